"""Prints the arena's tables in the terminal."""

from __future__ import annotations

from collections.abc import Sequence

from rich.table import Column
from rich.table import Table as TextTable

from vialibre.cli.text import out, say, words
from vialibre.i18n import printable
from vialibre.lab.blocks import Block
from vialibre.lab.number_format import NumberFormat
from vialibre.lab.sheet_rows import Row, sheet_of
from vialibre.lab.standings import Standing, seat_shares, standings

SIDE_BY_SIDE = 5
"""The most bots in one table of score lines: more do not fit a terminal."""

figures = NumberFormat(words)


def print_standings(blocks: Sequence[Block]) -> None:
    """Print ratings and wins with their intervals, score lines and times, and the advantage of each seat."""
    found = standings(blocks)
    heads = [say(f"cli-arena-{head}") for head in ("rating", "wins", "mean-score", "games")]
    table = TextTable(Column(say("cli-bot"), overflow="fold"), *(_right(head) for head in heads))
    for standing in found:
        table.add_row(
            printable(standing.bot),
            figures.rating(standing.rating),
            figures.percent_interval(standing.win_rate),
            figures.number(standing.mean_score),
            str(standing.games),
        )
    out.print(table)
    for start in range(0, len(found), SIDE_BY_SIDE):
        _print_sheet(found[start : start + SIDE_BY_SIDE])
    shares = "  ".join(
        f"{seat}: {figures.percent_interval(share)}" for seat, share in enumerate(seat_shares(blocks), 1)
    )
    out.print(say("cli-arena-seats", shares=shares))


def _right(head: str) -> Column:
    """Figures on one line, their heading on two: a terminal is eighty columns wide."""
    return Column(head.replace(" ", "\n", 1), justify="right", no_wrap=True)


def _print_sheet(found: Sequence[Standing]) -> None:
    sheet = sheet_of(found, words, figures)
    names = [Column(printable(standing.bot), justify="right", overflow="fold") for standing in found]
    table = TextTable(Column(say("cli-arena-means"), no_wrap=True), *names)
    for part in (sheet.points, sheet.counts, sheet.times):
        for row in part:
            _add(table, row)
        table.add_section()
    out.print(table)


def _add(table: TextTable, row: Row) -> None:
    table.add_row(row.label, *row.cells, style="bold" if row.strong else None)

"""Prints reviews in the terminal."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group
from rich.table import Column, Table

from vialibre.cli.text import out, say, words
from vialibre.i18n import printable
from vialibre.lab.number_format import NumberFormat
from vialibre.lab.review.game import GameReview
from vialibre.lab.review.players import Player, Reviewed, wild_of
from vialibre.lab.review.rows import Rows, many_heads, many_rows
from vialibre.lab.sheet_rows import Row
from vialibre.narrate import board_name
from vialibre.terminal.names import shown_names

LONG_NAME = 20
"""Characters of a name that a narrow terminal does not break."""
BARS = "▁▂▃▄▅▆▇█"
WIDE = 80
"""The most characters in a timeline."""


def print_game(review: GameReview) -> None:
    """Print one game: how each player played, chances over time, mistakes, tickets, luck."""
    rows = Rows(review, shown_names(review.seats, words.lang), words, NumberFormat(words))
    board = board_name(review.board, words.lang)
    out.print(say("review-title", board=board, players=words.list_and(rows.names)), style="bold")
    result = rows.phrases.narrator.winners(review.winners) if review.sheets else say("review-stopped")
    out.print(say("review-lead", moves=review.actions, result=result, bot=review.bot))
    out.print(_table(rows.player_heads(), rows.players()))
    _print_chances(rows)
    _print_mistakes(rows)
    _print_tickets(rows)
    out.print()
    out.print(say("review-luck-title"), style="bold")
    out.print(_table(rows.luck_heads(), rows.luck()))
    out.print(_yardstick(review))


def print_players(games: Sequence[Reviewed], players: Sequence[Player]) -> None:
    """Print many games: one line per player, and each player's biggest mistake as a sentence."""
    figures = NumberFormat(words)
    bot = games[0].review.bot
    out.print(say("review-title-many", games=len(games)), style="bold")
    decisions = sum(player.decisions for player in players)
    out.print(say("review-lead-many", players=len(players), decisions=decisions, bot=bot))
    out.print(_table(many_heads(words), many_rows(players, words, figures, files=False)))
    for player in players:
        if player.biggest is not None:
            game, judged = player.biggest
            rows = Rows(game.review, shown_names(game.review.seats, words.lang), words, figures)
            out.print(f"{printable(game.file)}: {rows.phrases.mistake(judged)}")
    out.print(say("review-players-note", bot=bot, wild=wild_of(games)), style="dim")
    out.print(_yardstick(games[0].review))


def _print_chances(rows: Rows) -> None:
    """One bar per few moves, from 0 to 100 %."""
    out.print()
    out.print(say("review-chances"), style="bold")
    timeline = rows.review.timeline
    room = out.width - max(map(len, rows.names)) - len("  100.0 %")
    count = max(min(len(timeline), WIDE, room), 10)
    picked = [timeline[round(i * (len(timeline) - 1) / max(count - 1, 1))] for i in range(count)]
    grid = Table.grid(padding=(0, 1))
    for seat, name in enumerate(rows.names):
        bars = "".join(BARS[min(int(chances[seat] * len(BARS)), len(BARS) - 1)] for chances in picked)
        grid.add_row(name, bars, rows.figures.percent(timeline[-1][seat]))
    out.print(grid)


def _print_mistakes(rows: Rows) -> None:
    out.print()
    out.print(say("review-mistakes"), style="bold")
    for seat, name in enumerate(rows.names):
        found = rows.review.mistakes(seat)
        for judged in found:
            out.print(f"• {rows.phrases.mistake(judged)}")
        if not found:
            out.print(f"• {name}: {say('review-no-mistake', bot=rows.review.bot)}")


def _print_tickets(rows: Rows) -> None:
    out.print()
    out.print(say("review-tickets"), style="bold")
    for seat, name in enumerate(rows.names):
        table = _table(rows.ticket_heads(), rows.tickets(seat))
        table.title, table.title_justify = name, "left"
        out.print(table)


def _yardstick(review: GameReview) -> Group:
    note = say("review-yardstick-note", bot=review.bot, samples=review.samples, rounds=review.rounds)
    grid = Table.grid()
    grid.add_row(note, style="dim")
    return Group("", grid)


def _table(heads: Sequence[str], rows: Sequence[Row]) -> Table:
    short = all(len(row.label) <= LONG_NAME for row in rows)
    first, *others = heads
    columns = (Column(first, overflow="fold", no_wrap=short), *(Column(head, overflow="fold") for head in others))
    table = Table(*columns)
    for row in rows:
        table.add_row(row.label, *row.cells, style="bold" if row.strong else None)
    return table

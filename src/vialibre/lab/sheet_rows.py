"""Score sheets of bots side by side, as rows shared by the terminal and the report page."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from vialibre.i18n import Words
from vialibre.lab.blocks import COUNTS, LINES
from vialibre.lab.number_format import NumberFormat
from vialibre.lab.standings import Standing

ALWAYS = ("routes", "made", "missed")
"""Lines that every board has."""


@dataclass(frozen=True, slots=True)
class Row:
    """One row of a table: its label and a cell per bot."""

    label: str
    cells: tuple[str, ...]
    strong: bool = False


@dataclass(frozen=True, slots=True)
class Sheet:
    """Mean points line by line with their total, other counts, and time per decision."""

    points: list[Row]
    counts: list[Row]
    times: list[Row]


def sheet_of(found: Sequence[Standing], words: Words, figures: NumberFormat) -> Sheet:
    """A column for each bot; rows that are 0 for all of them are left out."""
    say, number = words.text, figures.number

    def row(key: str, values: Sequence[float], *, strong: bool = False) -> Row:
        return Row(say(key), tuple(map(number, values)), strong)

    points = [
        row(f"cli-line-{line.replace('_', '-')}", [standing.lines[line] for standing in found])
        for line in LINES
        if line in ALWAYS or any(standing.lines[line] for standing in found)
    ]
    points.append(row("cli-line-total", [standing.mean_score for standing in found], strong=True))
    counts = [
        row("cli-count-made", [standing.tickets_made for standing in found]),
        row("cli-count-missed", [standing.tickets_missed for standing in found]),
    ]
    for name in COUNTS:
        values = [standing.counts.get(name, 0.0) for standing in found]
        if any(values):
            counts.append(row(f"cli-count-{name.replace('_', '-')}", values))
    times = [
        Row(say("cli-time-mean"), tuple(figures.milliseconds(standing.milliseconds) for standing in found)),
        Row(say("cli-time-99"), tuple(figures.milliseconds(standing.milliseconds_99) for standing in found)),
    ]
    if any(standing.forfeits for standing in found):
        times.append(Row(say("cli-forfeits"), tuple(str(standing.forfeits) for standing in found)))
    return Sheet(points, counts, times)

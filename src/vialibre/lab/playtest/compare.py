"""Compares a board with the four standard ones, whose figures are in a packaged file."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Any

from vialibre.boards.load import load_board
from vialibre.lab.playtest.figures import table_figures
from vialibre.lab.playtest.findings import Findings
from vialibre.lab.playtest.headlines import HEADLINES
from vialibre.lab.statistics import Interval

FILE = "standard.json"


@dataclass(frozen=True, slots=True)
class Compared:
    """One headline for one number of players."""

    name: str
    seats: int
    here: Interval
    boards: dict[str, Interval]
    """The standard boards, without this one if it is one of them."""

    @property
    def low(self) -> float:
        """The lowest value of the standard boards."""
        return min(figure.low for figure in self.boards.values())

    @property
    def high(self) -> float:
        """The highest value of the standard boards."""
        return max(figure.high for figure in self.boards.values())

    @property
    def side(self) -> str | None:
        """`more` or `less` if this board is significantly outside the range of the others."""
        return "more" if self.here.low > self.high else "less" if self.here.high < self.low else None


def compared(findings: Findings) -> list[Compared]:
    """Comparisons for every number of players that a standard board was also tested with."""
    found = []
    here = findings.setting.board
    for table in table_figures(findings):
        boards = {
            board: tables[table.seats]
            for board, tables in standard().items()
            if table.seats in tables and not (board == here.id and load_board(board).digest == here.digest)
        }
        for name in HEADLINES if boards else ():
            theirs = {board: figures[name] for board, figures in boards.items()}
            found.append(Compared(name, table.seats, table.headlines[name], theirs))
    return found


@cache
def standard() -> Mapping[str, Mapping[int, Mapping[str, Interval]]]:
    """Headlines by board and number of players."""
    data = json.loads(resources.files("vialibre.lab.playtest").joinpath(FILE).read_text("utf-8"))
    return {
        board: {int(seats): {name: Interval(*ends) for name, ends in row.items()} for seats, row in tables.items()}
        for board, tables in data.items()
    }


def summary(findings: Findings) -> dict[str, Any]:
    """What the file holds for one board: value, low, high."""
    return {
        str(table.seats): {
            name: [round(end, 5) for end in (one.value, one.low, one.high)] for name, one in table.headlines.items()
        }
        for table in table_figures(findings)
    }

"""A table from its log, and what a viewer missed."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from vialibre.boards.model import Board
from vialibre.server.table.entries import AnyEntry, Created
from vialibre.server.table.outgoing import Telling, told
from vialibre.server.table.state import Table


class Line(NamedTuple):
    n: int
    at: float
    entry: AnyEntry


def table_from(table_id: str, board: Board, lines: Iterable[Line]) -> Table:
    """The table as its log says."""
    rest = iter(lines)
    first = next(rest)
    assert isinstance(first.entry, Created)
    table = Table(table_id, first.entry, board, first.at)
    for line in rest:
        table.add(line.n, line.at, line.entry)
    return table


def missed(table_id: str, board: Board, lines: Sequence[Line], seat: int | None, since: int) -> list[dict[str, Any]]:
    """The updates after number `since`, the same as were sent then."""
    table = table_from(table_id, board, lines[:since])
    telling = Telling(table, seat)
    found = []
    for line in lines[since:]:
        table.add(line.n, line.at, line.entry)
        found.append(telling.update(line.entry))
    return found


def history(table_id: str, board: Board, lines: Sequence[Line], seats: Sequence[int | None]) -> list[dict[str, Any]]:
    """Everything that happened, as somebody with these seats may know it: the log in the page."""
    table = table_from(table_id, board, lines[:1])
    found = []
    for line in lines[1:]:
        table.add(line.n, line.at, line.entry)
        acting = getattr(line.entry, "seat", None)
        eyes = acting if acting in seats else seats[0]
        found.append({"n": line.n, "at": line.at, **told(table, line.entry, eyes)})
    return found

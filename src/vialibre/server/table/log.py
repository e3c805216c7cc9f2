"""Folding a log into a table, and the updates a viewer missed.

Long computations are iterators, so that the event loop can do other work between two steps.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from vialibre.boards.model import Board
from vialibre.server.table.entries import AnyEntry, Created
from vialibre.server.table.projection import ViewerProjection, encode, entry_for
from vialibre.server.table.state import Table


class Line(NamedTuple):
    n: int
    at: float
    entry: AnyEntry


class Fold:
    """An incremental fold: run through `steps()`, then take `table`."""

    def __init__(self, table_id: str, board: Board, lines: Sequence[Line]) -> None:
        first = lines[0]
        if not isinstance(first.entry, Created):
            raise ValueError("a log begins with its table's creation")
        self.table = Table(table_id, first.entry, board, first.at)
        self._lines = lines

    def steps(self) -> Iterator[Line]:
        """Fold one line after another; yields each after it is folded."""
        for line in self._lines[1:]:
            self.table.add(line.n, line.at, line.entry)
            yield line


def table_from(table_id: str, board: Board, lines: Sequence[Line]) -> Table:
    """The table that a whole log folds to."""
    fold = Fold(table_id, board, lines)
    for _ in fold.steps():
        pass
    return fold.table


def missed(table_id: str, board: Board, lines: Sequence[Line], seat: int | None, since: int) -> list[dict[str, Any]]:
    """The updates after entry `since`, identical to those that were sent at the time."""
    return [update for update in missed_steps(table_id, board, lines, seat, since) if update is not None]


def missed_steps(
    table_id: str, board: Board, lines: Sequence[Line], seat: int | None, since: int
) -> Iterator[dict[str, Any] | None]:
    """The same step by step; yields None for each line up to `since`."""
    fold = Fold(table_id, board, lines)
    projection = ViewerProjection(fold.table, seat) if since <= 1 else None
    for line in fold.steps():
        if projection is not None:
            yield projection.update(line.entry)
        else:
            yield None
            if line.n == since:
                projection = ViewerProjection(fold.table, seat)


def history(
    table_id: str, board: Board, lines: Sequence[Line], seats: Sequence[int | None]
) -> Iterator[dict[str, Any]]:
    """All entries as a person with these seats may know them: the log shown in the page."""
    fold = Fold(table_id, board, lines)
    for line in fold.steps():
        acting = getattr(line.entry, "seat", None)
        viewer = acting if acting in seats else seats[0]
        yield {"n": line.n, "at": line.at, **entry_for(fold.table, line.entry, viewer)}


def rehearse(table_id: str, board: Board, lines: Sequence[Line]) -> None:
    """Do all the work of loading and showing a table, in a process that may be killed; raises what that work raises."""
    table = table_from(table_id, board, lines)
    for seat in (None, *range(len(table.seats))):
        encode(ViewerProjection(table, seat).snapshot())

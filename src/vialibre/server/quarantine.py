"""Quarantine: a table that cannot be computed is taken out of service, with its log untouched, so that others go on.

People see the reason as one of a few codes, the operator also the place in the program. Neither contains any value of
the game.
"""

from __future__ import annotations

import traceback
from collections.abc import Callable
from pathlib import PurePath
from time import thread_time
from typing import Final, Literal, TypeVar

from vialibre.errors import StorageError, TooMuchWork
from vialibre.server.errors import Refused
from vialibre.server.table.state import Table

T = TypeVar("T")
Reason = Literal["too_much_work", "damaged_log", "board_refused", "server_fault"]
REASONS: Final[tuple[Reason, ...]] = ("too_much_work", "damaged_log", "board_refused", "server_fault")

MOST_SECONDS = 1.0
"""CPU seconds on the event loop for one entry of a table on a custom board. Large boards take a thirtieth of this."""


class TableFault(Exception):
    """A table that cannot be folded or shown."""

    def __init__(self, reason: Reason, detail: str) -> None:
        super().__init__(reason, detail)
        self.reason = reason
        self.detail = detail


def table_fault(reason: Reason, error: BaseException, n: int | None = None) -> TableFault:
    """Describe an error: its type, where in the program and at which entry it happened, without any value."""
    where = "".join(f" at {PurePath(frame.filename).name}:{frame.lineno}" for frame in _frames(error)[-1:])
    code = getattr(error, "code", "")
    named = type(error).__name__ + (f" {code}" if code else "")
    return TableFault(reason, f"{'' if n is None else f'entry {n}: '}{named}{where}")


def _frames(error: BaseException) -> list[traceback.FrameSummary]:
    return list(traceback.extract_tb(error.__traceback__))


def as_fault(error: BaseException) -> TableFault | None:
    """The fault if an error must quarantine the table, else None."""
    if isinstance(error, TableFault):
        return error
    return table_fault("too_much_work", error) if isinstance(error, TooMuchWork) else None


def quarantined_error(reason: str) -> Refused:
    """The error that people get for a table in quarantine."""
    return Refused("table_quarantined", reason=reason)


def compute(table: Table, work: Callable[[], T], reason: Reason = "server_fault") -> T:
    """Run `work`, which folds or shows a table. Raises TableFault or TooMuchWork if the table must be quarantined."""
    began = thread_time()
    try:
        found = work()
    except (TooMuchWork, TableFault, StorageError):
        raise
    except Exception as error:
        raise table_fault(reason, error, table.n) from error
    check_time(table, thread_time() - began)
    return found


def check_time(table: Table, spent: float) -> None:
    """Raise TooMuchWork if a custom board took too long: a backstop for the engine's own, much lower budgets."""
    if spent > MOST_SECONDS and not table.trusted:
        raise TooMuchWork("too_much_work")

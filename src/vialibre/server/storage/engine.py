"""What both databases offer to the rest of storage: run plain functions on a connection, each in a transaction."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol, TypeVar

import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError

T = TypeVar("T")
Work = Callable[[sa.Connection], T]


class Engine(Protocol):
    """Queries are ordinary functions on a connection, the same ones for both databases."""

    @property
    def dialect(self) -> str:
        """`sqlite` or `postgresql`."""

    @property
    def faults(self) -> tuple[type[Exception], ...]:
        """What this database and its driver raise."""

    async def run(self, work: Work[T], *, write: bool) -> T:
        """Do the work and commit; a raised error rolls back."""

    def will_pass(self, fault: Exception) -> bool:
        """Whether the same work may succeed a moment later: the database restarts, its disk is full, it is locked."""

    def is_blocked(self, fault: Exception) -> bool:
        """Whether a lock on some rows was not to be had in time; work on others may succeed."""

    async def close(self) -> None: ...


def state_of(fault: Exception) -> str | None:
    """PostgreSQL's five signs for what went wrong, if it was PostgreSQL that said so."""
    cause = fault.orig if isinstance(fault, DBAPIError) else fault
    return getattr(cause, "sqlstate", None)

"""Interface of the two database engines: run functions on a connection, each in a transaction."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol, TypeVar

import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError

T = TypeVar("T")
Work = Callable[[sa.Connection], T]


class Engine(Protocol):
    """Queries are plain functions on a connection, shared by both databases."""

    @property
    def dialect(self) -> str:
        """`sqlite` or `postgresql`."""

    @property
    def faults(self) -> tuple[type[Exception], ...]:
        """The exceptions that this database and its driver raise."""

    async def run(self, work: Work[T], *, write: bool) -> T:
        """Run the work in a transaction; an exception rolls it back."""

    def will_pass(self, fault: Exception) -> bool:
        """Whether the error is transient: the database restarts, its disk is full, it is locked."""

    def is_blocked(self, fault: Exception) -> bool:
        """Whether a row lock timed out; work on other rows may succeed."""

    async def close(self) -> None: ...


def state_of(fault: Exception) -> str | None:
    """PostgreSQL's SQLSTATE, if the error comes from PostgreSQL."""
    cause = fault.orig if isinstance(fault, DBAPIError) else fault
    return getattr(cause, "sqlstate", None)

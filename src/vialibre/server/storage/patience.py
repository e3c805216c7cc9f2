"""Databases come back: work that meets a lost connection is done again, for a while. All our writes bear repeating."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from functools import partial
from typing import TypeVar

import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError

from vialibre.errors import StorageError
from vialibre.server.storage.engine import Engine, Work, state_of

T = TypeVar("T")

PATIENCE_SECONDS = 20.0
ANSWER_SECONDS = 3.0
PAUSES = (0.0, 0.05, 0.1, 0.2, 0.5)
log = logging.getLogger(__name__)


class Patient:
    """Runs work on an engine. Raises StorageError only: `storage_down` or `storage_failed`, never the driver's own
    errors, since those may quote what was to be written and would carry it into logs."""

    def __init__(self, engine: Engine, *, seconds: float = PATIENCE_SECONDS) -> None:
        self.engine = engine
        self.seconds = seconds
        self._down_since: float | None = None

    async def read(self, work: Work[T]) -> T:
        return await self._insist(lambda connection, _again: work(connection), write=False)

    async def write(self, work: Work[T]) -> T:
        """For work that may be done twice."""
        return await self._insist(lambda connection, _again: work(connection), write=True)

    async def write_once(self, work: Callable[[sa.Connection, bool], T]) -> T:
        """For work that must find out, when its second argument is true, whether an earlier attempt was committed."""
        return await self._insist(work, write=True)

    async def answers(self) -> bool:
        """Whether the database answers at this moment."""
        faults: tuple[type[Exception], ...] = (TimeoutError, *self.engine.faults)
        try:
            async with asyncio.timeout(ANSWER_SECONDS):
                await self.engine.run(lambda connection: connection.execute(sa.select(1)), write=False)
        except faults:
            return False
        return True

    async def _insist(self, work: Callable[[sa.Connection, bool], T], *, write: bool) -> T:
        tries = 0
        while True:
            try:
                result = await self.engine.run(partial(_attempt, work, tries > 0), write=write)
            except self.engine.faults as fault:
                tries += 1
                self._consider(fault, tries)
            else:
                if self._down_since is not None:
                    log.warning("the database answers again after %.1f s", time.monotonic() - self._down_since)
                    self._down_since = None
                return result
            await asyncio.sleep(PAUSES[min(tries, len(PAUSES)) - 1])

    def _consider(self, fault: Exception, tries: int) -> None:
        """Raise, or return for another try."""
        name = describe(fault)
        if not self.engine.will_pass(fault):
            statement = fault.statement if isinstance(fault, DBAPIError) else None
            log.error("the database refused: %s in %s", name, statement)
            raise StorageError("storage_failed", detail=name) from None
        now = time.monotonic()
        if self._down_since is None:
            log.warning("the database is away: %s", name)
            self._down_since = now
        # Two tries at least: the first may only have met a connection that was lost long ago.
        if tries > 1 and now - self._down_since > self.seconds:
            raise StorageError("storage_down", detail=name) from None


def _attempt(work: Callable[[sa.Connection, bool], T], again: bool, connection: sa.Connection) -> T:
    return work(connection, again)


def describe(fault: Exception) -> str:
    """What kind of fault this is, without its words."""
    cause = fault.orig if isinstance(fault, DBAPIError) else fault
    kind = type(cause.__cause__ or cause).__name__ if cause else type(fault).__name__
    state = state_of(fault) or getattr(cause, "sqlite_errorname", None)
    return f"{kind} ({state})" if state else kind

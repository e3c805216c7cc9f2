"""Retries transient database errors for a limited time. All our writes are idempotent."""

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

PATIENCE_SECONDS = 18.0
"""Limit for a call: a client gets its answer within 20 seconds."""
PAUSES = (0.0, 0.05, 0.1, 0.2, 0.5)
log = logging.getLogger(__name__)


class Blocked(Exception):
    """A lock could not be acquired; work on other rows may succeed now."""


class RetryingDatabase:
    """Runs work on an engine and retries transient errors.

    Raises only StorageError: `storage_down` or `storage_failed`. The driver's own errors may quote values, which must
    not get into logs.
    """

    def __init__(self, engine: Engine, *, seconds: float = PATIENCE_SECONDS) -> None:
        self.engine = engine
        self.seconds = seconds
        self._down_since: dict[str, float] = {}
        """By `reads` and `writes`, which fail separately: a full disk or a locked file can still be read. And by
        `heartbeats`, which may fit into a page when nothing larger can be written."""
        self._write_failed_at = -PATIENCE_SECONDS
        self._abandoned: set[asyncio.Task[object]] = set()

    async def read(self, work: Work[T]) -> T:
        return await self._retry(lambda connection, _again: work(connection), write=False, kind="reads")

    async def write(self, work: Work[T], *, kind: str = "writes") -> T:
        """For idempotent work."""
        return await self._retry(lambda connection, _again: work(connection), write=True, kind=kind)

    async def write_once(self, work: Callable[[sa.Connection, bool], T], *, or_blocked: bool = False) -> T:
        """For work that must check, if its second argument is true, whether an earlier attempt was committed.

        `or_blocked`: raise Blocked instead of retrying when a lock cannot be acquired.
        """
        return await self._retry(work, write=True, kind="writes", or_blocked=or_blocked)

    @property
    def writes_fail(self) -> bool:
        """Whether a write failed recently and none has succeeded since."""
        return "writes" in self._down_since and time.monotonic() - self._write_failed_at < PATIENCE_SECONDS

    async def close(self) -> None:
        """Close the engine. Hanging calls are cancelled."""
        for task in self._abandoned:
            task.cancel()
        await asyncio.gather(*self._abandoned, return_exceptions=True)
        await self.engine.close()

    async def _retry(
        self, work: Callable[[sa.Connection, bool], T], *, write: bool, kind: str, or_blocked: bool = False
    ) -> T:
        until = time.monotonic() + self.seconds
        tries = 0
        while True:
            try:
                result = await self._try(partial(_attempt, work, tries > 0), write, kind, until)
            except self.engine.faults as fault:
                tries += 1
                if self.engine.is_blocked(fault):
                    if or_blocked:
                        raise Blocked from None
                    if time.monotonic() > until:
                        raise StorageError("storage_down", detail=describe(fault)) from None
                else:
                    self._consider(fault, kind, tries, until)
            else:
                since = self._down_since.pop(kind, None)
                if since is not None:
                    log.warning("%s work again after %.1f s", kind, time.monotonic() - since)
                return result
            await asyncio.sleep(PAUSES[min(tries, len(PAUSES)) - 1])

    async def _try(self, work: Work[T], write: bool, kind: str, until: float) -> T:
        """One attempt. Raises StorageError when it takes too long, since a hung network or disk raises nothing."""
        task = asyncio.ensure_future(self.engine.run(work, write=write))
        try:
            done, _ = await asyncio.wait((task,), timeout=max(0.1, until - time.monotonic()))
        except asyncio.CancelledError:
            self._abandon(task)
            raise
        if done:
            return task.result()
        self._abandon(task)
        self._note_down(kind, "no answer")
        raise StorageError("storage_down", detail="no answer")

    def _abandon(self, task: asyncio.Future[T]) -> None:
        """Cancel without waiting: queued work never starts, and hanging work is left alone."""
        assert isinstance(task, asyncio.Task)
        self._abandoned.add(task)
        task.add_done_callback(self._forget)
        task.cancel()

    def _forget(self, task: asyncio.Task[object]) -> None:
        self._abandoned.discard(task)
        if not task.cancelled():
            task.exception()  # retrieved, so that asyncio does not warn about it

    def _consider(self, fault: Exception, kind: str, tries: int, until: float) -> None:
        """Raise for a permanent error or after the time limit; return for another attempt."""
        name = describe(fault)
        if not self.engine.will_pass(fault):
            statement = fault.statement if isinstance(fault, DBAPIError) else None
            log.error("the database refused: %s in %s", name, statement)
            raise StorageError("storage_failed", detail=name) from None
        since = self._note_down(kind, name)
        now = time.monotonic()
        # At least two attempts: the first may only have met a stale connection.
        if tries > 1 and (now > until or now - since > self.seconds):
            raise StorageError("storage_down", detail=name) from None

    def _note_down(self, kind: str, name: str) -> float:
        if kind == "writes":
            self._write_failed_at = time.monotonic()
        if kind not in self._down_since:
            log.warning("%s fail: %s", kind, name)
        return self._down_since.setdefault(kind, time.monotonic())


def _attempt(work: Callable[[sa.Connection, bool], T], again: bool, connection: sa.Connection) -> T:
    return work(connection, again)


def describe(fault: Exception) -> str:
    """The type of an error, without its message."""
    cause = fault.orig if isinstance(fault, DBAPIError) else fault
    kind = type(cause.__cause__ or cause).__name__ if cause else type(fault).__name__
    state = state_of(fault) or getattr(cause, "sqlite_errorname", None)
    return f"{kind} ({state})" if state else kind

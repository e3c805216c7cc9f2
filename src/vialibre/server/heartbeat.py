"""Heartbeat of the workers: finds the times in which none of them was alive or could write. Clocks stand still then.

Each worker notes every second that it is alive, in the database. The first that finds the last such note too old
records a downtime: after a restart, a database that was away, a disk that was full, a machine that slept. While another
worker is alive there is none, so a rolling restart gives nobody more time.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable
from contextlib import suppress

from vialibre.errors import StorageError
from vialibre.server.storage.rows import Downtime
from vialibre.server.storage.storage import Storage

log = logging.getLogger("vialibre.server")

BEAT = 1.0
"""Seconds between two heartbeats: how exactly a downtime's beginning is known after a kill."""
RESTART = 2.5
"""A worker that starts and finds the last heartbeat older than this was alone: the time since is a downtime."""
STALL = 5.0
"""The same for a worker that runs: a busy machine may be late with a heartbeat."""
LAST_SECONDS = 2.0
"""For the last heartbeat: a server that cannot write must end all the same."""


class Heartbeat:
    def __init__(self, storage: Storage, clock: Callable[[], float]) -> None:
        self._storage = storage
        self._clock = clock
        self._worker = secrets.token_hex(8)
        self._beating: asyncio.Task[None] | None = None
        self._beat_at = -float("inf")
        """By the monotonic clock, and below by the one that tables go by: it alone goes on while a machine sleeps."""
        self._noted_at = -float("inf")
        self.stall = STALL
        self.downtimes: list[Downtime] = []
        self.found: Callable[[], None] = lambda: None
        """Called when there is a new downtime."""

    async def start(self) -> None:
        """The first heartbeat. Returns when all downtimes are known, this worker's start included."""
        await self._beat(RESTART)

    async def run(self) -> None:
        while True:
            await asyncio.sleep(BEAT)
            with suppress(StorageError):
                await self.beat()

    async def stop(self) -> None:
        """The last heartbeat, so that the downtime begins now and not up to a second earlier."""
        with suppress(StorageError, TimeoutError):
            async with asyncio.timeout(LAST_SECONDS):
                await self._beat(self.stall)

    async def ensure_recent(self) -> None:
        """For all that is written because of time, or takes it: no downtime is unknown. Raises StorageError."""
        if max(time.monotonic() - self._beat_at, self._clock() - self._noted_at) > self.stall:
            await self.beat()

    async def beat(self) -> None:
        """A heartbeat, shared by all who ask at the same time."""
        if self._beating is None or self._beating.done():
            self._beating = asyncio.create_task(self._beat(self.stall))
        await asyncio.shield(self._beating)

    async def _beat(self, stall: float) -> None:
        began, noted_at = time.monotonic(), self._clock()
        known = self.downtimes[-1].down_at if self.downtimes else -float("inf")
        new = await self._storage.beat(self._worker, self._clock, stall, known)
        self._beat_at, self._noted_at = began, noted_at
        if new:
            self.downtimes += new
            log.warning("no worker could serve for %.1f s", new[-1].up_at - new[-1].down_at)
            self.found()

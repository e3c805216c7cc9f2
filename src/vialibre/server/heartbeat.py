"""Heartbeat of the workers: finds downtimes, in which no worker was alive or could write. Clocks stop during those.

Each worker writes a heartbeat to the database every second. The first worker that finds the last heartbeat too old
records a downtime: after a restart, a database outage, a full disk, a suspended machine. While another worker is alive
there is no downtime, so a rolling restart does not give players extra time.
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
"""Seconds between two heartbeats, and thereby the precision of a downtime's start after a kill."""
RESTART = 2.5
"""Seconds: if the last heartbeat is older when a worker starts, the time since then is a downtime."""
STALL = 5.0
"""The same for a running worker, whose heartbeats may be late on a busy machine."""
LAST_SECONDS = 2.0
"""Time limit of the last heartbeat: a server that cannot write must still be able to stop."""


class Heartbeat:
    def __init__(self, storage: Storage, clock: Callable[[], float]) -> None:
        self._storage = storage
        self._clock = clock
        self._worker = secrets.token_hex(8)
        self._beating: asyncio.Task[None] | None = None
        self._beat_at = -float("inf")
        """By the monotonic clock; `_noted_at` by the wall clock, which also advances while the machine is suspended."""
        self._noted_at = -float("inf")
        self.stall = STALL
        self.downtimes: list[Downtime] = []
        self.found: Callable[[], None] = lambda: None
        """Called when a new downtime was found."""

    async def start(self) -> None:
        """Write the first heartbeat. Returns when all downtimes up to now are known."""
        await self._beat(RESTART)

    async def run(self) -> None:
        while True:
            await asyncio.sleep(BEAT)
            with suppress(StorageError):
                await self.beat()

    async def stop(self) -> None:
        """Write the last heartbeat, so that a downtime starts now and not up to a second earlier."""
        with suppress(StorageError, TimeoutError):
            async with asyncio.timeout(LAST_SECONDS):
                await self._beat(self.stall)

    async def ensure_recent(self) -> None:
        """Make sure that all downtimes are known before an entry that depends on time. Raises StorageError."""
        if max(time.monotonic() - self._beat_at, self._clock() - self._noted_at) > self.stall:
            await self.beat()

    async def beat(self) -> None:
        """Write a heartbeat; concurrent calls share one."""
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

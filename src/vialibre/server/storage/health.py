"""Health check of the database: a read and a write that needs disk space, without retries."""

from __future__ import annotations

import asyncio
import logging
import secrets

import sqlalchemy as sa

from vialibre.server.storage.engine import Engine
from vialibre.server.storage.schema import probes

ANSWER_SECONDS = 3.0
ROOM_BYTES = 16 * 1024
"""More than a database page: a change within a page succeeds even on a disk that is too full for the next move."""
log = logging.getLogger(__name__)


class Health:
    """Concurrent requests share one check, so that frequent requests do not cause frequent writes."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._name = secrets.token_hex(8)
        self._check: asyncio.Task[bool] | None = None

    async def is_good(self) -> bool:
        if self._check is None or self._check.done():
            self._check = asyncio.create_task(self._run())
        return await asyncio.shield(self._check)

    async def close(self) -> None:
        if self._check is not None:
            await self._check

    async def _run(self) -> bool:
        faults: tuple[type[Exception], ...] = (TimeoutError, *self._engine.faults)
        try:
            async with asyncio.timeout(ANSWER_SECONDS):
                await self._engine.run(lambda connection: connection.execute(sa.select(1)), write=False)
                # Two transactions: within one, the delete would free the space before it is ever used on the disk.
                await self._engine.run(self._fill, write=True)
                await self._engine.run(self._empty, write=True)
        except faults as fault:
            log.warning("the health check failed: %s", type(fault).__name__)
            return False
        return True

    def _fill(self, connection: sa.Connection) -> None:
        self._empty(connection)  # left over from an interrupted check
        connection.execute(sa.insert(probes), {"worker": self._name, "data": secrets.token_hex(ROOM_BYTES // 2)})

    def _empty(self, connection: sa.Connection) -> None:
        connection.execute(sa.delete(probes).where(probes.c.worker == self._name))

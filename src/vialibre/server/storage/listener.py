"""Receives notifications of other workers over a dedicated PostgreSQL connection, which is reopened when lost."""

from __future__ import annotations

import asyncio
import contextlib
import logging

from vialibre.server.storage.asyncpg_connection import InterfaceError, PgConnection, PostgresError, connect
from vialibre.server.storage.notifications import CHANNEL, Callback, Notification, Resync, read_payload

BEAT_SECONDS = 5.0
PAUSES = (0.05, 0.1, 0.2, 0.5)
log = logging.getLogger(__name__)


class NotificationListener:
    """Listens until stopped; reconnects whenever the connection is lost."""

    def __init__(self, url: str, callback: Callback, *, beat: float = BEAT_SECONDS) -> None:
        self._url = url
        self._callback = callback
        self._beat = beat
        self._listening = asyncio.Event()
        self._task = asyncio.create_task(self._run(), name="storage-listener")

    async def ready(self) -> None:
        """Return once all later notifications will be received."""
        await self._listening.wait()

    async def stop(self) -> None:
        self._task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self._task

    async def _run(self) -> None:
        tries = 0
        while True:
            try:
                connection = await connect(self._url)
            except (OSError, PostgresError, InterfaceError) as fault:
                if not tries:
                    log.warning("cannot listen to the database: %s", type(fault).__name__)
                await asyncio.sleep(PAUSES[min(tries, len(PAUSES) - 1)])
                tries += 1
                continue
            tries = 0
            try:
                await self._receive(connection)
            except (OSError, PostgresError, InterfaceError) as fault:
                log.warning("stopped hearing from the database: %s", type(fault).__name__)
            finally:
                connection.terminate()

    async def _receive(self, connection: PgConnection) -> None:
        """Receive notifications; returns or raises when the connection is lost."""
        lost = asyncio.Event()
        connection.add_termination_listener(lambda _connection: lost.set())
        await connection.add_listener(
            CHANNEL, lambda _connection, _pid, _channel, payload: self._deliver(read_payload(payload))
        )
        if self._listening.is_set():
            self._deliver(Resync())
        self._listening.set()
        while not lost.is_set():
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(lost.wait(), self._beat)
            if not lost.is_set():
                # A connection over a dead network looks alive until something is sent.
                await connection.execute("SELECT 1", timeout=self._beat)

    def _deliver(self, news: Notification) -> None:
        try:
            self._callback(news)
        except Exception:
            log.exception("a listener failed")

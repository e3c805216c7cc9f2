"""The part of asyncpg that we use, with types (it has none)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol, cast

import asyncpg

PostgresError: type[Exception] = asyncpg.PostgresError
InterfaceError: type[Exception] = asyncpg.InterfaceError
BadUrl: type[Exception] = asyncpg.exceptions.ClientConfigurationError

CONNECT_SECONDS = 10.0
SETTINGS = {
    "application_name": "vialibre",
    # Our queries are small: compiling them would cost more than running them.
    "jit": "off",
    # A worker that hangs in a transaction must not keep a table locked for the others.
    "idle_in_transaction_session_timeout": "10000",
}
LIMITS = {
    # Waiting for a locked row must not occupy one of the few connections for long.
    "lock_timeout": "2000",
    "statement_timeout": "10000",
}
"""Milliseconds; for all connections except the migrating one, which may wait for other workers and large tables."""


class PgConnection(Protocol):
    async def execute(self, query: str, *args: object, timeout: float | None = None) -> str: ...

    async def add_listener(self, channel: str, callback: Callable[[object, int, str, str], None]) -> None: ...

    def add_termination_listener(self, callback: Callable[[object], None]) -> None: ...

    def terminate(self) -> None: ...


async def connect(url: str, *, command_seconds: float | None = None) -> PgConnection:
    """A connection; a command that takes longer than `command_seconds` raises TimeoutError."""
    settings = SETTINGS if command_seconds is None else {**SETTINGS, **LIMITS}
    connection = await asyncpg.connect(
        url, timeout=CONNECT_SECONDS, command_timeout=command_seconds, server_settings=settings
    )
    return cast(PgConnection, connection)

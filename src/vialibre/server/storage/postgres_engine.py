"""PostgreSQL engine on asyncpg, which parses the URL like PostgreSQL's own tools."""

from __future__ import annotations

from typing import TypeVar

from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import create_async_engine

from vialibre.server.storage.asyncpg_connection import InterfaceError, PgConnection, PostgresError, connect
from vialibre.server.storage.engine import Work, state_of

T = TypeVar("T")

CONNECTIONS = 6
COMMAND_SECONDS = 12.0
PASSING_CLASSES = ("08", "40", "53", "57")
"""Transient SQLSTATE classes: connection lost; deadlock; out of resources; shutdown, startup or cancelled."""
PASSING_STATES = ("25006", "55P03")
"""A standby that is not primary yet; lock timeout."""
BLOCKED_STATES = ("55P03", "57014")
"""Lock timeout; statement timeout, which mostly has the same reason."""


class PostgresEngine:
    dialect = "postgresql"
    # OSError: connection refused; includes TimeoutError.
    faults: tuple[type[Exception], ...] = (DBAPIError, PoolTimeout, OSError, PostgresError, InterfaceError)

    def __init__(self, url: str, *, command_seconds: float | None = COMMAND_SECONDS) -> None:
        async def new_connection() -> PgConnection:
            return await connect(url, command_seconds=command_seconds)

        self._engine = create_async_engine(
            "postgresql+asyncpg://",
            async_creator=new_connection,
            pool_size=CONNECTIONS,
            max_overflow=0,
            hide_parameters=True,
        )
        # Reads of one statement need no BEGIN and COMMIT, which would be two more round trips.
        self._reading = self._engine.execution_options(isolation_level="AUTOCOMMIT")

    async def run(self, work: Work[T], *, write: bool) -> T:
        if not write:
            async with self._reading.connect() as connection:
                return await connection.run_sync(work)
        async with self._engine.begin() as connection:
            return await connection.run_sync(work)

    def will_pass(self, fault: Exception) -> bool:
        if isinstance(fault, DBAPIError) and fault.connection_invalidated:
            return True
        state = state_of(fault)
        if state:
            return state.startswith(PASSING_CLASSES) or state in PASSING_STATES
        return isinstance(fault, (OSError, PoolTimeout))

    def is_blocked(self, fault: Exception) -> bool:
        return state_of(fault) in BLOCKED_STATES

    async def close(self) -> None:
        await self._engine.dispose()

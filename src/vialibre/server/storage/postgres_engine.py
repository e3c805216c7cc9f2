"""PostgreSQL by asyncpg. The URL goes to asyncpg as it is, which reads it like PostgreSQL's own tools do."""

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
"""Of SQLSTATEs: connection lost; deadlock; out of something; stopping, starting or cancelled."""
PASSING_STATES = ("25006", "55P03")
"""A standby that is not yet the primary; a lock not to be had."""
BLOCKED_STATES = ("55P03", "57014")
"""A lock not to be had; a statement that took too long, mostly for the same reason."""


class PostgresEngine:
    dialect = "postgresql"
    # OSError: nobody listens at the address; TimeoutError is one of them.
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
        # Reads of one statement need no BEGIN and COMMIT, which would be two more messages to the database.
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

"""SQLite engine: one thread writes, two read.

A whole transaction runs in one call to a thread. One call per statement, as in aiosqlite, costs three times the CPU.
"""

from __future__ import annotations

import asyncio
import os
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TypeVar

import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.pool import QueuePool

from vialibre.server.storage.engine import Work

T = TypeVar("T")

BUSY_SECONDS = 2.0
READERS = 2
WILL_PASS = {
    sqlite3.SQLITE_BUSY,
    sqlite3.SQLITE_LOCKED,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_CANTOPEN,
    sqlite3.SQLITE_READONLY,
}
PRAGMAS = (
    "journal_mode = WAL",
    # A commit is on the disk before it is reported: with WAL, a lower setting may lose commits in a power failure.
    "synchronous = FULL",
    "fullfsync = ON",
    "foreign_keys = ON",
)


class SqliteEngine:
    dialect = "sqlite"
    faults: tuple[type[Exception], ...] = (DBAPIError, PoolTimeout)

    def __init__(self, file: Path) -> None:
        # The file will contain the server's keys, so only its owner may read it; -wal and -shm inherit the mode.
        os.close(os.open(file, os.O_RDWR | os.O_CREAT, 0o600))
        self._writing = _engine(file, "BEGIN IMMEDIATE", PRAGMAS, size=1)
        self._reading = _engine(file, "BEGIN", (*PRAGMAS, "query_only = ON"), size=READERS)
        self._writer = ThreadPoolExecutor(1, thread_name_prefix="storage-writer")
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="storage-reader")

    async def run(self, work: Work[T], *, write: bool) -> T:
        engine, threads = (self._writing, self._writer) if write else (self._reading, self._readers)
        return await asyncio.get_running_loop().run_in_executor(threads, _transaction, engine, work)

    def will_pass(self, fault: Exception) -> bool:
        if not isinstance(fault, DBAPIError):
            return True
        code = getattr(fault.orig, "sqlite_errorcode", sqlite3.SQLITE_ERROR)
        return code & 0xFF in WILL_PASS  # the higher bits only distinguish causes

    def is_blocked(self, fault: Exception) -> bool:
        return False  # locks are on the whole file

    async def close(self) -> None:
        await asyncio.to_thread(self._close)

    def _close(self) -> None:
        self._writer.shutdown()
        self._readers.shutdown()
        self._reading.dispose()
        self._writing.dispose()


def _transaction(engine: sa.Engine, work: Work[T]) -> T:
    with engine.begin() as connection:
        return work(connection)


def _engine(file: Path, begin: str, pragmas: tuple[str, ...], *, size: int) -> sa.Engine:
    def connect() -> sqlite3.Connection:
        # isolation_level None: we send BEGIN ourselves, since Python would exclude schema changes from transactions.
        connection = sqlite3.connect(file, timeout=BUSY_SECONDS, isolation_level=None, check_same_thread=False)
        for pragma in pragmas:
            connection.execute(f"PRAGMA {pragma}")
        return connection

    engine = sa.create_engine(
        "sqlite://", creator=connect, poolclass=QueuePool, pool_size=size, max_overflow=0, hide_parameters=True
    )
    sa.event.listen(engine, "begin", lambda connection: connection.exec_driver_sql(begin))
    return engine

"""Writes that cannot be done: a full disk, a locked file, a locked row. Reads go on, errors come in time."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
import sqlalchemy as sa

from tests.server.storage.helpers import append, append_of, assert_without_gaps, new_person, new_table, opened
from vialibre.errors import StorageError
from vialibre.server.storage import Storage
from vialibre.server.storage.asyncpg_connection import PgConnection, connect
from vialibre.server.storage.retry import RetryingDatabase
from vialibre.server.storage.sqlite_engine import SqliteEngine

SHORT = 1.5
"""Seconds of patience, where a test waits for their end."""


async def code_of(storage: Storage, table: str, n: int, data: str = "{}") -> str:
    """Of the error that an append gets."""
    with pytest.raises(StorageError) as caught:
        await append(storage, table, n, data)
    return caught.value.code


def be_impatient(storage: Storage, seconds: float = SHORT) -> None:
    storage._database.seconds = seconds
    storage._group.seconds = seconds + 1


@asynccontextmanager
async def holding(url: str, *statements: str) -> AsyncIterator[PgConnection]:
    """A second connection in a transaction that has done this."""
    connection = await connect(url)
    try:
        await connection.execute("SET idle_in_transaction_session_timeout = 0")
        await connection.execute("BEGIN")
        for statement in statements:
            await connection.execute(statement)
        yield connection
    finally:
        connection.terminate()


async def keep_reading(storage: Storage, table: str, stop: asyncio.Event) -> int:
    reads = 0
    while not stop.is_set():
        assert await storage.table(table) is not None
        reads += 1
        await asyncio.sleep(0.01)
    return reads


def set_most_pages(storage: Storage, more: int) -> None:
    """Room for so many more pages in the database: what SQLite says then is what it says on a full disk."""

    engine = storage._database.engine
    assert isinstance(engine, SqliteEngine)
    with engine._writing.begin() as connection:
        count = connection.exec_driver_sql("PRAGMA page_count").scalar_one()
        connection.exec_driver_sql(f"PRAGMA max_page_count = {count + more}")


def test_a_full_disk_is_reported_in_time_although_reads_succeed(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(f"sqlite:///{tmp_path / 'x.db'}") as storage:
            be_impatient(storage)
            table = await new_table(storage)
            assert await storage.answers()
            await asyncio.to_thread(set_most_pages, storage, 0)
            stop = asyncio.Event()
            reading = asyncio.create_task(keep_reading(storage, table, stop))
            began = time.monotonic()
            large = f'"{"x" * 100_000}"'
            async with asyncio.timeout(10):
                assert await code_of(storage, table, 2, large) == "storage_down"
            assert time.monotonic() - began >= SHORT / 2, "it was tried again for a while"
            assert not await storage.answers(), "the health check writes"
            assert storage.unstored == 1
            stop.set()
            assert await reading > 10
            await asyncio.to_thread(set_most_pages, storage, 100_000)
            assert await append(storage, table, 2, large)
            assert await storage.answers()
            assert storage.unstored == 0
            await assert_without_gaps(storage, table)

    asyncio.run(scenario())


def test_a_locked_file_is_reported_in_time(tmp_path: Path) -> None:
    file = tmp_path / "x.db"

    async def scenario() -> None:
        async with opened(f"sqlite:///{file}") as storage:
            be_impatient(storage)
            table = await new_table(storage)
            other = sqlite3.connect(file, isolation_level=None)
            other.execute("BEGIN IMMEDIATE")
            stop = asyncio.Event()
            reading = asyncio.create_task(keep_reading(storage, table, stop))
            async with asyncio.timeout(15):
                # Many at once: none waits for the patience of another one to end.
                codes = await asyncio.gather(*(code_of(storage, table, 2) for _ in range(5)))
                assert codes == ["storage_down"] * 5
                assert not await storage.answers()
            stop.set()
            assert await reading > 10
            other.execute("ROLLBACK")
            other.close()
            be_impatient(storage, 15)
            assert await append(storage, table, 2)
            assert await storage.answers()

    asyncio.run(scenario())


def test_a_locked_row_stops_no_other_table(postgres_url: str) -> None:
    async def scenario() -> None:
        async with opened(postgres_url) as storage:
            tables = [await new_table(storage) for _ in range(20)]
            stuck, others = tables[0], tables[1:]
            async with holding(postgres_url, f"SELECT * FROM tables WHERE id = '{stuck}' FOR UPDATE"):
                first = [asyncio.create_task(append(storage, stuck, n)) for n in (2, 3)]
                for n in range(2, 8):
                    # In the same batch as the one that is stuck, which is tried again and again meanwhile.
                    async with asyncio.timeout(10):
                        assert all(await asyncio.gather(*(append(storage, table, n) for table in others)))
                    assert not any(task.done() for task in first)
                assert await storage.answers(), "the database is well"
                assert storage.unstored == 1
                later = asyncio.create_task(append(storage, stuck, 4))
                await asyncio.sleep(0)
            assert await asyncio.gather(*first, later) == [True] * 3, "in their order, as soon as the lock is gone"
            assert storage.unstored == 0
            for table in tables:
                await assert_without_gaps(storage, table)

    asyncio.run(scenario())


def test_who_waits_for_a_locked_row_is_told_in_time(postgres_url: str) -> None:
    async def scenario() -> None:
        async with opened(postgres_url) as storage:
            be_impatient(storage)
            stuck, other = await new_table(storage), await new_table(storage)
            async with holding(postgres_url, f"SELECT * FROM tables WHERE id = '{stuck}' FOR UPDATE"):
                async with asyncio.timeout(15):
                    assert await code_of(storage, stuck, 2) == "storage_down"
                assert storage.unstored == 1
                assert await append(storage, other, 2)
            be_impatient(storage, 15)
            assert await append(storage, stuck, 2)

    asyncio.run(scenario())


def test_a_lock_on_another_row_of_a_table_stops_no_other_table(postgres_url: str) -> None:
    """Not the table's own row, which is looked at first, but its seats: found only when the lock's time is over."""

    async def scenario() -> None:
        async with opened(postgres_url) as storage:
            stuck, other = await new_table(storage, seats={0: "ana"}), await new_table(storage)
            async with holding(postgres_url, f"SELECT * FROM seatings WHERE table_id = '{stuck}' FOR UPDATE"):
                sitting = asyncio.create_task(
                    storage.append(append_of(stuck, 2, 0.0, "sat", "{}", due_at=None, status="open", seats={0: "bea"}))
                )
                assert await append(storage, other, 2), "perhaps in the same batch"
                await asyncio.sleep(2.5)  # longer than the time of a lock: now it is known to be stuck
                for n in range(3, 30):
                    async with asyncio.timeout(10):
                        assert await append(storage, other, n)
                assert not sitting.done()
            assert await sitting
            await assert_without_gaps(storage, stuck)
            await assert_without_gaps(storage, other)

    asyncio.run(scenario())


def test_a_batch_that_fails_is_tried_table_by_table(url: str) -> None:
    """What one table wants cannot be stored at all; the others in its batch can."""

    async def scenario() -> None:
        async with opened(url) as storage:
            bad, *good = [await new_table(storage) for _ in range(4)]

            def forbid(connection: sa.Connection) -> None:
                if connection.dialect.name == "sqlite":
                    connection.exec_driver_sql(
                        f"CREATE TRIGGER t BEFORE INSERT ON entries WHEN new.table_id = '{bad}' "
                        "BEGIN SELECT RAISE(ABORT, 'no'); END"
                    )
                else:
                    connection.exec_driver_sql(
                        f"ALTER TABLE entries ADD CONSTRAINT t CHECK (table_id <> '{bad}' OR n < 2)"
                    )

            await storage._database.write(forbid)
            made = await asyncio.gather(
                *(append(storage, table, n) for n in (2, 3) for table in (bad, *good)), return_exceptions=True
            )
            codes = [one.code if isinstance(one, StorageError) else one for one in made]
            assert codes == ["storage_failed", True, True, True] * 2
            assert storage.unstored == 1

    asyncio.run(scenario())


class Hung:
    """A database that takes work and never answers: a disk or a network that is not there any more."""

    dialect = "sqlite"
    faults: tuple[type[Exception], ...] = ()

    async def run(self, work: object, *, write: bool) -> None:
        await asyncio.Event().wait()

    def will_pass(self, fault: Exception) -> bool:
        return True

    def is_blocked(self, fault: Exception) -> bool:
        return False

    async def close(self) -> None: ...


def test_a_database_that_never_answers_is_given_up() -> None:
    async def scenario() -> None:
        patient = RetryingDatabase(Hung(), seconds=0.2)  # type: ignore[arg-type]
        for call in (patient.read, patient.write):
            with pytest.raises(StorageError) as caught:
                async with asyncio.timeout(10):
                    await call(lambda connection: None)
            assert caught.value.code == "storage_down"
        await patient.close()

    asyncio.run(scenario())


def test_reads_and_writes_are_down_apart(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """A read that succeeds says nothing about writes: it neither resets their time nor says that they are back."""
    file = tmp_path / "x.db"

    async def scenario() -> None:
        async with opened(f"sqlite:///{file}") as storage:
            be_impatient(storage)
            person = await new_person(storage)
            other = sqlite3.connect(file, isolation_level=None)
            other.execute("BEGIN IMMEDIATE")
            with pytest.raises(StorageError):
                await storage.rename(person, "Bea")
            assert await storage.person(person) is not None
            assert "writes" in storage._database._down_since
            assert "again" not in caplog.text
            other.close()
            assert await storage.rename(person, "Bea")
            assert storage._database._down_since == {}
            assert "writes work again" in caplog.text

    asyncio.run(scenario())

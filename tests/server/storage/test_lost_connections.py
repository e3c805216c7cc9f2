"""The database goes away and comes back: what was acknowledged is there, once, and play goes on."""

from __future__ import annotations

import asyncio
from typing import TypeVar

import pytest
from sqlalchemy.exc import OperationalError

from tests.effort import times
from tests.server.postgres import Postgres
from tests.server.storage.helpers import append, assert_without_gaps, new_person, new_table, opened
from vialibre.errors import StorageError
from vialibre.server.storage import Storage
from vialibre.server.storage.engine import Engine, Work
from vialibre.server.storage.retry import RetryingDatabase

T = TypeVar("T")


class Forgetful:
    """Commits, and then loses the connection before it can say so; every second time."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._lies = False
        self.dialect = engine.dialect
        self.faults = engine.faults

    async def run(self, work: Work[T], *, write: bool) -> T:
        result = await self._engine.run(work, write=write)
        self._lies = write and not self._lies
        if self._lies:
            raise OperationalError(None, None, ConnectionResetError(), connection_invalidated=True)
        return result

    def will_pass(self, fault: Exception) -> bool:
        return isinstance(fault, OperationalError)

    def is_blocked(self, fault: Exception) -> bool:
        return self._engine.is_blocked(fault)

    async def close(self) -> None:
        await self._engine.close()


def make_forgetful(storage: Storage) -> None:
    storage._database = RetryingDatabase(Forgetful(storage._database.engine))


def test_a_commit_whose_answer_was_lost_is_recognised(url: str) -> None:
    async def scenario() -> None:
        async with opened(url) as storage:
            make_forgetful(storage)
            tables = [await new_table(storage) for _ in range(3)]
            for n in range(2, 6):
                # Of each pair the first wins, and the second must not take the first one's entry for its own.
                won = await asyncio.gather(*(append(storage, table, n) for table in tables for _ in range(2)))
                assert won == [True, False] * 3
            assert not await append(storage, tables[0], 5), "an entry of ours, but not of this append"
            for table in tables:
                assert len(await assert_without_gaps(storage, table)) == 5
            person = await new_person(storage)
            assert await storage.rename(person, "Bea")
            assert await storage.delete_person(person, called="–")

    asyncio.run(scenario())


def test_postgresql_restarts_while_we_write(postgres: Postgres, postgres_url: str) -> None:
    """One writer per table: each of its appends must win, although some commits are lost and some answers."""

    async def play(storage: Storage, table: str, stop: asyncio.Event) -> int:
        n = 1
        while not stop.is_set():
            n += 1
            assert await append(storage, table, n, f"[{n}]")
            assert len(await storage.entries(table, after=n - 1)) == 1
        return n

    async def scenario() -> None:
        async with opened(postgres_url) as storage:
            tables = [await new_table(storage) for _ in range(20)]
            stop = asyncio.Event()
            players = [asyncio.ensure_future(play(storage, table, stop)) for table in tables]
            for _ in range(times(3, 20)):
                await asyncio.sleep(0.3)
                await asyncio.to_thread(postgres.restart)
            await asyncio.sleep(0.2)
            stop.set()
            for table, last in zip(tables, await asyncio.gather(*players), strict=True):
                log = await assert_without_gaps(storage, table)
                assert [entry.data for entry in log[1:]] == [f"[{n}]" for n in range(2, last + 1)]

    asyncio.run(scenario())


def test_a_database_that_stays_away_is_reported_and_may_come_back(postgres: Postgres, postgres_url: str) -> None:
    async def scenario() -> None:
        async with opened(postgres_url) as storage:
            patience, storage._database.seconds = storage._database.seconds, 0.3
            table = await new_table(storage)
            assert await storage.answers()
            await asyncio.to_thread(postgres.stop)
            assert not await storage.answers()
            for _ in range(2):
                with pytest.raises(StorageError) as down:
                    await append(storage, table, 2)
                assert down.value.code == "storage_down"
            with pytest.raises(StorageError):
                await storage.table(table)
            await asyncio.to_thread(postgres.start)
            storage._database.seconds = patience  # connecting anew may take a busy machine longer than that
            assert await append(storage, table, 2)
            assert await storage.answers()

    asyncio.run(scenario())

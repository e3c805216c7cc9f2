"""Workers on PostgreSQL hear of each other's entries, also after the connection was lost."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

from tests.server.postgres import Postgres
from tests.server.storage.helpers import append, append_of, new_person, new_table, opened
from vialibre.server.storage import Appended, Notification, Resync, Rewritten


async def until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(60):
        while not true():
            await asyncio.sleep(0.01)


def test_a_worker_hears_of_anothers_entries(postgres_url: str) -> None:
    async def scenario() -> None:
        async with opened(postgres_url) as one, opened(postgres_url) as two:
            heard: list[Notification] = []
            await two.listen(heard.append)
            tables = [await new_table(one) for _ in range(5)]
            for n in (2, 3):
                assert all(await asyncio.gather(*(append(one, table, n) for table in tables)))
            await until(lambda: len(heard) == 10)
            assert set(heard[:5]) == {Appended(table, 2) for table in tables}
            assert not await append(one, tables[0], 2)
            person = await new_person(one)
            await one.append(append_of(tables[0], 4, 0.0, "sat", "{}", due_at=None, status="open", seats={0: person}))
            await one.rewrite_entries(person, lambda entry: "[]" if entry.n == 4 else None)
            await until(lambda: len(heard) == 12)
            assert heard[10:] == [Appended(tables[0], 4), Rewritten(tables[0])]

    asyncio.run(scenario())


def test_what_is_told_can_be_read(postgres_url: str) -> None:
    """Notifications come after the commit: a worker notified of an entry finds it."""

    async def scenario() -> None:
        async with opened(postgres_url) as one, opened(postgres_url) as two:
            heard: asyncio.Queue[Notification] = asyncio.Queue()
            await two.listen(heard.put_nowait)
            table = await new_table(one)
            for n in range(2, 12):
                assert await append(one, table, n)
                news = await heard.get()
                assert isinstance(news, Appended)
                assert [entry.n for entry in await two.entries(table, after=news.n - 1)] == [news.n]

    asyncio.run(scenario())


def test_after_a_lost_connection_everything_is_to_be_looked_at(postgres: Postgres, postgres_url: str) -> None:
    async def scenario() -> None:
        async with opened(postgres_url) as one, opened(postgres_url) as two:
            heard: list[Notification] = []
            await two.listen(heard.append)
            table = await new_table(one)
            await asyncio.to_thread(postgres.restart)
            assert await append(one, table, 2)
            await until(lambda: Resync() in heard)
            assert await append(one, table, 3)
            await until(lambda: Appended(table, 3) in heard)

    asyncio.run(scenario())


def test_a_failing_listener_hears_on(postgres_url: str) -> None:
    async def scenario() -> None:
        async with opened(postgres_url) as storage:
            heard: list[Notification] = []

            def fail(news: Notification) -> None:
                heard.append(news)
                raise RuntimeError

            await storage.listen(fail)
            table = await new_table(storage)
            assert await append(storage, table, 2)
            assert await append(storage, table, 3)
            await until(lambda: len(heard) == 2)

    asyncio.run(scenario())


def test_on_sqlite_there_is_nobody_to_hear(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(f"sqlite:///{tmp_path / 'x.db'}") as storage:
            heard: list[Notification] = []
            await storage.listen(heard.append)
            assert await append(storage, await new_table(storage), 2)
            assert heard == []

    asyncio.run(scenario())

"""A worker whose memory may differ from the log notices, corrects it, and sends no number twice."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from tests.server.chaos.inside import (
    Clock,
    Ear,
    FirstLegal,
    Hesitant,
    hub_on,
    listening,
    new_table,
    until,
    until_stored,
    who,
)
from vialibre.errors import StorageError, VialibreError
from vialibre.server.hub import Hub
from vialibre.server.storage import Storage
from vialibre.server.table import commands as ask
from vialibre.server.table.log import Line
from vialibre.server.table.options import Options

pytestmark = pytest.mark.usefixtures("quick_hub")
PLAIN = Options(grace=3600, bot_pause=0)


def lose_next_answer(monkeypatch: pytest.MonkeyPatch, storage: Storage, *, stored: bool) -> None:
    """The next append ends with `storage_down`: it came to be, or not."""
    append = storage.append

    async def down(*arguments: Any, **more: Any) -> bool:
        monkeypatch.setattr(storage, "append", append)
        if stored:
            assert await append(*arguments, **more)
        raise StorageError("storage_down", detail="of this test")

    monkeypatch.setattr(storage, "append", down)


async def code_of(hub: Hub, table: str, person: str, command: ask.Act) -> str:
    try:
        await hub.execute(table, who(person), command)
    except VialibreError as error:
        return error.code
    return "done"


@pytest.mark.parametrize("stored", [True, False])
def test_an_answer_of_the_database_is_lost(url: str, monkeypatch: pytest.MonkeyPatch, stored: bool) -> None:
    """It is unknown whether the action is stored. If it is, all viewers receive it; sent again, it is never applied
    twice."""

    async def scenario() -> None:
        async with hub_on(url, Clock()) as hub:
            table = await new_table(hub, "ana bea", PLAIN)
            ana, bea = await listening(hub, table, "ana bea")
            move = ana.move()
            lose_next_answer(monkeypatch, hub.storage, stored=stored)
            assert await code_of(hub, table, "ana", move) == "storage_down"
            if stored:
                await until(lambda: bea.kinds == ["acted"])
            assert await code_of(hub, table, "ana", move) == ("stale" if stored else "done")
            await until(lambda: bea.kinds == ana.kinds == ["acted"])
            assert ana.told[0]["action"] == move.action
            await bea.act()
            await until(lambda: bea.kinds == ana.kinds == ["acted", "acted"])
            assert ana.player.snapshots == bea.player.snapshots == 1

    asyncio.run(scenario())


def test_who_left_while_the_table_was_in_doubt_is_gone(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        async with hub_on(url, Clock()) as hub:
            table = await new_table(hub, "ana bea", PLAIN)
            ana, bea = await listening(hub, table, "ana bea")
            lose_next_answer(monkeypatch, hub.storage, stored=True)
            assert await code_of(hub, table, "ana", ana.move()) == "storage_down"
            ana.leave()
            await until(lambda: bea.kinds == ["acted", "gone"])

    asyncio.run(scenario())


def test_another_worker_writes_while_a_table_is_read(postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The notification arrives before the table is in memory: without listeners, both sides would wait for each
    other."""

    async def scenario() -> None:
        async with hub_on(postgres_url, Clock()) as one, hub_on(postgres_url, Clock()) as two:
            table = await new_table(one, "ana bea", PLAIN)
            (ana,) = await listening(one, table, "ana")
            lines = two.lines

            async def slow(table_id: str, after: int = 0) -> list[Line]:
                found = await lines(table_id, after)
                if after == 0:
                    await ana.act()
                    await asyncio.sleep(0.2)
                return found

            monkeypatch.setattr(two, "lines", slow)
            (bea,) = await listening(two, table, "bea")
            assert bea.player.n == ana.player.n

    asyncio.run(scenario())


def test_the_other_worker_was_faster_and_the_log_cannot_be_read(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The entry that lost must not stay in memory as if it had won."""

    async def scenario() -> None:
        async with hub_on(postgres_url, Clock()) as one, hub_on(postgres_url, Clock()) as two:
            table = await new_table(one, "ana bea", PLAIN)
            (ana,), (bea,) = await listening(one, table, "ana"), await listening(two, table, "bea")
            lines = two.lines

            async def down(table_id: str, after: int = 0) -> list[Line]:
                raise StorageError("storage_down", detail="of this test")

            monkeypatch.setattr(two, "lines", down)
            await ana.act()
            assert await code_of(two, table, "bea", bea.move()) == "storage_down"
            monkeypatch.setattr(two, "lines", lines)
            await until(lambda: bea.kinds == ["acted"])
            assert bea.told[0]["seat"] == 0
            await bea.act()
            await until(lambda: ana.kinds == bea.kinds == ["acted", "acted"])

    asyncio.run(scenario())


def test_a_worker_that_has_not_heard_the_news_yet(postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A client received a move from one worker, and answers or resumes at another that has not received it yet."""

    async def scenario() -> None:
        async with hub_on(postgres_url, Clock()) as one, hub_on(postgres_url, Clock()) as two:
            table = await new_table(one, "ana bea", PLAIN)
            ana, bea = await listening(one, table, "ana bea")
            await listening(two, table, "ana bea")
            monkeypatch.setattr(two, "_follow", lambda *_: asyncio.sleep(0))
            for _ in range(4):
                await (ana if ana.is_waited_for else bea).act()
            player = ana if ana.is_waited_for else bea
            assert await code_of(two, table, player.person or "", player.move()) == "done"
            await until(lambda: player.kinds == ["acted"] * 5)
            for _ in range(4):
                await (ana if ana.is_waited_for else bea).act()
            await ana.listen(two)
            await (ana if ana.is_waited_for else bea).act()
            assert ana.player.snapshots == 1

    asyncio.run(scenario())


def test_a_bot_that_failed_is_asked_again(url: str) -> None:
    async def scenario() -> None:
        clock, bot_pool = Clock(), FirstLegal()
        bot_pool.fails = 3
        async with hub_on(url, clock, bot_pool) as hub:
            table = await new_table(hub, "ana", PLAIN, bots=1)
            (ana,) = await listening(hub, table, "ana")
            await asyncio.sleep(0.1)
            assert ana.kinds == []
            clock.now += 2
            await until(lambda: ana.kinds == ["acted"])

    asyncio.run(scenario())


def test_a_table_that_cannot_be_read_does_not_stop_the_others(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        clock, bot_pool = Clock(), FirstLegal()
        bot_pool.fails = 1_000_000
        async with hub_on(url, clock, bot_pool) as hub:
            broken = await new_table(hub, "ana", PLAIN, bots=1)
            clock.now += 1
            table = await new_table(hub, "ana", PLAIN, bots=1)
        clock.now += 10
        async with hub_on(url, clock) as hub:
            read = hub.lines

            async def lines(table_id: str, after: int = 0) -> list[Line]:
                if table_id == broken:
                    raise ValueError("this log makes no sense")
                return await read(table_id, after)

            monkeypatch.setattr(hub, "lines", lines)
            await until_stored(hub, table, after=4)

    asyncio.run(scenario())


def test_nobody_waits_for_a_bot_that_thinks(url: str) -> None:
    """People can chat, come and go meanwhile; and a player who returns takes the decision back from the bot."""

    async def scenario() -> None:
        clock, bot_pool = Clock(), Hesitant()
        async with hub_on(url, clock, bot_pool) as hub:
            table = await new_table(hub, "ana bea", Options(grace=10, bot_pause=0))
            ana, bea = await listening(hub, table, "ana bea")
            while bea.is_waited_for:
                await bea.act()
            ana.leave()
            await until(lambda: bea.kinds[-1] == "gone")
            clock.now += 11
            await until(lambda: bot_pool.asked == 1)
            await hub.execute(table, who("bea"), ask.Say("hurry"))
            late = Ear(hub, table, None)
            await late.listen()
            await ana.listen()
            assert bea.kinds[-3:] == ["said", "back", "returned"]
            clock.now += 5
            await asyncio.sleep(0.1)
            assert bot_pool.asked == 1, "one thought at a time"
            bot_pool.may_answer.set()
            await asyncio.sleep(0.1)
            assert bea.kinds[-1] == "returned", "the thought came too late"
            await ana.act()

    asyncio.run(scenario())

"""A player loses the connection: after a grace period a bot plays for them until they return, announced both times."""

from __future__ import annotations

import asyncio

import pytest

from tests.server.chaos.inside import Clock, Ear, hub_on, listening, new_table, until
from vialibre.server.table.options import Options

pytestmark = pytest.mark.usefixtures("quick_hub")
GRACE = Options(grace=60, bot_pause=0)


async def until_waited_for(ana: Ear, bea: Ear) -> None:
    """Bea plays until only Ana is waited for."""
    while bea.is_waited_for:
        await bea.act()
    await until(lambda: ana.is_waited_for)  # she may listen at another worker, which hears of it later


def test_a_bot_stands_in_after_the_grace_and_leaves_when_they_return(url: str) -> None:
    async def scenario() -> None:
        clock = Clock()
        async with hub_on(url, clock) as hub:
            table = await new_table(hub, "ana bea", GRACE)
            ana, bea = await listening(hub, table, "ana bea")
            await until_waited_for(ana, bea)
            ana.leave()
            await until(lambda: bea.kinds[-1] == "gone")
            assert bea.table["seats"][0]["gone"]

            clock.now += 59
            await asyncio.sleep(0.1)
            assert bea.kinds[-1] == "gone", "too early"
            clock.now += 2
            await until(lambda: bea.is_waited_for)
            first = bea.kinds.index("stood_in")
            assert bea.told[first] == {"kind": "stood_in", "seat": 0, "reason": "gone"}
            assert {(entry["kind"], entry["by"]) for entry in bea.told[first + 1 :]} == {("acted", "stand_in")}
            assert bea.table["seats"][0]["stand_in"] == "gone"

            await ana.listen()
            await until(lambda: "returned" in bea.kinds)
            assert bea.kinds[-2:] == ["back", "returned"]
            assert bea.table["seats"][0]["stand_in"] is None
            assert ana.kinds == bea.kinds
            assert ana.player.snapshots == 1, "resumed from the last number"
            while bea.is_waited_for:
                await bea.act()
            clock.now += 1000
            await asyncio.sleep(0.1)
            assert ana.kinds[-1] == "acted", "nobody plays for somebody who is here"
            await ana.act()

    asyncio.run(scenario())


def test_a_connection_that_comes_back_at_once_was_never_gone(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("vialibre.server.hub.DEBOUNCE", 2.0)  # long enough to come back on a busy machine

    async def scenario() -> None:
        async with hub_on(url, Clock()) as hub:
            table = await new_table(hub, "ana bea", GRACE)
            ana, bea = await listening(hub, table, "ana bea")
            ana.leave()
            await ana.listen()
            await asyncio.sleep(2.2)
            assert bea.kinds == []

    asyncio.run(scenario())


def test_nobody_plays_for_people_who_are_all_gone(url: str) -> None:
    async def scenario() -> None:
        clock = Clock()
        async with hub_on(url, clock) as hub:
            table = await new_table(hub, "ana bea", GRACE)
            ana, bea = await listening(hub, table, "ana bea")
            looks_on = Ear(hub, table, None)
            await looks_on.listen()
            for ear in (ana, bea):
                ear.leave()
            await until(lambda: looks_on.kinds == ["gone", "gone"])
            clock.now += 10_000
            await asyncio.sleep(0.1)
            assert looks_on.kinds == ["gone", "gone"]

    asyncio.run(scenario())


def test_who_vanished_with_a_killed_server_is_noticed(url: str) -> None:
    """No worker could record that Ana left: she was connected when the server died, and never came back."""

    async def scenario() -> None:
        clock = Clock()
        async with hub_on(url, clock) as hub:
            table = await new_table(hub, "ana bea", GRACE)
            ana, bea = await listening(hub, table, "ana bea")
            await until_waited_for(ana, bea)
        clock.now += 500
        async with hub_on(url, clock) as hub:
            await bea.listen(hub)
            await asyncio.sleep(0.1)
            assert "gone" not in bea.kinds, "she has as much time as after a lost connection"
            clock.now += 61
            await until(lambda: bea.kinds[-1] == "gone")
            clock.now += 61
            await until(lambda: "stood_in" in bea.kinds)
            await until(lambda: bea.is_waited_for)
            assert bea.player.snapshots == 1

    asyncio.run(scenario())


def test_who_thinks_for_long_at_another_worker_stays(postgres_url: str) -> None:
    """A worker cannot know whether a person is connected to another one, or was and died with it: it asks."""

    async def scenario() -> None:
        clock = Clock()
        async with hub_on(postgres_url, clock) as one, hub_on(postgres_url, clock) as two:
            table = await new_table(one, "ana bea", GRACE)
            ana, bea = Ear(one, table, "ana"), Ear(two, table, "bea")
            await ana.listen()
            await bea.listen()
            await until_waited_for(ana, bea)
            before = len(bea.kinds)
            clock.now += 61
            await until(lambda: bea.kinds[before:] == ["gone", "back"])
            await asyncio.sleep(0.1)
            assert len(bea.kinds) == before + 2, "not asked again at once"
            await until(lambda: len(ana.kinds) == len(bea.kinds))
            await ana.act()

    asyncio.run(scenario())

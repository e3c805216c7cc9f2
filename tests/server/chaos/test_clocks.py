"""Clocks stand still while no server runs; what was due before is done after a restart."""

from __future__ import annotations

import asyncio

import pytest

from tests.server.chaos.inside import Clock, hub_on, listening, new_table, until, until_stored
from vialibre.server.table.options import DAY, Options
from vialibre.server.table.options import Clock as Time

pytestmark = pytest.mark.usefixtures("quick_hub")


def test_days_for_a_move_are_kept_through_restarts(url: str) -> None:
    async def scenario() -> None:
        clock = Clock()
        options = Options(clock=Time(move=2 * DAY, reserve=DAY), bot_pause=0)
        async with hub_on(url, clock) as hub:
            table = await new_table(hub, "ana bea", options)
            ana, bea = await listening(hub, table, "ana bea")
            while ana.is_waited_for:
                await ana.act()
            began = clock.now
            assert bea.table["seats"][1]["deadline"] == began + 3 * DAY
            clock.now += 2.5 * DAY
        clock.now += 10 * DAY
        async with hub_on(url, clock) as hub:
            await bea.listen(hub)
            await until(lambda: bea.kinds[-1] == "resumed")
            assert bea.table["seats"][1]["deadline"] == pytest.approx(clock.now + DAY / 2)
            await bea.act()
            while bea.is_waited_for:
                await bea.act()
            assert bea.table["seats"][1]["reserve"] == pytest.approx(DAY / 2)
            deadline = clock.now + 3 * DAY
            assert bea.table["seats"][0]["deadline"] == deadline
            clock.now = deadline - 10
            await asyncio.sleep(0.1)
            assert "stood_in" not in bea.kinds
        clock.now += 10 * DAY
        async with hub_on(url, clock) as hub:
            # No player is connected: the table is found by itself, and its clock corrected.
            await until_stored(hub, table, after=bea.player.n)
            clock.now += 12
            await bea.listen(hub)
            await until(lambda: bea.is_waited_for)
            assert {"kind": "stood_in", "seat": 0, "reason": "clock"} in bea.told
            assert bea.told[-1]["by"] == "stand_in"
            assert bea.player.snapshots == 1
            await ana.listen(hub)
            await until(lambda: bea.kinds[-1] == "returned")

    asyncio.run(scenario())


def test_a_live_clock_stands_still_while_the_server_is_away(url: str) -> None:
    async def scenario() -> None:
        clock = Clock()
        async with hub_on(url, clock) as hub:
            table = await new_table(hub, "ana bea", Options(clock=Time(move=30, reserve=60), bot_pause=0))
            (bea,) = await listening(hub, table, "bea")
            while bea.is_waited_for:
                await bea.act()
        clock.now += 1000
        async with hub_on(url, clock) as hub:
            await bea.listen(hub)
            await until(lambda: bea.kinds[-1] == "resumed")
            clock.now += 89
            await asyncio.sleep(0.1)
            assert "stood_in" not in bea.kinds
            clock.now += 3
            await until(lambda: bea.is_waited_for)
            assert {"kind": "stood_in", "seat": 0, "reason": "clock"} in bea.told

    asyncio.run(scenario())

"""Downtime: what no worker saw is on no clock. Real restarts, real databases; time is a number or set back in them."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random

import httpx
import pytest

from tests.server.chaos.games import new_person
from tests.server.chaos.games import new_table as table_over_http
from tests.server.chaos.inside import Clock, Ear, hub_on, listening, new_table, until, who
from tests.server.chaos.servers import Server, servers
from tests.server.chaos.tab import opened
from tests.server.postgres import Postgres
from vialibre.server.hub import Hub
from vialibre.server.table import commands as ask
from vialibre.server.table.entries import Resumed
from vialibre.server.table.options import Clock as Time
from vialibre.server.table.options import Options

pytestmark = pytest.mark.usefixtures("quick_hub")
TEN = Options(clock=Time(move=10), bot_pause=0)


def deadline(ear: Ear, seat: int) -> float:
    found: float = ear.table["seats"][seat]["deadline"]
    return found


async def resumed(hub: Hub, table: str) -> list[tuple[float, float]]:
    lines = await hub.lines(table)
    return [(line.entry.down_at, line.entry.up_at) for line in lines if isinstance(line.entry, Resumed)]


def test_twelve_seconds_without_a_server_on_a_clock_of_ten(url: str) -> None:
    async def scenario() -> None:
        clock = Clock()
        async with hub_on(url, clock) as hub:
            table = await new_table(hub, "ana bea", TEN)
            ana, bea = await listening(hub, table, "ana bea")
            clock.now += 4
        clock.now += 12
        async with hub_on(url, clock) as hub:
            await bea.listen(hub)
            await until(lambda: bea.kinds[-1:] == ["resumed"])
            assert deadline(bea, 0) == deadline(bea, 1) == clock.now + 6
            await ana.listen(hub)
            await ana.act()
            clock.now += 7
            await until(lambda: {"kind": "stood_in", "seat": 1, "reason": "clock"} in bea.told)
            assert await resumed(hub, table) == [(clock.now - 7 - 12, clock.now - 7)], "once"

    asyncio.run(scenario())


def test_a_rolling_restart_gives_no_time(postgres_url: str) -> None:
    async def scenario() -> None:
        clock = Clock()
        async with hub_on(postgres_url, clock) as stays:
            async with hub_on(postgres_url, clock) as hub:
                table = await new_table(hub, "ana bea", TEN)
                (bea,) = await listening(hub, table, "bea")
                due = deadline(bea, 0)
            clock.now += 8
            await stays.heartbeat.beat()
            async with hub_on(postgres_url, clock) as hub:
                assert hub.heartbeat.downtimes == []
                await bea.listen(hub)
                assert deadline(bea, 0) == due
                clock.now += 3
                await until(lambda: "stood_in" in bea.kinds)
                assert await resumed(hub, table) == []

    asyncio.run(scenario())


def test_two_workers_that_start_at_once_take_a_downtime_off_once(postgres_url: str) -> None:
    async def scenario() -> None:
        clock = Clock()
        async with hub_on(postgres_url, clock) as hub:
            tables = [await new_table(hub, "ana bea", TEN) for _ in range(10)]
        clock.now += 100
        async with hub_on(postgres_url, clock) as one, hub_on(postgres_url, clock) as two:
            assert one.heartbeat.downtimes == two.heartbeat.downtimes
            assert len(one.heartbeat.downtimes) == 1
            ears = [Ear(hub, table, None) for table in tables for hub in (one, two)]
            await asyncio.gather(*(ear.listen() for ear in ears))
            await until(lambda: all(deadline(ear, 0) == clock.now + 10 for ear in ears))
            for table in tables:
                assert len(await resumed(one, table)) == 1

    asyncio.run(scenario())


def test_a_worker_that_slept_or_could_not_write(url: str) -> None:
    """A laptop sleeps, a database restarts: the process survives, and finds that nothing was written for a while."""

    async def scenario() -> None:
        clock = Clock()
        async with hub_on(url, clock, stall=5.0) as hub:
            table = await new_table(hub, "ana bea", TEN)
            ana, _ = await listening(hub, table, "ana bea")
            clock.now += 60
            await asyncio.sleep(0.2)  # tables are looked after meanwhile, and found to be overdue
            await hub.heartbeat.beat()
            await until(lambda: ana.kinds[-1:] == ["resumed"])
            assert deadline(ana, 0) == clock.now + 10
            await ana.act()
            assert "stood_in" not in ana.kinds

    asyncio.run(scenario())


def test_nothing_is_decided_by_time_before_the_downtime_is_known(postgres: Postgres, postgres_url: str) -> None:
    """The database was away. A move, or a clock's end, that comes as soon as it is back must not use that time up."""

    async def scenario() -> None:
        clock = Clock()
        async with hub_on(postgres_url, clock, stall=5.0) as hub:
            table = await new_table(hub, "ana bea", Options(clock=Time(move=10, reserve=50), bot_pause=0))
            ana, bea = await listening(hub, table, "ana bea")
            await asyncio.to_thread(postgres.stop)
            clock.now += 60
            hub.heartbeat._beat_at = float("-inf")  # as after more than five real seconds
            acting = asyncio.create_task(ana.act())
            await asyncio.sleep(0.2)
            await asyncio.to_thread(postgres.start)
            await acting
            await until(lambda: bea.kinds[-1:] == ["acted"])
            assert bea.kinds == ["resumed", "acted"]
            assert bea.table["seats"][0]["reserve"] == 50

    asyncio.run(scenario())


def test_a_vote_goes_on_without_who_stays_away(url: str) -> None:
    async def scenario() -> None:
        clock = Clock()
        async with hub_on(url, clock) as hub:
            table = await new_table(hub, "ana bea", Options(grace=10, clock=Time(move=3000), bot_pause=0))
            ana, bea = await listening(hub, table, "ana bea")
            bea.leave()
            await until(lambda: ana.kinds[-1:] == ["gone"])
            clock.now += 15
            await until(lambda: "stood_in" in ana.kinds)
            await hub.execute(table, who("ana"), ask.VoteOut(1))
            clock.now += 30
            await asyncio.sleep(0.1)
            assert "counted" not in ana.kinds
            assert ana.table["status"] == "running"
            clock.now += 16
            await until(lambda: ana.table["status"] == "over")
            assert ana.kinds[-1] == "counted"
            assert ana.table["ended"] == {"reason": "voted_out", "seat": 1}

    asyncio.run(scenario())


def set_back(url: str, postgres: Postgres | None, seconds: float) -> None:
    """As if all that is stored had happened that much earlier: the server was away for so long."""
    statements = [
        f"UPDATE heartbeats SET at = at - {seconds}",
        f"UPDATE entries SET at = at - {seconds}",
        f"UPDATE tables SET due_at = due_at - {seconds}",
    ]
    if postgres is not None:
        postgres.sql("; ".join(statements), url)
        return
    with closing(sqlite3.connect(url.removeprefix("sqlite:///"))) as connection, connection:
        for statement in statements:
            connection.execute(statement)


def test_a_killed_server_comes_back_after_twelve_seconds(
    url: str, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    """kill -9 in the middle of a game with ten seconds per move. No clock has run out when the server is back."""
    postgres: Postgres | None = None if url.startswith("sqlite") else request.getfixturevalue("postgres")

    async def scenario(server: Server) -> None:
        await server.start()
        async with httpx.AsyncClient(base_url=f"http://{server.address}", timeout=30, trust_env=False) as client:
            ana, bea = await new_person(client, "Ana"), await new_person(client, "Bea")
            options = {"clock": {"move": 60, "reserve": 0}, "bot_pause": 0, "grace": 60}
            table = await table_over_http(client, [ana, bea], Random(3), options=options)
            async with opened(ana, table, server.address) as tab:
                before = tab.eyes.table["seats"][0]["deadline"]
                began = tab.heard[0]["at"]
                assert before == pytest.approx(began + 60)
            server.kill()
            # Longer than the clock: if it went on, both seats would be played by bots at once.
            await asyncio.to_thread(set_back, url, postgres, 100.0)
            await server.start()
            async with opened(ana, table, server.address) as tab:
                await tab.until(lambda: tab.eyes.table["seats"][0]["deadline"] > before - 100)
                after = tab.eyes.table["seats"][0]["deadline"]
                move = tab.move(Random(0))
                assert move is not None
                assert (await tab.ask(move))["type"] == "done"
            log = (await client.get(f"/api/tables/{table}/log")).json()["log"]
            assert "stood_in" not in [line["kind"] for line in log]
            assert {line["by"] for line in log if line["kind"] == "acted"} == {"person"}
            (down,) = [line for line in log if line["kind"] == "resumed"]
            assert down["up_at"] - down["down_at"] >= 100
            left = min(60, before - 100 - down["down_at"])  # it may have begun after the last heartbeat
            assert after - down["up_at"] == pytest.approx(left), "what was left is left"
        server.assert_no_faults()

    with servers(Server(url, tmp_path)) as (server,):
        asyncio.run(scenario(server))

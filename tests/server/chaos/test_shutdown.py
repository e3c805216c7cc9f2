"""SIGTERM during play: what is being written is finished, nothing acknowledged is lost, and it does not take long."""

from __future__ import annotations

import asyncio
import contextlib
from pathlib import Path
from random import Random

import httpx

from tests.effort import times
from tests.server.chaos.games import Played, check, new_person, new_table
from tests.server.chaos.player import Player
from tests.server.chaos.servers import SOON, Server, servers

TIMES = times(1, 5)


async def wait_for_news(client: httpx.AsyncClient, table: str, n: int) -> None:
    """A script that asks over HTTP and gets its answer when there is one."""
    with contextlib.suppress(httpx.TransportError):
        await client.get(f"/api/tables/{table}", params={"since": n, "wait": 25})


def test_it_ends_soon_and_loses_nothing(tmp_path: Path) -> None:
    rng = Random(3)

    async def scenario() -> None:
        with servers(Server(f"sqlite:///{tmp_path / 'test.db'}", tmp_path)) as (server,):
            await server.start()
            async with httpx.AsyncClient(base_url=f"http://{server.address}", timeout=30, trust_env=False) as client:
                people = [await new_person(client, name) for name in ("Ana", "Bea")]
                idle = await new_table(client, people, rng)
                games = []
                took: list[float] = []
                for bots in ([], ["porter"], ["surveyor"]):
                    table = await new_table(client, people, rng, bots=bots)
                    games.append(
                        Played(table, [Player(p, table, [server.address], Random(rng.random())) for p in people])
                    )
                async with asyncio.timeout(times(300, 900)), asyncio.TaskGroup() as tasks:
                    players = [player for game in games for player in game.players]
                    for player in players:
                        tasks.create_task(player.play())
                    for i in range(TIMES):
                        while sum(len(player.acknowledged) for player in players) < 130 * (i + 1) / TIMES:
                            await asyncio.sleep(0.005)
                        took.append(await server.terminate())
                        await server.start()
                for game in games:
                    await check(client, game)
                server.assert_no_faults()
                waiting = asyncio.create_task(wait_for_news(client, idle, 4))
                await asyncio.sleep(0.2)
                took.append(await server.terminate())
                await waiting
            print("ended in", *(f"{seconds:.1f} s" for seconds in took))
            assert max(took) < SOON
            assert 1012 in {code for player in players for code in player.closed_with}, "the reason was said"

    asyncio.run(scenario())

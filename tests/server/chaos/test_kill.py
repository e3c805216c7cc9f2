"""kill -9 at random moments under load: nothing acknowledged is lost, no game is stuck or doubled, clients resume."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from random import Random

import httpx

from tests.effort import times
from tests.server.chaos.games import Played, check, new_person, new_table
from tests.server.chaos.player import Player
from tests.server.chaos.servers import Server, servers

GAMES = times(5, 200)
KILLS = times(1, 20)
ACTIONS = 72 * GAMES
"""About as many are acknowledged in all."""


async def seat_people(client: httpx.AsyncClient, address: str, rng: Random, number: int) -> Played:
    """Every fourth game has a bot, every fourth a person with two seats, and every fourth a spectator."""
    people = [await new_person(client, name) for name in ("Ana", "Bea")]
    seats = [people[0], *people] if number % 4 == 1 else people
    bots = ["porter"] if number % 4 == 0 else []
    table = await new_table(client, seats, rng, bots=bots)
    players = [Player(person, table, [address], Random(rng.random())) for person in people]
    if number % 4 == 2:
        players.append(Player(None, table, [address], Random(rng.random())))
    return Played(table, players)


async def kill_at_random(server: Server, games: list[Played], rng: Random) -> int:
    """How many actions were acknowledged when the last kill came."""

    def acknowledged() -> int:
        return sum(len(player.acknowledged) for game in games for player in game.players)

    for moment in sorted(rng.sample(range(ACTIONS // 10, ACTIONS * 8 // 10), KILLS)):
        while acknowledged() < moment:
            assert not all(player.over for game in games for player in game.players), "too late for a kill"
            await asyncio.sleep(0.005 * rng.random())
        server.kill()
        await asyncio.sleep(0.2 * rng.random())
        await server.start()
    return acknowledged()


def test_nothing_is_lost_when_the_server_is_killed(url: str, tmp_path: Path) -> None:
    rng = Random(4)

    async def scenario() -> None:
        with servers(Server(url, tmp_path)) as (server,):
            await server.start()
            async with httpx.AsyncClient(base_url=f"http://{server.address}", timeout=30, trust_env=False) as client:
                games = [await seat_people(client, server.address, rng, i) for i in range(GAMES)]
                began = time.monotonic()
                async with asyncio.timeout(times(300, 1800)), asyncio.TaskGroup() as tasks:
                    for game in games:
                        for player in game.players:
                            tasks.create_task(player.play())
                    killing = tasks.create_task(kill_at_random(server, games, rng))
                took = time.monotonic() - began
                acknowledged = sum([await check(client, game) for game in games])
            server.assert_no_faults()
        players = [player for game in games for player in game.players]
        assert sum(player.connections for player in players) > len(players)
        print(
            f"{KILLS} kills, {GAMES} games, {acknowledged} acknowledged actions ({killing.result()} before the last "
            f"kill), {sum(p.sent_again for p in players)} sent again, of which "
            f"{sum(p.was_stored for p in players)} had been stored, in {took:.1f} s"
        )

    asyncio.run(scenario())

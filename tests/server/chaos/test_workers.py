"""Several workers on one PostgreSQL database, as behind nginx: they share games, die, and lose their database."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from random import Random

import httpx
import pytest

from tests.effort import LONG, times
from tests.server.chaos.games import Played, check, new_person, new_table
from tests.server.chaos.player import Player
from tests.server.chaos.servers import SOON, Server, servers
from tests.server.chaos.tab import opened
from tests.server.postgres import Postgres

Pair = tuple[Server, Server]
GAMES = times(4, 60)
ROUNDS = times(1, 5)


@pytest.fixture(scope="module")
def database(postgres: Postgres) -> Iterator[str]:
    url = postgres.new_database()
    yield url
    postgres.recycle(url)


@pytest.fixture(scope="module")
def pair(database: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pair]:
    """Two workers at two ports."""
    folder = tmp_path_factory.mktemp("pair")
    with servers(Server(database, folder), Server(database, folder)) as (one, two):
        one.launch()
        two.launch()
        asyncio.run(one.ready())
        asyncio.run(two.ready())
        yield one, two


@asynccontextmanager
async def clients(*workers: Server) -> AsyncIterator[list[httpx.AsyncClient]]:
    made = [httpx.AsyncClient(base_url=f"http://{one.address}", timeout=30, trust_env=False) for one in workers]
    try:
        yield made
    finally:
        for client in made:
            await client.aclose()


async def seat_people(client: httpx.AsyncClient, one: str, two: str, rng: Random, number: int) -> Played:
    """Seats of one game on different workers; every third game has a bot, and every third a spectator."""
    ana, bea = await new_person(client, "Ana"), await new_person(client, "Bea")
    table = await new_table(client, [ana, bea], rng, bots=["porter"] if number % 3 == 0 else [])
    everybody = [(ana, [one, two]), (bea, [two, one])] + ([(None, [two, one])] if number % 3 == 1 else [])
    players = [Player(person, table, addresses, Random(rng.random())) for person, addresses in everybody]
    return Played(table, players)


async def reached(games: list[Played], share: float) -> None:
    """Until this share of the games' actions, about, is done."""
    goal = share * 70 * len(games)
    while sum(len(player.acknowledged) for game in games for player in game.players) < goal:
        assert not all(player.over for game in games for player in game.players), "too late"
        await asyncio.sleep(0.01)


def test_a_worker_dies_and_the_database_restarts(pair: Pair, postgres: Postgres) -> None:
    one, two = pair
    rng = Random(5)

    async def trouble(games: list[Played]) -> None:
        for i in range(ROUNDS):
            await reached(games, (i + 0.2) / ROUNDS)
            await asyncio.to_thread(postgres.restart)
            await reached(games, (i + 0.4) / ROUNDS)
            one.kill()
            await one.start()
            await reached(games, (i + 0.6) / ROUNDS)
            assert await two.terminate() < SOON
            await two.start()

    async def scenario() -> None:
        async with clients(one) as (client,):
            games = [await seat_people(client, one.address, two.address, rng, i) for i in range(GAMES)]
            async with asyncio.timeout(times(300, 900)), asyncio.TaskGroup() as tasks:
                for game in games:
                    for player in game.players:
                        tasks.create_task(player.play())
                tasks.create_task(trouble(games))
        async with clients(one, two) as both:
            acknowledged = 0
            for game in games:
                acknowledged = acknowledged + await check(both[0], game)
                await check(both[1], game)
        for server in pair:
            server.assert_no_faults()
        print(f"{GAMES} games on two workers, {ROUNDS} rounds of trouble, {acknowledged} acknowledged actions")

    asyncio.run(scenario())


def test_two_connections_send_the_same_move_at_once(pair: Pair) -> None:
    """Of one person, on two workers: one is told that it is done, the other that it came too late."""
    rng = Random(6)

    async def scenario() -> None:
        async with clients(pair[0]) as (client,), AsyncExitStack() as stack:
            people = [await new_person(client, name) for name in ("Ana", "Bea")]
            table = await new_table(client, people, rng)
            tabs = [
                [await stack.enter_async_context(opened(person, table, worker.address)) for worker in pair]
                for person in people
            ]
            for move in range(20):
                waiting = [own for own in tabs if own[0].eyes.choices is not None]
                # While the first tickets are chosen both are waited for: all four connections send at once.
                assert len(waiting) == (2 if move == 0 else 1)
                before = tabs[0][0].n
                moves = [(own, own[0].move(rng)) for own in waiting]
                said = await asyncio.gather(*(tab.ask(command) for own, command in moves if command for tab in own))
                done = [answer["n"] for answer in said if answer["type"] == "done"]
                refused = [answer["error"]["code"] for answer in said if answer["type"] == "refused"]
                assert sorted(done) == list(range(before + 1, before + 1 + len(waiting)))
                assert refused == ["stale"] * len(waiting)
                for tab in (*tabs[0], *tabs[1]):
                    await tab.until_number(max(done))
            for one, two in tabs:
                assert one.heard == two.heard, "two tabs of one person disagree"

    asyncio.run(scenario())


def test_bots_go_on_when_their_worker_dies(pair: Pair, postgres: Postgres) -> None:
    """No client is connected to the other worker: it finds out by itself that a bot is overdue."""
    one, two = pair
    rng = Random(7)

    def last_number(table: str) -> int:
        return int(postgres.sql(f"SELECT max(n) FROM entries WHERE table_id = '{table}'", one.database))

    async def scenario() -> None:
        async with clients(one) as (client,), asyncio.timeout(180):
            ana = await new_person(client, "Ana")
            table = await new_table(client, [ana], rng, bots=["porter", "porter"], options={"bot_pause": 1.0})
            async with opened(ana, table, one.address) as tab:
                n = tab.n  # the bots have not chosen their tickets yet
                one.kill()
            began = time.monotonic()
            while last_number(table) < n + 2:
                await asyncio.sleep(0.05)
            assert time.monotonic() - began < 90, "ten seconds are wanted; a busy machine gets more"
            async with tab.resumed(two.address) as again:
                await again.until_number(n + 2)
            assert again.player.snapshots == 1
        await one.start()

    asyncio.run(scenario())


def test_somebody_with_a_connection_to_another_worker_is_not_gone(pair: Pair) -> None:
    """Two tabs on two workers: when one is closed, its worker says gone, and the other one: no, here."""
    one, two = pair

    async def scenario() -> None:
        async with clients(one) as (client,):
            people = [await new_person(client, name) for name in ("Ana", "Bea")]
            table = await new_table(client, people, Random(8))
            async with opened(people[0], table, two.address) as stays, opened(people[1], table, one.address) as other:
                async with opened(people[0], table, one.address):
                    pass
                for tab in (stays, other):
                    await tab.until_told("back")
                    assert tab.kinds == ["gone", "back"]
                    assert not any(seat["gone"] for seat in tab.eyes.table["seats"])

    asyncio.run(scenario())


def alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def connections(pid: int, port: int) -> int:
    """How many connections to this port a process holds. Workers share the port: only the kernel knows."""
    listed = [line.split() for line in Path(f"/proc/{pid}/net/tcp").read_text().splitlines()[1:]]
    of_port = {fields[9] for fields in listed if fields[1].endswith(f":{port:04X}") and fields[3] == "01"}
    held = {os.readlink(link) for link in Path(f"/proc/{pid}/fd").iterdir() if link.is_symlink()}
    return sum(f"socket:[{inode}]" in held for inode in of_port)


async def kill_the_busiest(server: Server, players: list[Player]) -> int:
    """Kill the worker that most people are connected to, while their games go on."""
    pid = max(server.children(), key=lambda pid: connections(pid, server.port))
    assert connections(pid, server.port)
    os.kill(pid, signal.SIGKILL)
    async with asyncio.timeout(60):  # a busy machine may take its time even for that
        while not (has_ended(pid) and any(player.closed_with for player in players)):
            await asyncio.sleep(0.01)
    return pid


def has_ended(pid: int) -> bool:
    """Gone, or only waiting for its parent to take notice."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] == "Z"
    except OSError:
        return True


def test_workers_of_one_command(postgres_url: str, tmp_path: Path) -> None:
    """`--workers 2`: one of them is killed, and is replaced; all end with the first process, whatever ended it."""
    rng = Random(9)

    async def scenario() -> None:
        with servers(Server(postgres_url, tmp_path, workers=2)) as (server,):
            await server.start()
            async with clients(server) as (client,):
                games = [await seat_people(client, server.address, server.address, rng, i) for i in range(3)]
                async with asyncio.timeout(300), asyncio.TaskGroup() as tasks:
                    for game in games:
                        for player in game.players:
                            tasks.create_task(player.play())
                    await reached(games, 0.3)
                    killed = await kill_the_busiest(server, [player for game in games for player in game.players])
                for game in games:
                    await check(client, game)
            workers = await server.replaced({killed})  # games may end before that
            assert len(workers) == 2
            assert killed not in workers
            if LONG:
                assert await server.terminate() < SOON
                assert not any(alive(pid) for pid in workers)
                await server.start()
                workers = await server.replaced(set(workers))
            server.kill()
            async with asyncio.timeout(60):  # else they would keep the port for ever
                while any(alive(pid) for pid in workers):
                    await asyncio.sleep(0.05)
            server.assert_no_faults()

    asyncio.run(scenario())

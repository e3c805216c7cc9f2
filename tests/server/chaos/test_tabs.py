"""Several connections of one person agree; one that does not read is closed, and can resume."""

from __future__ import annotations

import asyncio
import contextlib
import json
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

import httpx
import pytest
import uvicorn
from websockets.exceptions import ConnectionClosed

from tests.server.chaos.games import ask, new_person, new_table
from tests.server.chaos.player import Player
from tests.server.chaos.tab import Tab, opened
from vialibre.server.app import Settings, make_app, open_services

SMALL = 8192
"""Bytes that the system keeps for a connection, so that not reading is noticed early."""
SAID = 120


@asynccontextmanager
async def server_here(folder: Path) -> AsyncIterator[str]:
    """A server in this process; its address."""
    settings = Settings(database=f"sqlite:///{folder / 'test.db'}", limits=1000.0)
    config = uvicorn.Config(make_app(lambda: open_services(settings)), ws="websockets-sansio", log_config=None)
    server = uvicorn.Server(config)
    with socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP) as listening:
        listening.bind(("127.0.0.1", 0))
        listening.listen()
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SMALL)
        task = asyncio.create_task(server._serve([listening]))  # `serve` would take the signals from pytest
        try:
            yield f"127.0.0.1:{listening.getsockname()[1]}"
        finally:
            server.should_exit = True
            await task


@asynccontextmanager
async def client_of(address: str) -> AsyncIterator[httpx.AsyncClient]:
    async with httpx.AsyncClient(base_url=f"http://{address}", timeout=30, trust_env=False) as client:
        yield client


async def play(rng: Random, n: int, one: Tab, two: Tab) -> int:
    """Five moves after number `n`; the number of the last."""
    for _ in range(5):
        for tab in (one, two):
            await tab.until_number(n)
        tab = one if one.eyes.choices is not None else two
        answer = await tab.ask(tab.move(rng) or {})
        assert answer["type"] == "done", answer
        n = answer["n"]
    return n


def test_tabs_agree(tmp_path: Path) -> None:
    """Whenever they were opened, each hears the same from then on."""
    rng = Random(1)

    async def scenario() -> None:
        async with server_here(tmp_path) as address, client_of(address) as client:
            ana, bea = await new_person(client, "Ana"), await new_person(client, "Bea")
            table = await new_table(client, [ana, bea], rng, start=False)
            async with (
                opened(ana, table, address) as first,
                opened(ana, table, address) as second,
                opened(bea, table, address) as other,
            ):
                n = await ask(client, ana, table, do="start")
                n = await play(rng, n, first, other)
                async with first.resumed(address) as resumed:
                    n = await play(rng, n, second, other)
                    async with opened(ana, table, address) as late:
                        n = await play(rng, n, late, other)
                        for tab in (first, second, resumed, late):
                            await tab.until_number(n)
            assert len(first.heard) == 17, "two snapshots, and an update for each move"
            assert first.heard == second.heard == resumed.heard
            assert len(late.heard) == 6
            assert late.heard[1:] == first.heard[1 - len(late.heard) :]
            assert late.eyes.state() == first.eyes.state()

    asyncio.run(scenario())


def small_socket(address: str) -> socket.socket:
    host, _, port = address.partition(":")
    made = socket.socket()
    made.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, SMALL)
    made.connect((host, int(port)))
    made.setblocking(False)
    return made


def test_who_does_not_read_is_closed_and_can_resume(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("vialibre.server.api.socket.MOST_WAITING", 20)
    monkeypatch.setattr("vialibre.server.hub.MOST_MISSED", 10)
    rng = Random(2)

    async def scenario() -> None:
        async with server_here(tmp_path) as address, client_of(address) as client, asyncio.timeout(120):
            ana, bea = await new_person(client, "Ana"), await new_person(client, "Bea")
            table = await new_table(client, [ana, bea], rng)
            slow = Player(ana, table, [], rng)
            async with opened(bea, table, address) as other:
                async with slow.connected(address, sock=small_socket(address), max_queue=1) as connection:
                    for _ in range(SAID):
                        said = await other.ask({"do": "say", "text": "🚂" * 300})
                        assert said["type"] == "done"
                    with contextlib.suppress(ConnectionClosed):
                        async for message in connection:
                            slow.hear(json.loads(message))
                    assert connection.close_code == 4008
                assert 1 < len(slow.heard) < SAID
                assert other.kinds.count("said") == SAID, "the others noticed nothing"
                async with Tab(slow, connection).resumed(address) as again:
                    await again.until_number(other.n)
                assert again.player.snapshots == 2, "so much was missed that it is shown anew"

    asyncio.run(scenario())

"""The hub without a network, on a real database, with a clock that the test moves."""

from __future__ import annotations

import asyncio
import json
import math
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from random import Random
from typing import Any

import pytest

from tests.server.chaos.player import Player, SeatState, quick
from vialibre.boards.load import load_board
from vialibre.engine.view import View
from vialibre.fair.deal import commitment_of
from vialibre.server import driver
from vialibre.server import hub as hub_module
from vialibre.server.boards import Boards
from vialibre.server.bot_pool import BotPool
from vialibre.server.hub import Hub
from vialibre.server.live_table import Listener
from vialibre.server.storage import new_id, open_storage
from vialibre.server.table import commands as ask
from vialibre.server.table.decide import Actor
from vialibre.server.table.entries import Created
from vialibre.server.table.options import Options

NOW = 1_800_000_000.0
SECRET = "5e" * 32
SECONDS = 600.0
"""For what bots think about, too: a slow one has little of a busy machine."""


class Clock:
    def __init__(self) -> None:
        self.now = NOW

    def __call__(self) -> float:
        return self.now


class FirstLegal(BotPool):
    """Needs no process and no thought. `fails` times it raises instead."""

    def __init__(self) -> None:
        super().__init__()
        self.fails = 0

    async def choose(self, bot: str, view: View, legal: list[int], seed: str, *, host: str = "") -> int:
        if self.fails:
            self.fails -= 1
            raise RuntimeError("no thought today")
        return legal[0]


class Hesitant(FirstLegal):
    """Notes how often it was asked; answers when it may."""

    def __init__(self) -> None:
        super().__init__()
        self.asked = 0
        self.may_answer = asyncio.Event()

    async def choose(self, bot: str, view: View, legal: list[int], seed: str, *, host: str = "") -> int:
        self.asked += 1
        await self.may_answer.wait()
        return await super().choose(bot, view, legal, seed)


@pytest.fixture
def quick_hub(monkeypatch: pytest.MonkeyPatch) -> None:
    """Looks around often, and believes at once that a connection is gone."""
    monkeypatch.setattr(driver, "SWEEP", 0.02)
    monkeypatch.setattr(hub_module, "DEBOUNCE", 0.02)


@asynccontextmanager
async def hub_on(
    url: str, clock: Callable[[], float], bot_pool: BotPool | None = None, *, stall: float = math.inf
) -> AsyncIterator[Hub]:
    """A worker, from its start to its end.

    A test lets time pass by moving the clock; `stall`: after so many seconds it is rather that the worker slept.
    """
    storage = await open_storage(url)
    hub = Hub(storage, Boards(storage), bot_pool or FirstLegal(), clock)
    hub.heartbeat.stall = stall
    try:
        await hub.start()
        yield hub
    finally:
        await hub.close()
        await storage.close()


def who(person: str) -> Actor:
    return Actor(person, person.title())


async def new_table(hub: Hub, people: str, options: Options, bots: int = 0, bot: str = "porter") -> str:
    """A game that has begun."""
    names = people.split()
    board, host = load_board("san_francisco"), names[0]
    commitment = commitment_of(SECRET)
    created = Created(board.id, len(names) + bots, options, host, host, commitment, SECRET, board_digest=board.digest)
    table = new_id()
    await hub.create(table, board.id, board, created)
    for seat, name in enumerate(names):
        await hub.execute(table, who(name), ask.Sit(f"{seat + 1:02x}" * 16))
    for _ in range(bots):
        await hub.execute(table, who(names[0]), ask.SeatBot(bot))
    await hub.execute(table, who(names[0]), ask.Start())
    return table


class Ear:
    """A listener that checks numbers like a client over the network does."""

    def __init__(self, hub: Hub, table: str, person: str | None) -> None:
        self.hub = hub
        self.person = person
        self.player = Player(None, table, [], Random(0))
        self.listener: Listener | None = None

    async def listen(self, hub: Hub | None = None) -> None:
        """From the last number on, at this or another worker."""
        self.hub = hub or self.hub
        since = self.player.n if self.player.eyes else None
        self.listener = await self.hub.listen(self.player.table, self.person, self._hear, since)

    def leave(self) -> None:
        assert self.listener is not None
        self.hub.leave(self.player.table, self.listener)

    def _hear(self, message: bytes) -> None:
        self.player.hear(json.loads(message))

    @property
    def told(self) -> list[dict[str, Any]]:
        """The entries of which it heard."""
        return [message["entry"] for message in self.player.heard if message["type"] == "update"]

    @property
    def kinds(self) -> list[str]:
        return [entry["kind"] for entry in self.told]

    @property
    def eyes(self) -> SeatState:
        (eyes,) = self.player.eyes.values()
        return eyes

    @property
    def table(self) -> dict[str, Any]:
        return self.eyes.table

    @property
    def is_waited_for(self) -> bool:
        return self.eyes.choices is not None

    def move(self) -> ask.Act:
        assert self.eyes.choices is not None
        return ask.Act(self.table["version"], quick(self.eyes.choices, self.player.rng))

    async def act(self) -> int:
        assert self.person is not None
        return await self.hub.execute(self.player.table, who(self.person), self.move())


async def listening(hub: Hub, table: str, people: str) -> list[Ear]:
    ears = [Ear(hub, table, person) for person in people.split()]
    for ear in ears:
        await ear.listen()
    return ears


async def until_stored(hub: Hub, table: str, *, after: int) -> None:
    """Wait until the log has an entry after this number; needs no listener."""
    async with asyncio.timeout(SECONDS):
        while not await hub.storage.entries(table, after):
            await asyncio.sleep(0.01)


async def until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(SECONDS):
        while not true():
            await asyncio.sleep(0.005)

"""One connection that a test leads by hand."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from copy import deepcopy
from random import Random
from typing import Any

from websockets.asyncio.client import ClientConnection

from tests.server.chaos.player import Person, Player, SeatState, quick

SECONDS = 180.0


class Tab:
    def __init__(self, player: Player, socket: ClientConnection) -> None:
        self.player = player
        self.socket = socket

    @property
    def heard(self) -> list[dict[str, Any]]:
        return self.player.heard

    @property
    def kinds(self) -> list[str]:
        """Of the entries it heard of."""
        return [message["entry"]["kind"] for message in self.heard if message["type"] == "update"]

    @property
    def n(self) -> int:
        return self.player.n

    @property
    def eyes(self) -> SeatState:
        (eyes,) = self.player.eyes.values()
        return eyes

    async def until(self, true: Callable[[], bool]) -> None:
        """Hear what comes until something is so."""
        async with asyncio.timeout(SECONDS):
            while not true():
                self.player.hear(json.loads(await self.socket.recv()))

    async def until_number(self, n: int) -> None:
        await self.until(lambda: self.n >= n)

    async def until_told(self, kind: str) -> None:
        await self.until(lambda: kind in self.kinds)

    async def ask(self, command: dict[str, Any]) -> dict[str, Any]:
        """The answer; what came before it is heard too."""
        await self.socket.send(json.dumps({"id": 1, "command": command}))
        async with asyncio.timeout(SECONDS):
            while True:
                message: dict[str, Any] = json.loads(await self.socket.recv())
                if message["type"] in ("done", "refused"):
                    return message
                self.player.hear(message)

    def move(self, rng: Random) -> dict[str, Any] | None:
        """An action as a command; None if this person is not waited for."""
        choices = self.eyes.choices
        if choices is None:
            return None
        return {"do": "act", "version": self.eyes.table["version"], "action": quick(choices, rng)}

    def resumed(self, address: str) -> AbstractAsyncContextManager[Tab]:
        """A new connection that goes on from the last number of this one, which may stay open."""
        return _connected(deepcopy(self.player), address)


@asynccontextmanager
async def _connected(player: Player, address: str) -> AsyncIterator[Tab]:
    async with player.connected(address) as socket:
        tab = Tab(player, socket)
        await tab.until(lambda: bool(player.eyes))
        yield tab


@asynccontextmanager
async def opened(person: Person | None, table: str, address: str) -> AsyncIterator[Tab]:
    """A connection that has its snapshot."""
    async with _connected(Player(person, table, [address], Random(0)), address) as tab:
        yield tab

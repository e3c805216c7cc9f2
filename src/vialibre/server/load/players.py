"""Simulated people: each has a WebSocket and plays reasonable actions at the pace of the load test."""

from __future__ import annotations

import asyncio
from random import Random
from time import perf_counter
from typing import Any

import msgspec
from msgspec import Struct
from websockets.asyncio.client import ClientConnection, connect


class TablePart(Struct):
    version: int | None = None
    status: str | None = None


class Route(Struct):
    pay: list[str]


class Choices(Struct):
    actions: list[str]
    routes: dict[str, Route]


class Incoming(Struct):
    """The fields of a message that a player reads."""

    type: str
    n: int | None = None
    table: TablePart | None = None
    choices: Choices | msgspec.UnsetType | None = msgspec.UNSET
    error: dict[str, Any] | None = None


_decoder = msgspec.json.Decoder(Incoming)


class LoadStats:
    """Measurements of the whole test."""

    def __init__(self) -> None:
        self.seconds: list[float] = []
        self.moves = 0
        self.errors: dict[str, int] = {}
        self.measuring = False

    def fault(self, code: str) -> None:
        self.errors[code] = self.errors.get(code, 0) + 1


class Player:
    def __init__(self, tally: LoadStats, url: str, token: str, seed: int) -> None:
        self.tally = tally
        self.url = url
        self.token = token
        self.random = Random(seed)
        self.version = 0
        self.status = "open"
        self.choices: Choices | None = None
        self.ready = asyncio.Event()
        self.calls = 0
        self.acting_n = 0
        """The entry number of the last action sent: latency is measured until it arrives at the rival."""
        self.acted_at = 0.0
        self.rival: Player | None = None
        self.socket: ClientConnection | None = None
        self.reading: asyncio.Task[None] | None = None

    async def join(self) -> None:
        headers = {"Authorization": f"Bearer {self.token}"}
        self.socket = await connect(self.url, additional_headers=headers, compression=None, max_queue=None)
        self.reading = asyncio.create_task(self._read())

    async def leave(self) -> None:
        if self.reading is not None:
            self.reading.cancel()
        if self.socket is not None:
            await self.socket.close()

    async def _read(self) -> None:
        assert self.socket is not None
        async for content in self.socket:
            message = _decoder.decode(content)
            if message.type == "refused":
                self.tally.fault(str((message.error or {}).get("code")))
                continue
            if message.table is not None:
                self.status = message.table.status or self.status
                self.version = message.table.version or self.version
            if self.tally.measuring and self.rival is not None and message.n == self.rival.acting_n:
                self.tally.seconds.append(perf_counter() - self.rival.acted_at)
            if message.choices is not msgspec.UNSET:
                self.choices = message.choices
                if self.choices is not None or self.status == "over":
                    self.ready.set()

    async def order(self, command: dict[str, Any]) -> None:
        assert self.socket is not None
        self.calls += 1
        await self.socket.send(msgspec.json.encode({"id": self.calls, "command": command}).decode())

    async def act(self, n: int) -> None:
        """Send an action; `n` is the entry number that it will have."""
        assert self.choices is not None
        action = self._pick(self.choices)
        self.choices = None
        self.ready.clear()
        self.acting_n, self.acted_at = n, perf_counter()
        if self.tally.measuring:
            self.tally.moves += 1
        await self.order({"do": "act", "version": self.version, "action": action})

    def _pick(self, choices: Choices) -> str:
        if choices.routes and self.random.random() < 0.5:
            route = self.random.choice(list(choices.routes))
            return f"claim {route} {choices.routes[route].pay[0]}"
        draws = [action for action in choices.actions if action.startswith("draw")]
        rest = [action for action in choices.actions if action not in ("pass", "tickets")]
        if not draws and not rest and choices.routes:
            route = next(iter(choices.routes))
            return f"claim {route} {choices.routes[route].pay[0]}"
        return self.random.choice(draws or rest or choices.actions)

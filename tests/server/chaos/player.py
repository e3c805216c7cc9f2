"""A client as a page would be: it plays, loses its connection, resumes from its last number, asks again.

It believes nothing: every number must follow the one before, and what it was told is done must be in the log.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

UNSETTLED = ("stale", "table_over")
"""Refusals that mean, for an action sent a second time: the first one was stored."""
LATER = ("storage_down", "storage_closed", "busy")
"""Rejections that mean "try again": the request may or may not be stored."""


@dataclass(frozen=True, slots=True)
class Person:
    id: str
    token: str

    @property
    def headers(self) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.token}"}


@dataclass(slots=True)
class SeatState:
    """A table as one seat (None: a spectator) was told it: a snapshot, and all updates since."""

    n: int
    table: dict[str, Any]
    view: dict[str, Any]
    tickets: list[Any]
    choices: dict[str, Any] | None
    last: dict[str, Any]
    """The last message, as it came."""

    @staticmethod
    def of(message: dict[str, Any]) -> SeatState:
        view = message.get("view", {})
        return SeatState(
            message["n"], message["table"], view, message.get("tickets", []), message.get("choices"), last=message
        )

    def update(self, message: dict[str, Any]) -> None:
        assert message["n"] == self.n + 1, f"number {message['n']} came after {self.n}"
        self.n = message["n"]
        self.table |= message["table"]
        view = dict(message.get("view", {}))
        for seat, changed in view.pop("seats", {}).items():
            self.view["seats"][seat] = self.view["seats"][seat] | changed
        self.view |= view
        self.tickets = message.get("tickets", self.tickets)
        self.choices = message.get("choices", None if "choices" in message else self.choices)
        self.last = message

    def state(self) -> dict[str, Any]:
        """To be compared with that of a snapshot."""
        return {
            "n": self.n,
            "table": self.table,
            "view": self.view,
            "tickets": self.tickets,
            "choices": self.choices,
        }


@dataclass(frozen=True, slots=True)
class Sent:
    """An action that was not answered yet."""

    number: int
    seat: int
    version: int
    action: str
    again: bool = False

    def as_json(self) -> str:
        command = {"do": "act", "version": self.version, "action": self.action, "seat": self.seat}
        return json.dumps({"id": self.number, "command": command})


def quick(choices: dict[str, Any], rng: Random) -> str:
    """Claims what it can, so that games end soon."""
    claims = [f"claim {route} {way['pay'][0]}" for route, way in choices["routes"].items()]
    if claims:
        return rng.choice(claims)
    actions: list[str] = choices["actions"]
    return rng.choice([action for action in actions if action not in ("pass", "tickets")] or actions)


@dataclass(slots=True)
class Player:
    """One connection of one person to one table; with no seats there it looks on."""

    person: Person | None
    table: str
    addresses: Sequence[str]
    """Of workers: if one does not answer, the next may."""
    rng: Random
    plays: bool = True
    """False: another connection of the same person does."""
    eyes: dict[int | None, SeatState] = field(default_factory=dict)
    sent: Sent | None = None
    acknowledged: dict[int, tuple[int, str]] = field(default_factory=dict)
    """By the number of the entry: the seat and its action."""
    own: dict[tuple[int, int], tuple[int, str]] = field(default_factory=dict)
    """By seat and version: number and action of what the updates say this person did."""
    heard: list[dict[str, Any]] = field(default_factory=list)
    """Every snapshot and update in order."""
    connections: int = 0
    snapshots: int = 0
    sent_again: int = 0
    was_stored: int = 0
    """How often an action without an answer turned out to be stored."""
    closed_with: list[int | None] = field(default_factory=list)
    _numbers: int = 0
    _resumed_from: int = 0

    @property
    def over(self) -> bool:
        """All eyes of this person have seen the end."""
        return bool(self.eyes) and all(eyes.table["status"] == "over" for eyes in self.eyes.values())

    @property
    def n(self) -> int:
        """The last number that all eyes of this person have seen."""
        return min((eyes.n for eyes in self.eyes.values()), default=0)

    async def play(self) -> None:
        """Until the game is over and everything is answered, through as many connections as it takes."""
        tries = 0
        while not (self.over and self.sent is None):
            address = self.addresses[tries % len(self.addresses)]
            try:
                async with self.connected(address) as socket:
                    await self._talk(socket)
            except (OSError, WebSocketException) as lost:
                received = getattr(lost, "rcvd", None)
                self.closed_with.append(getattr(received, "code", None))
                tries += 1
                await asyncio.sleep(0.02 + 0.08 * self.rng.random())

    def connected(self, address: str, *, resume: bool = True, **more: Any) -> connect:
        since = f"?since={self.n}" if self.eyes and resume else ""
        self._resumed_from = self.n
        return connect(
            f"ws://{address}/api/tables/{self.table}/socket{since}",
            additional_headers=self.person.headers if self.person else {},
            max_size=None,
            compression=None,
            open_timeout=10,
            close_timeout=0.2,
            ping_interval=None,
            proxy=None,
            **more,
        )

    async def _talk(self, socket: ClientConnection) -> None:
        self.connections += 1
        if self.sent is not None:
            self.sent = Sent(self.sent.number, self.sent.seat, self.sent.version, self.sent.action, again=True)
            self.sent_again += 1
            await socket.send(self.sent.as_json())
        async for text in socket:
            self.hear(json.loads(text))
            if self.over and self.sent is None:
                return
            if self.sent is None and self.plays:
                self.sent = self.choose()
                if self.sent is not None:
                    await socket.send(self.sent.as_json())

    def choose(self) -> Sent | None:
        for seat, eyes in self.eyes.items():
            if seat is not None and eyes.choices is not None:
                self._numbers += 1
                return Sent(self._numbers, seat, eyes.table["version"], quick(eyes.choices, self.rng))
        return None

    def hear(self, message: dict[str, Any]) -> None:
        match message["type"]:
            case "table":
                self._snapshot(message)
            case "update":
                self._update(message)
            case "done":
                self._done(message)
            case "refused":
                self._refused(message)
            case other:
                raise AssertionError(f"a message of type {other}")

    def _snapshot(self, message: dict[str, Any]) -> None:
        self.snapshots += 1
        self.heard.append(message)
        if message["seat"] is not None:
            self.eyes.pop(None, None)  # the deal: from now on this person sees with their own eyes
        known = self.eyes.get(message["seat"])
        assert known is None or message["n"] >= known.n, "a snapshot from the past"
        self.eyes[message["seat"]] = SeatState.of(message)

    def _update(self, message: dict[str, Any]) -> None:
        eyes = self.eyes[message["seat"]]
        if message["n"] == eyes.n > self._resumed_from:
            # The connection broke between the messages to two seats of this person.
            assert message == eyes.last
            return
        version = eyes.table["version"]
        eyes.update(message)
        self.heard.append(message)
        entry = message["entry"]
        if entry["kind"] == "acted" and entry["seat"] == message["seat"]:
            self.own[entry["seat"], version] = (message["n"], entry["action"])

    def _done(self, message: dict[str, Any]) -> None:
        assert self.sent is not None
        assert message["id"] == self.sent.number
        self._acknowledge(message["n"], self.sent)

    def _refused(self, message: dict[str, Any]) -> None:
        code = message["error"]["code"]
        sent = self.sent
        if message["id"] is None and code in LATER:
            return  # the connection itself: it is closed now
        assert sent is not None, message
        assert message["id"] == sent.number
        if code in LATER:
            self.sent = None  # and the same version is answered again, if it is still open
            return
        assert sent.again, f"refused the first time: {message}"
        assert code in UNSETTLED, message
        # It was stored, then, and the updates that came before this answer must have said so.
        n, action = self.own[sent.seat, sent.version]
        assert action == sent.action
        self.was_stored += 1
        self._acknowledge(n, sent)

    def _acknowledge(self, n: int, sent: Sent) -> None:
        assert n not in self.acknowledged, "one number for two actions"
        self.acknowledged[n] = (sent.seat, sent.action)
        self.sent = None

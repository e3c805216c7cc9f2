"""A server whose clock, ids, secret and bots are the test's, a table at it, and every byte that leaves it by viewer."""

from __future__ import annotations

import math
import tempfile
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path
from random import Random
from typing import Any, TypeVar
from unittest.mock import patch

from starlette.applications import Starlette

from tests.effort import times
from tests.server.leaks.asgi import Socket, request, until
from tests.server.leaks.other_deals import traced
from tests.server.leaks.plays import ENTROPY, SECRET, Played
from vialibre.boards import load_board
from vialibre.engine.game import Game
from vialibre.engine.view import View
from vialibre.server.api import people as people_api
from vialibre.server.api import tables as tables_api
from vialibre.server.api.endpoint import Services
from vialibre.server.app import Settings, make_app, services_on
from vialibre.server.bot_pool import BotPool
from vialibre.server.storage import open_storage
from vialibre.server.storage.engine import Work
from vialibre.server.storage.sqlite_engine import SqliteEngine
from vialibre.server.table import entries
from vialibre.server.table.decide import Proposal
from vialibre.server.table.entries import AnyEntry, Counted, Resumed
from vialibre.server.table.state import RUNNING, Table

T = TypeVar("T")

SPECTATOR = "spectator"
PACE = 1.75
"""Seconds between two actions of people."""
PROBES = times(36, 16)
"""After about so many actions everybody looks around."""


class Clock:
    def __init__(self) -> None:
        self.now = 1_900_000_000.0

    def __call__(self) -> float:
        return self.now


class Script(BotPool):
    """Bots that do what they did in the game as it was written down."""

    def __init__(self, play: Played) -> None:
        super().__init__()
        self.play = play

    async def choose(self, bot: str, view: View, legal: list[int], seed: str, *, host: str = "") -> int:
        seat, number = self.play.actions[view.version]
        assert seat == view.seat
        assert number in legal
        return number


async def at_once(self: SqliteEngine, work: Work[T], *, write: bool) -> T:
    """The same transactions without threads: one table needs none, and a busy machine runs them slowly."""
    with (self._writing if write else self._reading).begin() as connection:
        return work(connection)


@asynccontextmanager
async def server(play: Played, clock: Callable[[], float]) -> AsyncIterator[Starlette]:
    """The real application on a database of its own, with nothing in it left to chance."""
    ids = count()
    folder = "/dev/shm" if Path("/dev/shm").is_dir() else None

    def new_id() -> str:
        return f"id-{next(ids):019d}"

    async def opening() -> Services:
        storage = await open_storage(f"sqlite:///{place}/leaks.db")
        await storage.set_if_absent("identity_key", "11" * 32)
        made = await services_on(storage, Settings(limits=1e9))
        made.hub.clock = clock
        made.hub.heartbeat.stall = math.inf  # time passes by jumps here
        made.hub.bot_pool = Script(play)
        return made

    with (
        tempfile.TemporaryDirectory(dir=folder) as place,
        patch.object(people_api, "new_id", new_id),
        patch.object(tables_api, "new_id", new_id),
        patch.object(tables_api, "new_secret", lambda: SECRET),
        patch.object(SqliteEngine, "run", at_once),
    ):
        app = make_app(opening)
        async with app.router.lifespan_context(app):
            yield app


@asynccontextmanager
async def dealt_otherwise(deals: Mapping[int, Game]) -> AsyncIterator[None]:
    """While this holds, tables go on from these positions after so many actions: also when they are rebuilt."""
    add, new_game = Table.add, Table.new_game

    def added(self: Table, n: int, at: float, entry: AnyEntry, number: int | None = None) -> None:
        add(self, n, at, entry, number)
        if isinstance(entry, entries.Acted | entries.Undone) and len(self.turns) in deals and self.status == RUNNING:
            self.game = traced(deals[len(self.turns)])

    def dealt(self: Table) -> Game:
        return traced(deals[0]) if 0 in deals else new_game(self)

    def played_again(self: Table) -> None:
        self.game = self.new_game()
        for done, turn in enumerate(self.turns):
            self.game = traced(deals[done]) if done in deals else self.game
            self.game.apply(turn.text, turn.seat)

    with (
        patch.object(Table, "add", added),
        patch.object(Table, "new_game", dealt),
        patch.object(Table, "_replay", played_again),
    ):
        yield


class Viewer:
    """A viewer of the table, and everything that the server ever sent them."""

    def __init__(self, app: Starlette, name: str, random: Random) -> None:
        self.app = app
        self.name = name
        self.random = random
        self.token: str | None = None
        self.table = ""
        self.streams: list[list[bytes]] = [[]]
        """The answers to requests, and one for each connection: only within a stream is there an order."""
        self.socket: Socket | None = None

    @property
    def bytes(self) -> bytes:
        return b"\n".join(message for stream in self.streams for message in stream)

    async def call(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        return await request(self.app, method, path, self.token, body, self.streams[0].append)

    async def at_table(self, **command: Any) -> tuple[int, Any]:
        return await self.call("POST", f"/api/tables/{self.table}", {"command": command})

    async def become_guest(self) -> None:
        _, me = await self.call("POST", "/api/people", {"name": self.name.title()})
        self.token = me["token"]

    def listen(self, since: int | None = None) -> Socket:
        query = "" if since is None else f"?since={since}"
        self.streams.append([])
        return Socket(self.app, f"/api/tables/{self.table}/socket{query}", self.token, self.streams[-1].append)

    async def look_around(self, table: Table, wrong: list[dict[str, Any]]) -> None:
        """Ask for everything there is, possible or not."""
        place = f"/api/tables/{self.table}"
        since = max(1, table.n - self.random.randint(0, 25))
        routes = self.random.sample([route.id for route in table.board.routes], 3)
        for path in ("record", "replay", "ending", "position?at=0", "position?at=3&seat=0"):
            status, answer = await self.call("GET", f"{place}/{path}")
            assert status == 409
            assert answer["error"]["code"] == "not_over"
        for path in (
            place,
            f"{place}?since={since}",
            f"{place}/log",
            *(f"{place}/why?route={route}" for route in routes),
            *(f"{place}/why?route={route}&seat={seat}" for route in routes[:1] for seat in range(3)),
            "/api/tables",
            "/api/tables?status=running",
            "/api/me",
            "/api/me/tables",
            "/api/me/games",
            "/api/me/export",
        ):
            await self.call("GET", path)
        for path, body in (
            ("rematch", {}),
            ("play-on", {"at": 0, "seat": 0}),
        ):
            status, _ = await self.call("POST", f"{place}/{path}", body)
            assert status in (401, 409)
        for command in wrong:
            status, answer = await self.at_table(**command)
            assert status >= 400, answer
        if self.socket is not None:
            await self.resume(table, since)

    async def resume(self, table: Table, since: int) -> None:
        """Another tab that was away for a while, then this one again."""
        tab = self.listen(since)
        await until(lambda: tab.last >= table.n or since == table.n)
        await tab.close()
        assert self.socket is not None
        known = self.socket.last
        await self.socket.close()
        self.socket = self.listen(known)
        self.socket.last = known


class Run:
    """One game at one server, from the guests' names to the last action but one, or to the end."""

    def __init__(self, app: Starlette, clock: Callable[[], float], play: Played, watching: frozenset[str]) -> None:
        self.app = app
        self.clock = clock
        self.play = play
        self.viewers = {name: Viewer(app, name, Random(name)) for name in (*play.setting.people, SPECTATOR)}
        self.watching = watching
        """Who has a socket and looks around."""
        self.table = ""

    @property
    def state(self) -> Table:
        services: Services = self.app.state.services
        return services.hub.live_tables[self.table].table

    async def begin(self, *, bot_pause: float = 0.0) -> None:
        setting = self.play.setting
        for viewer in self.viewers.values():
            if viewer.name != SPECTATOR:
                await viewer.become_guest()
        host = self.viewers[setting.people[0]]
        options = {"alvin": setting.alvin, "public": True, "bot_pause": bot_pause}
        _, made = await host.call(
            "POST", "/api/tables", {"board": setting.board, "seats": len(setting.seats), "options": options}
        )
        self.table = made["table"]
        for viewer in self.viewers.values():
            viewer.table = self.table
            if viewer.name in self.watching:
                viewer.socket = viewer.listen()
                await viewer.socket.heard_up_to(1)
        for seat, name in enumerate(setting.seats):
            if seat in setting.bots:
                await host.at_table(do="seat_bot", bot=name.removeprefix("bot:"), seat=seat)
            else:
                await self.viewers[name].at_table(do="sit", seat=seat, entropy=ENTROPY[name])
        await self.settle()
        await host.at_table(do="start")
        await self.settle()

    def wait(self, seconds: float) -> None:
        if isinstance(self.clock, Clock):
            self.clock.now += seconds

    async def settle(self) -> None:
        """Until bots have acted and everybody has heard."""
        services: Services = self.app.state.services
        await until(lambda: self.table in services.hub.live_tables)
        live = services.hub.live_tables[self.table]
        await until(lambda: live.table.bot_to_act() is None and not live.thinking and not live.lock.locked())
        for viewer in self.viewers.values():
            if viewer.socket is not None:
                await viewer.socket.heard_up_to(live.table.n)

    async def play_until(self, last: int) -> None:
        random = Random(self.play.setting.board)
        while (done := len(self.state.turns)) < last:
            self.wait(PACE)
            seat, _ = self.play.actions[done]
            if seat in self.play.setting.bots:
                await self.settle()
                continue
            if random.random() < 1 / PROBES:
                await self.look_around()
            if random.random() < 0.05:
                await self.be_down()
            person = self.viewers[self.play.setting.seats[seat]]
            if random.random() < 0.06:
                await person.at_table(do="say", phrase="train")
            await self.act(person, seat, done, by_socket=random.random() < 0.5)
            await self.settle()
            if done + 1 in self.play.undoable and len(self.state.turns) == done + 1 and random.random() < 0.4:
                self.wait(PACE / 4)
                status, _ = await person.at_table(do="undo", version=self.state.versions[seat])
                assert status == 200
                await self.act(person, seat, done, by_socket=False)
                await self.settle()

    async def be_down(self) -> None:
        """The server was away for twelve seconds, and votes were counted: entries that no person asks for."""
        services: Services = self.app.state.services
        down_at = self.clock()
        self.wait(12.0)
        async with services.hub.locked(self.table) as live:
            await services.hub.append(live, Proposal(Resumed(down_at, down_at + 12.0)))
            await services.hub.append(live, Proposal(Counted()))
        await self.settle()

    async def act(self, person: Viewer, seat: int, done: int, *, by_socket: bool) -> None:
        command = {"do": "act", "version": self.state.versions[seat], "action": self.play.texts[done], "seat": seat}
        if by_socket and person.socket is not None:
            answer = await person.socket.ask(**command)
            assert answer["type"] == "done", answer
        else:
            status, answer = await person.at_table(**command)
            assert status == 200, answer

    async def look_around(self) -> None:
        for viewer in self.viewers.values():
            if viewer.name in self.watching:
                await viewer.look_around(self.state, self.wrong_commands(viewer))
                await self.settle()

    def wrong_commands(self, viewer: Viewer) -> list[dict[str, Any]]:
        """What this person may not do now, as a script may try it to learn something."""
        state, setting = self.state, self.play.setting
        assert state.game is not None
        seats = setting.seats_of(viewer.name)
        version = max(state.versions) if not seats else state.versions[seats[0]]
        legal = {state.game.text_of(number) for seat in seats for number in state.game.legal_ids(seat)}
        routes = viewer.random.sample([route.id for route in load_board(setting.board).routes], 4)
        tried = [f"claim {route} {pay}" for route in routes for pay in ("red", "wild", "green+1")]
        tried += ["draw deck", "draw wild", "tickets", "keep 1", "keep 1 2 3 4", "pass", "decline", "pay red", "hm"]
        acts = [
            {"do": "act", "version": version, "action": text, **({"seat": seat} if seat is not None else {})}
            for text in tried
            for seat in (*(seats or (None,)), 0)
            if text not in legal
        ]
        rest: list[dict[str, Any]] = [
            {"do": "undo", "version": 1},
            {"do": "vote_out", "seat": 0},
            {"do": "return"},
            {"do": "start"},
        ]
        return [*viewer.random.sample(acts, 12), *rest]


@asynccontextmanager
async def game(
    play: Played, *, watching: frozenset[str], deals: Mapping[int, Game] | None = None, last: int | None = None
) -> AsyncIterator[Run]:
    """A game that was played up to the last position that waits for a person, or only so far."""
    clock = Clock()
    async with dealt_otherwise(deals or {}), server(play, clock) as app:
        run = Run(app, clock, play, watching)
        await run.begin()
        await run.play_until(play.last_open if last is None else last)
        await run.look_around()
        yield run
        for viewer in run.viewers.values():
            if viewer.socket is not None:
                await viewer.socket.close()


async def recorded(
    play: Played, *, watching: frozenset[str], deals: Mapping[int, Game] | None = None, last: int | None = None
) -> Run:
    """Such a game, for its bytes."""
    async with game(play, watching=watching, deals=deals, last=last) as run:
        pass
    return run

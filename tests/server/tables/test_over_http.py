"""What needs a server around the table: the lobby, rematches, playing on, looking back. In one process."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from starlette.applications import Starlette

from tests.server.leaks.asgi import request, until
from vialibre.engine.view import View
from vialibre.server.api.endpoint import Services
from vialibre.server.app import Settings, make_app, services_on
from vialibre.server.bot_pool import BotPool
from vialibre.server.metrics import REGISTRY
from vialibre.server.storage import open_storage


class First(BotPool):
    """Bots that take the first thing they may do, at once."""

    async def choose(self, bot: str, view: View, legal: list[int], seed: str, *, host: str = "") -> int:
        return legal[0]


class House:
    """The application, and people who ask it for things."""

    def __init__(self, app: Starlette) -> None:
        self.app = app
        self.tokens: dict[str, str] = {}

    @property
    def services(self) -> Services:
        found: Services = self.app.state.services
        return found

    async def call(self, who: str | None, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        return await request(self.app, method, path, None if who is None else self.tokens[who], body)

    async def ok(self, who: str | None, method: str, path: str, body: Any = None) -> Any:
        status, answer = await self.call(who, method, path, body)
        assert status in (200, 201), answer
        return answer

    async def refused(self, who: str | None, method: str, path: str, body: Any = None) -> str:
        status, answer = await self.call(who, method, path, body)
        assert status >= 400
        return str(answer["error"]["code"])

    async def do(self, who: str, where: str, **command: Any) -> int:
        return int((await self.ok(who, "POST", f"/api/tables/{where}", {"command": command}))["n"])

    async def table(self, **body: Any) -> str:
        made = await self.ok("ana", "POST", "/api/tables", {"options": {"bot_pause": 0}, **body})
        return str(made["table"])

    async def info(self, who: str, where: str) -> dict[str, Any]:
        found: dict[str, Any] = (await self.ok(who, "GET", f"/api/tables/{where}"))["messages"][0]["table"]
        return found

    async def game(self, *, bot: bool = False, actions: int = 0, **body: Any) -> str:
        """A game that was abandoned after some actions."""
        where = await self.table(**body)
        await self.do("ana", where, do="sit", entropy="ab" * 16, name="Nana")
        if bot:
            await self.do("ana", where, do="seat_bot", bot="porter")
        else:
            await self.do("bea", where, do="sit", entropy="cd" * 16)
        await self.do("ana", where, do="start")
        people = ["ana"] if bot else ["ana", "bea"]
        live = self.services.hub.live_tables[where]
        while len(live.table.turns) < actions:
            await until(lambda: live.table.bot_to_act() is None)
            seat = live.table.waiting()[0]
            assert live.table.game is not None
            action = live.table.game.text_of(live.table.game.legal_ids(seat)[0])
            await self.do(people[seat], where, do="act", version=live.table.versions[seat], action=action, seat=seat)
        for person in people:
            await self.do(person, where, do="abandon")
        return where


def opened_in(tmp_path: Path) -> Callable[[], Awaitable[Services]]:
    """The parts of a server on a database of its own."""

    async def opening() -> Services:
        storage = await open_storage(f"sqlite:///{tmp_path / 'house.db'}")
        made = await services_on(storage, Settings(limits=1e9))
        made.hub.bot_pool = First()
        return made

    return opening


def in_house(tmp_path: Path, visit: Callable[[House], Awaitable[None]]) -> None:
    async def whole() -> None:
        app = make_app(opened_in(tmp_path))
        async with app.router.lifespan_context(app):
            house = House(app)
            for name in ("ana", "bea", "cyd"):
                _, me = await request(app, "POST", "/api/people", None, {"name": name.title()})
                house.tokens[name] = me["token"]
            await visit(house)

    asyncio.run(whole())


def test_the_lobby_follows_the_options_and_the_start(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        async def shown() -> list[str]:
            return [row["table"] for row in (await house.ok(None, "GET", "/api/tables"))["tables"]]

        where = await house.table(options={"public": True})
        hidden = await house.table()
        assert await shown() == [where]
        await house.do("ana", where, do="options", options={"public": False})
        assert await shown() == [], "its link would be known to all"
        await house.do("ana", hidden, do="options", options={"public": True})
        assert await shown() == [hidden]
        await house.do("ana", hidden, do="close")
        assert await shown() == []

    in_house(tmp_path, visit)


def test_tables_are_listed_for_who_sits_there_or_is_their_host(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        async def listed(who: str) -> list[str]:
            return [row["table"] for row in (await house.ok(who, "GET", "/api/me/tables"))["tables"]]

        where = await house.table()
        await house.do("bea", where, do="sit", entropy="cd" * 16)
        await house.do("ana", where, do="sit", entropy="ab" * 16)
        assert await listed("ana") == await listed("bea") == [where]
        assert await listed("cyd") == []
        await house.do("ana", where, do="leave")
        assert (await house.info("bea", where))["host"] != (await house.ok("ana", "GET", "/api/me"))["person"]
        assert await listed("ana") == []
        await house.do("bea", where, do="leave")
        assert await listed("bea") == [where], "still its host"

    in_house(tmp_path, visit)


def test_a_rematch_is_one_table_for_all(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        where = await house.game(seats=2, options={"bot_pause": 0, "chat": False})
        place = f"/api/tables/{where}/rematch"
        assert await house.refused("cyd", "POST", place, {}) == "not_seated"
        both = await asyncio.gather(*(house.ok(who, "POST", place, {}) for who in ("ana", "bea")))
        assert both[0] == both[1]
        new = both[0]["table"]
        assert (await house.info("cyd", where))["rematch"] == new
        info = await house.info("ana", new)
        assert [seat["name"] for seat in info["seats"]] == ["", ""], "nobody sits before they know the commitment"
        assert info["options"]["chat"] is False
        later = await house.ok("bea", "POST", place, {})
        assert later == both[0]

    in_house(tmp_path, visit)


def test_a_rematch_brings_the_bots(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        where = await house.game(bot=True)
        made = await house.ok("ana", "POST", f"/api/tables/{where}/rematch", {})
        info = await house.info("ana", made["table"])
        assert [seat["bot"] for seat in info["seats"]] == [None, "porter"]
        assert info["commitment"] == made["commitment"] != (await house.info("ana", where))["commitment"]

    in_house(tmp_path, visit)


def test_a_rematch_starts_when_its_last_seat_is_taken(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        where = await house.game(seats=2)
        new = (await house.ok("ana", "POST", f"/api/tables/{where}/rematch", {}))["table"]
        await house.do("ana", new, do="sit", entropy="ab" * 16, seat=0)
        live = house.services.hub.live_tables[new]
        assert (live.table.status, live.table.due()) == ("open", None)
        await house.do("bea", new, do="sit", entropy="cd" * 16, seat=1)
        await until(lambda: live.table.status == "running")
        assert [seat.entropy for seat in live.table.seats] == ["ab" * 16, "cd" * 16]

    in_house(tmp_path, visit)


def test_a_new_table_starts_when_its_host_says_so(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        where = await house.table()
        for who in ("ana", "bea"):
            await house.do(who, where, do="sit", entropy="ab" * 16)
        assert house.services.hub.live_tables[where].table.due() is None

    in_house(tmp_path, visit)


def test_nothing_asks_for_entropy_before_it_shows_a_commitment(tmp_path: Path) -> None:
    """Entropy that comes with a request for a table would be known when the secret of that table is drawn."""

    async def visit(house: House) -> None:
        where = await house.game(actions=4)
        play_on = {"at": 0, "seat": 0}
        ways: dict[str, dict[str, Any]] = {"": {"board": "usa"}, f"/{where}/rematch": {}, f"/{where}/play-on": play_on}
        for path, body in ways.items():
            place = f"/api/tables{path}"
            assert await house.refused("ana", "POST", place, {**body, "entropy": "ef" * 16}) == "bad_message"
            made = await house.ok("ana", "POST", place, body)
            assert (await house.info("ana", made["table"]))["commitment"] == made["commitment"]
            table = house.services.hub.live_tables[made["table"]].table
            assert table.created.commitment == made["commitment"], "the first entry of the log has it"
            assert [seat.entropy for seat in table.seats] == [None, None]

    in_house(tmp_path, visit)


def test_there_is_no_rematch_before_the_end(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        where = await house.table()
        for path in ("rematch", "play-on", "record", "position?at=0"):
            method = "POST" if path in ("rematch", "play-on") else "GET"
            body = {"at": 0, "seat": 0} if path == "play-on" else {}
            code = await house.refused("ana", method, f"/api/tables/{where}/{path}", body if method == "POST" else None)
            assert code == "not_over"

    in_house(tmp_path, visit)


@pytest.mark.parametrize("board", ["usa", "san_francisco"])
def test_playing_on_from_a_position_against_bots(tmp_path: Path, board: str) -> None:
    async def visit(house: House) -> None:
        where = await house.game(board=board, actions=9)
        place = f"/api/tables/{where}/play-on"
        body = {"at": 5, "seat": 1, "bot": "porter"}
        new = (await house.ok("cyd", "POST", place, body))["table"]
        live = house.services.hub.live_tables[new]
        await until(lambda: live.table.bot_to_act() is None)
        assert [turn.text for turn in live.table.turns[:5]] == [
            turn.text for turn in house.services.hub.live_tables[where].table.turns[:5]
        ]
        info = await house.info("cyd", new)
        assert [(seat["bot"], seat["name"]) for seat in info["seats"]] == [("porter", ""), (None, "Cyd")]
        assert not info["options"]["public"]
        for wrong, code in (
            ({**body, "at": 10}, "no_such_position"),
            ({**body, "seat": 2}, "no_such_seat"),
            ({**body, "bot": "deep-blue"}, "no_such_level"),
        ):
            before = await house.ok("cyd", "GET", "/api/me/tables")
            assert await house.refused("cyd", "POST", place, wrong) == code
            assert await house.ok("cyd", "GET", "/api/me/tables") == before, "a table was left behind"
        assert (await house.ok("cyd", "POST", place, {**body, "at": 9}))["table"]

    in_house(tmp_path, visit)


def test_looking_back_from_any_seat(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        where = await house.game(actions=6)
        place = f"/api/tables/{where}/position"
        for at in range(7):
            for seat in ("", "&seat=0", "&seat=1"):
                found = await house.ok(None, "GET", f"{place}?at={at}{seat}")
                assert (found["at"], found["of"]) == (at, 6)
                assert bool(found["events"]) == (at > 0)
                assert (found["view"]["own"] is None) == (seat == "")
        assert await house.refused(None, "GET", f"{place}?at=7") == "no_such_position"
        assert await house.refused(None, "GET", f"{place}?at=1&seat=2") == "no_such_seat"

    in_house(tmp_path, visit)


def test_a_game_that_was_played_out_cannot_be_played_on_from_its_end(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        where = await house.game(bot=True, actions=4)
        table = house.services.hub.live_tables[where].table
        table.ended = None  # as if these had been all its actions
        last = len(table.turns)
        body = {"seat": 0}
        place = f"/api/tables/{where}/play-on"
        assert await house.refused("ana", "POST", place, {**body, "at": last}) == "no_such_position"
        await house.ok("ana", "POST", place, {**body, "at": last - 1})

    in_house(tmp_path, visit)


def test_moves_and_bots_are_measured(tmp_path: Path) -> None:
    def figure(name: str) -> float:
        return REGISTRY.get_sample_value(name) or 0.0

    async def visit(house: House) -> None:
        moves, thoughts = figure("vialibre_moves_total"), figure("vialibre_bot_seconds_count")
        await house.game(bot=True, actions=6)
        assert figure("vialibre_moves_total") >= moves + 6
        assert figure("vialibre_bot_seconds_count") >= thoughts + 1

    in_house(tmp_path, visit)

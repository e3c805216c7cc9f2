"""What the page lists: open tables, tables to watch, one's own, and games that are over."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec

from tests.server.tables.test_over_http import House, in_house
from vialibre.server.results import summary_of
from vialibre.server.schemas.page import GameList, SeatLine, TableList


async def listed(house: House, path: str, who: str | None = None) -> TableList:
    return msgspec.convert(await house.ok(who, "GET", path), TableList)


def test_a_public_table_can_be_joined_then_watched(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        options = {"public": True, "bot_pause": 0, "clock": {"move": 60, "reserve": 300}}
        where = await house.table(options=options)
        await house.game(actions=1)
        await house.do("ana", where, do="sit", entropy="ab" * 16, name="Nana")
        (line,) = (await listed(house, "/api/tables")).tables
        assert (line.table, line.status, line.board.id, line.alvin) == (where, "open", "usa", False)
        assert line.clock is not None
        assert (line.clock.move, line.clock.reserve) == (60, 300)
        person = (await house.ok("ana", "GET", "/api/me"))["person"]
        assert line.seats == [SeatLine("Nana", None, person), SeatLine("", None, None)]
        assert (await listed(house, "/api/tables?status=running")).tables == []
        await house.do("bea", where, do="sit", entropy="cd" * 16)
        await house.do("ana", where, do="start")
        assert (await listed(house, "/api/tables?status=open")).tables == []
        (line,) = (await listed(house, "/api/tables?status=running")).tables
        assert (line.table, line.status) == (where, "running")
        (line,) = (await listed(house, "/api/me/tables", "bea")).tables
        assert (line.table, line.waits_for) == (where, [0, 1])
        for who in ("ana", "bea"):
            await house.do(who, where, do="abandon")
        assert (await listed(house, "/api/tables?status=running")).tables == []

    in_house(tmp_path, visit)


def test_my_games_say_whom_they_wait_for(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        where = await house.table(options={"first": 1})
        for who, entropy in (("ana", "ab"), ("bea", "cd")):
            await house.do(who, where, do="sit", entropy=entropy * 16)

        async def waits_for() -> list[int]:
            (line,) = (await listed(house, "/api/me/tables", "ana")).tables
            return line.waits_for

        assert await waits_for() == []
        await house.do("ana", where, do="start")
        live = house.services.hub.live_tables[where]
        for who, seat, action, waited in (
            ("ana", 0, "keep 1 2", [1]),
            ("bea", 1, "keep 1 2", [1]),
            ("bea", 1, "draw deck", [1]),
            ("bea", 1, "draw deck", [0]),
        ):
            await house.do(who, where, do="act", version=live.table.versions[seat], action=action)
            assert await waits_for() == waited
        assert live.table.waiting() == (0,)
        live.table.seats[0].stand_in = "clock"  # a bot's turn is no person's turn
        assert json.loads(summary_of(live.table))["waits_for"] == []

    in_house(tmp_path, visit)


def test_the_newest_games_to_watch_come_first(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        made: list[str] = []
        for _ in range(3):
            where = await house.table(options={"public": True})
            for who, entropy in (("ana", "ab"), ("bea", "cd")):
                await house.do(who, where, do="sit", entropy=entropy * 16)
            made.insert(0, where)
        for where in (made[1], made[0], made[2]):
            await house.do("ana", where, do="start")
        assert [line.table for line in (await listed(house, "/api/tables?status=running")).tables] == made

    in_house(tmp_path, visit)


def test_finished_games_have_results(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        where = await house.table()
        for who, entropy in (("ana", "ab"), ("bea", "cd")):
            await house.do(who, where, do="sit", entropy=entropy * 16)
        await house.do("ana", where, do="start")
        await house.do("bea", where, do="resign")
        found = msgspec.convert(await house.ok("ana", "GET", "/api/me/games"), GameList)
        assert found.next is None
        (game,) = found.games
        assert (game.table_id, game.board) == (where, "usa")
        assert [(result.name, result.place) for result in game.results] == [("Ana", 1), ("Bea", 2)]
        assert msgspec.convert(await house.ok("cyd", "GET", "/api/me/games"), GameList).games == []

    in_house(tmp_path, visit)

"""Boards to draw: all that a page needs, small, and kept by browsers for as long as they are true."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import TypeVar, TypeVarTuple, Unpack

import msgspec
import pytest

from tests.analysis.brute_force import RING
from tests.server.tables.test_over_http import First, House, in_house
from tests.server.web.browser import get, get_json
from vialibre import board_ids, load_board
from vialibre.boards.layout import layout, rounded
from vialibre.server.api import boards as boards_api
from vialibre.server.fair_queue import JobOwner
from vialibre.server.schemas.page import BoardList, Drawn

T = TypeVar("T")
Ts = TypeVarTuple("Ts")


def test_every_board_is_listed_and_drawn(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        listed = msgspec.convert(await get_json(house.app, "/api/boards"), BoardList)
        assert [(one.id, one.players) for one in listed.boards] == [
            (name, load_board(name).players) for name in board_ids()
        ]
        assert [one.id for one in listed.boards if one.alvin] == ["old_west"]
        for name in board_ids():
            answer = await get(house.app, f"/api/boards/{name}/drawing")
            drawn = msgspec.json.decode(answer.content, type=Drawn)
            board = load_board(name)
            assert drawn == Drawn(board.digest, board, rounded(layout(board)))

    in_house(tmp_path, visit)


def test_who_takes_gzip_gets_a_third(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        for place in ("/api/boards/usa/drawing", "/api/boards/usa"):
            plain = await get(house.app, place)
            packed = await get(house.app, place, accept_encoding="br, gzip;q=0.8")
            assert "content-encoding" not in plain.headers
            assert packed.headers["content-encoding"] == "gzip"
            assert plain.headers["vary"] == packed.headers["vary"] == "accept-encoding"
            assert packed.json() == plain.json()
            assert int(packed.headers["content-length"]) * 2.5 < int(plain.headers["content-length"])
        refused = await get(house.app, "/api/boards/usa/drawing", accept_encoding="gzip;q=0")
        assert "content-encoding" not in refused.headers
        short = await get(house.app, "/api/boards", accept_encoding="gzip")
        assert "content-encoding" not in short.headers

    in_house(tmp_path, visit)


def test_a_drawing_asked_for_by_its_digest_can_be_kept_for_ever(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        digest = load_board("usa").digest
        place = "/api/boards/usa/drawing"
        kept = await get(house.app, f"{place}?digest={digest}&v=12")
        assert kept.headers.get_list("cache-control") == ["public, max-age=31536000, immutable"]
        for query in ("", "?digest=", f"?digest={digest[:-1]}0", "?v=1"):
            answer = await get(house.app, f"{place}{query}")
            assert answer.headers.get_list("cache-control") == ["no-store"], query

    in_house(tmp_path, visit)


class Slow(First):
    """Jobs begin when they may; what was asked for is noted."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[str] = []
        self.may_begin = asyncio.Event()

    async def run(self, work: Callable[[Unpack[Ts]], T], *arguments: *Ts, owner: JobOwner) -> T:
        self.asked.append(work.__name__)
        await self.may_begin.wait()
        return work(*arguments)


def test_an_own_board_is_drawn_once_and_not_in_the_way_of_others(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        made = await house.ok("ana", "POST", "/api/tables", {"board_file": RING})
        key = (await house.info("ana", made["table"]))["board"]["key"]
        place = f"/api/boards/{key}/drawing"
        house.services.hub.bot_pool.close()
        slow = house.services.hub.bot_pool = Slow()
        asked = [asyncio.create_task(get_json(house.app, place)) for _ in range(3)]
        await asyncio.sleep(0)
        assert (await get(house.app, "/healthz")).status_code == 200
        assert (await get(house.app, "/api/boards/usa/drawing")).status_code == 200, "one drawing waits for no other"
        assert not any(task.done() for task in asked)
        slow.may_begin.set()
        answers = await asyncio.gather(*asked)
        assert answers[0] == answers[1] == answers[2] == await get_json(house.app, place)
        assert answers[0]["board"]["id"] == "ring"
        assert slow.asked == ["_drawn"]

    in_house(tmp_path, visit)


def test_a_copy_with_other_names_is_not_mistaken_for_the_first(tmp_path: Path) -> None:
    """Names are not in the digest, so both have the same."""

    async def visit(house: House) -> None:
        board = load_board("usa")
        renamed = replace(board, id="mine", cities=tuple(replace(city, name="Here") for city in board.cities))
        assert renamed.digest == board.digest
        house.services.boards.offered["mine"] = renamed
        mine = await get_json(house.app, "/api/boards/mine/drawing")
        usa = await get_json(house.app, "/api/boards/usa/drawing")
        assert {city["name"] for city in mine["board"]["cities"]} == {"Here"}
        assert "Here" not in {city["name"] for city in usa["board"]["cities"]}

    in_house(tmp_path, visit)


@pytest.mark.parametrize("board", board_ids())
def test_drawings_are_small(board: str) -> None:
    packed = boards_api._drawn(load_board(board))
    assert len(packed.content) < 80_000
    assert len(packed.plain) < 240_000

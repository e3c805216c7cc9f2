"""Designs over HTTP: checked, kept for their own person, written as files, and made into tables that never change."""

from __future__ import annotations

import json
from pathlib import Path

import httpx
import pytest

from tests.server.designs.helpers import design, in_studio
from tests.server.tables.test_over_http import House
from vialibre import load_board
from vialibre.boards.load import parse_board
from vialibre.engine.record_parser import parse_record
from vialibre.engine.replay import replay
from vialibre.server.api.designs import MOST_DESIGNS


async def file_of(house: House, board: object) -> httpx.Response:
    transport = httpx.ASGITransport(app=house.app)
    async with httpx.AsyncClient(transport=transport, base_url="http://test") as client:
        headers = {"authorization": f"Bearer {house.tokens['ana']}"}
        return await client.post("/api/designs/file", json={"board": board}, headers=headers)


def test_the_form_has_what_a_page_needs(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        form = await house.ok("ana", "GET", "/api/designs/form")
        assert form["blank"]["city"] == []
        assert form["playtests"] is False
        assert {rule["name"] for rule in form["rules"]} >= {"ferries", "tunnels", "stations", "souvenirs"}
        checked = await house.ok("ana", "POST", "/api/designs/check", {"board": form["example"]})
        assert checked["digest"] is not None

    in_studio(tmp_path, visit)


def test_faults_name_their_rows_in_the_readers_language(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        routes = [dict(route) for route in design()["route"]]
        routes[4]["tunnel"] = True
        routes[7]["length"] = 99
        checked = await house.ok("ana", "POST", "/api/designs/check", {"board": design(route=routes)})
        assert checked["digest"] is None
        found = [(one["severity"], one["code"], one["kind"], one["rows"]) for one in checked["remarks"]]
        assert ("fault", "too_large", "route", [7]) in found
        routes[7]["length"] = routes[7]["length"] = design()["route"][7]["length"]
        checked = await house.ok("ana", "POST", "/api/designs/check", {"board": design(route=routes)})
        [fault] = checked["remarks"]
        assert (fault["code"], fault["rows"]) == ("tunnel_without_rule", [4])
        names = {city["id"]: city["name"] for city in design()["city"]}
        assert fault["text"].startswith(" – ".join(names[city] for city in routes[4]["cities"]))
        await house.ok("ana", "PATCH", "/api/me", {"language": "de"})
        again = await house.ok("ana", "POST", "/api/designs/check", {"board": design(route=routes)})
        assert again["remarks"][0]["text"] != fault["text"]

    in_studio(tmp_path, visit)


def test_a_file_and_back(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        answer = await file_of(house, design(name='Mi "isla" <script>', land=True))
        assert answer.headers["content-disposition"] == 'attachment; filename="mine.toml"'
        board = parse_board(answer.text, "mine.toml")
        assert (board.name, board.land) == ('Mi "isla" <script>', True)
        assert board.digest == load_board("san_francisco").digest
        opened = await house.ok("ana", "POST", "/api/designs/open", {"text": answer.text})
        assert (await file_of(house, opened["board"])).text == answer.text
        assert await house.refused("ana", "POST", "/api/designs/open", {"text": "no = toml ="}) == "not_toml"
        assert await house.refused("ana", "POST", "/api/designs/open", {"text": "name = 1979-05-27"}) == "missing_key"

    in_studio(tmp_path, visit)


def test_designs_belong_to_one_person(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        made = await house.ok("ana", "POST", "/api/designs", {"board": design()})
        place = f"/api/designs/{made['design']}"
        assert (await house.ok("ana", "GET", place))["board"]["name"] == "Mine"
        assert await house.ok("bea", "GET", "/api/designs") == {"designs": [], "most": MOST_DESIGNS}
        for method, body in (("GET", None), ("DELETE", None), ("PUT", {"board": design(), "revision": 1})):
            assert await house.refused("bea", method, place, body) == "no_such_design"
        assert await house.refused(None, "GET", place) == "who_are_you"
        changed = await house.ok("ana", "PUT", place, {"board": design(name="Ours"), "revision": 1})
        assert changed["revision"] == 2
        stale = {"board": design(name="Stale"), "revision": 1}
        assert await house.refused("ana", "PUT", place, stale) == "design_changed_elsewhere"
        assert (await house.ok("ana", "GET", place))["board"]["name"] == "Ours"
        exported = await house.ok("ana", "GET", "/api/me/export")
        assert [one["name"] for one in exported["designs"]] == ["Ours"]
        await house.ok("ana", "DELETE", place)
        assert await house.refused("ana", "GET", place) == "no_such_design"

    in_studio(tmp_path, visit)


def test_there_is_a_limit_of_number_and_size(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        for number in range(MOST_DESIGNS):
            await house.ok("ana", "POST", "/api/designs", {"board": design(name=f"No. {number}")})
        assert await house.refused("ana", "POST", "/api/designs", {"board": design()}) == "too_many_designs"
        source = "x" * 2000
        large = design(ticket=[{**ticket, "source": source} for ticket in design()["ticket"]] * 6)
        assert await house.refused("bea", "POST", "/api/designs", {"board": large}) == "too_large_message"
        assert await house.refused("bea", "POST", "/api/designs", {"board": design(city=[{}] * 401)}) == "bad_message"

    in_studio(tmp_path, visit)


@pytest.mark.parametrize(
    "name", ["\0", "\u202e", "<img src=x onerror=alert(1)>", "'; drop table designs; --", "x" * 200]
)
def test_any_name_can_be_kept(tmp_path: Path, name: str) -> None:
    async def visit(house: House) -> None:
        made = await house.ok("ana", "POST", "/api/designs", {"board": design(name=name)})
        assert (await house.ok("ana", "GET", f"/api/designs/{made['design']}"))["board"]["name"] == name
        await house.ok("ana", "POST", "/api/designs/check", {"board": design(name=name)})
        listed = (await house.ok("ana", "GET", "/api/designs"))["designs"][0]["name"]
        assert listed.isprintable()
        assert len(listed) <= 60

    in_studio(tmp_path, visit)


def test_a_table_keeps_its_board_while_the_design_goes_on(tmp_path: Path) -> None:
    """Names and places are not in the digest; the next table shows them all the same, the first one never changes."""

    async def visit(house: House) -> None:
        first = await house.game(actions=6, board_file=(await file_of(house, design())).text)
        cities = [dict(city) for city in design()["city"]]
        cities[0]["name"] = "La Roca"
        second = await house.table(board_file=(await file_of(house, design(city=cities, name="New"))).text)
        before, after = await house.info("ana", first), await house.info("ana", second)
        assert before["board"]["digest"] == after["board"]["digest"]
        assert before["board"]["key"] != after["board"]["key"]
        for info, name in ((before, "Alcatraz"), (after, "La Roca")):
            drawn = await house.ok("bea", "GET", f"/api/boards/{info['board']['key']}/drawing")
            assert drawn["board"]["cities"][0]["name"] == name
        # Anyone with the link can replay the game, and its record includes the board.
        assert (await house.ok("bea", "GET", f"/api/tables/{first}/replay"))["key"] == before["board"]["key"]
        record = parse_record(json.dumps(await house.ok("bea", "GET", f"/api/tables/{first}/record")))
        assert record.board.name == "Mine"
        assert len(record.actions) >= 6
        assert replay(record).board == record.board

    in_studio(tmp_path, visit)


def test_the_world_is_sent_packed(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        world = await house.ok(None, "GET", "/api/world")
        assert len(world["land"]) > 500
        assert len(world["lakes"]) > 50

    in_studio(tmp_path, visit)


def test_a_sketch_is_what_the_table_will_draw(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        board = (await house.ok("ana", "GET", "/api/designs/form"))["example"]
        sketch = await house.ok("ana", "POST", "/api/designs/sketch", {"board": board})
        where = await house.table(board_file=(await file_of(house, board)).text)
        key = (await house.info("ana", where))["board"]["key"]
        assert sketch["drawn"] == await house.ok("ana", "GET", f"/api/boards/{key}/drawing")
        assert (
            await house.refused("ana", "POST", "/api/designs/sketch", {"board": {**board, "route": []}}) == "empty_list"
        )

    in_studio(tmp_path, visit)

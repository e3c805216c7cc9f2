"""Tables of a board that was replaced: they go on, can be looked back at and leave records, all on the old version."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from tests.server.leaks.asgi import until
from tests.server.tables.test_over_http import House, in_house
from tests.server.web.browser import get, get_json
from vialibre import board_ids, load_board
from vialibre.boards.load import first_version, packaged_versions
from vialibre.engine.record_parser import parse_record
from vialibre.engine.replay import replay
from vialibre.fair.deal import commitment_of
from vialibre.fair.verify import verify_text
from vialibre.server.storage.rows import new_id
from vialibre.server.table.entries import Created, decode_entry, encode_entry
from vialibre.server.table.options import Options

SECRET = "5e" * 32
OLD = first_version("san_francisco")
NEW = load_board("san_francisco")


async def old_table(house: House) -> str:
    """A table as it was logged before logs named the version of their board: two people, the game has begun."""
    me = await house.ok("ana", "GET", "/api/me")
    created = Created("san_francisco", 2, Options(), me["person"], "Ana", commitment_of(SECRET), SECRET)
    assert b"digest" not in encode_entry(created)
    where = new_id()
    await house.services.hub.create(where, "san_francisco", OLD, created)
    await house.do("ana", where, do="sit", entropy="ab" * 16)
    await house.do("bea", where, do="sit", entropy="cd" * 16)
    await house.do("ana", where, do="start")
    return where


async def restart(house: House) -> None:
    """What a server that comes back knows: the logs, nothing else."""
    house.services.hub.live_tables.clear()


async def act(house: House, where: str, actions: int) -> None:
    live = await house.services.hub.live_table(where)
    for _ in range(actions):
        seat = live.table.waiting()[0]
        assert live.table.game is not None
        action = live.table.game.text_of(live.table.game.legal_ids(seat)[0])
        person = ("ana", "bea")[seat]
        await house.do(person, where, do="act", version=live.table.versions[seat], action=action, seat=seat)


def test_the_two_versions_differ() -> None:
    assert OLD.digest != NEW.digest
    assert packaged_versions("san_francisco") == (OLD, NEW)
    assert [first_version(name) for name in ("usa", "europe")] == [load_board("usa"), load_board("europe")]


def test_a_table_goes_on_where_it_was(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        where = await old_table(house)
        await act(house, where, 6)
        turns = list((await house.services.hub.live_table(where)).table.turns)
        await restart(house)
        table = (await house.services.hub.live_table(where)).table
        assert table.board == OLD
        assert table.turns == turns
        await act(house, where, 4)
        info = await house.info("ana", where)
        assert (info["board"]["id"], info["board"]["digest"]) == ("san_francisco", OLD.digest)
        drawn = await get_json(house.app, f"/api/boards/{info['board']['key']}/drawing?digest={OLD.digest}")
        assert drawn["digest"] == OLD.digest
        assert {place["city"] for place in drawn["layout"]["places"]} == {city.id for city in OLD.cities}
        assert drawn["layout"]["land"], "the drawing that was made for it"
        facts = await get_json(house.app, f"/api/boards/{info['board']['key']}")
        assert facts["digest"] == OLD.digest

    in_house(tmp_path, visit)


def test_a_finished_game_can_be_looked_back_at(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        where = await old_table(house)
        await act(house, where, 12)
        for person in ("ana", "bea"):
            await house.do(person, where, do="abandon")
        await restart(house)
        text = (await get(house.app, f"/api/tables/{where}/record")).content.decode()
        assert json.loads(text)["board"] == {"id": "san_francisco", "digest": OLD.digest}
        record = parse_record(text)
        assert verify_text(text).fits
        assert len(record.actions) == 12
        assert replay(record).board == OLD
        seen: dict[str, Any] = await get_json(house.app, f"/api/tables/{where}/replay")
        assert (seen["digest"], seen["key"], len(seen["steps"])) == (OLD.digest, OLD.digest, 12)
        assert (await get(house.app, f"/api/tables/{where}/ending")).status_code == 200

    in_house(tmp_path, visit)


def test_playing_on_stays_on_the_version_and_a_rematch_gets_the_new_one(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        where = await old_table(house)
        await act(house, where, 9)
        for person in ("ana", "bea"):
            await house.do(person, where, do="abandon")
        await restart(house)
        body = {"at": 5, "seat": 1, "bot": "porter"}
        on = (await house.ok("cyd", "POST", f"/api/tables/{where}/play-on", body))["table"]
        again = (await house.ok("ana", "POST", f"/api/tables/{where}/rematch", {}))["table"]
        live = house.services.hub.live_tables[on]
        await until(lambda: live.table.bot_to_act() is None)
        await restart(house)
        assert (await house.services.hub.live_table(on)).table.board == OLD
        assert (await house.services.hub.live_table(again)).table.board == NEW
        assert (await house.info("ana", again))["board"]["key"] == "san_francisco"

    in_house(tmp_path, visit)


def test_new_tables_say_which_version_they_are_played_on(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        where = await house.game(board="san_francisco", actions=5)
        (first, *_) = await house.services.storage.entries(where, 0)
        created = decode_entry(first.data)
        assert isinstance(created, Created)
        assert (created.board, created.board_digest) == ("san_francisco", NEW.digest)
        await restart(house)
        assert (await house.services.hub.live_table(where)).table.board == NEW

    in_house(tmp_path, visit)


def test_earlier_versions_are_offered_to_nobody(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        listed = (await get_json(house.app, "/api/boards"))["boards"]
        assert [one["id"] for one in listed] == list(board_ids())
        for name, code in (("san_francisco.1", "no_such_board"), (OLD.digest, "bad_message")):  # longer than any name
            assert await house.refused("ana", "POST", "/api/tables", {"board": name}) == code

    in_house(tmp_path, visit)

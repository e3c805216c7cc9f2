"""Playtests in the background: one per person, cancelled at once, reported by any worker, and harmless to the
server."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx

from tests.server.designs.helpers import design, in_studio
from tests.server.leaks.asgi import until
from tests.server.tables.test_over_http import House

HERE = "tests.server.designs.playtesters"
PLACE = "/api/playtests"


async def ended(house: House, who: str, playtest: str) -> dict[str, Any]:
    for _ in range(6000):
        state: dict[str, Any] = await house.ok(who, "GET", f"{PLACE}/{playtest}")
        if state["status"] not in ("waiting", "running"):
            return state
        await asyncio.sleep(0.05)
    raise AssertionError(state)


def test_what_was_found_is_for_its_person(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        wanted = {"board": design(), "games": 7, "bot": "stoker"}
        begun = await house.ok("ana", "POST", PLACE, wanted)
        state = await ended(house, "ana", begun["playtest"])
        assert (state["status"], state["done"], state["games"]) == ("done", 7, 7)
        assert [one["text"] for one in state["remarks"]] == ["Mine 7 stoker en 19"]
        assert state["verdict"] == {"kind": "unclear", "text": "Not enough games to tell.", "unclear": ["seat 0"]}
        assert (await house.ok("ana", "GET", PLACE))["playtests"] == [state]
        report = f"{PLACE}/{begun['playtest']}/report"
        transport = httpx.ASGITransport(app=house.app)
        async with httpx.AsyncClient(transport=transport, base_url="http://test") as client:
            answer = await client.get(report, headers={"authorization": f"Bearer {house.tokens['ana']}"})
        assert "<title>Found</title>" in answer.text
        # A page with untrusted names: it has no origin, and cannot send requests.
        assert "sandbox" in answer.headers["content-security-policy"]
        assert "default-src 'none'" in answer.headers["content-security-policy"]
        assert len(answer.headers.get_list("content-security-policy")) == 1
        for place in (report, f"{PLACE}/{begun['playtest']}"):
            assert await house.refused("bea", "GET", place) == "no_such_playtest"
        assert await house.refused("bea", "DELETE", f"{PLACE}/{begun['playtest']}") == "no_such_playtest"

    in_studio(tmp_path, visit, playtester=f"{HERE}:quick")


def test_what_older_versions_found_has_no_verdict(tmp_path: Path) -> None:
    """Only the remarks were stored, so what the games had decided is unknown now."""

    async def visit(house: House) -> None:
        begun = await house.ok("ana", "POST", PLACE, {"board": design(), "games": 7, "bot": "stoker"})
        state = await ended(house, "ana", begun["playtest"])
        with closing(sqlite3.connect(tmp_path / "studio.db")) as file, file:
            file.execute("update playtests set result = json_extract(result, '$.remarks')")
        old = await house.ok("ana", "GET", f"{PLACE}/{begun['playtest']}")
        assert old == {**state, "verdict": None}

    in_studio(tmp_path, visit, playtester=f"{HERE}:quick")


def test_one_at_a_time_and_cancelled_at_once(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        first = (await house.ok("ana", "POST", PLACE, {"board": design()}))["playtest"]
        assert await house.refused("ana", "POST", PLACE, {"board": design()}) == "playtest_going_on"
        waiting = await house.ok("bea", "POST", PLACE, {"board": design()})
        assert waiting["status"] == "waiting"
        for _ in range(6000):
            if (await house.ok("ana", "GET", f"{PLACE}/{first}"))["done"] > 0:
                break
            await asyncio.sleep(0.05)
        assert (await house.ok("bea", "GET", f"{PLACE}/{waiting['playtest']}"))["status"] == "waiting"
        assert (await house.ok("ana", "DELETE", f"{PLACE}/{first}"))["status"] == "cancelled"
        again = await house.ok("ana", "POST", PLACE, {"board": design()})
        for playtest, who in ((waiting["playtest"], "bea"), (again["playtest"], "ana")):
            assert (await house.ok(who, "DELETE", f"{PLACE}/{playtest}"))["status"] == "cancelled"
        await until(lambda: house.services.playtests.at_work == 0)

    in_studio(tmp_path, visit, playtester=f"{HERE}:endless")


def test_a_playtester_that_dies_is_told_as_failed(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        begun = await house.ok("ana", "POST", PLACE, {"board": design()})
        assert (await ended(house, "ana", begun["playtest"]))["status"] == "failed"
        assert await house.refused("ana", "GET", f"{PLACE}/{begun['playtest']}/report") == "no_such_playtest"

    in_studio(tmp_path, visit, playtester=f"{HERE}:broken")


def test_what_cannot_be_played_is_refused(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        assert await house.refused("ana", "POST", PLACE, {"board": design(route=[])}) == "empty_list"
        assert await house.refused("ana", "POST", PLACE, {"board": design(), "games": 10**6}) == "bad_message"
        assert await house.refused("ana", "POST", PLACE, {"board": design(), "bot": "deep_blue"}) == "no_such_level"
        for slow in ("dispatcher", "baron"):
            assert await house.refused("ana", "POST", PLACE, {"board": design(), "bot": slow}) == "slow_playtest_bot"
        assert await house.refused("ana", "POST", PLACE, {"board": design()}) == "no_playtests_here"

    in_studio(tmp_path, visit)


def test_a_stopped_server_leaves_none_behind(tmp_path: Path) -> None:
    begun: list[str] = []

    async def visit(house: House) -> None:
        begun.append((await house.ok("ana", "POST", PLACE, {"board": design()}))["playtest"])
        for _ in range(6000):
            if (await house.ok("ana", "GET", f"{PLACE}/{begun[0]}"))["status"] == "running":
                return
            await asyncio.sleep(0.05)

    in_studio(tmp_path, visit, playtester=f"{HERE}:endless")
    with closing(sqlite3.connect(tmp_path / "studio.db")) as database:
        assert database.execute("select id, status from playtests").fetchall() == [(begun[0], "failed")]

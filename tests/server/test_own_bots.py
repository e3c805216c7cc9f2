"""`vialibre serve --bot`: bots of your own at a server's tables. Real processes, and a bot that fails in every way."""

from __future__ import annotations

import asyncio
import logging
import re
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.chaos.inside import hub_on, listening, new_table, until
from tests.server.running import running
from vialibre import Action, BadSetup, Turn
from vialibre.boards.model import CARD_COLORS
from vialibre.bots import levels
from vialibre.cli.main import exit_code
from vialibre.cli.served_bots import read_served_bots
from vialibre.server.bot_pool import BotPool
from vialibre.server.table.options import Options

ROOT = Path(__file__).parents[2]


class Good:
    def decide(self, turn: Turn) -> Action:
        return turn.actions[0]


class Raises:
    def decide(self, turn: Turn) -> Action:
        raise KeyError(str(turn.hand))


class Quits:
    def decide(self, turn: Turn) -> Action:
        import os

        os._exit(3)


class Cheats:
    def decide(self, turn: Turn) -> str:
        return "draw everything"


OWN = {kind: f"{__name__}:{kind}" for kind in ("Good", "Raises", "Quits", "Cheats")}


@pytest.fixture(autouse=True)
def offered() -> Iterator[None]:
    levels.offer({**OWN, "Gone": "no_such_module:Bot"})
    yield
    levels.offer({})


@pytest.mark.parametrize("bot", ["Good", "Raises", "Quits", "Cheats", "Gone"])
def test_a_table_goes_on_whatever_its_bot_does(bot: str, tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.WARNING)

    async def scenario() -> None:
        bot_pool = BotPool()
        try:
            async with hub_on(f"sqlite:///{tmp_path / 'test.db'}", time.time, bot_pool) as hub:
                where = await new_table(hub, "ana", Options(bot_pause=0), bots=1, bot=bot)
                (ana,) = await listening(hub, where, "ana")

                def answers() -> list[str]:
                    bots = [i for i, seat in enumerate(ana.table["seats"]) if seat["bot"]]
                    return [one["by"] for one in ana.told if one["kind"] == "acted" and one["seat"] in bots]

                while len(answers()) < 3:
                    await until(lambda: ana.is_waited_for or len(answers()) >= 3)
                    if ana.is_waited_for and len(answers()) < 3:
                        await ana.act()
                assert set(answers()) == ({"bot"} if bot == "Good" else {"fallback"})
        finally:
            bot_pool.close()

    asyncio.run(scenario())
    noted = [record for record in caplog.records if record.message == "bot failed"]
    assert bool(noted) is (bot != "Good")
    assert all(record.__dict__["bot"] == bot for record in noted)
    if bot == "Raises":
        assert "raise KeyError(str(turn.hand))" in noted[0].__dict__["frames"]
    # The error's text would show the bot's hand.
    assert not any(re.search(rf"\d ({'|'.join(CARD_COLORS)})", str(record.__dict__)) for record in noted)


def test_own_bots_are_told_from_built_in_ones() -> None:
    assert levels.is_built_in("conductor")
    assert levels.is_built_in("porter")
    assert not levels.is_built_in("Good")
    assert levels.source_of("Good") == OWN["Good"]
    assert levels.source_of("baron") == "baron"
    assert levels.seated_bots()[-5:] == (*OWN, "Gone")


def test_the_server_lists_and_seats_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    bot = "Patient=examples.patient_bot:Patient"
    with running(f"sqlite:///{tmp_path / 'games.db'}", "--bot", bot) as server:
        assert server.get("/api/bots").json() == {"bots": ["Patient"]}
        ana = server.client("Ana")
        made = ana.post("/api/tables", json={"board": "usa", "seats": 2, "options": {"bot_pause": 0}}).json()
        path = f"/api/tables/{made['table']}"

        def command(kind: str, **fields: object) -> None:
            answer = ana.post(path, json={"command": {"do": kind, **fields}})
            assert answer.status_code == 200, answer.text

        command("sit", entropy="1" * 32)
        command("seat_bot", bot="Patient")
        refused = ana.post(path, json={"command": {"do": "seat_bot", "bot": "Impatient"}})
        assert refused.json()["error"]["code"] == "no_such_level"
        command("start")
        heard: list[str] = []
        since = 0
        while not heard:
            for message in ana.get(path, params={"since": since, "wait": 25}).json()["messages"]:
                since = message["n"]
                entry = message.get("entry", {})
                if entry.get("kind") == "acted":
                    heard.append(entry["by"])
        assert heard[0] == "bot"


@pytest.mark.parametrize(
    "text", ["", "Patient", "=m:C", "1st=m:C", "conductor=m:C", "Master=m:C", "a" * 21 + "=m:C", "a:b=m:C", "a,b=m:C"]
)
def test_names_that_would_not_do(text: str) -> None:
    with pytest.raises(BadSetup) as caught:
        read_served_bots([text])
    assert caught.value.code == "bad_served_bot"
    assert "NAME=module:Class" in str(caught.value)


def test_a_bot_that_cannot_be_made_is_said_at_the_start(capsys: pytest.CaptureFixture[str]) -> None:
    assert read_served_bots([f"Good one={OWN['Good']}"]) == {"Good one": OWN["Good"]}
    with pytest.raises(BadSetup):
        read_served_bots([f"Good={OWN['Good']}", f"Good={OWN['Good']}"])
    assert exit_code(["serve", "--port", "0", "--bot", "Patient=no_such_module:Patient"]) == 2
    assert "no_such_module" in capsys.readouterr().err

"""Programs in other languages at a server's tables: offered by its operator alone, and harmless when they fail."""

from __future__ import annotations

import json
import os
import shlex
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest
from build_page import find_node

from tests.bots.external.helper import is_running, pids_in, rogue, until
from tests.server.running import Running, running

NODE_BOT = Path(__file__).parents[2] / "examples" / "bots" / "longest_route.mjs"
DRAWS = 3

pytestmark = pytest.mark.skipif(os.name != "posix", reason="programs as bots need process groups")


def do(person: httpx.Client, table: str, **command: Any) -> httpx.Response:
    return person.post(f"/api/tables/{table}", json={"command": command})


def played_against(server: Running, bot: str) -> list[str]:
    """Who made the decisions of the bot's seat, in a game that a person plays for a few turns."""
    with server.client("Ana") as ana:
        made = ana.post("/api/tables", json={"seats": 2, "board": "usa", "options": {"bot_pause": 0, "first": 0}})
        table = made.json()["table"]
        for command in ({"do": "sit", "entropy": "ab" * 16}, {"do": "seat_bot", "bot": bot}, {"do": "start"}):
            done = do(ana, table, **command)
            assert done.status_code == 200, done.text
        since, version, choices, by = 0, 0, None, list[str]()
        while len(by) < DRAWS:
            for message in ana.get(f"/api/tables/{table}?since={since}&wait=25").json()["messages"]:
                since, version = message["n"], message["table"].get("version", version)
                choices = message.get("choices", choices)
                entry = message.get("entry", {})
                if entry.get("kind") == "acted" and entry["seat"] == 1:
                    by.append(entry["by"])
            if choices:
                action = next((one for one in choices["actions"] if one == "draw deck"), choices["actions"][0])
                assert do(ana, table, do="act", version=version, action=action).status_code == 200
                choices = None
    return by


def test_a_program_plays_at_a_table(tmp_path: Path) -> None:
    command = shlex.join([str(find_node()[0]), str(NODE_BOT)])
    with running(f"sqlite:///{tmp_path / 'test.db'}", "--bot", f"Longest route=cmd:{command}") as server:
        assert set(played_against(server, "Longest route")) == {"bot"}
        code, _, log = server.end()
    assert code == 0
    assert {json.loads(line)["level"] for line in log.splitlines()} == {"info"}


@pytest.mark.parametrize("mode", ["die", "hang-with-family"])
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGKILL])
def test_a_failing_program_is_replaced_and_leaves_nothing(mode: str, number: signal.Signals, tmp_path: Path) -> None:
    """It is started once for the check, and once for a game that it loses; other tables do not notice."""
    pids = tmp_path / "pids"
    bot = rogue(mode, pids, 0.5)
    with running(f"sqlite:///{tmp_path / 'test.db'}", "--bot", f"Rogue={bot}") as server:
        assert set(played_against(server, "Rogue")) == {"fallback"}
        assert len(pids_in(pids)) == (2 if mode == "die" else 4), "it is not asked again"
        assert set(played_against(server, "stoker")) == {"bot"}
        _, _, log = server.end(number)
    warned = [line for line in map(json.loads, log.splitlines()) if line["level"] == "warning"]
    code = "program_silent" if mode.startswith("hang") else "program_ended_saying"
    found = [(line["message"], line["bot"], line["error"]) for line in warned]
    assert found == [("bot failed", "Rogue", f"ProgramFailed {code}")]
    until(lambda: not any(map(is_running, pids_in(pids))))


def test_messages_never_start_a_program(tmp_path: Path) -> None:
    touched = tmp_path / "touched"
    with running(f"sqlite:///{tmp_path / 'test.db'}") as server, server.client("Ana") as ana:
        table = ana.post("/api/tables", json={"seats": 2}).json()["table"]
        for name in (f"cmd:touch {touched}", "cmd:true", "cmd@1:true"):
            for command in ({"do": "seat_bot", "bot": name}, {"do": "options", "options": {"stand_in": name}}):
                assert do(ana, table, **command).status_code in (400, 409)
            assert ana.post("/api/tables", json={"seats": 2, "options": {"stand_in": name}}).status_code in (400, 409)
    assert not touched.exists()


def test_a_program_that_cannot_start_keeps_the_server_from_starting(tmp_path: Path) -> None:

    command = [sys.executable, "-m", "vialibre", "serve", "--port", "0", "--bot", "Lost=cmd:./nowhere"]
    done = subprocess.run(
        command, cwd=tmp_path, capture_output=True, encoding="utf-8", env={**os.environ, "VIALIBRE_LANG": "en"}
    )
    assert done.returncode == 2
    assert "there is no program “./nowhere” that may be run" in done.stderr

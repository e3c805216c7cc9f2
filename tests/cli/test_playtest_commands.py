"""`playtest` and `board balance` as a person meets them: results, Ctrl-C, a crash, and going on."""

from __future__ import annotations

import json
import os
import signal
import sqlite3
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.lab.playtest.planted import SOUND
from vialibre.boards.load import load_board
from vialibre.cli.main import exit_code

GAMES = 240
TABLE = ("playtest", "sound.toml", "--bots", "own_bots:Waiting,stoker", "--games", str(GAMES), "--seed", "5")
OWN_BOTS = """
import time
from pathlib import Path
from vialibre.bots.simple.conductor import Conductor

class Waiting(Conductor):  # begins a second piece of work in a process only when it may: no test comes too late
    games = 0

    def __init__(self):
        super().__init__()
        Waiting.games += 1
        while Waiting.games > 40 and Path("wait").exists():
            time.sleep(0.05)
"""
PATIENCE = 180.0


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    prepare(tmp_path)
    monkeypatch.chdir(tmp_path)
    return tmp_path


def prepare(folder: Path) -> None:
    (folder / "sound.toml").write_text(SOUND, "utf-8")
    (folder / "own_bots.py").write_text(OWN_BOTS, "utf-8")


@pytest.fixture(scope="module")
def in_one_go(tmp_path_factory: pytest.TempPathFactory) -> str:
    folder = tmp_path_factory.mktemp("one")
    prepare(folder)
    done = subprocess.run([sys.executable, "-m", "vialibre", *TABLE, "--json", "-"], cwd=folder, capture_output=True)
    return done.stdout.decode()


def started(folder: Path) -> subprocess.Popen[str]:
    """A playtest that has kept something, and is not yet done."""
    (folder / "wait").touch()
    command = [sys.executable, "-m", "vialibre", *TABLE, "--jobs", "2"]
    process = subprocess.Popen(
        command, cwd=folder, text=True, stderr=subprocess.PIPE, stdout=subprocess.DEVNULL, start_new_session=True
    )
    until = time.monotonic() + PATIENCE
    while kept(folder) == 0:
        if time.monotonic() > until or process.poll() is not None:
            process.kill()
            raise AssertionError(process.communicate())
        time.sleep(0.05)
    return process


def kept(folder: Path) -> int:
    """Games in the file."""
    try:
        with sqlite3.connect(f"file:{folder / 'playtest.sqlite'}?mode=ro", uri=True) as file:
            return int(file.execute("select coalesce(sum(games), 0) from playtest_chunk").fetchone()[0])
    except sqlite3.OperationalError:  # not there yet
        return 0


def test_a_killed_playtest_goes_on_to_the_same_end(
    folder: Path, in_one_go: str, capsys: pytest.CaptureFixture[str]
) -> None:
    process = started(folder)
    os.killpg(process.pid, signal.SIGKILL)
    process.communicate()
    (folder / "wait").unlink()
    assert 0 < kept(folder) < GAMES
    assert exit_code([*TABLE, "--resume", "--jobs", "1", "--json", "-"]) == 0
    assert capsys.readouterr().out == in_one_go


def test_ctrl_c_keeps_what_is_done_and_says_how_to_go_on(folder: Path) -> None:
    process = started(folder)
    os.killpg(process.pid, signal.SIGINT)
    _, said = process.communicate(timeout=PATIENCE)
    assert process.returncode == 130
    assert said.startswith("vialibre: interrupted; ")
    assert "vialibre playtest sound.toml" in said
    assert said.rstrip().endswith("--resume")
    assert f"{kept(folder)} games" in said


def test_files_are_written_and_headlines_shown(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    asked = [*TABLE[:4], "--games", "24", "--seats", "2", "--html", "r.html", "--json", "r.json", "--jobs", "1"]
    assert exit_code(asked) == 0
    shown = capsys.readouterr().out
    assert "Report written to r.html" in shown
    assert "close games" in shown
    data = json.loads((folder / "r.json").read_text("utf-8"))
    assert data["games"] == 24
    assert data["seats"] == [2]
    assert set(data["figures"]) == {"tables", "tickets", "routes", "cities", "colors", "strategies", "bots"}
    assert "--seats 2" in (folder / "r.html").read_text("utf-8")


def test_balance_writes_points_and_nothing_else(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    old = SOUND.replace('"ann", "ida"], points = 6},', '"ann", "ida"], points = 1},  # too few')
    (folder / "poor.toml").write_text(old, "utf-8")
    asked = "board balance poor.toml --bots conductor --games 240 --write new.toml --jobs 1"
    assert exit_code(asked.split()) == 0
    shown = capsys.readouterr().out
    assert "Ann – Ida" in shown
    assert "▲" in shown
    new = (folder / "new.toml").read_text("utf-8")
    before, after = old.splitlines(), new.splitlines()
    changed = [row for row, line in enumerate(after) if line != before[row]]
    assert all(before[row].split("points")[0] == after[row].split("points")[0] for row in changed)
    assert load_board("new.toml").ticket("ann-ida").points > 1
    assert "# too few" in new


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ("playtest", "BOARD"),
        ("playtest europ", "europe"),
        ("playtest usa --seats 2,x", "2,x"),
        ("playtest usa --seats 9", "2 to 5"),
        ("playtest usa --bots nobody", "nobody"),
        ("playtest usa --alvin", "Alvin"),
        ("playtest usa --html /no/such/folder/r.html", "/no/such/folder"),
        ("playtest usa --json /no/such/folder/r.json", "/no/such/folder"),
        ("board balance usa --write new.toml", "usa"),
        ("board balance nowhere.toml", "nowhere.toml"),
    ],
)
def test_wrong_input_is_one_line(arguments: str, said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert exit_code(arguments.split()) == 2
    line = capsys.readouterr().err
    assert line.startswith("vialibre: ")
    assert line.count("\n") == 1
    assert said in line

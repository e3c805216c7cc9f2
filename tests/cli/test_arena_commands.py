"""`vialibre arena` and `vialibre ratings` as a person meets them."""

from __future__ import annotations

import io
import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from vialibre.cli.main import exit_code
from vialibre.lab.results import Results

SMALL = ["arena", "--board", "san_francisco", "--bots", "stoker,porter"]
OWN_BOTS = """
class Last:
    def choose(self, view, legal, random):
        return legal[-1]

class Wrong(Last):
    def choose(self, view, legal, random):
        return 10**9

class NoNumber(Last):
    def choose(self, view, legal, random):
        return "draw red"

class Illegal:
    def decide(self, turn):
        return "draw deck twice"

class Broken(Last):
    def choose(self, view, legal, random):
        return 1 / 0

class Empty:
    pass

class Fussy(Last):
    def __init__(self, name):
        pass
"""


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty one, which is also where results go."""
    monkeypatch.chdir(tmp_path)
    return tmp_path


def shell(*arguments: str, **variables: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-P", "-m", "vialibre", *arguments]  # -P: as the installed command, without this folder
    return subprocess.run(
        command, capture_output=True, text=True, env={**os.environ, "VIALIBRE_LANG": "en", **variables}
    )


def last_line(text: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(text.splitlines()[-1])
    return found


def test_the_last_line_of_json_has_all_figures(capsys: pytest.CaptureFixture[str]) -> None:
    assert exit_code([*SMALL, "--blocks", "3", "--json"]) == 0
    found = last_line(capsys.readouterr().out)
    assert set(found["bots"]) == {"stoker", "porter"}
    for figures in found["bots"].values():
        assert {"win_rate", "low", "high", "mean_score", "rating"} <= set(figures)
        assert figures["low"] <= figures["win_rate"] <= figures["high"]
        assert figures["rating_low"] <= figures["rating"] <= figures["rating_high"]
        assert sum(figures["lines"].values()) == pytest.approx(figures["mean_score"])
        assert 0 < figures["ms_per_decision"] < 10
        assert figures["ms_per_decision_99"] > 0
    assert found["blocks"] == 3
    assert found["games"] == 6
    assert sum(found["seat_shares"]) == pytest.approx(1)


def test_the_table_has_ratings_lines_seats_and_times(capsys: pytest.CaptureFixture[str]) -> None:
    assert exit_code([*SMALL, "--blocks", "3", "--sprt", "0.5,0.7"]) == 0
    shown = capsys.readouterr().out
    for part in ("rating", "wins", "(95%)", "Routes", "Tickets completed", "Tickets missed", "Souvenirs", "Total"):
        assert part in shown
    for part in ("ms per decision, mean", "99th percentile", "Wins by seat", "undecided"):
        assert part in shown
    assert "cli-" not in shown


def test_play_against_itself_states_score_and_tickets(capsys: pytest.CaptureFixture[str]) -> None:
    assert exit_code(["arena", "--board", "san_francisco", "--bots", "conductor,conductor", "--blocks", "2"]) == 0
    assert "Tickets missed" in capsys.readouterr().out
    table = ["simulate", "--board", "san_francisco", "--bots", "conductor,conductor", "--games", "2"]
    assert exit_code(table) == 0
    assert "completed / missed" in capsys.readouterr().out
    assert exit_code([*table, "--json"]) == 0
    for seat in last_line(capsys.readouterr().out)["seats"]:
        assert seat["tickets_made"] > 0
        assert seat["tickets_missed"] >= 0


def test_a_report_is_written_beside_the_rest(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert exit_code([*SMALL, "--blocks", "2", "--seed", "4", "--html", "report.html", "--json"]) == 0
    assert last_line(capsys.readouterr().out)["seed"] == 4
    html = (folder / "report.html").read_text("utf-8")
    assert "vialibre arena --board san_francisco --seats 2 --bots stoker,porter --blocks 2 --seed 4" in html


def test_one_block_again_with_its_records(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert exit_code([*SMALL, "--blocks", "3"]) == 0
    before = (folder / "arena.sqlite").read_bytes()
    capsys.readouterr()
    assert exit_code([*SMALL, "--block", "1", "--records", "."]) == 0
    assert "It agrees with arena.sqlite" in capsys.readouterr().out
    assert (folder / "arena.sqlite").read_bytes() == before
    records = sorted(path.name for path in folder.glob("*.json"))
    assert records == ["san_francisco-1-1-stoker-porter.json", "san_francisco-1-2-porter-stoker.json"]
    assert exit_code(["replay", records[0], "--quiet"]) == 0
    capsys.readouterr()
    assert exit_code([*SMALL, "--block", "1", "--json"]) == 0
    played = last_line(capsys.readouterr().out)
    assert played["as_stored"] is True
    assert played["seed"] == 1
    assert exit_code([*SMALL, "--block", "7", "--json"]) == 0
    assert last_line(capsys.readouterr().out)["as_stored"] is None


def test_a_block_that_comes_out_differently_is_said(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert exit_code([*SMALL, "--blocks", "1"]) == 0
    with Results(folder / "arena.sqlite") as results, results.connection as file:
        file.execute("update block set data = replace(data, '\"actions\": ', '\"actions\": 1')")
    capsys.readouterr()
    assert exit_code([*SMALL, "--block", "0"]) == 0
    assert "differs" in capsys.readouterr().out


def test_ratings_of_all_that_met(capsys: pytest.CaptureFixture[str]) -> None:
    assert exit_code([*SMALL, "--blocks", "2"]) == 0
    assert exit_code([*SMALL, "--blocks", "3", "--seed", "1"]) == 0  # deals 1 to 3: one is new
    assert exit_code(["arena", "--board", "san_francisco", "--bots", "conductor,path", "--blocks", "1"]) == 0
    capsys.readouterr()
    assert exit_code(["ratings", "--json"]) == 0
    tables = last_line(capsys.readouterr().out)["tables"]
    assert sorted((sorted(table["bots"]), table["blocks"]) for table in tables) == [
        (["conductor", "path"], 1),
        (["porter", "stoker"], 4),
    ]
    assert exit_code(["ratings"]) == 0
    shown = capsys.readouterr().out
    assert shown.count("san_francisco, 2 seats") == 2
    assert "rating" in shown


def test_own_bots_are_found_in_the_current_folder(folder: Path) -> None:
    (folder / "own_bots.py").write_text(OWN_BOTS, "utf-8")
    table = ("arena", "--board", "san_francisco", "--blocks", "1", "--jobs", "2", "--json", "--bots")
    done = shell(*table, "own_bots:Last, porter")
    assert done.returncode == 0, done.stderr
    assert set(last_line(done.stdout)["bots"]) == {"own_bots:Last", "porter"}
    done = shell(*table, "own_bots:Broken,porter")
    assert done.returncode == 2
    assert "own_bots:Broken” failed" in done.stderr
    assert done.stderr.count("vialibre:") == 1
    assert done.stderr.count("Traceback") == 0
    assert "own_bots.py" in done.stderr  # also from another process
    assert "return 1 / 0" in done.stderr
    whole = shell(*table, "own_bots:Broken,porter", "--traceback")
    assert whole.returncode == 2
    assert "Traceback (most recent call last)" in whole.stderr
    assert "bots/ask.py" in whole.stderr.replace("\\", "/")
    assert "return 1 / 0" in whole.stderr


@pytest.mark.parametrize(
    ("bot", "said"),
    [
        ("own_bots:Nobody", "Last, Wrong"),
        ("own_bot:Last", "no module “own_bot”"),
        ("own_bots:Empty", "no method decide"),
        ("own_bots:Fussy", "TypeError"),
        ("own_bots:Wrong", "chose 1000000000"),
        ("own_bots:NoNumber", "chose draw red"),
        ("own_bots:Illegal", "chose draw deck twice"),
    ],
)
def test_what_is_wrong_with_an_own_bot_is_said(
    bot: str, said: str, folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (folder / "own_bots.py").write_text(OWN_BOTS, "utf-8")
    monkeypatch.setattr(sys, "path", [*sys.path])
    assert exit_code(["arena", "--board", "san_francisco", "--blocks", "1", "--bots", f"{bot},porter"]) == 2
    sys.modules.pop("own_bots", None)
    line = capsys.readouterr().err
    assert bot in line
    assert said in line
    assert line.count("\n") == 1


RAISING = """
import json

class Deep:
    def decide(self, turn):
        return self.read(turn)

    def read(self, turn):
        return json.loads("{")
"""


@pytest.mark.parametrize(
    "command",
    [
        ["arena", "--board", "san_francisco", "--blocks", "1", "--bots", "raising:Deep,porter"],
        ["simulate", "--board", "san_francisco", "--games", "1", "--bots", "raising:Deep,porter"],
        ["playtest", "san_francisco", "--games", "1", "--jobs", "1", "--bots", "raising:Deep"],
        [
            "play",
            "--board",
            "san_francisco",
            "--plain",
            "--first",
            "2",
            "--save",
            "game.json",
            "--bots",
            "raising:Deep",
        ],
        ["watch", "--board", "san_francisco", "--seats", "2", "--bots", "raising:Deep,porter"],
    ],
    ids=lambda command: command[0],
)
def test_a_bot_that_raises_shows_the_lines_of_its_own_file(
    command: list[str], folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (folder / "raising.py").write_text(RAISING, "utf-8")
    monkeypatch.setattr(sys, "path", [*sys.path])
    for traceback in (False, True):
        monkeypatch.setattr(sys, "stdin", io.StringIO("keep 1 2\n" * 3))
        assert exit_code([*command, *["--traceback"] * traceback]) == 2
        shown = capsys.readouterr().err
        assert "raising:Deep” failed while choosing: JSONDecodeError" in shown
        for line in ("in decide", "return self.read(turn)", "in read", 'return json.loads("{")'):
            assert line in shown
        # Frames of the library that raised and of this program are only in the whole traceback.
        assert ("decoder.py" in shown, "ask.py" in shown, "Traceback" in shown) == (traceback,) * 3
        assert ("Use --traceback" in shown) is not traceback
    sys.modules.pop("raising", None)


SLOW = """
import time

class Endless:
    def decide(self, turn):
        while True:
            try:
                time.sleep(0.001)
            except Exception:
                pass
"""


@pytest.mark.skipif(os.name == "nt", reason="there a bot that never returns cannot be interrupted")
def test_a_bot_that_never_answers_forfeits(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (folder / "slow_bots.py").write_text(SLOW, "utf-8")
    monkeypatch.setattr(sys, "path", [*sys.path])
    table = ["--board", "san_francisco", "--bots", "slow_bots:Endless,stoker", "--move-time", "1"]
    assert exit_code(["arena", *table, "--blocks", "1", "--json", "--html", "report.html"]) == 0
    found = last_line(capsys.readouterr().out)
    assert found["move_time"] == 1.0
    assert {bot: (row["forfeits"], row["win_rate"]) for bot, row in found["bots"].items()} == {
        "slow_bots:Endless": (2, 0.0),
        "stoker": (0, 1.0),
    }
    report = Path("report.html").read_text("utf-8")
    assert "Games forfeited" in report
    assert "--move-time 1" in report
    assert exit_code(["simulate", *table, "--games", "1"]) == 0
    assert "forfeited" in capsys.readouterr().out  # the head of the column may be broken into lines
    sys.modules.pop("slow_bots", None)


@pytest.mark.skipif(os.name == "nt", reason="Ctrl-C is another thing there")
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_keeps_what_is_done_and_resume_goes_on(folder: Path, jobs: str) -> None:
    table = [*SMALL, "--blocks", "100000", "--jobs", jobs, "--json"]
    command = [sys.executable, "-m", "vialibre", *table]
    variables = {**os.environ, "VIALIBRE_LANG": "en"}
    # A session of its own, so that the signal reaches the helpers too, as a terminal's does, but not this test.
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=variables, start_new_session=True
    ) as running:
        deadline = time.monotonic() + 180
        while _kept(folder) < 5 and time.monotonic() < deadline:
            time.sleep(0.05)
        os.killpg(running.pid, signal.SIGINT)
        out, err = running.communicate(timeout=180)
    kept = _kept(folder)
    assert kept >= 5
    assert running.returncode == 130
    assert last_line(out)["blocks"] == kept
    assert f"{kept} blocks are saved in arena.sqlite" in err.replace(",", "")
    assert err.count("\n") == 1, err
    done = shell(*SMALL, "--blocks", str(kept + 2), "--resume", "--json")
    assert last_line(done.stdout)["blocks"] == kept + 2


def _kept(folder: Path) -> int:
    if not (folder / "arena.sqlite").exists():
        return 0
    with Results(folder / "arena.sqlite") as results:
        return int(results.connection.execute("select count(*) from block").fetchone()[0])


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ("--bots stoker,porter --records .", "--block"),
        ("--bots stoker,porter --block 1 --records nowhere", "nowhere"),
        ("--bots stoker,porter --html nowhere/report.html", "nowhere"),
        ("--bots stoker,porter --sprt 0.6,0.5", "0.6,0.5"),
        ("--bots stoker,porter --alvin", "Alvin"),
        ("--bots stoker,porter --seats 7", "2 to 5"),
        ("--bots stoker,,porter", "no bot"),
        ("--bots porter,stoker,conductor,surveyor,hungry,path,one-step,long-route --seats 5", "720"),
        ("--bots stoker,porter --results .", "results file"),
    ],
)
def test_wrong_input_is_one_line_and_plays_nothing(
    arguments: str, said: str, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert exit_code(["arena", "--blocks", "1", *arguments.split()]) == 2
    line = capsys.readouterr().err
    assert line.count("\n") == 1
    assert said in line
    assert not list(folder.iterdir())

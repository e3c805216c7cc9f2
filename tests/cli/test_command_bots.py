"""Programs in other languages as bots, through the real commands: they play, and when they fail nothing else does."""

from __future__ import annotations

import json
import os
import shlex
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from build_page import find_node

from tests.bots.external.helper import PATIENCE, is_running, pids_in, rogue, until
from tests.terminal.piped import played
from vialibre import load_board
from vialibre.engine.record import Record, Recorder

ROOT = Path(__file__).parents[2]
NODE_BOT = ROOT / "examples" / "bots" / "longest_route.mjs"

pytestmark = pytest.mark.skipif(os.name != "posix", reason="programs as bots need process groups")


def vialibre(folder: Path, *arguments: str, lang: str = "en") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "vialibre", *arguments],
        capture_output=True,
        encoding="utf-8",
        env={**os.environ, "VIALIBRE_LANG": lang, "COLUMNS": "200"},
        cwd=folder,
        stdin=subprocess.DEVNULL,
    )


def node_bot(mark: Path) -> str:
    """The argument means nothing to it: it lets us find its processes among all others."""
    node, _ = find_node()
    return f"cmd:{shlex.join([str(node), str(NODE_BOT), str(mark)])}"


def processes_with(mark: Path) -> list[str]:
    listed = subprocess.run(["ps", "-A", "-o", "args="], capture_output=True, text=True, check=True).stdout
    return [line for line in listed.splitlines() if str(mark) in line]


def assert_nothing_is_left(pids: Path) -> None:
    found = pids_in(pids)
    assert found, "it never ran"
    until(lambda: not any(map(is_running, found)))


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_bot_in_javascript_plays_twenty_games(jobs: str, tmp_path: Path) -> None:
    """Ten blocks of two games each, on the board with most kinds of decisions but one; it plays better than stoker."""
    bot = node_bot(tmp_path / "mark")
    options = ["--board", "europe", "--blocks", "10", "--jobs", jobs, "--json"]
    done = vialibre(tmp_path, "arena", "--bots", f"{bot},stoker", *options)
    assert (done.returncode, done.stderr) == (0, "")
    found = json.loads(done.stdout)
    assert found["games"] == 20
    assert found["bots"][bot]["forfeits"] == 0
    assert found["bots"][bot]["win_rate"] > 0.5
    assert found["bots"][bot]["ms_per_decision"] > 0
    assert processes_with(tmp_path / "mark") == []


@pytest.mark.parametrize("board", ["usa", "old_west", "san_francisco"])
def test_it_plays_every_board(board: str, tmp_path: Path) -> None:
    bot = node_bot(tmp_path / "mark")
    alvin = ["--alvin"] if board == "old_west" else []
    done = vialibre(tmp_path, "simulate", "--board", board, "--bots", f"{bot},stoker", "--games", "4", "--json", *alvin)
    assert (done.returncode, done.stderr) == (0, "")
    assert json.loads(done.stdout)["seats"][0]["forfeits"] == 0
    assert processes_with(tmp_path / "mark") == []


def test_its_games_come_out_the_same_again(tmp_path: Path) -> None:
    bots = f"{node_bot(tmp_path / 'mark')},stoker"
    told = [
        vialibre(tmp_path, "simulate", "--bots", bots, "--games", "6", "--jobs", jobs, "--json").stdout
        for jobs in ("1", "2")
    ]
    assert told[0] == told[1] != ""


@pytest.mark.parametrize("mode", ["hang-in-signals", "die", "flood", "illegal", "leaves-daemon"])
def test_a_failing_bot_forfeits_and_the_arena_goes_on(mode: str, tmp_path: Path) -> None:
    bot = rogue(mode, tmp_path / "pids", 0.3 if mode == "hang-in-signals" else 30)
    options = ["--board", "usa", "--blocks", "2", "--jobs", "2", "--json"]
    done = vialibre(tmp_path, "arena", "--bots", f"{bot},stoker", *options)
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    assert (found["games"], found["bots"][bot]["forfeits"], found["bots"][bot]["win_rate"]) == (4, 4, 0)
    assert (found["bots"]["stoker"]["forfeits"], found["bots"]["stoker"]["win_rate"]) == (0, 1)
    for line in done.stderr.splitlines():
        assert line.startswith(f"vialibre: The bot “{bot}” ")
        assert line.endswith("It forfeits the game, and another bot plays on for it.")
    assert 1 <= len(done.stderr.splitlines()) <= 4
    assert_nothing_is_left(tmp_path / "pids")


def test_simulate_and_playtest_go_on_too(tmp_path: Path) -> None:
    bot = rogue("wrong-id", tmp_path / "pids")
    done = vialibre(tmp_path, "simulate", "--bots", f"stoker,{bot}", "--games", "3", "--json", lang="de")
    assert done.returncode == 0, done.stderr
    assert [seat["forfeits"] for seat in json.loads(done.stdout)["seats"]] == [0, 3]
    assert done.stderr.startswith("vialibre: Der Bot „cmd:")
    options = ["--games", "4", "--seats", "2", "--jobs", "1", "--json", "-"]
    done = vialibre(tmp_path, "playtest", "usa", "--bots", f"stoker,{bot}", *options)
    assert done.returncode == 0, done.stderr
    assert done.stderr.count("It forfeits the game") == 3, "and then no more of the same"
    assert_nothing_is_left(tmp_path / "pids")


def test_a_program_that_cannot_start_ends_the_command_at_once(tmp_path: Path) -> None:
    for bots, said in (
        ("cmd:./nowhere,stoker", "there is no program “./nowhere” that may be run"),
        (f"{rogue('die-at-start', tmp_path / 'pids')},stoker", "Its last words: “no licence”"),
    ):
        done = vialibre(tmp_path, "arena", "--bots", bots)
        assert (done.returncode, done.stdout) == (2, "")
        assert said in done.stderr
        assert done.stderr.count("\n") == 1
    assert not list(tmp_path.glob("*.sqlite")), "nothing was begun"
    assert_nothing_is_left(tmp_path / "pids")


def test_arguments_may_hold_commas_and_spaces(tmp_path: Path) -> None:
    file = tmp_path / "a, b"
    bots = f"{rogue('good', file)},stoker"  # shlex.join puts it into quotation marks
    done = vialibre(tmp_path, "simulate", "--board", "usa", "--bots", bots, "--games", "1", "--json")
    assert done.returncode == 0, done.stderr
    assert [seat["forfeits"] for seat in json.loads(done.stdout)["seats"]] == [0, 0]
    assert_nothing_is_left(file)


def test_a_person_plays_on_when_the_opponent_fails(tmp_path: Path) -> None:
    bot = rogue("illegal", tmp_path / "pids")
    options = ["--board", "usa", "--bots", bot, "--seed", "1", "--first", "1", "--plain", "--save", "game.json"]
    shown = played("keep 1 2\ndraw deck\ndraw deck\n", tmp_path, *options)
    assert "chose “claim nowhere red”" in shown
    assert "It forfeits the game, and another bot plays on for it." in shown
    actions = json.loads((tmp_path / "game.json").read_text("utf-8"))["actions"]
    assert sum(action.startswith("1 ") for action in actions) >= 2, "the seat is played all the same"
    assert_nothing_is_left(tmp_path / "pids")


def test_a_record_never_starts_a_program(tmp_path: Path) -> None:
    """A game against a program can be saved, but who goes on with a file that came from elsewhere runs nothing."""
    touched = tmp_path / "touched"
    record = Recorder(Record(load_board("usa"), ("Ana", f"bot:cmd:touch {touched}"), seed=1)).record()
    (tmp_path / "game.json").write_text(record.as_json(), "utf-8")
    done = vialibre(tmp_path, "play", "--resume", "game.json", "--plain")
    assert done.returncode == 2
    assert "never a saved game or a message" in done.stderr
    vialibre(tmp_path, "replay", "game.json")
    assert not touched.exists()


def test_other_commands_refuse_programs(tmp_path: Path) -> None:
    golden = ROOT / "tests" / "golden" / "records" / "europe-01.json"
    for command in (["calibrate", "--bots", "cmd:touch x"], ["analyse", str(golden), "--bot", "cmd:touch x"]):
        done = vialibre(tmp_path, *command)
        assert done.returncode == 2
        assert "would start a program" in done.stderr
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("jobs", ["1", "2"])
@pytest.mark.parametrize("number", [signal.SIGKILL, signal.SIGTERM, signal.SIGINT])
def test_a_killed_command_leaves_nothing(number: int, jobs: str, tmp_path: Path) -> None:
    """Even SIGKILL, with a bot that ignores SIGTERM and has started others, one of them in a session of its own."""
    pids = tmp_path / "pids"
    bots = f"{rogue('hang-with-family', pids, 3000)},stoker"
    command = [sys.executable, "-m", "vialibre", "arena", "--bots", bots, "--blocks", "8", "--jobs", jobs]
    with subprocess.Popen(command, cwd=tmp_path, stderr=subprocess.DEVNULL, start_new_session=True) as arena:
        # The check at the beginning starts it once, and lets it go; each job then has its family of three.
        until(lambda: sum(map(is_running, pids_in(pids))) == 3 * int(jobs))
        if number == signal.SIGINT:  # a terminal sends Ctrl-C to all processes of the command
            os.killpg(arena.pid, number)
        else:
            arena.send_signal(number)
        arena.wait(PATIENCE)
    assert_nothing_is_left(pids)
    until(lambda: processes_with(pids) == [])

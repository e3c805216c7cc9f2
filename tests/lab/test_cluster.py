"""Work on a real Ray cluster of two nodes: the same results as locally, whichever process dies, and one-line errors."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.lab.made_up import results_in
from tests.lab.ray_cluster import PATIENCE, RAYLET, WORKING, TwoNodes, two_nodes, wait_for
from vialibre import load_board
from vialibre.lab.arena import play_blocks
from vialibre.lab.arena_setup import ArenaSetup
from vialibre.lab.blocks import Block
from vialibre.lab.playtest.findings import findings_as_data
from vialibre.lab.playtest.run import playtest as play_many
from vialibre.lab.results import Results
from vialibre.lab.simulate import simulate

OWN_BOTS = """
import time
from pathlib import Path

class Napper:  # time passes without keeping the machine busy, and the end waits, until the file is gone
    def __init__(self):
        time.sleep(0.5 if Path(__file__).with_name("nap").exists() else 0)

    def choose(self, view, legal, random):
        return legal[random.randrange(len(legal))]

class Broken:
    def choose(self, view, legal, random):
        return 1 / 0
"""
BOTS = ["own_napper:Napper", "porter"]
TABLE = ArenaSetup(load_board("san_francisco"), BOTS, 2, seed=5)
ARENA = ("-m", "vialibre", "arena", "--board", "san_francisco", "--bots", ",".join(BOTS), "--seed", "5", "--json")
SIMULATE = ("-m", "vialibre", "simulate", "--board", "san_francisco", "--bots", ",".join(BOTS), "--json")

pytestmark = pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="finds Ray's processes in /proc")


@pytest.fixture(scope="module")
def cluster() -> Iterator[TwoNodes]:
    with two_nodes() as nodes:
        yield nodes


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path, str(tmp_path)])
    monkeypatch.delitem(sys.modules, "own_napper", raising=False)
    (tmp_path / "own_napper.py").write_text(OWN_BOTS, "utf-8")
    (tmp_path / "nap").touch()
    return tmp_path


def start(variables: dict[str, str], *command: str) -> subprocess.Popen[str]:
    """A session of its own: what a terminal sends to it, no other test gets."""
    return subprocess.Popen(
        [sys.executable, *command],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**variables, "VIALIBRE_LANG": "en"},
        start_new_session=True,
    )


def kept(folder: Path) -> list[Block]:
    with Results(folder / "arena.sqlite") as results:
        return results.blocks(results.run(TABLE))


def count(folder: Path) -> int:
    if not (folder / "arena.sqlite").exists():
        return 0
    with Results(folder / "arena.sqlite") as results:
        return int(results.connection.execute("select count(*) from block").fetchone()[0])


def facts(blocks: list[Block]) -> list[tuple[object, ...]]:
    return [block.facts() for block in blocks]


def test_errors_read_as_they_do_without_a_cluster(cluster: TwoNodes, folder: Path) -> None:
    """A bot of the current folder is found, and its error shows its own line; a node with other sources is refused."""
    ray = ("--ray", cluster.address)
    broken = start(cluster.variables, "-m", "vialibre", "arena", "--bots", "own_napper:Broken,porter", *ray)
    pretend = "import vialibre.lab.installation as i; i.__version__ = '0.0.7'; from vialibre.cli.main import run; run()"
    other = start(cluster.variables, "-c", pretend, "simulate", "--games", "9", *ray)
    for running, words, lines in (
        (broken, ("own_napper:Broken” failed", "ZeroDivisionError", "own_napper.py", "return 1 / 0", "--traceback"), 5),
        (other, ("needed is vialibre 0.0.7", "has vialibre"), 1),
    ):
        _, said = running.communicate(timeout=PATIENCE)
        assert running.returncode == 2
        assert all(word in said for word in words), said
        assert said.count("\n") == lines


def test_a_playtest_finds_the_same_as_here(cluster: TwoNodes, folder: Path) -> None:
    games = 72  # three pieces
    playtest = ("-m", "vialibre", "playtest", "san_francisco", "--bots", "stoker,porter", "--games", str(games))
    running = start(cluster.variables, *playtest, "--json", "-", "--ray", cluster.address)
    found, said = running.communicate(timeout=PATIENCE)
    assert (running.returncode, said) == (0, "")
    here = play_many(TABLE.board, bots=["stoker", "porter"], games=games)
    assert json.loads(found) == json.loads(json.dumps(findings_as_data(here)))


def test_a_dead_worker_and_a_dead_node_lose_nothing(cluster: TwoNodes, folder: Path) -> None:
    """Both commands at once on four CPUs; a process of the second node is killed, then the raylet that is the node."""
    many = 150
    games = 12 * many  # naps for longer than anything here waits, however the two commands share the CPUs
    ray = ("--ray", cluster.address)
    arena = start(cluster.variables, *ARENA, "--blocks", str(many), *ray)
    wait_for(lambda: count(folder) >= 2)
    tally = start(cluster.variables, *SIMULATE, "--games", str(games), *ray)

    wait_for(lambda: cluster.second.kill_one(WORKING))
    wait_for(lambda: count(folder) >= 6)
    wait_for(lambda: bool(cluster.second.named(WORKING)))
    assert tally.poll() is None
    assert cluster.second.kill_one(RAYLET)
    at_death = count(folder)
    (folder / "nap").unlink()

    found, said = arena.communicate(timeout=PATIENCE)
    assert (arena.returncode, said) == (0, "")
    assert json.loads(found)["blocks"] == many
    assert 6 <= at_death < many
    assert not cluster.second.named(RAYLET)
    drawn, said = tally.communicate(timeout=PATIENCE)
    assert (tally.returncode, said) == (0, "")

    assert facts(kept(folder)) == facts(play_blocks(TABLE, many, results=results_in(folder, "here")))
    here = simulate(TABLE.board, BOTS, games=games)
    seats = json.loads(drawn)["seats"]
    assert [seat["win_rate"] for seat in seats] == [here.win_rate(0), here.win_rate(1)]
    assert [seat["mean_score"] for seat in seats] == [here.mean_score(0), here.mean_score(1)]
    assert json.loads(drawn)["mean_actions"] == here.mean_length()


def test_ray_on_this_machine_ends_quietly_with_ctrl_c(folder: Path) -> None:
    """Its processes are those of the terminal, too; what was done is kept, and none of them is left behind."""
    own = {name: value for name, value in os.environ.items() if not name.startswith("RAY_")} | {"HOME": str(folder)}
    running = start(own, *ARENA, "--blocks", "100000", "--ray", "local")
    wait_for(lambda: count(folder) >= 5)
    os.killpg(running.pid, signal.SIGINT)
    _, said = running.communicate(timeout=PATIENCE)
    assert running.returncode == 130
    assert "saved in arena.sqlite" in said
    assert said.count("\n") == 1
    done = kept(folder)
    (folder / "nap").unlink()
    assert facts(done) == facts(play_blocks(TABLE, len(done), results=results_in(folder, "here")))
    assert not (folder / ".ray").exists()  # no token is left in the home folder
    deadline = time.monotonic() + PATIENCE
    while (left := _session(running.pid)) and time.monotonic() < deadline:
        time.sleep(0.1)
    assert not left


def _session(leader: int) -> list[str]:
    done = subprocess.run(["ps", "-o", "stat=,args=", "--sid", str(leader)], capture_output=True, text=True)
    return [line for line in done.stdout.splitlines() if not line.startswith("Z")]

"""Measures the figures of docs/cluster.md: `uv run python tools/cluster/cluster_figures.py` (Linux; a few minutes).

Games per CPU second and per U of each bot, memory of a worker process, and the overhead of Ray over plain processes:
CPU time of everything that runs, so that other load on the machine matters little.
"""

from __future__ import annotations

import json
import os
import resource
import subprocess
import sys
from pathlib import Path
from time import process_time
from typing import Any

from vialibre.boards.load import load_board
from vialibre.lab.bench import Clock
from vialibre.lab.simulate import play_chunk, simulate
from vialibre.lab.workers import in_order

BOTS = ("random", "stoker", "conductor", "surveyor")
GAMES = {"random": 20_000, "stoker": 100, "conductor": 100, "surveyor": 10}
ROUNDS = 3
COMPARED = 2_000
"""Games of stoker that both kinds of workers play."""
EMPTY = 2_000
"""Tasks that do nothing."""
TICKS = os.sysconf("SC_CLK_TCK")


def speeds() -> dict[str, dict[str, float]]:
    """On usa with two seats, including the totals that `vialibre simulate` computes."""
    clock = Clock(rounds=ROUNDS, seconds=0)
    found = {}
    for bot in BOTS:
        least = 1e9
        for _ in range(ROUNDS):
            clock.tick()
            before = process_time()
            play_chunk("usa", [bot, bot], 1, GAMES[bot], False)
            least = min(least, process_time() - before)
        found[bot] = GAMES[bot] / least
    return {
        bot: {"games_per_cpu_s": round(speed, 1), "games_per_unit": round(speed * clock.unit_s, 2)}
        for bot, speed in found.items()
    } | {"unit_s": {"seconds": round(clock.unit_s, 4)}}


def memory(bot: str) -> float:
    """Peak memory in MB of a process that plays some games of this bot."""
    play_chunk("usa", [bot, bot], 1, GAMES[bot], False)
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


def session_cpu() -> float:
    """CPU seconds so far of all processes of this session, including terminated children."""
    ticks = 0
    for place in Path("/proc").iterdir():
        try:
            words = (place / "stat").read_text().rpartition(")")[2].split()
        except OSError:  # not a process, or one that has exited
            continue
        if int(words[3]) == os.getsid(0):
            ticks += sum(map(int, words[11:15]))  # its own, and that of children it has waited for
    return ticks / TICKS


class Meter:
    """CPU seconds at the start, at the first result and at the last."""

    def __init__(self) -> None:
        self.start = self.last = session_cpu()
        self.first: float | None = None

    def done(self) -> None:
        self.last = session_cpu()
        self.first = self.last if self.first is None else self.first

    def spent(self) -> tuple[float, float]:
        """CPU seconds before the work began, and for the work."""
        first = self.last if self.first is None else self.first
        return first - self.start, self.last - first


def compared(**where: Any) -> dict[str, float]:
    """The same games and the same empty tasks, by local processes or by Ray on this machine."""
    games = Meter()
    board = load_board("usa")
    simulate(board, ["stoker", "stoker"], games=COMPARED, progress=lambda _: games.done(), **where)
    empty = Meter()
    for number, _ in enumerate(in_order(os.getpid, ((),) * EMPTY, **where)):
        if number in (10, EMPTY - 1):  # reading /proc costs more than a task
            empty.done()
    begun, played = games.spent()
    return {
        "start_cpu_s": round(begun, 2),
        "cpu_ms_per_game": round(played / COMPARED * 1000, 3),
        "cpu_ms_per_empty_piece": round(empty.spent()[1] / EMPTY * 1000, 3),
    }


def main() -> None:
    if sys.argv[1:2] == ["memory"]:
        print(memory(sys.argv[2]))
        return
    if os.getsid(0) != os.getpid():  # a session of its own, so that all its processes can be counted
        subprocess.run([sys.executable, __file__], start_new_session=True, check=True)
        return
    figures: dict[str, Any] = {"speed": speeds()}
    command = [sys.executable, __file__, "memory"]
    figures["memory_mb"] = {
        bot: round(float(subprocess.run([*command, bot], capture_output=True, text=True, check=True).stdout))
        for bot in BOTS
    }
    figures["processes"] = compared(jobs=2)
    figures["ray"] = compared(jobs=2, ray="local")
    print(json.dumps(figures, indent=2))


if __name__ == "__main__":
    main()

"""Benchmarks of the engine, in a unit that cancels out the speed of the machine.

U is the CPU time that this Python needs for a fixed sum: the minimum over runs interleaved with the measurements.
Everything that computes is measured in CPU time, and the best of several rounds counts, because noise only ever slows
things down.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from importlib.util import find_spec
from random import Random
from time import process_time
from typing import Any

from vialibre.boards.load import board_ids, load_board
from vialibre.bots.registry import make_bot
from vialibre.engine.core.playout import copy_often, list_often, longest_often, random_games
from vialibre.engine.core.shuffle import FAST
from vialibre.engine.core.shuffle import Random as FastRandom
from vialibre.engine.game import Game, board_index, state_of
from vialibre.engine.position import set_up
from vialibre.engine.record_parser import parse_record
from vialibre.engine.replay import replay
from vialibre.interpreted import VARIABLE, is_compiled
from vialibre.lab.hard_networks import HARD_NETWORKS
from vialibre.lab.match import Players, record_game

HAND_OF_15 = "red red red blue blue blue green green yellow yellow black black white wild wild"
LIVE_GAMES = 10_000
RECORDS = 10_000
DISTINCT_RECORDS = 32


@dataclass
class Clock:
    """Rounds of measurement, with a run of the unit between them."""

    rounds: int
    seconds: float
    """Target duration of one round."""
    unit_s: float = field(default=1e9)

    def tick(self) -> None:
        """Measure the unit once more, and keep the minimum."""
        before = process_time()
        sum(i * i % 7 for i in range(10**6))
        self.unit_s = min(self.unit_s, process_time() - before)

    def best(self, work: Callable[[int], int]) -> tuple[float, int]:
        """Seconds per piece of work, and its action count. `work(n)` does n pieces and returns the number of
        actions."""
        pieces = 1
        while True:  # find the amount of work that fills a round
            spent, count = self._spent(work, pieces)
            if spent > self.seconds / 4:
                break
            pieces *= 4
        pieces = max(1, int(pieces * self.seconds / spent))
        least = 1e9
        for _ in range(self.rounds):
            self.tick()
            spent, count = self._spent(work, pieces)
            least = min(least, spent)
        return least / pieces, count // pieces

    @staticmethod
    def _spent(work: Callable[[int], int], pieces: int) -> tuple[float, int]:
        before = process_time()
        count = work(pieces)
        return process_time() - before, count


def measure(*, quick: bool) -> dict[str, Any]:
    """All figures for the build in use."""
    clock = Clock(rounds=2, seconds=0.08) if quick else Clock(rounds=7, seconds=0.4)
    for _ in range(3 if quick else 7):
        clock.tick()
    boards = {name: {str(seats): _mass_play(clock, name, seats) for seats in _tables(name)} for name in board_ids()}
    stepwise, actions = clock.best(_stepwise)
    figures = {
        "compiled": is_compiled(),
        "python": ".".join(map(str, sys.version_info[:3])),
        "boards": boards,
        "stepwise": actions / stepwise,
        "legal15_us": clock.best(_legal_15)[0] * 1e6,
        "copy_us": clock.best(_copies)[0] * 1e6,
        "replay": _replay_seconds(clock),
        "batch": _batches(clock, quick=quick),
        "longest_path_ms": max(clock.best(_longest_on(name))[0] for name in HARD_NETWORKS) * 1e3,
        "import_s": _import_seconds(3 if quick else 7),
        "memory_mb_10k": _memory(),
    }
    return _in_units(figures, clock.unit_s)


def _in_units(figures: dict[str, Any], unit: float) -> dict[str, Any]:
    """Convert the figures to units once the minimum unit is known."""
    for tables in figures["boards"].values():
        for row in tables.values():
            row["games_per_unit"] = round(unit / row.pop("seconds"), 1)
    stepwise = figures.pop("stepwise")
    batch = {
        size: {kind: round(int(size) * unit / seconds) for kind, seconds in row.items()}
        for size, row in figures["batch"].items()
    }
    return {
        "compiled": figures["compiled"],
        "python": figures["python"],
        "unit_s": round(unit, 5),
        "boards": figures["boards"],
        "stepwise_actions_per_unit": round(stepwise * unit),
        "batch_steps_per_unit": batch,
        "legal15_us": round(figures["legal15_us"], 3),
        "copy_us": round(figures["copy_us"], 3),
        "replay_10k_u": round(figures["replay"] * RECORDS / unit, 1),
        "longest_path_ms": round(figures["longest_path_ms"], 3),
        "import_s": round(figures["import_s"], 4),
        "memory_mb_10k": round(figures["memory_mb_10k"], 1),
    }


def _tables(name: str) -> tuple[int, int]:
    least, most = load_board(name).players
    return least, most


def _mass_play(clock: Clock, name: str, seats: int) -> dict[str, float]:
    """Uniformly random legal actions with fast-1, including setup and final scores; Alvin plays where the board has
    him."""
    board = load_board(name)
    t = board_index(board)

    def play(games: int) -> int:
        results = random_games(t, seats, 1, games, board.rules.alvin is not None)
        return sum(results[i] for i in range(0, len(results), seats + 2))

    seconds, actions = clock.best(play)
    return {"seconds": seconds, "actions_per_s": round(actions / seconds), "actions_per_game": actions}


def _stepwise(games: int) -> int:
    """Games driven from Python, one action at a time."""
    random = Random(1)
    luck = [random.randrange(1 << 30) for _ in range(1024)]
    actions = 0
    for seed in range(games):
        game = Game.new("usa", seats=2, seed=seed, shuffle=FAST)
        while not game.is_over:
            legal = game.legal_ids()
            game.apply(legal[luck[actions & 1023] % len(legal)])
            actions += 1
    return actions


def _batches(clock: Clock, *, quick: bool) -> dict[str, dict[str, float]]:
    """Seconds for one step of a batch, by batch size and kind of work; empty without NumPy."""
    if find_spec("numpy") is None:
        return {}
    from vialibre.lab.environments import bench

    short = Clock(rounds=(2 if quick else 5) * clock.rounds, seconds=clock.seconds / 16)  # as for records
    found = {
        str(size): {kind: short.best(bench.batch_work(kind, size))[0] for kind in ("engine", "packed", "dense")}
        for size in bench.sizes(quick=quick)
    }
    clock.unit_s = min(clock.unit_s, short.unit_s)
    return found


def _legal_15(times: int) -> int:
    """Legal actions with a hand of fifteen cards on an empty board, inside the engine."""
    game = set_up("usa", hands=[HAND_OF_15], row="red orange yellow green blue")
    assert list_often(state_of(game), times) > 0
    return times


def _copies(times: int) -> int:
    copy_often(state_of(_mid_game(7)), times)
    return times


def _replay_seconds(clock: Clock) -> float:
    """Seconds per record, in more and shorter rounds: memory-bound work suffers most from other processes."""
    short = Clock(rounds=5 * clock.rounds, seconds=clock.seconds / 8)
    replays = _replays()
    replays(DISTINCT_RECORDS)  # warms the per-board caches
    found = short.best(replays)[0]
    clock.unit_s = min(clock.unit_s, short.unit_s)
    return found


def _replays() -> Callable[[int], int]:
    """Records of games between bots: parsed, validated, replayed to the end and compared with the result."""
    board = load_board("usa")
    bots = ["stoker", "conductor"]
    texts = []
    for seed in range(DISTINCT_RECORDS if is_compiled() else 2):
        players = Players([make_bot(name) for name in bots], bots, seed)
        texts.append(record_game(board, players, seed=seed).record().as_json())

    def replays(times: int) -> int:
        for i in range(times):
            replay(parse_record(texts[i % len(texts)]))
        return times

    return replays


def _longest_on(name: str) -> Callable[[int], int]:
    """The search for the longest path in a network that is hard for it."""
    game = set_up(name, owners=dict.fromkeys(HARD_NETWORKS[name], 0))

    def search(times: int) -> int:
        assert longest_often(state_of(game), 0, times) > 0
        return times

    return search


def _mid_game(seed: int) -> Game:
    random = FastRandom(seed)
    game = Game.new("usa", seats=2, seed=seed, shuffle=FAST)
    for _ in range(60):
        game.apply_random(random)
    return game


def _import_seconds(times: int) -> float:
    """Measured in separate processes, since a module is imported only once."""
    code = (
        "from time import perf_counter as now; before = now(); "
        "import vialibre; vialibre.load_board('usa'); print(now() - before)"
    )
    return min(float(_python("-c", code)) for _ in range(times))


def _memory() -> float:
    code = "from vialibre.lab.bench import live_games_mb; print(live_games_mb())"
    return float(_python("-c", code))


def live_games_mb() -> float:
    """Memory of ten thousand games in progress, by the growth of this process; interpreted, a tenth of them."""
    count = LIVE_GAMES if is_compiled() else LIVE_GAMES // 10
    _mid_game(0)
    before = _resident_mb()
    games = [_mid_game(seed) for seed in range(count)]
    grown = _resident_mb() - before
    return grown * LIVE_GAMES / len(games)


def _resident_mb() -> float:
    try:
        with open("/proc/self/statm") as statm:
            return int(statm.read().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 2**20
    except OSError:  # not Linux: use the peak instead
        import resource

        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / (2**20 if sys.platform == "darwin" else 2**10)


def _python(*arguments: str, **variables: str) -> str:
    done = subprocess.run(
        [sys.executable, *arguments], capture_output=True, text=True, check=True, env={**os.environ, **variables}
    )
    return done.stdout


def measure_both(*, quick: bool) -> dict[str, Any]:
    """The figures for the build in use and, under `interpreted`, for the same sources run by the interpreter."""
    figures = measure(quick=quick)
    if figures["compiled"]:
        code = f"import json; from vialibre.lab.bench import measure; print(json.dumps(measure(quick={quick})))"
        figures["interpreted"] = json.loads(_python("-c", code, **{VARIABLE: "1"}))
    else:
        figures["interpreted"] = dict(figures)
    return figures

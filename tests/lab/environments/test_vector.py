"""Many games at once are the same games as one at a time."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tests.engine.test_interpreted_equals_compiled import has_compiled_build
from tests.system_parts import need
from vialibre.boards import board_ids, load_board
from vialibre.engine.core.shuffle import FAST
from vialibre.engine.game import Game, state_of
from vialibre.errors import BadSetup, IllegalAction
from vialibre.interpreted import VARIABLE, is_compiled
from vialibre.lab import VectorEnv
from vialibre.lab.environments.rewards import rewards_of

ROOT = Path(__file__).parents[3]
TABLES = [(name, seats) for name in board_ids() for seats in load_board(name).players]


def deal(env: VectorEnv, seed: int, number: int, alvin: bool) -> Game:
    """The deal that docs/environments.md promises."""
    return Game.new(env.board, seats=env.seats, seed=seed * 2**32 + number, shuffle=FAST, alvin=alvin)


@pytest.mark.parametrize(("board", "seats"), TABLES)
@pytest.mark.parametrize("reward", ["win", "margin"])
def test_batch_is_many_games(board: str, seats: int, reward: str) -> None:
    """Until every game has ended once: what is seen, who moves, what is legal, rewards and totals."""
    alvin = load_board(board).rules.alvin is not None
    n, seed = 3, 11
    env = VectorEnv(board, seats, n, seed=seed, reward=reward, alvin=alvin)
    games = [deal(env, seed, g, alvin) for g in range(n)]
    dealt, ended, steps = [1] * n, 0, 0
    while ended < n or steps < 300:
        steps += 1
        actions = env.random_actions().copy()
        now = env.step(actions)
        for g in range(n):
            games[g].apply(int(actions[g]))
            assert now.terminated[g] == games[g].is_over
            if games[g].is_over:
                ended += 1
                assert now.rewards[g].tolist() == rewards_of(state_of(games[g]), margin=reward == "margin")
                assert env.totals[g].tolist() == [sheet.total for sheet in games[g].score_sheets()]
                assert env.lengths[g] == games[g].version
                games[g] = deal(env, seed, dealt[g] * n + g, alvin)
                dealt[g] += 1
            else:
                assert not now.rewards[g].any()
            seat = games[g].to_act[0]
            assert now.to_move[g] == seat
            assert env.legal_ids(g) == sorted(games[g].legal_ids()) == np.flatnonzero(now.masks[g]).tolist()
            assert env.legal_counts[g] == now.masks[g].sum()
            assert (env.packed_observations[g] == env.encoding.packed(state_of(games[g]), seat)).all()
            assert (now.observations[g] == env.encoding.dense(env.packed_observations[g])).all()
        assert not now.truncated.any()
    assert env.view(0) == games[0].view(games[0].to_act[0])


def test_packed_arrays_are_those_of_the_engine() -> None:
    """Nothing is copied: the arrays stay, what they hold changes, and only the engine writes."""
    env = VectorEnv("usa", 2, 4, packed=True)
    first = env.reset(seed=5)
    before = first.observations.copy()
    after = env.step(env.random_actions())
    assert all(one is other for one, other in zip(first, after, strict=True))
    assert (before != after.observations).any()
    assert after.observations.shape == (4, env.encoding.size)
    with pytest.raises(ValueError, match="read-only"):
        after.observations[0, 0] = 1
    same = VectorEnv("usa", 2, 4)
    same.reset(seed=5)
    dense = same.step(same.random_actions())
    assert (dense.observations == env.encoding.dense(after.observations)).all()
    assert (np.packbits(dense.masks, axis=1, bitorder="little") == after.masks[:, : (env.n_actions + 7) // 8]).all()


def test_same_seed_same_games() -> None:
    one, two, other = VectorEnv(n=8, seed=3), VectorEnv(n=8, seed=3), VectorEnv(n=8, seed=4)
    assert (one.now.observations != other.now.observations).any()
    for _ in range(50):
        actions = one.random_actions()
        assert (actions == two.random_actions()).all()
        seen, twin = one.step(actions), two.step(actions)
        assert all((mine == theirs).all() for mine, theirs in zip(seen, twin, strict=True))
    before = one.reset().observations.copy()
    assert (before == VectorEnv(n=8, seed=3).now.observations).all()


@pytest.mark.parametrize("wrong", [10**6, -1, 11])
def test_illegal_action_names_its_game_and_changes_nothing(wrong: int) -> None:
    """11 is to pass, which is illegal at the opening."""
    env = VectorEnv("europe", 3, 6, seed=1)
    seen = env.now.observations.copy()
    actions = env.random_actions().copy()
    actions[4] = wrong
    with pytest.raises(IllegalAction, match=r"^Game 4 rejects action ") as caught:
        env.step(actions)
    assert caught.value.params["game"] == 4
    env._seen()
    assert (env.now.observations == seen).all()


@pytest.mark.parametrize("actions", [[1, 2], [[1, 2, 3]], [0.5, 1.0, 2.0], ["a", "b", "c"], 7])
def test_actions_of_the_wrong_shape(actions: Any) -> None:
    with pytest.raises(BadSetup) as caught:
        VectorEnv("usa", 2, 3).step(actions)
    assert caught.value.code == "bad_batch_actions"


@pytest.mark.parametrize(
    ("options", "code"),
    [
        ({"n": 0}, "empty_batch"),
        ({"seats": 9}, "bad_seats"),
        ({"seed": -1}, "bad_batch_seed"),
        ({"seed": 2**40}, "bad_batch_seed"),
        ({"reward": "glory"}, "bad_reward"),
        ({"alvin": True}, "no_alvin"),
    ],
)
def test_what_cannot_be_is_said(options: dict[str, Any], code: str) -> None:
    with pytest.raises(BadSetup) as caught:
        VectorEnv(**{"n": 2, **options})
    assert caught.value.code == code
    assert caught.value.code not in str(caught.value)


def test_long_games_are_broken_off() -> None:
    """No seat is rewarded, and the next game is dealt."""
    env = VectorEnv("usa", 2, 3, most_actions=5)
    for _ in range(4):
        assert not env.step(env.random_actions()).truncated.any()
    now = env.step(env.random_actions())
    assert now.truncated.all()
    assert not now.terminated.any()
    assert not now.rewards.any()
    assert env.lengths.tolist() == [5, 5, 5]
    assert env.view(0).version == 0


DIGEST = """
import hashlib, json
from vialibre.interpreted import is_compiled
from vialibre.lab import VectorEnv
found = {"compiled": is_compiled()}
for board, seats in (("usa", 2), ("europe", 3), ("old_west", 4), ("san_francisco", 4)):
    env = VectorEnv(board, seats, 2, seed=9, packed=True, alvin=board == "old_west")
    made = hashlib.sha256()
    for _ in range(250):
        now = env.step(env.random_actions())
        for array in (*now, env.totals, env.lengths):
            made.update(array.tobytes())
    found[board] = made.hexdigest()
print(json.dumps(found))
"""


def test_interpreted_batch_equals_compiled() -> None:
    need("a compiled build of the engine, to compare it with its sources", has_compiled_build())
    told = []
    for interpreted in ("", "1"):
        environment = {name: value for name, value in os.environ.items() if name != VARIABLE}
        if interpreted:
            environment[VARIABLE] = interpreted
        ran = subprocess.run(
            [sys.executable, "-c", DIGEST], cwd=ROOT, env=environment, capture_output=True, text=True, check=True
        )
        told.append(json.loads(ran.stdout))
    assert [one.pop("compiled") for one in told] == [True, False]
    assert told[0] == told[1]


MEMORY = """
from vialibre.lab import VectorEnv

def megabytes():
    with open("/proc/self/statm") as file:
        return int(file.read().split()[1]) * 4096 / 2**20

def play(env, steps):
    for _ in range(steps):
        env.step(env.random_actions())
        env.view(0)

env = VectorEnv("europe", 2, 64)
play(env, 500)
before = megabytes()
play(env, 1500)
print(megabytes() - before)
"""


@pytest.mark.skipif(not os.path.exists("/proc/self/statm"), reason="only Linux tells how much memory is used")
@pytest.mark.skipif(not is_compiled(), reason="interpreted code has no vecs that could be lost")
def test_batches_leave_no_memory_behind() -> None:
    done = subprocess.run([sys.executable, "-c", MEMORY], capture_output=True, text=True, check=True)
    assert float(done.stdout) < 1.5

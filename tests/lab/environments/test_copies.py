"""Every environment can be compared, copied and pickled, at any point of its games."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from vialibre.lab.environments import VectorEnv, env, single_env

pyspiel = pytest.importorskip("pyspiel")


def single(steps: int) -> Any:
    made = single_env("europe", ["stoker", "porter"], packed=True)
    made.reset(seed=5)
    for _ in range(steps):
        made.step(np.int64(np.flatnonzero(made.action_masks())[0]))
    return made


def turns(steps: int) -> Any:
    made = env("old_west", 3)
    made.reset(seed=5)
    for _ in range(steps):
        made.step(int(np.flatnonzero(made.observe(made.agent_selection)["action_mask"])[0]))
    return made


def vector(steps: int) -> Any:
    made = VectorEnv("usa", 2, 6, seed=4)
    for _ in range(steps):
        made.step(made.random_actions())
    return made


def spiel(steps: int) -> Any:
    from vialibre.lab.environments.open_spiel import open_spiel_game

    state = open_spiel_game("usa", 2).new_initial_state()
    state.apply_action(7)
    for _ in range(steps):
        state.apply_action(state.legal_actions()[0])
    return state


ENVIRONMENTS: dict[str, Callable[[int], Any]] = {"single": single, "turns": turns, "vector": vector, "spiel": spiel}


def go_on(game: Any) -> Any:
    """One more step, and what it shows."""
    if hasattr(game, "random_actions"):
        now = game.step(game.random_actions())
        return [array.tolist() for array in now]
    if hasattr(game, "action_masks"):
        seen, reward, *_ = game.step(np.int64(np.flatnonzero(game.action_masks())[-1]))
        return seen.tolist(), reward
    if hasattr(game, "agent_selection"):
        game.step(int(np.flatnonzero(game.observe(game.agent_selection)["action_mask"])[-1]))
        return game.observe(game.agent_selection)["observation"].tolist()
    game.apply_action(game.legal_actions()[-1])
    return game.observation_string(0)


@pytest.mark.parametrize("name", ENVIRONMENTS)
@pytest.mark.parametrize("steps", [0, 3, 15])
def test_environments_are_copied_and_pickled(name: str, steps: int) -> None:
    game, same = ENVIRONMENTS[name](steps), ENVIRONMENTS[name](steps)
    assert game == same
    assert game != ENVIRONMENTS[name](steps + 1)
    copies: list[Callable[[Any], Any]] = [copy.deepcopy, lambda game: pickle.loads(pickle.dumps(game))]
    if name != "spiel":  # pyspiel.State copies itself with clone()
        copies.append(copy.copy)
    shown = []
    for make in copies:
        twin = make(game)
        assert twin == game
        shown.append(go_on(twin))
        assert twin != game
        assert game == same, "playing a copy on changed the original"
    assert go_on(game) == shown[0]
    assert all(one == shown[0] for one in shown)


def test_a_batch_is_copied_in_the_midst_of_many_games() -> None:
    """Also where games have just ended and been dealt anew."""
    game = vector(0)
    for _ in range(400):
        now = game.step(game.random_actions())
        if now.terminated.any():
            twin = copy.copy(game)
            assert twin == game
            for mine, theirs in zip(game.now, twin.now, strict=True):
                assert np.array_equal(mine, theirs)
            assert np.array_equal(game.totals, twin.totals)
            assert np.array_equal(game.lengths, twin.lengths)
            assert go_on(twin) == go_on(game)
            return
    raise AssertionError("no game ended")


def test_environments_set_up_differently_differ() -> None:
    assert VectorEnv("usa", 2, 3) != VectorEnv("usa", 2, 4)
    assert VectorEnv("usa", 2, 3) != VectorEnv("usa", 2, 3, seed=1)
    one, other = env("usa", 2), env("usa", 3)
    assert one != other
    assert single_env("usa", "stoker") != single_env("usa", "porter")
    with pytest.raises(TypeError, match="unhashable"):
        hash(VectorEnv("usa", 2, 3))

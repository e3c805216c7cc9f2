"""Each environment passes the checks of its own library, and refuses what cannot be in words."""

from __future__ import annotations

import pickle
import subprocess
import sys
import warnings
from collections.abc import Sequence
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

from tests.effort import times
from vialibre import View, determinize, lab
from vialibre.boards import board_ids, load_board
from vialibre.bots.registry import make_bot
from vialibre.errors import BadSetup, IllegalAction

TABLES = [(name, seats) for name in board_ids() for seats in sorted({2, 3, load_board(name).players[1]})]


@pytest.mark.parametrize(("board", "seats"), TABLES)
@pytest.mark.filterwarnings("ignore:Observation space for each agent")  # a dict with the mask in it is no Box
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array")
def test_pettingzoo_api_and_seeds(board: str, seats: int, capsys: pytest.CaptureFixture[str]) -> None:
    alvin = load_board(board).rules.alvin is not None
    api_test(lab.env(board, seats, alvin=alvin), num_cycles=times(150, 2000))
    assert "Passed API test" in capsys.readouterr().out
    seed_test(lambda: lab.env(board, seats, alvin=alvin, packed=True), num_cycles=times(20, 200))


@pytest.mark.parametrize("reward", ["win", "margin"])
def test_whole_game_of_bots_through_pettingzoo(reward: str) -> None:
    """Seats answer the opening in their order; the end rewards all at once."""
    env = lab.env("europe", 3, reward=reward)
    env.reset(seed=4)
    bots, order = {agent: make_bot("stoker") for agent in env.agents}, []
    gained = dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter():
        seen, got, terminated, truncated, _ = env.last()
        gained[agent] += got
        if terminated or truncated:
            env.step(None)
            continue
        order.append(agent)
        legal = np.flatnonzero(seen["action_mask"]).tolist()
        env.step(bots[agent].choose(env.unwrapped.view(agent), legal, Random(1)))
    assert order[:3] == ["seat_0", "seat_1", "seat_2"]
    totals = [sheet.total for sheet in env.unwrapped.game.score_sheets()]
    if reward == "win":
        assert sum(gained.values()) == 1
        assert gained[f"seat_{totals.index(max(totals))}"] > 0
    else:
        best = sorted(totals)[-2:]
        assert max(gained.values()) == best[1] - best[0]


def test_only_who_is_waited_for_has_legal_actions() -> None:
    env = lab.env("usa", 3)
    env.reset(seed=1)
    assert all(env.observe(agent)["action_mask"].any() for agent in env.agents)  # SET-3: all at once
    for _ in env.agents:
        env.step(int(np.flatnonzero(env.last()[0]["action_mask"])[-1]))
    waiting = env.agent_selection
    assert [agent for agent in env.agents if env.observe(agent)["action_mask"].any()] == [waiting]


def test_illegal_action_says_why() -> None:
    env = lab.env("usa", 2)
    env.reset(seed=1)
    with pytest.raises(IllegalAction, match="draw deck"):
        env.step(9)


@pytest.mark.parametrize(("board", "bots"), [("usa", ["stoker"]), ("old_west", ["porter", "stoker"])])
@pytest.mark.parametrize("packed", [False, True])
def test_gymnasium_checker(board: str, bots: list[str], packed: bool) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        warnings.filterwarnings("ignore", message=".*spec")  # it is made by a call, not by a registered name
        warnings.filterwarnings("ignore", message=".*(different|maximum|minimum).*")
        check_env(lab.single_env(board, bots, packed=packed), skip_render_check=True)


def test_learner_meets_bots_on_every_seat() -> None:
    """Whole games by the masks; the learner moves about, the rewards are shares of victories."""
    env = lab.single_env("san_francisco", ["stoker", "porter"])
    seats, rewards = set(), []
    random = np.random.default_rng(1)
    for episode in range(6):
        _, info = env.reset(seed=episode)
        seats.add(info["seat"])
        ended = False
        while not ended:
            assert (env.action_masks() == info["action_mask"].astype(bool)).all()
            action = random.choice(np.flatnonzero(info["action_mask"]))
            _, reward, terminated, truncated, info = env.step(action)
            ended = terminated or truncated
        rewards.append(reward)
        best = max(info["totals"])
        assert (reward > 0) <= (info["totals"][info["seat"]] == best)
    assert seats == {0, 1, 2}
    assert set(rewards) <= {0.0, 1 / 3, 0.5, 1.0}


def test_learner_loses_by_an_illegal_action() -> None:
    env = lab.single_env("usa", ["stoker"], seat=0)
    env.reset(seed=1)
    _, reward, terminated, _, info = env.step(9)
    assert (reward, terminated) == (-1.0, True)
    assert "draw deck" in info["illegal"]
    with pytest.raises(BadSetup, match="reset"):
        env.step(9)


@pytest.mark.parametrize(
    ("bots", "seat", "code"),
    [(["nobody"], None, "unknown_bot"), (["stoker"], 2, "no_such_seat"), ([], None, "bad_seats")],
)
def test_single_environment_refuses_what_cannot_be(bots: list[str], seat: int | None, code: str) -> None:
    with pytest.raises(BadSetup) as caught:
        lab.single_env("usa", bots, seat=seat)
    assert caught.value.code == code


class Last:
    """Chooses the last action, and counts how often it was asked in one game."""

    def __init__(self) -> None:
        self.asked = 0

    def choose(self, view: View, legal: Sequence[int], random: Random) -> int:
        self.asked += 1
        return legal[-1]


def last(view: View, legal: Sequence[int], random: Random) -> int:
    return legal[-1]


@pytest.mark.parametrize("bot", [Last, last, lambda: Last(), lambda *seen: seen[1][-1], f"{__name__}:Last"])
@pytest.mark.parametrize("alone", [False, True])
def test_bots_are_names_classes_or_functions(bot: Any, alone: bool) -> None:
    """All of these choose alike, so the learner sees the same game."""
    seen = []
    for given in (bot, Last):
        env = lab.single_env("san_francisco", given if alone else [given], seat=0)
        for seed in (1, 1):  # a second game has a new bot
            observation, info = env.reset(seed=seed)
            for _ in range(5):
                observation, *_, info = env.step(np.flatnonzero(info["action_mask"])[0])
            seen.append(observation.tolist())
    assert seen == [seen[0]] * 4


class Mute:
    """Has no method choose."""


@pytest.mark.parametrize(
    ("bot", "code"),
    [(Last(), "bot_instance"), (5, "not_a_bot"), (len, "not_a_bot"), (Mute, "bot_without_decide"), (None, "not_a_bot")],
)
def test_what_is_no_bot_is_named(bot: Any, code: str) -> None:
    with pytest.raises(BadSetup) as caught:
        lab.single_env("usa", [bot])
    assert caught.value.code == code
    assert str(caught.value.params["bot"]) in str(caught.value)


def test_a_function_that_fails_is_named() -> None:
    def broken(view: View, legal: Sequence[int], random: Random) -> int:
        raise KeyError("no idea")

    env = lab.single_env("usa", [broken], seat=0)
    _, info = env.reset(seed=1)
    with pytest.raises(BadSetup, match=r"broken.*no idea"):
        env.step(np.flatnonzero(info["action_mask"])[0])


def test_render_is_text_of_what_the_learner_knows() -> None:
    env = lab.single_env("europe", ["stoker", last], seat=1, render_mode="ansi")
    _, info = env.reset(seed=3)
    before = env.render()
    assert "seat_1 (learner)" in before
    assert "must choose tickets" in before
    ended = False
    while not ended:
        assert env.game is not None
        shown, real = env.render(), env.game
        env.game = determinize(real.view(1), Random(1))  # the same view, other hidden cards and tickets
        assert env.render() == shown
        env.game = real
        _, _, terminated, truncated, info = env.step(np.flatnonzero(info["action_mask"])[-1])
        ended = terminated or truncated
    assert f"Total: {info['totals'][1]}" in env.render()


def test_render_shows_the_agent_to_act() -> None:
    env = lab.env("usa", 2, render_mode="ansi")
    env.reset(seed=1)
    first = env.render()
    assert "seat_0 must choose tickets: at least 2 of 3. Offered:" in first
    assert "seat_1 must choose tickets: at least 2 of 3. Offered:" not in first
    env.step(int(np.flatnonzero(env.last()[0]["action_mask"])[-1]))
    assert "seat_1 must choose tickets: at least 2 of 3. Offered:" in env.render()


def test_render_without_a_mode_says_which_to_choose() -> None:
    turns, single = lab.env("usa", 2), lab.single_env("usa")
    turns.reset(seed=1)
    single.reset(seed=1)
    for env in (turns, single):
        with pytest.raises(BadSetup, match='render_mode="ansi"'):
            env.render()
    for make in (lab.env, lab.single_env):
        with pytest.raises(BadSetup, match=r"“human”.*ansi"):
            make("usa", render_mode="human")
    with pytest.raises(BadSetup, match="reset"):
        lab.single_env("usa", render_mode="ansi").render()


@pytest.mark.parametrize(("board", "seats"), [("san_francisco", 3), ("usa", 2), ("old_west", 2)])
def test_open_spiel_random_simulation(board: str, seats: int) -> None:
    """OpenSpiel's own test: clones, serialisation, observations, returns within their bounds."""
    game = lab.open_spiel_game(board, seats, deals=20, alvin=board == "old_west")
    pyspiel.random_sim_test(game, num_sims=times(1, 10), serialize=board == "san_francisco", verbose=False)


def test_open_spiel_game_is_the_same_game() -> None:
    game = lab.open_spiel_game("usa", 2, deals=7)
    state = game.new_initial_state()
    assert state.is_chance_node()
    assert len(state.chance_outcomes()) == 7
    state.apply_action(3)
    twin = state.clone()
    while not state.is_terminal():
        action = state.legal_actions()[-1]
        assert state.action_to_string(action) == twin.action_to_string(action)
        state.apply_action(action)
    assert twin.move_number() == 1
    assert sum(state.returns()) == 1
    back = pickle.loads(pickle.dumps(state))
    assert str(back) == str(state)
    seen = np.array(state.observation_tensor(1), np.float32)
    assert seen.shape == tuple(game.observation_tensor_shape())


WITHOUT = """
import sys
class Missing:
    def find_spec(name, path=None, target=None):
        if name.partition(".")[0] in {"numpy", "pettingzoo", "gymnasium", "pyspiel"}:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)
sys.meta_path.insert(0, Missing)
import vialibre, vialibre.lab, vialibre.lab.bench, vialibre.cli.main
for name in vialibre.lab.__all__:
    try:
        getattr(vialibre.lab, name)
    except vialibre.BadSetup as error:
        print(error)
"""


def test_without_the_extra_it_says_what_to_install() -> None:
    """Playing does not require NumPy."""
    done = subprocess.run([sys.executable, "-c", WITHOUT], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    lines = done.stdout.splitlines()
    assert len(lines) == len(lab.__all__)
    assert sum("vialibre[lab]" in line for line in lines) == 4
    assert sum("vialibre[openspiel]" in line for line in lines) == 1

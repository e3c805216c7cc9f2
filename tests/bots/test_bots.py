"""Every bot on every board: legal, finite, the same for the same seed, and blind to what its seat may not know."""

from __future__ import annotations

from random import Random

import pytest

from tests.effort import times
from vialibre import BadSetup, Game, determinize, load_board
from vialibre.boards.load import board_ids
from vialibre.bots import bot_names, make_bot
from vialibre.bots.levels import LEVELS, THINKING, is_slow, quick_levels
from vialibre.bots.registry import SEARCHERS, baseline_names
from vialibre.engine.core.graph import FAR, Graph, cheapest_path
from vialibre.engine.game import board_index
from vialibre.lab.match import play_match

QUICK_BASELINES = tuple(name for name in baseline_names() if name not in SEARCHERS)
ALL_BOTS = tuple(name for name in (*bot_names(), *baseline_names()) if name not in SEARCHERS)
"""Those that search have tests of their own, tests/bots/search: each decision costs them a part of a second."""


@pytest.mark.parametrize("name", board_ids())
@pytest.mark.parametrize("bot", ALL_BOTS)
def test_games_end_and_come_out_the_same_again(bot: str, name: str) -> None:
    """play_match refuses illegal choices and games without end."""
    board = load_board(name)
    for seed in range(times(4, 2000)):
        seats = board.players[0] + seed % (board.players[1] - board.players[0] + 1)
        alvin = board.rules.alvin is not None and seed % 2 == 0
        match = play_match(board, [bot] * seats, seed=seed, alvin=alvin)
        assert match.winners
        if seed < 2:
            assert play_match(board, [bot] * seats, seed=seed, alvin=alvin) == match


@pytest.mark.parametrize("name", board_ids())
@pytest.mark.parametrize("bot", ALL_BOTS)
def test_hidden_cards_do_not_change_the_choice(bot: str, name: str) -> None:
    """INFO-2: in another world that the seat cannot tell apart it decides the same with the same generator."""
    board = load_board(name)
    game = Game.new(board, seats=2, seed=5, alvin=board.rules.alvin is not None)
    players = [make_bot(bot), make_bot(bot)]
    random = Random(3)
    for step in range(times(150, 600)):
        if game.is_over:
            break
        seat = game.to_act[0]
        legal = game.legal_ids(seat)
        state = random.getstate()
        choice = players[seat].choose(game.view(seat), legal, random)
        if step % 5 == 0:
            other = determinize(game.view(seat), Random(step))
            twin = Random()
            twin.setstate(state)
            assert make_bot(bot).choose(other.view(seat), legal, twin) == choice
        game.apply(choice, seat)


@pytest.mark.parametrize("name", board_ids())
@pytest.mark.parametrize(
    ("better", "worse", "share"),
    [("stoker", "porter", 0.9), ("conductor", "stoker", 0.7), ("surveyor", "conductor", 0.5)],
)
def test_the_ladder_goes_up(better: str, worse: str, share: float, name: str) -> None:
    """A few pairs of games with the same cards and seats swapped; the proof with intervals is a command."""
    board = load_board(name)
    pairs = 6
    won = 0.0
    for seed in range(pairs):
        for seat in (0, 1):
            bots = [better, worse] if seat == 0 else [worse, better]
            match = play_match(board, bots, seed=seed)
            won += (seat in match.winners) / len(match.winners)
    assert won / (2 * pairs) >= share


@pytest.mark.parametrize("agent", QUICK_BASELINES)
def test_published_agents_beat_stoker(agent: str) -> None:
    """At least 65 % on usa, or it is not the agent that was published."""
    board = load_board("usa")
    won = 0.0
    for seed in range(12):
        for seat in (0, 1):
            match = play_match(board, [agent, "stoker"] if seat == 0 else ["stoker", agent], seed=seed)
            won += (seat in match.winners) / len(match.winners)
    assert won / 24 >= 0.65


def test_the_bot_of_the_docs_beats_stoker() -> None:
    won = [play_match(load_board("usa"), ["examples.patient_bot:Patient", "stoker"], seed=seed) for seed in range(10)]
    assert sum(match.winners == (0,) for match in won) >= 8


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("nobody", "unknown_bot"),
        ("no_module:Bot", "no_bot_module"),
        ("vialibre.nowhere:Bot", "no_bot_module"),
        ("examples.patient_bot:Impatient", "no_bot_class"),
        ("random:Random", "bot_without_decide"),
        ("vialibre:Step", "bad_bot"),
        ("shutil:copystat", "not_a_bot"),
        ("math:pi", "not_a_bot"),
    ],
)
def test_unknown_and_broken_bots_are_named(name: str, code: str) -> None:
    with pytest.raises(BadSetup) as caught:
        make_bot(name)
    assert caught.value.code == code
    assert name in str(caught.value)


@pytest.mark.parametrize(
    "name", ["baron@x", "baron@", "baron@0", "baron@0w", "baron@1e3", "baron@601", "dispatcher@-1", "mcts@2W"]
)
def test_a_budget_that_is_none_says_what_one_looks_like(name: str) -> None:
    with pytest.raises(BadSetup) as caught:
        make_bot(name)
    assert caught.value.code == "bad_budget"
    for part in (name, "above 0", "600", "baron@0.5", "at least 1", "baron@200w"):
        assert part in str(caught.value)


@pytest.mark.parametrize("name", ["surveyor@1", "porter@3w", "path@0.5"])
def test_a_bot_that_takes_no_budget_says_which_do(name: str) -> None:
    with pytest.raises(BadSetup) as caught:
        make_bot(name)
    assert caught.value.code == "bot_without_budget"
    for part in (name, "leave out the @", *SEARCHERS):
        assert part in str(caught.value)


def test_levels_are_bots_of_the_ladder_in_its_order() -> None:
    levels = list(LEVELS.values())
    assert levels == [bot for bot in bot_names() if bot in levels]
    assert [LEVELS[level] for level in quick_levels()] == ["stoker", "conductor", "surveyor"]
    assert {bot for bot in levels if is_slow(bot)} == set(THINKING)
    assert is_slow("baron@200w")


def test_cheapest_way_uses_own_routes_and_goes_round_closed_ones() -> None:
    t = board_index(load_board("usa"))
    graph = Graph(t)
    cost = [0] * int(t.n_routes)
    for route in range(t.n_routes):
        cost[route] = int(t.length[route])
    a, b = t.city_number["seattle"], t.city_number["calgary"]
    assert cheapest_path(graph, cost, a, b).cost == 4
    cost[t.route_number["calgary-seattle"]] = -1
    way = cheapest_path(graph, cost, a, b)
    assert way.cost == 4
    assert way.n == 2
    for route in range(t.n_routes):
        if t.city_number["calgary"] in (t.a[route], t.b[route]):
            cost[route] = -1
    assert cheapest_path(graph, cost, a, b).cost == FAR

"""Values of actions: what surveyor maximizes and search starts from."""

from __future__ import annotations

from itertools import combinations
from random import Random
from statistics import mean

import pytest

from tests.bots.positions import positions
from vialibre import Game, determinize
from vialibre.boards.load import board_ids
from vialibre.bots import make_bot
from vialibre.bots.planner.action_values import action_values
from vialibre.bots.planner.board_model import board_model
from vialibre.bots.planner.planner import Planner
from vialibre.bots.planner.position import Position
from vialibre.bots.planner.ticket_plan import add_fillers, own_goals, taken
from vialibre.bots.planner.ticket_values import mean_of_best
from vialibre.bots.planner.turn_cost import turns_needed
from vialibre.bots.surveyor import best_action
from vialibre.engine.core.board_index import to_vec
from vialibre.engine.core.constants import DECK, DECLINE, KEEP0, NONE, SECOND, TICKETS, TUNNEL, TURN
from vialibre.engine.game import state_of
from vialibre.engine.state_from_view import state_from_view


def values_of(game: Game, seat: int) -> dict[int, int]:
    pairs = action_values(state_of(game), seat, game.legal_ids(seat))
    assert len({action for _, action in pairs}) == len(pairs)
    return {int(action): int(value) for value, action in pairs}


@pytest.mark.parametrize("name", board_ids())
def test_only_what_the_seat_knows_counts(name: str) -> None:
    """The real game, a sampled world and the state of the view give the same values."""
    for game, seat in positions(name, every=3):
        view = game.view(seat)
        known = values_of(Game(state_from_view(view)), seat)
        assert values_of(game, seat) == known
        assert values_of(determinize(view, Random(1)), seat) == known


@pytest.mark.parametrize("name", board_ids())
def test_values_are_of_legal_actions_and_leave_the_state_alone(name: str) -> None:
    for game, seat in positions(name, every=3):
        before, legal = game.copy(), game.legal_ids(seat)
        values = values_of(game, seat)
        assert set(values) <= set(legal)
        assert values or state_of(game).phase == TURN
        draws = {number for number in legal if number <= DECK and state_of(game).phase in (TURN, SECOND)}
        assert draws <= set(values)
        assert game.view(seat) == before.view(seat)
        for now, then in zip(state_of(game).seats, state_of(before).seats, strict=True):
            assert list(now.hand) == list(then.hand)


@pytest.mark.parametrize("name", board_ids())
def test_surveyor_takes_the_best_value(name: str) -> None:
    for game, seat in positions(name, every=3):
        legal = game.legal_ids(seat)
        chosen = make_bot("surveyor").choose(game.view(seat), legal, Random(1))
        if len(legal) > 1:
            values = values_of(game, seat)
            assert values[chosen] == max(values.values())


def test_chance_decides_between_equal_draws_but_not_between_equal_claims() -> None:
    t = state_of(Game.new("usa", seats=2, seed=1)).index
    first = int(t.claim0)
    draws = {best_action(t, [(3, 1), (5, 2), (5, 4)], [1, 2, 4], Random(seed)) for seed in range(20)}
    assert draws == {2, 4}
    claims = {best_action(t, [(3, 1), (5, first), (5, first + 9)], [1, first], Random(seed)) for seed in range(20)}
    assert claims == {first + 9}
    keep = int(KEEP0)
    tickets = {best_action(t, [(5, keep + 1), (5, keep + 3)], [keep + 1, keep + 3], Random(seed)) for seed in range(20)}
    assert tickets == {keep + 1}
    assert best_action(t, [], [7, 8], Random(1)) == 7


def test_a_tunnel_is_paid_with_few_locomotives_rather_than_declined() -> None:
    seen = 0
    for game, seat in (position for seed in range(4) for position in positions("europe", every=1, seed=seed)):
        if state_of(game).phase == TUNNEL:
            ranked = sorted(values_of(game, seat).items(), key=lambda pair: -pair[1])
            assert ranked[-1][0] == DECLINE
            paid = [action for action, _ in ranked[:-1]]
            assert paid == sorted(paid)
            seen += len(paid)
    assert seen > 0


@pytest.mark.parametrize("name", board_ids())
def test_tickets_are_not_drawn_in_the_last_round(name: str) -> None:
    last = 0
    for game, seat in positions(name, seats=2, every=1):
        if state_of(game).phase == TURN and int(TICKETS) in game.legal_ids(seat):
            assert (int(TICKETS) in values_of(game, seat)) == (state_of(game).last_turns == NONE)
            last += state_of(game).last_turns != NONE
    assert last > 0


def test_the_mean_of_the_best_ticket_is_exact() -> None:
    """Against all sets that may be drawn."""
    random = Random(4)
    for n in (1, 2, 5, 9):
        gains = [random.randrange(-2000, 2000) for _ in range(n)]
        for drawn in range(1, min(n, 4) + 1):
            exact = mean(max(some) for some in combinations(gains, drawn))
            assert abs(int(mean_of_best(to_vec(gains), n, drawn)) - exact) <= 0.5001


@pytest.mark.parametrize("name", board_ids())
def test_a_plan_is_filled_until_no_route_pays(name: str) -> None:
    """Every route that still fits is counted here; the planner skips those that cannot bring more than a turn."""
    filled = 0
    for game, seat in positions(name, every=5):
        t, model = state_of(game).index, board_model(state_of(game).index)
        p = Planner(model, seat, model.decision)
        position = Position(state_of(game), seat, model, model.decision)
        plan = p.tickets_plan(position, own_goals(state_of(game).seats[seat]))
        before = int(plan.n)
        add_fillers(position, p.scratch, plan)
        filled += int(plan.n) - before
        assert int(plan.cars) <= int(position.cars)
        if position.start != NONE:
            continue  # WEST-2: what may follow depends on what the plan touches
        for route in range(t.n_routes):
            cars = position.cars_for[route]
            if cars > 0 and plan.cars + cars <= position.cars and not taken(position, plan, route):
                plan.routes[plan.n] = route
                turns = turns_needed(position, p.scratch, position.hand, plan.routes, plan.n + 1, NONE)
                gain = position.reward[route] - (turns - plan.turns) * model.weights.turn // 100
                assert gain <= 0 or turns > position.time
    assert filled > 5

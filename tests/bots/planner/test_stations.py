"""Plans know what stations lend (STN-3): one route of an opponent each, and no second one for the same route."""

from __future__ import annotations

from vialibre import Game, load_board
from vialibre.bots import make_bot
from vialibre.bots.planner.board_model import board_model
from vialibre.bots.planner.planner import Planner
from vialibre.bots.planner.position import Position
from vialibre.bots.planner.ticket_plan import Plan, own_goals
from vialibre.engine.core.constants import TURN
from vialibre.engine.game import state_of
from vialibre.engine.state_from_view import state_from_view
from vialibre.lab.match import Players, play_game

SEATS = 5


def games() -> list[tuple[Game, int]]:
    """Turns at a full table, where stations are needed."""
    found: list[tuple[Game, int]] = []

    def watch(game: Game, seat: int, action: int) -> None:
        if state_of(game).phase == TURN:
            found.append((game.copy(), seat))

    bots = ["surveyor"] * SEATS
    for seed in range(3):
        play_game(load_board("europe"), Players([make_bot(bot) for bot in bots], bots, 1), seed=seed, watch=watch)
    return found


def tickets_plan(game: Game, seat: int) -> Plan:
    state = state_from_view(game.view(seat))
    model = board_model(state.index)
    position = Position(state, seat, model, model.decision)
    return Planner(model, seat, model.decision).tickets_plan(position, own_goals(state.seats[seat]))


def test_a_station_that_stands_is_not_planned_again() -> None:
    built = 0
    for game, seat in games():
        plan, t = tickets_plan(game, seat), state_of(game).index
        if plan.stations != 1 or plan.missed:
            continue
        route = int(plan.borrowed[0])
        legal = [n for n in game.legal_ids(seat) if t.station0 <= n < t.claim0]
        for number in legal:
            if (number - int(t.station0)) // int(t.station_ways) in (t.a[route], t.b[route]):
                game.apply(number, seat)
                after = tickets_plan(game, seat)
                assert after.stations == 0
                assert int(after.n_used) == 1
                built += 1
                break
    assert built > 5


def test_a_station_lends_one_route() -> None:
    lent = 0
    for game, seat in games():
        stations = len(state_of(game).seats[seat].stations)
        if stations:
            plan = tickets_plan(game, seat)
            assert int(plan.n_used) <= stations
            assert int(plan.busy).bit_count() == int(plan.n_used)
            lent += int(plan.n_used)
    assert lent > 0

"""Bots know what their stations lend them (STN-3): one route of a rival each, and no second one for the same."""

from __future__ import annotations

from vialibre import Game, load_board
from vialibre.bots import make_bot
from vialibre.bots.observation import Observation
from vialibre.bots.surveyor.thought import Thought
from vialibre.engine.core.constants import TURN
from vialibre.engine.game import state_of
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


def thought_of(game: Game, seat: int) -> Thought:
    return Thought(Observation(game.view(seat)))


def test_a_station_that_stands_is_not_planned_again() -> None:
    built = 0
    for game, seat in games():
        thought = thought_of(game, seat)
        plan, t = thought.tickets_plan(), state_of(game).index
        if plan.stations != 1 or plan.missed:
            continue
        route = int(plan.borrowed[0])
        legal = [n for n in game.legal_ids(seat) if t.station0 <= n < t.claim0]
        for number in legal:
            if (number - int(t.station0)) // int(t.station_ways) in (t.a[route], t.b[route]):
                game.apply(number, seat)
                after = thought_of(game, seat).tickets_plan()
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
            plan = thought_of(game, seat).tickets_plan()
            assert int(plan.n_used) <= stations
            assert int(plan.busy).bit_count() == int(plan.n_used)
            lent += int(plan.n_used)
    assert lent > 0

"""The last round is played exactly."""

from __future__ import annotations

from tests.bots.positions import positions
from vialibre import Game
from vialibre.boards.load import board_ids
from vialibre.bots.planner.board_model import board_model
from vialibre.bots.planner.endgame import best_last_turn, best_last_turns, distinct_turns
from vialibre.bots.rollout.rollout import Rollout
from vialibre.engine.core.constants import NO_SEAT, TICKETS, TURN
from vialibre.engine.game import state_of


def last_turns(name: str, seats: int = 2) -> list[tuple[Game, Rollout]]:
    found = []
    for game, seat in positions(name, seats, every=1):
        if game.view(seat).last_turns == 1 and state_of(game).phase == TURN:
            found.append((game, Rollout(state_of(game), board_model(state_of(game).index), seat)))
    return found


def test_the_last_turn_is_the_best_of_all() -> None:
    """Against trying every legal action, each to the game's end; except tickets, which are unknown until drawn."""
    tried = 0
    for name in board_ids():
        for game, rollout in last_turns(name):
            world, who = rollout.s, int(rollout.who)
            chosen = int(best_last_turn(world, board_model(world.index)))
            leads = {}
            for action in {*game.legal_ids(who)} - {int(TICKETS)}:
                trial = Rollout(world, board_model(world.index), who)
                trial.apply(action)
                leads[action] = int(trial.finish())
            assert leads[chosen] == max(leads.values())
            tried += 1
    assert tried >= 2


def test_no_two_last_turns_do_the_same() -> None:
    """Each city once, however a station there may be paid, and only where an opponent's route could be used."""
    seen = 0
    for _, rollout in [*last_turns("europe"), *last_turns("europe", 3)]:
        world, t = rollout.s, rollout.s.index
        turns = [int(action) for action in distinct_turns(world)]
        routes = [int(t.claim_route[action - int(t.claim0)]) for action in turns if action >= t.claim0]
        cities = [(a - int(t.station0)) // int(t.station_ways) for a in turns if t.station0 <= a < t.claim0]
        assert len({*routes}) == len(routes)
        assert len({*cities}) == len(cities)
        assert len(turns) - len(routes) - len(cities) <= 1
        assert all(world.station_at[city] == NO_SEAT for city in cities)
        assert best_last_turns(world, board_model(world.index), 3)[0] == best_last_turn(world, board_model(world.index))
        seen += len(cities)
    assert seen > 0

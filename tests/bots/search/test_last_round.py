"""The last round is played exactly."""

from __future__ import annotations

from tests.bots.search.test_worlds import positions
from vialibre.bots.planning.last_round import best_last_turn, different_turns
from vialibre.bots.planning.playout import Line
from vialibre.bots.search.grounds import ground_of
from vialibre.engine.core.codes import TURN


def last_turns(name: str) -> list[Line]:
    found = []
    for game, seat in positions(name, seats=2, every=1):
        if game.view(seat).last_turns == 1 and game.phase == TURN:
            found.append(Line(game, ground_of(game.tables), seat))
    return found


def test_the_last_turn_is_the_best_of_all() -> None:
    """Against trying every legal action, each to the game's end."""
    tried = 0
    for name in ("usa", "europe", "san_francisco"):
        for line in last_turns(name):
            world, who = line.s, int(line.who)
            chosen = int(best_last_turn(world, line.couriers))
            leads = {}
            for action in {*different_turns(world), chosen}:
                trial = Line(world, ground_of(world.tables), who)
                trial.do(action)
                leads[action] = int(trial.finish())
            assert leads[chosen] == max(leads.values())
            tried += 1
    assert tried >= 2

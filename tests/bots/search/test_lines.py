"""Lines of play in a sampled world: a few turns, or to the end."""

from __future__ import annotations

import pytest

from tests.bots.search.test_worlds import positions
from vialibre import Game
from vialibre.boards.load import board_ids
from vialibre.bots.planning.playout import Line, look_ahead
from vialibre.bots.search.grounds import ground_of
from vialibre.engine.core.constants import OVER, TURN

WHOLE_GAME = 400


def in_turns(name: str, seats: int) -> list[tuple[Game, int]]:
    return [(game, seat) for game, seat in positions(name, seats) if game.phase == TURN]


@pytest.mark.parametrize("name", board_ids())
def test_a_look_ends_before_the_turn_after_its_last(name: str) -> None:
    """Of the seat's own turns: counted by letting the line go on turn by turn."""
    for game, seat in in_turns(name, seats=3)[::4]:
        whole = Line(game, ground_of(game.index), seat)
        whole.do(game.legal_actions()[0])
        seen = []  # the version of the line when the seat's next turns begin
        while whole.to_own_decision():
            if int(whole.s.phase) == TURN:
                seen.append(int(whole.s.version))
            whole.do(int(whole.couriers[seat].choose(whole.s)))
        for turns in (0, 2):
            line = Line(game, ground_of(game.index), seat)
            line.do(game.legal_actions()[0])
            line.look(turns)
            if turns < len(seen):
                assert int(line.s.version) == seen[turns]
            else:
                assert int(line.s.phase) == OVER


@pytest.mark.parametrize("name", board_ids())
def test_a_look_further_than_the_game_is_its_result_and_leaves_the_world_alone(name: str) -> None:
    for game, seat in in_turns(name, seats=2)[::4]:
        ground, action, before = ground_of(game.index), game.legal_actions()[0], game.view(seat)
        line = Line(game, ground, seat)
        line.do(action)
        assert look_ahead(game, action, seat, ground, WHOLE_GAME) == 100 * line.finish()
        assert game.view(seat) == before


@pytest.mark.parametrize("name", board_ids())
def test_plans_foretell_who_leads(name: str) -> None:
    """More often than not, two own turns from now on: plans of both sides in the real world against its result."""
    right = 0
    found = in_turns(name, seats=2)
    for game, seat in found:
        ground, action = ground_of(game.index), game.legal_actions()[0]
        line = Line(game, ground, seat)
        line.do(action)
        end = int(line.finish())
        right += (int(look_ahead(game, action, seat, ground, 2)) > 0) == (end > 0)
    assert right > len(found) / 2

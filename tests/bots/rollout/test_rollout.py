"""Lines of play in a sampled world: a few turns, or to the end."""

from __future__ import annotations

import pytest

from tests.bots.positions import positions
from vialibre import Game
from vialibre.boards.load import board_ids
from vialibre.bots.planner.board_model import board_model
from vialibre.bots.rollout.rollout import Rollout, look_ahead
from vialibre.engine.core.constants import OVER, TURN
from vialibre.engine.game import state_of

WHOLE_GAME = 400


def in_turns(name: str, seats: int, seed: int = 8) -> list[tuple[Game, int]]:
    return [(game, seat) for game, seat in positions(name, seats, seed=seed) if state_of(game).phase == TURN]


@pytest.mark.parametrize("name", board_ids())
def test_a_look_ends_before_the_turn_after_its_last(name: str) -> None:
    """Of the seat's own turns: counted by letting the line go on turn by turn."""
    for game, seat in in_turns(name, seats=3)[::4]:
        whole = Rollout(state_of(game), board_model(state_of(game).index), seat)
        whole.apply(game.legal_ids()[0])
        seen = []  # the version of the line when the seat's next turns begin
        while whole.to_own_decision():
            if int(whole.s.phase) == TURN:
                seen.append(int(whole.s.version))
            whole.apply(int(whole.policies[seat].choose(whole.s)))
        for turns in (0, 2):
            rollout = Rollout(state_of(game), board_model(state_of(game).index), seat)
            rollout.apply(game.legal_ids()[0])
            rollout.play_turns(turns)
            if turns < len(seen):
                assert int(rollout.s.version) == seen[turns]
            else:
                assert int(rollout.s.phase) == OVER


@pytest.mark.parametrize("name", board_ids())
def test_a_look_further_than_the_game_is_its_result_and_leaves_the_world_alone(name: str) -> None:
    for game, seat in in_turns(name, seats=2)[::4]:
        model, action, before = board_model(state_of(game).index), game.legal_ids()[0], game.view(seat)
        rollout = Rollout(state_of(game), model, seat)
        rollout.apply(action)
        assert look_ahead(state_of(game), action, seat, model, WHOLE_GAME) == 100 * rollout.finish()
        assert game.view(seat) == before


@pytest.mark.parametrize("name", board_ids())
def test_plans_foretell_who_leads(name: str) -> None:
    """More often than not, two own turns from now on: plans of both sides in the real world against its result."""
    right = 0
    found = [position for seed in range(8) for position in in_turns(name, seats=2, seed=seed)]
    for game, seat in found:
        model, action = board_model(state_of(game).index), game.legal_ids()[0]
        rollout = Rollout(state_of(game), model, seat)
        rollout.apply(action)
        end = int(rollout.finish())
        right += (int(look_ahead(state_of(game), action, seat, model, 2)) > 0) == (end > 0)
    assert right > len(found) / 2

"""Game as a Python object: what it offers, what it hides, and that nothing can be changed by accident."""

from __future__ import annotations

from typing import Any

import pytest

from vialibre import Game, load_board, set_up
from vialibre.engine.actions import Action
from vialibre.engine.core.state import State
from vialibre.engine.game import state_of

FIELDS_OF_A_STATE = {"phase", "deck", "index", "shuffler", "row", "n_deck", "ticket_ring", "winner_mask", "trace"}


def test_no_field_of_the_state_is_a_field_of_the_game() -> None:
    game = Game.new("europe", seats=3, seed=1)
    assert isinstance(state_of(game), State)
    for name in FIELDS_OF_A_STATE:
        assert hasattr(state_of(game), name)
        assert not hasattr(game, name)
        with pytest.raises(AttributeError):
            setattr(game, name, 3)


def test_what_is_shown_of_the_seats_cannot_be_changed() -> None:
    game: Any = Game.new("europe", seats=3, seed=1)
    assert [seat.cars for seat in game.seats] == [45, 45, 45]
    assert game.seats == game.view(None).seats
    with pytest.raises(AttributeError):
        game.seats[0].cars = 3
    with pytest.raises(AttributeError):
        game.seats = ()
    with pytest.raises(AttributeError):
        game.version = 3
    assert game.seats[0].cars == 45


def test_legal_actions_are_the_actions_of_the_legal_numbers() -> None:
    for board in ("usa", "europe", "old_west", "san_francisco"):
        game = Game.new(board, seats=3, seed=5)
        while game.version < 40:
            for seat in range(game.seat_count):
                actions = game.legal_actions(seat)
                assert actions == [game.action_of(number) for number in game.legal_ids(seat)]
                assert all(isinstance(action, Action) for action in actions)
                assert bool(actions) == (seat in game.to_act)
            game.apply(game.legal_actions()[-1])


def test_actions_are_made_once_for_each_board() -> None:
    board = load_board("usa")
    one, other = Game.new(board, seed=1), Game.new(board, seed=2)
    assert [id(action) for action in one.legal_actions()] == [id(action) for action in other.legal_actions()]


def test_winners_are_seats() -> None:
    game = set_up("usa", seats=3, turn=2, last_turns=1, scores=[5, 9, 1], tickets=[[], [], []], deck="red")
    assert not game.winners
    game.apply("draw deck")
    game.apply("draw deck")
    assert game.is_over
    assert (game.winners, game.to_act, game.decisions()) == ((1,), (), ())

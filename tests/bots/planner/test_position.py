"""Couriers see a position as surveyor does: what the one reads from a view the other reads from a world."""

from __future__ import annotations

import pytest

from tests.bots.positions import positions
from vialibre.boards.load import board_ids
from vialibre.bots.observation import Observation
from vialibre.bots.planner.board_model import board_model, position_of
from vialibre.bots.surveyor.thought import Thought
from vialibre.engine.game import state_of


@pytest.mark.parametrize("name", board_ids())
def test_the_field_of_a_world_is_the_field_of_its_view(name: str) -> None:
    seen = 0
    for game, seat in positions(name, every=5):
        view = game.view(seat)
        if view.own is None or not view.own.tickets:
            continue
        theirs = Thought(Observation(view)).position
        ours = position_of(state_of(game), seat, board_model(state_of(game).index))
        for what in ("cars_for", "borrowed", "lent", "reward", "hand"):
            assert list(getattr(ours, what)) == list(getattr(theirs, what)), what
        for what in ("cars", "stations", "station_price", "start"):
            assert getattr(ours, what) == getattr(theirs, what), what
        assert abs(int(ours.time) - int(theirs.time)) <= 5
        seen += 1
    assert seen > 10

"""The planner sees a position as the seat does: in the real game, in a sampled world and in the state of its view."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from tests.bots.positions import positions
from vialibre import determinize
from vialibre.boards.load import board_ids
from vialibre.bots.planner.board_model import board_model
from vialibre.bots.planner.position import Position
from vialibre.engine.actions import KIND_NAMES
from vialibre.engine.game import state_of
from vialibre.engine.state_from_view import state_from_view


@pytest.mark.parametrize("name", board_ids())
def test_hidden_cards_do_not_change_the_position(name: str) -> None:
    seen = 0
    for game, seat in positions(name, every=5):
        view, model = game.view(seat), board_model(state_of(game).index)
        for care in (model.decision, model.rollout):
            known = Position(state_from_view(view), seat, model, care)
            for world in (game, determinize(view, Random(seen))):
                found = Position(state_of(world), seat, model, care)
                for what in ("cars_for", "borrowed", "lent", "reward", "hand", "odds", "tunnel"):
                    assert list(getattr(found, what)) == list(getattr(known, what)), what
                for what in ("cars", "stations", "station_price", "start", "time"):
                    assert getattr(found, what) == getattr(known, what), what
        seen += 1
    assert seen > 10


@pytest.mark.parametrize("name", board_ids())
def test_a_decision_counts_the_cards_that_were_seen(name: str) -> None:
    """And a rollout does not: it would cost more than it is worth there."""
    differ = 0
    for game, seat in positions(name, every=5):
        view = game.view(seat)
        assert view.own is not None
        unseen = Counter(dict(enumerate(int(n) for n in state_of(game).index.deck_count)))
        unseen.subtract(dict(enumerate(view.own.hand)))
        unseen.subtract(dict(enumerate(view.discards)))
        unseen.subtract(KIND_NAMES.index(card) for card in view.row if card is not None)
        for who, other in enumerate(view.seats):
            if who != seat:
                unseen.subtract(dict(enumerate(other.known)))
        model = board_model(state_of(game).index)
        odds = [int(n) for n in Position(state_of(game), seat, model, model.decision).odds]
        assert odds == [1000 * unseen[kind] // sum(unseen.values()) for kind in range(len(odds))]
        quick = [int(n) for n in Position(state_of(game), seat, model, model.rollout).odds]
        assert quick == [int(n) for n in model.odds]
        differ += odds != quick
    assert differ > 5

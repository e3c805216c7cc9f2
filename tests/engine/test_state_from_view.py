"""A view as a state: all that the seat knows, and nothing else."""

from __future__ import annotations

from random import Random

import pytest

from tests.bots.positions import positions
from vialibre import Game, determinize
from vialibre.boards.load import board_ids
from vialibre.engine.core.constants import NONE
from vialibre.engine.core.tickets import put_by, ticket_in_deck
from vialibre.engine.game import state_of
from vialibre.engine.state_from_view import state_from_view


@pytest.mark.parametrize("name", board_ids())
def test_the_state_offers_the_legal_actions_of_the_game(name: str) -> None:
    """In every phase, and for tickets also when another seat is the player."""
    phases = set()
    for game, seat in positions(name, every=1):
        assert Game(state_from_view(game.view(seat))).legal_ids(seat) == game.legal_ids(seat)
        phases.add(int(state_of(game).phase))
    assert len(phases) >= 3


@pytest.mark.parametrize("name", board_ids())
def test_the_state_holds_what_the_seat_knows_and_no_hidden_card(name: str) -> None:
    for position, seat in positions(name, every=7):
        view, game = position.view(seat), state_of(position)
        state, real = state_from_view(view), game.seats[seat]
        mine = state.seats[seat]
        for what in ("hand", "known", "tickets", "offer", "refused", "stations", "markers", "own"):
            assert list(getattr(mine, what)) == list(getattr(real, what)), what
        assert list(state.row) == list(game.row)
        assert list(state.discards) == list(game.discards)
        assert (state.n_deck, state.n_ticket_deck) == (game.n_deck, game.n_ticket_deck)
        for who, other in enumerate(state.seats):
            assert other.cards == game.seats[who].cards
            if who != seat:
                assert list(other.hand) == list(game.seats[who].known)
                assert len(other.tickets) == len(other.offer) == len(other.refused) == 0
        assert len(state.deck) == 0
        for place in range(int(state.n_ticket_deck)):
            known = put_by(game, place) == seat
            assert ticket_in_deck(state, place) == (ticket_in_deck(game, place) if known else NONE)
            assert (put_by(state, place) == seat) == known
        again = state_from_view(determinize(view, Random(1)).view(seat))
        assert Game(again).view(seat) == Game(state).view(seat)

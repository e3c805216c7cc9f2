"""The opening tickets of Europe: EUR-1."""

from __future__ import annotations

from itertools import chain

import pytest

from tests.rules.helper import is_turn_of, keep_all, legal, offer, play, refusal, ticket_deck, tickets
from vialibre import Game, load_board

LONG = {ticket.id for ticket in load_board("europe").tickets if ticket.long}


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_eur_1_one_long_and_three_regular_tickets(seats: int) -> None:
    """EUR-1: each player is dealt one of the six long tickets and three regular ones."""
    game = Game.new("europe", seats=seats, seed=seats)
    offers = [offer(game, seat) for seat in range(seats)]
    for one in offers:
        assert [ticket in LONG for ticket in one] == [True, False, False, False]
    dealt = list(chain.from_iterable(offers))
    assert (len(LONG), len(set(dealt))) == (6, 4 * seats)


@pytest.mark.parametrize("seats", [2, 5])
def test_eur_1_left_over_long_tickets_leave_the_game(seats: int) -> None:
    """EUR-1: the deck for later draws has the other regular tickets and nothing else."""
    game = Game.new("europe", seats=seats)
    assert len(ticket_deck(game)) == 40 - 3 * seats
    assert not LONG & set(ticket_deck(game))


def test_eur_1_the_long_ones_are_dealt_by_chance() -> None:
    """EUR-1: over some games seat 0 is dealt every long ticket."""
    assert {offer(Game.new("europe", seed=seed), 0)[0] for seed in range(60)} == LONG


def test_eur_1_two_of_the_four_are_kept() -> None:
    """EUR-1: at least two, of all four: the long one may be refused."""
    game = Game.new("europe")
    assert len(legal(game, seat=0)) == 6 + 4 + 1
    assert {"keep 1 2", "keep 2 3", "keep 3 4", "keep 2 3 4", "keep 1 2 3 4"} <= legal(game, seat=0)
    for one in ("keep", "keep 1", "keep 4"):
        assert refusal(game, one, seat=0) == "keep_more"


def test_eur_1_refused_tickets_leave_the_game() -> None:
    """EUR-1: long or regular, they do not come into the deck."""
    game = Game.new("europe", first=0)
    offers = [offer(game, 0), offer(game, 1)]
    before = ticket_deck(game)
    game.apply("keep 2 3", 0)
    game.apply("keep 1 4", 1)
    assert is_turn_of(game, 0)
    assert ticket_deck(game) == before
    assert (tickets(game, 0), tickets(game, 1)) == (offers[0][1:3], [offers[1][0], offers[1][3]])
    own = game.view(0).own
    assert own is not None
    assert own.refused == (offers[0][0], offers[0][3])


def test_eur_1_later_draws_are_regular() -> None:
    """EUR-1: a player who draws tickets in a turn gets regular ones."""
    game = keep_all(Game.new("europe", first=0))
    for seat in (0, 1):
        play(game, "tickets")
        assert not LONG & set(offer(game, seat))
        play(game, "keep 1")

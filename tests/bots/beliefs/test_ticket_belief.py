"""The worlds that searchers try: what a seat knows stays, what it does not know changes, and beliefs weigh tickets."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from math import exp
from random import Random

import pytest

from tests.bots.positions import positions
from vialibre import Game, determinize
from vialibre.boards.load import board_ids
from vialibre.bots.beliefs.ticket_likelihood import TicketLikelihood
from vialibre.bots.search.world_sampler import WEIGHTS, WorldSampler, hidden_tickets, lengths_of
from vialibre.engine.core.resample_hidden import resample_hidden
from vialibre.engine.core.tickets import ticket_in_deck
from vialibre.engine.game import state_of


@pytest.mark.parametrize("name", board_ids())
def test_a_new_deal_is_a_world_that_the_seat_cannot_tell_apart(name: str) -> None:
    changed = 0
    for game, seat in positions(name):
        world = determinize(game.view(seat), Random(1))
        before = [[list(one.hand), list(one.tickets)] for one in state_of(world).seats]
        cards = sum(
            (Counter(dict(enumerate(one.hand))) for one in state_of(world).seats), Counter(state_of(world).deck)
        )
        resample_hidden(state_of(world), seat, 12345)
        assert world.view(seat) == game.view(seat)
        after = [[list(one.hand), list(one.tickets)] for one in state_of(world).seats]
        assert after[seat] == before[seat]
        assert [tickets for _, tickets in after] == [tickets for _, tickets in before]
        assert (
            sum((Counter(dict(enumerate(one.hand))) for one in state_of(world).seats), Counter(state_of(world).deck))
            == cards
        )
        changed += after != before
    assert changed > 5


@pytest.mark.parametrize("name", board_ids())
def test_suspected_tickets_make_a_world_that_the_seat_cannot_tell_apart(name: str) -> None:
    changed = 0
    for game, seat in positions(name):
        view = game.view(seat)
        beliefs = WorldSampler(view, Random(1))
        before = [list(one.tickets) for one in state_of(beliefs.sampled).seats]
        world = beliefs.world()
        assert world.view(seat) == view
        after = [list(one.tickets) for one in state_of(world).seats]
        assert after[seat] == before[seat]
        held = [int(ticket) for tickets in after for ticket in tickets]
        deck = [ticket_in_deck(state_of(world), place) for place in range(int(state_of(world).n_ticket_deck))]
        assert len({*held, *deck}) == len(held) + len(deck), "no ticket is there twice"
        changed += after != before
    assert changed > 5


@pytest.mark.parametrize("name", board_ids())
def test_suspected_tickets_are_the_real_ones_more_often_than_by_lot(name: str) -> None:
    suspected = by_lot = 0
    for game, seat in (position for seed in range(4) for position in positions(name, every=11, seed=seed)):
        beliefs = WorldSampler(game.view(seat), Random(2))
        for _ in range(20):
            suspected += _right(game, beliefs.world(), seat)
            by_lot += _right(game, determinize(game.view(seat), beliefs.random), seat)
    assert by_lot > 0
    assert suspected > 1.15 * by_lot


def _right(game: Game, world: Game, seat: int) -> int:
    """How many tickets each rival holds in both."""
    pairs = zip(state_of(game).seats, state_of(world).seats, strict=True)
    return sum(len({*real.tickets} & {*guess.tickets}) for who, (real, guess) in enumerate(pairs) if who != seat)


def test_tickets_come_up_as_often_as_they_are_likely() -> None:
    """All sets that a rival may hold, weighed one by one, against what many steps bring."""
    played = (position for seed in range(20) for position in positions("san_francisco", 2, 3, seed))
    game, seat = next((game, seat) for game, seat in played if _is_small(game, seat))
    view, rival = game.view(seat), 1 - seat
    beliefs = WorldSampler(view, Random(3))
    hidden = hidden_tickets(view)
    seen = TicketLikelihood(state_of(beliefs.sampled), rival, lengths_of(state_of(game).index))
    fits = {
        pair: exp(sum(map(float.__mul__, WEIGHTS, seen.features_of(list(pair)))))
        for pair in combinations(sorted(hidden), 2)
    }
    total = sum(fits.values())
    draws = 6000
    drawn = Counter(tuple(sorted(map(int, state_of(beliefs.world(8)).seats[rival].tickets))) for _ in range(draws))
    apart = sum(abs(fits[pair] / total - drawn[pair] / draws) for pair in fits) / 2
    assert set(drawn) <= set(fits)
    assert apart < 0.1
    uniform = sum(abs(1 / len(fits) - drawn[pair] / draws) for pair in fits) / 2
    assert uniform > 0.2, "the weights say something here"


def _is_small(game: Game, seat: int) -> bool:
    other = game.view(seat).seats[1 - seat]
    return other.tickets == 2 and len(other.routes) > 2

"""The worlds that searchers try: what a seat knows stays, what it does not know changes, and beliefs weigh tickets."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from vialibre import Game, determinize, load_board
from vialibre.boards.load import board_ids
from vialibre.bots import make_bot
from vialibre.bots.search.beliefs import likely_tickets
from vialibre.engine.core.redeal import redeal
from vialibre.lab.match import Players, play_game


def positions(name: str, seats: int = 3, every: int = 11) -> list[tuple[Game, int]]:
    """Games of surveyors and who decides, now and then."""
    found: list[tuple[Game, int]] = []

    def watch(game: Game, seat: int, action: int) -> None:
        if int(game.version) % every == 0:
            found.append((game.copy(), seat))

    bots = ["surveyor"] * seats
    play_game(load_board(name), Players([make_bot(bot) for bot in bots], bots, 2), seed=8, watch=watch)
    return found


@pytest.mark.parametrize("name", board_ids())
def test_a_new_deal_is_a_world_that_the_seat_cannot_tell_apart(name: str) -> None:
    changed = 0
    for game, seat in positions(name):
        world = determinize(game.view(seat), Random(1))
        before = [[list(one.hand), list(one.tickets)] for one in world.seats]
        cards = sum((Counter(dict(enumerate(one.hand))) for one in world.seats), Counter(world.deck))
        redeal(world, seat, 12345)
        assert world.view(seat) == game.view(seat)
        after = [[list(one.hand), list(one.tickets)] for one in world.seats]
        assert after[seat] == before[seat]
        assert [tickets for _, tickets in after] == [tickets for _, tickets in before]
        assert sum((Counter(dict(enumerate(one.hand))) for one in world.seats), Counter(world.deck)) == cards
        changed += after != before
    assert changed > 5


def test_a_ticket_whose_cities_a_rival_has_joined_is_the_likeliest() -> None:
    made = weighed = 0
    for game, seat in positions("usa", seats=2, every=3):
        view = game.view(seat)
        for who, weights in likely_tickets(view).items():
            joined = [int(ticket) for ticket in game.tables.tickets if _is_joined(game, who, int(ticket))]
            others = [weight for ticket, weight in enumerate(weights) if ticket not in joined]
            weighed += 1
            for ticket in joined:
                made += 1
                assert weights[ticket] >= max(others)
    assert weighed > 5
    assert made > 2


def _is_joined(game: Game, who: int, ticket: int) -> bool:
    t = game.tables
    reached = {int(t.ticket_a[ticket])}
    routes = [n for n in range(int(t.n_routes)) if game.seats[who].own[t.word[n]] & t.bit[n]]
    for _ in routes:
        for route in routes:
            ends = {int(t.a[route]), int(t.b[route])}
            if ends & reached:
                reached |= ends
    return int(t.ticket_b[ticket]) in reached


def test_beliefs_deal_likely_tickets_more_often() -> None:
    game, seat = next(
        (game, seat) for game, seat in positions("europe", seats=2) if len(game.view(seat).seats[1 - seat].routes) > 4
    )
    view = game.view(seat)
    wanted = [0.001] * int(game.tables.n_tickets)
    own = {int(ticket) for ticket in game.seats[seat].tickets}
    favourite = next(int(ticket) for ticket in game.tables.tickets if int(ticket) not in own)
    wanted[favourite] = 1000.0
    random = Random(5)
    dealt = sum(favourite in determinize(view, random, {1 - seat: wanted}).seats[1 - seat].tickets for _ in range(40))
    assert dealt > 30

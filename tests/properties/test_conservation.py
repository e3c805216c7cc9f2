"""Nothing gets lost and nothing appears: cards, cars, tickets, tokens; and what is kept twice stays in step."""

from __future__ import annotations

from collections import Counter

from hypothesis import given

from tests.properties.plays import Play, effort, play_on, plays, started, steps
from tests.properties.whole import whole
from vialibre.engine.core.constants import KINDS, NONE, OPENING, TUNNEL, WILD
from vialibre.engine.core.network import find_open_routes
from vialibre.engine.core.tickets import ticket_in_deck
from vialibre.engine.game import Game, state_of
from vialibre.engine.view import own_routes


def all_cards(game: Game) -> list[int]:
    """How many of each kind there are: hands, row, deck, discards, and what a tunnel keeps on the table."""
    s = state_of(game)
    counts: Counter[int] = Counter(int(s.deck[i]) for i in range(s.n_deck))
    counts.update(int(card) for card in s.row if card != NONE)
    for cards in (s.discards, *(seat.hand for seat in s.seats)):
        counts.update({kind: int(count) for kind, count in enumerate(cards)})
    if s.phase == TUNNEL:
        length, wilds = int(s.index.length[s.route]), int(s.set_wilds)
        counts.update({int(WILD): wilds})
        counts.update({int(s.set_color): length - wilds})
        counts.update(int(card) for card in s.revealed)
    return [counts[kind] for kind in range(KINDS)]


def check_cards(game: Game) -> None:
    s = state_of(game)
    assert all_cards(game) == [int(count) for count in s.index.deck_count]
    assert s.n_discards == sum(s.discards)
    assert s.n_row == sum(card != NONE for card in s.row)
    assert s.row_wilds == sum(card == WILD for card in s.row)
    for seat in s.seats:
        assert seat.cards == sum(seat.hand)
        assert all(0 <= known <= held for known, held in zip(seat.known, seat.hand, strict=True))


def all_tickets(game: Game) -> list[int]:
    """Every ticket that is in the game or was given back for good."""
    s = state_of(game)
    found = [int(ticket_in_deck(s, place)) for place in range(s.n_ticket_deck)]
    for seat in s.seats:
        found += [int(ticket) for ticket in (*seat.tickets, *seat.offer)]
        if s.phase == OPENING or game.board.ticket_rules.refused == "out":
            found += [int(ticket) for ticket in seat.refused]
    return sorted(found)


def check_tickets(game: Game) -> None:
    """Each exactly once; long tickets that were not dealt have left the game (EUR-1)."""
    found = all_tickets(game)
    assert len(set(found)) == len(found)
    t = state_of(game).index
    assert set(t.tickets) <= set(found)
    long = [ticket for ticket in found if ticket in set(t.long_tickets)]
    assert len(long) == game.seat_count * t.deal_long
    assert len(found) == len(t.tickets) + len(long)


def check_cars(game: Game) -> None:
    t = state_of(game).index
    claimed: Counter[int] = Counter()
    for seat in state_of(game).seats:
        routes = own_routes(t, seat)
        claimed.update(routes)
        assert seat.cars >= 0
        assert seat.cars + sum(int(t.length[route]) for route in routes) == t.cars
    assert all(count == 1 for count in claimed.values())


def check_pieces(game: Game) -> None:
    """Stations, markers and tokens."""
    s = state_of(game)
    t = s.index
    for pieces, at, most in (
        ([list(seat.stations) for seat in s.seats], s.station_at, t.stations),
        ([list(seat.markers) for seat in s.seats], s.marker_at, t.markers),
    ):
        stand = {city: who for who, cities in enumerate(pieces) for city in cities}
        assert len(stand) == sum(map(len, pieces))
        assert all(len(cities) <= most for cities in pieces)
        assert stand == {city: who for city, who in enumerate(at) if who != NONE}
    assert all(left >= 0 for left in s.tokens_at)


def check_open_routes(game: Game) -> None:
    """What is open to a seat is kept up to date step by step; worked out anew it is the same."""
    s = state_of(game)
    if s.index.markers > 0 and not all(len(seat.markers) > 0 for seat in s.seats):
        return
    again = game.copy()
    for seat in state_of(again).seats:
        find_open_routes(state_of(again), seat)
    assert [list(seat.open) for seat in state_of(again).seats] == [list(seat.open) for seat in s.seats]
    assert [list(seat.ways) for seat in state_of(again).seats] == [list(seat.ways) for seat in s.seats]


def check_all(game: Game) -> None:
    check_cards(game)
    check_tickets(game)
    check_cars(game)
    check_pieces(game)


@effort(150, 3000)
@given(plays())
def test_nothing_gets_lost(play: Play) -> None:
    """Cards, tickets, cars and pieces are conserved by every action from the first on."""
    started(play, check_all)
    for game in steps(play):
        check_all(game)


@effort(150, 3000)
@given(plays())
def test_open_routes_stay_in_step(play: Play) -> None:
    """DOUBLE-1, DOUBLE-2, WEST-2."""
    for game in steps(play):
        check_open_routes(game)


@effort(60, 2000)
@given(plays())
def test_copies_are_independent(play: Play) -> None:
    """A game played on leaves its copy alone, and the other way round; and both play on the same way."""
    game = started(play)
    before = whole(game, with_trace=False)
    twin = game.copy()
    assert whole(twin, with_trace=False) == before
    play_on(game, play)
    assert whole(twin, with_trace=False) == before
    after = whole(game)
    play_on(twin, play)
    assert whole(game) == after
    assert whole(twin, with_trace=False) == whole(game, with_trace=False)


def test_whole_sees_everything() -> None:
    """The comparisons above would prove nothing if it forgot fields."""
    game = Game.new("europe", seats=3, seed=1)
    fields = whole(game)
    assert len(fields) > 35
    assert {"deck", "row", "seats", "free", "version", "station_at"} <= set(fields)
    assert len(fields["seats"]) == 3
    assert {"hand", "known", "tickets", "own", "open", "ways"} <= set(fields["seats"][0])

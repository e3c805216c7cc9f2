"""Builds a state from its parts in the middle of a game, for set-up positions and determinizations."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from vialibre.engine.core.constants import NO_SEAT, NONE, ROW, WILD
from vialibre.engine.core.network import find_open_routes
from vialibre.engine.core.setters import set_cards, set_markers, set_stations
from vialibre.engine.core.state import State
from vialibre.engine.core.tickets import put_under


def give_routes(s: State, owned: Sequence[Iterable[int]]) -> None:
    """Give each seat its routes and compute the open routes. Markers must be set before (WEST-2)."""
    t = s.index
    for who, routes in enumerate(owned):
        seat = s.seats[who]
        for route in routes:
            seat.cars -= t.length[route]
            seat.own[t.word[route]] |= t.bit[route]
            closed = [route]
            if s.n < t.parallel_from:
                closed += [int(mate) for mate in (t.mate1[route], t.mate2[route]) if mate != NONE]
            for gone in closed:
                s.free[t.word[gone]] &= ~t.bit[gone]
    for seat in s.seats:
        find_open_routes(s, seat)


def give_stations(s: State, built: Sequence[Sequence[int]]) -> None:
    for who, cities in enumerate(built):
        set_stations(s.seats[who], list(cities))
        for city in cities:
            s.station_at[city] = who


def give_markers(s: State, placed: Sequence[Sequence[int]]) -> None:
    for who, cities in enumerate(placed):
        set_markers(s.seats[who], list(cities))
        for city in cities:
            s.marker_at[city] = who


def give_cards(s: State, who: int, cards: Iterable[int]) -> None:
    seat = s.seats[who]
    for card in cards:
        seat.hand[card] += 1
        seat.cards += 1


def set_row(s: State, row: Sequence[int]) -> None:
    """Cards of the row from the left; NONE is a gap."""
    for place in range(ROW):
        card = row[place]
        s.row[place] = card
        s.n_row += card != NONE
        s.row_wilds += card == WILD


def set_discards(s: State, cards: Iterable[int]) -> None:
    for card in cards:
        s.discards[card] += 1
        s.n_discards += 1


def set_deck(s: State, top_first: Sequence[int]) -> None:
    set_cards(s, list(reversed(top_first)))
    s.n_deck = len(top_first)


def set_ticket_deck(s: State, top_first: Sequence[int], by: Sequence[int] | None = None) -> None:
    for place, ticket in enumerate(top_first):
        put_under(s, ticket, NO_SEAT if by is None else by[place])

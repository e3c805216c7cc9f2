"""Which routes each seat may still claim (DOUBLE-1 to DOUBLE-3, WEST-2), and which cities it has connected.

Each seat has the mask of its open routes and, in `ways`, their number by kind of card and shape of route.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from vialibre.engine.core.board_index import WORD, BoardIndex, lowest_bit
from vialibre.engine.core.constants import GRAY, NONE, WILD
from vialibre.engine.core.state import Seat, State


def is_open(t: BoardIndex, seat: Seat, route: i64) -> bool:
    return seat.open[t.word[route]] & t.bit[route] != 0


def owns(t: BoardIndex, seat: Seat, route: i64) -> bool:
    return seat.own[t.word[route]] & t.bit[route] != 0


def set_cars(s: State, owner: i64, route: i64) -> None:
    """Give a route to a seat; it closes to the others."""
    t = s.index
    seat = s.seats[owner]
    seat.cars -= t.length[route]
    new_a: bool = t.markers > 0 and not in_network(t, seat, t.a[route])
    new_b: bool = t.markers > 0 and not in_network(t, seat, t.b[route])
    seat.own[t.word[route]] |= t.bit[route]
    close_to_all(s, route)
    close_mate(s, seat, t.mate1[route])
    close_mate(s, seat, t.mate2[route])
    if new_a:
        open_routes_at(s, seat, t.a[route])
    if new_b:
        open_routes_at(s, seat, t.b[route])


def parts_of(t: BoardIndex, seat: Seat) -> vec[i64]:
    """A component number for each city: the seat's routes connect cities with equal numbers."""
    part = t.every_city[:]
    for w in range(t.words):
        mask: i64 = seat.own[w]
        while mask != 0:
            route: i64 = lowest_bit(t, mask) + w * WORD
            mask &= mask - 1
            part[root_of(part, t.a[route])] = root_of(part, t.b[route])
    for city in range(t.n_cities):
        part[city] = root_of(part, city)
    return part


def root_of(part: vec[i64], city: i64) -> i64:
    while part[city] != city:
        city = part[city]
    return city


def close_mate(s: State, seat: Seat, mate: i64) -> None:
    """DOUBLE-1 and DOUBLE-2: the rest of the group closes to the claimer; with few players, to all seats."""
    if mate == NONE:
        return
    if s.n < s.index.parallel_from:
        close_to_all(s, mate)
    else:
        close_route(s.index, seat, mate)


def close_to_all(s: State, route: i64) -> None:
    t = s.index
    s.free[t.word[route]] &= ~t.bit[route]
    if s.same_open:
        close_route(t, s.seats[0], route)
    else:
        for seat in s.seats:
            close_route(t, seat, route)


def close_route(t: BoardIndex, seat: Seat, route: i64) -> None:
    w: i64 = t.word[route]
    bit: i64 = t.bit[route]
    if seat.open[w] & bit != 0:
        seat.open[w] ^= bit
        count_route(t, seat, route, -1)


def count_route(t: BoardIndex, seat: Seat, route: i64, change: i64) -> None:
    """Update `ways` after a change of `open`."""
    ways = seat.ways
    shapes: i64 = t.n_shapes
    shape: i64 = t.shape[route]
    color: i64 = t.color[route]
    if color == GRAY:
        for c in range(WILD):
            if t.deck_count[c] > 0:
                ways[c * shapes + shape] += change
    else:
        ways[color * shapes + shape] += change
    ways[WILD * shapes + shape] += change


def find_open_routes(s: State, seat: Seat) -> None:
    """Compute a seat's open routes from all claims; during play they are updated incrementally."""
    t = s.index
    for i in range(i64(len(seat.ways))):
        seat.ways[i] = 0
    for w in range(t.words):
        seat.open[w] = 0
    for route in range(t.n_routes):
        if may_open(s, seat, route) and (t.markers == 0 or touches_network(t, seat, route)):
            open_route(t, seat, route)


def may_open(s: State, seat: Seat, route: i64) -> bool:
    """Whether a route is free and the seat owns none of its group (DOUBLE-1)."""
    t = s.index
    if s.free[t.word[route]] & t.bit[route] == 0:
        return False
    one: i64 = t.mate1[route]
    two: i64 = t.mate2[route]
    return not (one != NONE and owns(t, seat, one)) and not (two != NONE and owns(t, seat, two))


def open_route(t: BoardIndex, seat: Seat, route: i64) -> None:
    w: i64 = t.word[route]
    if seat.open[w] & t.bit[route] == 0:
        seat.open[w] |= t.bit[route]
        count_route(t, seat, route, 1)


def in_network(t: BoardIndex, seat: Seat, city: i64) -> bool:
    """WEST-2: the start city and every city that the seat's routes reach."""
    if len(seat.markers) > 0 and seat.markers[0] == city:
        return True
    for w in range(t.words):
        if seat.own[w] & t.city_routes[city * t.words + w] != 0:
            return True
    return False


def touches_network(t: BoardIndex, seat: Seat, route: i64) -> bool:
    return in_network(t, seat, t.a[route]) or in_network(t, seat, t.b[route])


def open_routes_at(s: State, seat: Seat, city: i64) -> None:
    """WEST-2: a city has joined the seat's network, so its routes may now be claimed."""
    t = s.index
    for w in range(t.words):
        mask: i64 = t.city_routes[city * t.words + w] & s.free[w]
        while mask != 0:
            route: i64 = lowest_bit(t, mask) + w * WORD
            mask &= mask - 1
            if may_open(s, seat, route):
                open_route(t, seat, route)

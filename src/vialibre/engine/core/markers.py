"""City markers, and which seats score for a claim: WEST-1, WEST-3, WEST-4."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from vialibre.engine.core.alvin import capture_alvin, offer_alvin
from vialibre.engine.core.board_index import payment_code
from vialibre.engine.core.cards import can_pay, pay, settle_row
from vialibre.engine.core.constants import (
    FOR_CONTROL,
    FOR_ROUTE,
    MARKER,
    MARKER_PLACED,
    NO_MARKER,
    NO_SEAT,
    NONE,
    POINTS_SCORED,
    START_CHOSEN,
    WILD,
)
from vialibre.engine.core.network import open_routes_at
from vialibre.engine.core.state import State, with_item
from vialibre.engine.core.trace import note


def score_claim(s: State) -> None:
    """WEST-4: the controllers of the two cities score; without any, the claimer does. On other boards CLAIM-6."""
    t = s.index
    points: i64 = t.points[t.length[s.route]]
    controlled: bool = False
    if t.markers > 0:
        controlled = pay_controller(s, t.a[s.route], points) or controlled
        controlled = pay_controller(s, t.b[s.route], points) or controlled
    if not controlled:
        s.seats[s.player].score += points
        if s.tracing:
            note(s, POINTS_SCORED, s.player, points, FOR_ROUTE, NONE)
    if s.with_alvin:
        capture_alvin(s)


def pay_controller(s: State, city: i64, points: i64) -> bool:
    controller: i64 = s.marker_at[city]
    if controller == NO_SEAT:
        return False
    s.seats[controller].score += points
    note(s, POINTS_SCORED, controller, points, FOR_CONTROL, city)
    return True


def may_take_marker(s: State, city: i64) -> bool:
    """ALV-1: with Alvin, his home city never takes a marker."""
    return s.marker_at[city] == NO_SEAT and not (s.with_alvin and city == s.index.alvin_city)


def fill_starts(s: State, out: vec[i64], n: i64) -> i64:
    for city in range(s.index.n_cities):
        if may_take_marker(s, city):
            out[n] = s.index.start0 + city
            n += 1
    return n


def choose_start(s: State, city: i64) -> None:
    put_marker(s, s.player, city)
    open_routes_at(s, s.seats[s.player], city)
    note(s, START_CHOSEN, s.player, city)


def put_marker(s: State, owner: i64, city: i64) -> None:
    s.marker_at[city] = owner
    s.seats[owner].markers = with_item(s.seats[owner].markers, city)


def offer_marker(s: State) -> None:
    """Offer a marker for any hand: not being offered one would reveal what the hand holds."""
    t = s.index
    if (
        t.markers > 0
        and len(s.seats[s.player].markers) < t.markers
        and (may_take_marker(s, t.a[s.route]) or may_take_marker(s, t.b[s.route]))
    ):
        s.phase = MARKER
    else:
        offer_alvin(s)


def fill_markers(s: State, out: vec[i64], n: i64) -> i64:
    t = s.index
    n = fill_markers_at(s, t.a[s.route], out, n)
    n = fill_markers_at(s, t.b[s.route], out, n)
    out[n] = NO_MARKER
    return n + 1


def fill_markers_at(s: State, city: i64, out: vec[i64], n: i64) -> i64:
    if not may_take_marker(s, city):
        return n
    t = s.index
    cost: i64 = t.marker_cost
    base: i64 = t.marker0 + city * t.marker_ways
    seat = s.seats[s.player]
    for color in range(WILD):
        if seat.hand[color] > 0:
            for wilds in range(cost):
                if can_pay(seat, color, cost, wilds):
                    out[n] = base + payment_code(color, wilds, cost)
                    n += 1
    if can_pay(seat, WILD, cost, cost):
        out[n] = base + payment_code(WILD, 0, cost)
        n += 1
    return n


def may_place_marker(s: State, action: i64) -> bool:
    t = s.index
    if s.phase != MARKER:
        return False
    city: i64 = (action - t.marker0) // t.marker_ways
    color, wilds = marker_payment(s, action)
    return (
        (city == t.a[s.route] or city == t.b[s.route])
        and may_take_marker(s, city)
        and can_pay(s.seats[s.player], color, t.marker_cost, wilds)
    )


def marker_payment(s: State, action: i64) -> tuple[i64, i64]:
    t = s.index
    code: i64 = (action - t.marker0) % t.marker_ways
    color: i64 = code // t.marker_cost
    return color, t.marker_cost if color == WILD else code % t.marker_cost


def place_marker(s: State, action: i64) -> None:
    t = s.index
    city: i64 = (action - t.marker0) // t.marker_ways
    color, wilds = marker_payment(s, action)
    pay(s, s.seats[s.player], color, t.marker_cost, wilds)
    put_marker(s, s.player, city)
    note(s, MARKER_PLACED, s.player, city, color, wilds)
    settle_row(s)
    offer_alvin(s)

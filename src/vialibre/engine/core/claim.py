"""Claiming a route: CLAIM-1 to CLAIM-6, FERRY-1.

From `ways` (see network.py) the legal claims can be counted, and the n-th one found, without listing them all.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from vialibre.engine.core.board_index import WORD, BoardIndex
from vialibre.engine.core.cards import can_pay, discard, set_set, settle_row
from vialibre.engine.core.constants import KINDS, NONE, ROUTE_CLAIMED, TURN, WILD
from vialibre.engine.core.markers import score_claim
from vialibre.engine.core.network import is_open, set_cars
from vialibre.engine.core.souvenirs import after_claim
from vialibre.engine.core.state import Seat, State
from vialibre.engine.core.trace import note


def fewest_wilds(cards: i64, length: i64, ferry: i64) -> i64:
    short: i64 = length - cards
    return short if short > ferry else ferry


def most_wilds(wilds: i64, length: i64) -> i64:
    """At least one card of a colored set has its color."""
    return wilds if wilds < length else length - 1


def reach_with(seat: Seat, kind: i64) -> i64:
    """The longest route that the seat can pay with this kind of card and wilds."""
    cards: i64 = seat.hand[kind]
    if cards == 0:
        return 0
    return min(cards if kind == WILD else cards + seat.hand[WILD], seat.cars)


def count_claims(t: BoardIndex, seat: Seat, sums: vec[i64]) -> i64:
    """The number of legal claims; `sums` receives the running total for each kind of card."""
    hand = seat.hand
    ways = seat.ways
    lengths = t.shape_length
    ferries = t.shape_ferry
    shapes: i64 = t.n_shapes
    wilds: i64 = hand[WILD]
    cars: i64 = seat.cars
    count: i64 = 0
    for kind in range(WILD):
        cards: i64 = hand[kind]
        if cards > 0:
            reach: i64 = min(cards + wilds, cars)
            at: i64 = kind * shapes
            for shape in range(shapes):
                length: i64 = lengths[shape]
                if length > reach:
                    break
                routes: i64 = ways[at + shape]
                if routes > 0:
                    payments: i64 = most_wilds(wilds, length) - fewest_wilds(cards, length, ferries[shape]) + 1
                    if payments > 0:
                        count += routes * payments
        sums[kind] = count
    if wilds > 0:
        for shape in range(shapes):
            if lengths[shape] > min(wilds, cars):
                break
            count += ways[WILD * shapes + shape]
    sums[WILD] = count
    return count


def nth_claim(t: BoardIndex, seat: Seat, n: i64, sums: vec[i64]) -> i64:
    """The claim that fill_claims would write at index n; `sums` are those of count_claims."""
    kind: i64 = 0
    while n >= sums[kind]:
        kind += 1
    if kind > 0:
        n -= sums[kind - 1]
    cards: i64 = seat.hand[kind]
    wilds: i64 = seat.hand[WILD]
    for shape in range(t.n_shapes):
        length: i64 = t.shape_length[shape]
        fewest: i64 = length
        most: i64 = length
        if kind != WILD:
            fewest = fewest_wilds(cards, length, t.shape_ferry[shape])
            most = most_wilds(wilds, length)
        if most >= fewest:
            routes: i64 = seat.ways[kind * t.n_shapes + shape]
            here: i64 = routes * (most - fewest + 1)
            if n < here:
                while n >= routes:
                    n -= routes
                    fewest += 1
                return t.claim_base[nth_open(t, seat, kind * t.n_shapes + shape, n) * KINDS + kind] + fewest
            n -= here
    return NONE


def nth_open(t: BoardIndex, seat: Seat, kind_and_shape: i64, n: i64) -> i64:
    words: i64 = t.words
    for w in range(words):
        mask: i64 = seat.open[w] & t.payable[kind_and_shape * words + w]
        while mask != 0:
            if n == 0:
                return t.bit_index[(mask & -mask) % 67] + w * WORD
            n -= 1
            mask &= mask - 1
    return NONE


def fill_claims(t: BoardIndex, seat: Seat, out: vec[i64], n: i64) -> i64:
    claim_base = t.claim_base
    bit_index = t.bit_index
    payable = t.payable
    open_to_seat = seat.open
    words: i64 = t.words
    for kind in range(KINDS):
        reach: i64 = reach_with(seat, kind)
        for shape in range(t.n_shapes):
            length: i64 = t.shape_length[shape]
            if length > reach:
                break
            at: i64 = kind * t.n_shapes + shape
            if seat.ways[at] == 0:
                continue
            fewest: i64 = length
            most: i64 = length
            if kind != WILD:
                fewest = fewest_wilds(seat.hand[kind], length, t.shape_ferry[shape])
                most = most_wilds(seat.hand[WILD], length)
            for wilds in range(fewest, most + 1):
                for w in range(words):
                    mask: i64 = open_to_seat[w] & payable[at * words + w]
                    base: i64 = w * WORD
                    while mask != 0:
                        route: i64 = bit_index[(mask & -mask) % 67] + base
                        out[n] = claim_base[route * KINDS + kind] + wilds
                        n += 1
                        mask &= mask - 1
    return n


def may_claim(s: State, action: i64) -> bool:
    t = s.index
    seat = s.seats[s.player]
    index: i64 = action - t.claim0
    route: i64 = t.claim_route[index]
    length: i64 = t.length[route]
    return (
        s.phase == TURN
        and is_open(t, seat, route)
        and seat.cars >= length
        and can_pay(seat, t.claim_color[index], length, t.claim_wilds[index])
    )


def start_claim(s: State, action: i64) -> None:
    """Choose the route and the set of cards; a tunnel reveals its cards before the claim is complete."""
    t = s.index
    index: i64 = action - t.claim0
    s.route = t.claim_route[index]
    s.set_color = t.claim_color[index]
    s.set_wilds = t.claim_wilds[index]
    set_set(s.seats[s.player], s.set_color, t.length[s.route], s.set_wilds)


def complete_claim(s: State) -> None:
    """Discard the set and place the cars; then the steps that follow a claim."""
    t = s.index
    discard(s, s.set_color, t.length[s.route], s.set_wilds)
    if s.tracing:
        note(s, ROUTE_CLAIMED, s.player, s.route, s.set_color, s.set_wilds)
    set_cars(s, s.player, s.route)
    settle_row(s)
    score_claim(s)
    after_claim(s)

"""One seat's observation and legal actions as bytes. It contains only what the seat's view does (INFO-1): see view.py.

Omitted: which tickets the seat itself put under the deck. Searching the deck for them cost a tenth of a step.
Seats are in turn order starting with the observer, so that a policy always sees itself first.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from vialibre.engine.core.board_index import ints
from vialibre.engine.core.constants import KEEP, KINDS, MARKER, NONE, OPENING, ROW, TUNNEL
from vialibre.engine.core.legal import fill_legal, is_waited_for
from vialibre.engine.core.observation_spec import ObservationSpec
from vialibre.engine.core.state import Seat, State
from vialibre.engine.core.tickets import keep_at_least

MOST: Final[i64] = 255  # the largest value of a byte; larger counts are clipped to it


def u8s(n: i64) -> vec[u8]:
    return vec[u8]([u8(0)] * n)


def observation(s: State, who: i64, layout: ObservationSpec) -> vec[u8]:
    """One observation, for one game at a time."""
    made = u8s(layout.size)
    observe(s, who, layout, made, 0)
    return made


def legal_mask(s: State, who: i64) -> vec[i64]:
    """The legal actions as bits; none if the seat has no decision now."""
    made = ints(mask_words(s.index.n_actions))
    if is_waited_for(s, who):
        fill_mask(s, who, s.index.buffer(), made, 0)
    return made


def mask_words(actions: i64) -> i64:
    return (actions + 63) // 64


def fill_mask(s: State, who: i64, legal: vec[i64], out: vec[i64], at: i64) -> i64:
    """Set bit a of the words from `at` on if action a is legal; NumPy reads whole words.

    `legal` receives the actions themselves; returns how many there are.
    """
    t = s.index
    words: i64 = mask_words(t.n_actions)
    for w in range(words):
        out[at + w] = 0
    bits = t.bit64
    n: i64 = fill_legal(s, who, legal)
    for i in range(n):
        action: i64 = legal[i]
        out[at + (action >> 6)] |= bits[action & 63]
    return n


def observe(s: State, who: i64, layout: ObservationSpec, out: vec[u8], at: i64) -> None:
    """Write what `who` knows into the bytes from `at` on."""
    observe_counts(s, who, layout, out, at)
    for i in range(layout.phase, layout.open):
        out[at + i] = 0
    observe_turn(s, who, layout, out, at)
    observe_tickets(s, who, layout, out, at)
    for i in range(s.n):
        seat = s.seats[seat_from(s, who, i)]
        observe_seat(seat, layout, i, out, at)
        put_routes(seat.own, layout.route_bytes, out, at + layout.routes + i * layout.route_bytes)
    put_routes(s.seats[who].open, layout.route_bytes, out, at + layout.open)
    if s.index.reveal > 0 or s.index.markers > 0:
        observe_claim(s, layout, out, at)
    if layout.has_alvin:
        observe_alvin(s, who, layout, out, at)
    if s.index.n_symbols > 0:
        observe_souvenirs(s, who, layout, out, at)


def seat_from(s: State, who: i64, place: i64) -> i64:
    """The seat that many places after the observer."""
    seat: i64 = who + place
    return seat if seat < s.n else seat - s.n


def place_from(s: State, who: i64, seat: i64) -> i64:
    place: i64 = seat - who
    return place if place >= 0 else place + s.n


def put(out: vec[u8], at: i64, count: i64) -> None:
    if count > MOST:
        count = MOST
    out[at] = u8(count)


def put_bit(out: vec[u8], at: i64, bit: i64) -> None:
    value: i64 = i64(out[at + (bit >> 3)])
    shift: i64 = bit & 7
    one: i64 = 1
    out[at + (bit >> 3)] = u8(value | (one << shift))


def put_kinds(counts: vec[i64], out: vec[u8], at: i64) -> None:
    for kind in range(KINDS):
        put(out, at + kind, counts[kind])


def put_routes(mask: vec[i64], size: i64, out: vec[u8], at: i64) -> None:
    """Write a mask in words of 60 bits as bytes: two words are fifteen bytes."""
    end: i64 = at + size
    word: i64 = 0
    left: i64 = 0  # bits that wait for the other half of their byte
    halves: bool = False
    for w in range(i64(len(mask))):
        word = mask[w]
        if halves:
            if at < end:
                out[at] = u8(left | ((word & 15) << 4))
                at += 1
            word >>= 4
        stop: i64 = min(at + 7, end)
        while at < stop:
            out[at] = u8(word & 255)
            word >>= 8
            at += 1
        left = word
        halves = not halves
    if at < end:
        out[at] = u8(left)


def observe_counts(s: State, who: i64, layout: ObservationSpec, out: vec[u8], at: i64) -> None:
    seat = s.seats[who]
    least: i64 = 0
    if (s.phase == OPENING or s.phase == KEEP) and is_waited_for(s, who):
        least = keep_at_least(s, seat)
    put(out, at + layout.keep_least, least)
    put_kinds(seat.hand, out, at + layout.hand)
    put_kinds(s.discards, out, at + layout.discards)
    row: i64 = at + layout.row
    for kind in range(KINDS):
        out[row + kind] = 0
    for i in range(ROW):
        card: i64 = s.row[i]
        if card != NONE:
            out[row + card] += 1
    put(out, at + layout.deck, s.n_deck)
    put(out, at + layout.reshuffles, s.reshuffles)
    put(out, at + layout.ticket_deck, s.n_ticket_deck)
    put(out, at + layout.last_turns, max(s.last_turns, 0))
    put(out, at + layout.passes, s.passes)


def observe_turn(s: State, who: i64, layout: ObservationSpec, out: vec[u8], at: i64) -> None:
    put_bit(out, at + layout.phase, s.phase)
    for i in range(s.n):
        if is_waited_for(s, seat_from(s, who, i)):
            put_bit(out, at + layout.waited_for, i)
    put_bit(out, at + layout.player, place_from(s, who, s.player))
    if not s.first_hidden:
        put_bit(out, at + layout.first, place_from(s, who, s.first))


def observe_tickets(s: State, who: i64, layout: ObservationSpec, out: vec[u8], at: i64) -> None:
    seat = s.seats[who]
    put_all(seat.tickets, out, at + layout.tickets)
    put_all(seat.refused, out, at + layout.refused)
    for i in range(i64(len(seat.offer))):  # order matters: actions refer to places in the offer
        put_bit(out, at + layout.offer + i * layout.ticket_bytes, seat.offer[i])


def put_all(items: vec[i64], out: vec[u8], at: i64) -> None:
    for i in range(i64(len(items))):
        put_bit(out, at, items[i])


def observe_seat(seat: Seat, layout: ObservationSpec, place: i64, out: vec[u8], at: i64) -> None:
    """What all seats know of a seat, except its routes."""
    put(out, at + layout.cars + place, seat.cars)
    put(out, at + layout.score + place, seat.score)
    put(out, at + layout.cards + place, seat.cards)
    put(out, at + layout.ticket_counts + place, len(seat.tickets))
    put(out, at + layout.offered + place, len(seat.offer))
    put_kinds(seat.known, out, at + layout.known + place * KINDS)
    if layout.has_alvin:
        put(out, at + layout.captures + place, seat.captures)
    if len(seat.stations) > 0:
        put_all(seat.stations, out, at + layout.stations + place * layout.city_bytes)
    if len(seat.markers) > 0:
        put_all(seat.markers, out, at + layout.markers + place * layout.city_bytes)
        put_bit(out, at + layout.start + place * layout.city_bytes, seat.markers[0])


def observe_claim(s: State, layout: ObservationSpec, out: vec[u8], at: i64) -> None:
    """The route that the decision is about; for tunnels also the set on the table and the revealed cards."""
    if s.phase == TUNNEL or s.phase == MARKER:
        put_bit(out, at + layout.claiming, s.route)
    if not layout.has_tunnels:
        return
    out[at + layout.set_wilds] = 0
    out[at + layout.extra] = 0
    revealed: i64 = at + layout.revealed
    for kind in range(KINDS):
        out[revealed + kind] = 0
    if s.phase == TUNNEL:
        put_bit(out, at + layout.set_color, s.set_color)
        put(out, at + layout.set_wilds, s.set_wilds)
        put(out, at + layout.extra, s.extra)
        for i in range(i64(len(s.revealed))):
            out[revealed + s.revealed[i]] += 1


def observe_alvin(s: State, who: i64, layout: ObservationSpec, out: vec[u8], at: i64) -> None:
    if s.with_alvin:
        put_bit(out, at + layout.with_alvin, 0)
    if s.alvin_at != NONE:
        put_bit(out, at + layout.alvin_at, s.alvin_at)
    if s.alvin_holder != NONE:
        put_bit(out, at + layout.alvin_holder, place_from(s, who, s.alvin_holder))
    if s.captured:
        put_bit(out, at + layout.captured, 0)


def observe_souvenirs(s: State, who: i64, layout: ObservationSpec, out: vec[u8], at: i64) -> None:
    t = s.index
    for place in range(s.n):
        held: i64 = s.seats[seat_from(s, who, place)].souvenirs
        for symbol in range(t.n_symbols):
            if held & t.one[symbol] != 0:
                put_bit(out, at + layout.souvenirs + place * layout.symbol_bytes, symbol)
    for city in range(t.n_cities):
        put(out, at + layout.tokens + city, s.tokens_at[city])
        if s.symbol_at[city] != NONE:
            put_bit(out, at + layout.symbol_at + s.symbol_at[city] * layout.city_bytes, city)
    put_all(s.to_place, out, at + layout.to_place)

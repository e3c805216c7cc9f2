"""A position as plain lists, and back: for comparing, pickling and undoing.

What no longer matters is left out, so that equal positions have equal lists however they came about: cards already
drawn from the deck, places of the ticket deck that are empty, and the cards of a tunnel that is done. What the last
action did is no part of a position. tests/properties/test_packing.py compares every field, so none can be forgotten.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from vialibre.engine.core.board_index import BoardIndex, to_vec
from vialibre.engine.core.constants import TUNNEL
from vialibre.engine.core.shuffle import Shuffler
from vialibre.engine.core.state import NO_INTS, Seat, State
from vialibre.engine.core.tickets import put_by, put_under, ticket_in_deck

Packed = list[list[int]]


def numbers(values: vec[i64], count: i64) -> list[int]:
    made: list[int] = []
    for i in range(count):
        made.append(values[i])
    return made


def every(values: vec[i64]) -> list[int]:
    return numbers(values, len(values))


def pack_state(s: State) -> list[Packed]:
    """The table and then each seat, as lists of numbers."""
    packed: list[Packed] = [pack_table(s)]
    for seat in s.seats:
        packed.append(pack_seat(seat))
    return packed


def pack_table(s: State) -> Packed:
    in_tunnel: bool = s.phase == TUNNEL
    tickets: list[int] = []
    putters: list[int] = []
    for place in range(s.n_ticket_deck):
        tickets.append(ticket_in_deck(s, place))
        putters.append(put_by(s, place))
    simple: list[int] = [
        s.n,
        s.first,
        int(s.first_hidden),
        int(s.with_alvin),
        s.phase,
        s.player,
        s.version,
        s.last_turns,
        s.passes,
        s.reshuffles,
        s.route,
        s.set_color if in_tunnel else 0,
        s.set_wilds if in_tunnel else 0,
        s.extra if in_tunnel else 0,
        s.alvin_at,
        s.alvin_holder,
        int(s.captured),
        s.winner_mask,
        s.n_discards,
        s.n_row,
        s.row_wilds,
        int(s.tracing),
    ]
    return [
        simple,
        numbers(s.deck, s.n_deck),
        every(s.discards),
        every(s.row),
        tickets,
        putters,
        every(s.free),
        every(s.revealed) if in_tunnel else [],
        every(s.station_at),
        every(s.marker_at),
        every(s.symbol_at),
        every(s.tokens_at),
        every(s.to_place),
    ]


def pack_seat(seat: Seat) -> Packed:
    simple: list[int] = [
        seat.cards,
        seat.cars,
        seat.score,
        seat.captures,
        seat.souvenirs,
        seat.total,
        seat.completed,
        seat.ticket_sum,
        seat.longest,
    ]
    return [
        simple,
        every(seat.hand),
        every(seat.known),
        every(seat.tickets),
        every(seat.offer),
        every(seat.refused),
        every(seat.own),
        every(seat.open),
        every(seat.ways),
        every(seat.stations),
        every(seat.markers),
        every(seat.part),
        every(seat.borrowed),
    ]


def unpack_state(t: BoardIndex, shuffler: Shuffler, packed: list[Packed]) -> State:
    """The position that was packed, on the same board."""
    table = packed[0]
    simple = table[0]
    s = State(t, shuffler, simple[0])
    s.first = simple[1]
    s.first_hidden = simple[2] != 0
    s.with_alvin = simple[3] != 0
    s.phase = simple[4]
    s.player = simple[5]
    s.version = simple[6]
    s.last_turns = simple[7]
    s.passes = simple[8]
    s.reshuffles = simple[9]
    s.route = simple[10]
    s.set_color = simple[11]
    s.set_wilds = simple[12]
    s.extra = simple[13]
    s.alvin_at = simple[14]
    s.alvin_holder = simple[15]
    s.captured = simple[16] != 0
    s.winner_mask = simple[17]
    s.n_discards = simple[18]
    s.n_row = simple[19]
    s.row_wilds = simple[20]
    s.tracing = simple[21] != 0
    s.deck = to_vec(table[1])
    s.n_deck = len(table[1])
    s.discards = to_vec(table[2])
    s.row = to_vec(table[3])
    for place in range(len(table[4])):
        put_under(s, table[4][place], table[5][place])
    s.free = to_vec(table[6])
    s.revealed = to_vec(table[7]) if len(table[7]) > 0 else NO_INTS
    s.station_at = to_vec(table[8])
    s.marker_at = to_vec(table[9])
    s.symbol_at = to_vec(table[10])
    s.tokens_at = to_vec(table[11])
    s.to_place = to_vec(table[12])
    for i in range(s.n):
        unpack_seat(s.seats[i], packed[i + 1])
        if s.same_open and i > 0:  # one count serves all seats, see state.py
            s.seats[i].open = s.seats[0].open
            s.seats[i].ways = s.seats[0].ways
    return s


def unpack_seat(seat: Seat, packed: Packed) -> None:
    simple = packed[0]
    seat.cards = simple[0]
    seat.cars = simple[1]
    seat.score = simple[2]
    seat.captures = simple[3]
    seat.souvenirs = simple[4]
    seat.total = simple[5]
    seat.completed = simple[6]
    seat.ticket_sum = simple[7]
    seat.longest = simple[8]
    seat.hand = to_vec(packed[1])
    seat.known = to_vec(packed[2])
    seat.tickets = to_vec(packed[3])
    seat.offer = to_vec(packed[4])
    seat.refused = to_vec(packed[5])
    seat.own = to_vec(packed[6])
    seat.open = to_vec(packed[7])
    seat.ways = to_vec(packed[8])
    seat.stations = to_vec(packed[9])
    seat.markers = to_vec(packed[10])
    seat.part = to_vec(packed[11])
    seat.borrowed = to_vec(packed[12])


def same_shuffler(one: Shuffler, other: Shuffler) -> bool:
    return one.name == other.name and one.seed == other.seed and one.secret == other.secret

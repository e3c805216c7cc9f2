"""The complete state of a game: table, hands, decks and the pending decision.

Vectors that a rule changes in place are copied by `copy_state`; those marked *replaced* are never changed in place,
only replaced by new ones, so that copies of a game can share them.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from vialibre.engine.core.board_index import BoardIndex, ints
from vialibre.engine.core.constants import KINDS, NO_SEAT, NONE, OPENING
from vialibre.engine.core.shuffle import Shuffler

NO_INTS: Final = ints(0)


class Seat:
    """One player's part of the state."""

    def __init__(self, t: BoardIndex | None) -> None:
        if t is None:  # a copy fills in the fields
            return
        self.hand: vec[i64] = ints(KINDS)
        self.known: vec[i64] = ints(KINDS)  # cards in this hand that all seats know of (INFO-1)
        self.cards: i64 = 0
        self.cars: i64 = t.cars
        self.score: i64 = 0
        self.captures: i64 = 0  # how often this seat captured Alvin
        self.tickets: vec[i64] = NO_INTS  # replaced; in the order kept
        self.offer: vec[i64] = NO_INTS  # replaced; tickets to choose from
        self.refused: vec[i64] = NO_INTS  # replaced; opening tickets given back
        self.own: vec[i64] = ints(t.words)  # claimed routes
        self.open: vec[i64] = NO_INTS  # routes this seat may claim, cards and cars aside
        self.ways: vec[i64] = NO_INTS  # how many of them, by kind of card and shape
        self.stations: vec[i64] = NO_INTS  # replaced; cities in the order built
        self.markers: vec[i64] = NO_INTS  # replaced; cities, the start city first
        self.souvenirs: i64 = 0  # bit mask of symbols
        # Filled in by the final scoring.
        self.part: vec[i64] = NO_INTS  # replaced; cities with equal numbers are joined by own routes
        self.total: i64 = 0
        self.completed: i64 = 0
        self.ticket_sum: i64 = 0
        self.longest: i64 = 0
        self.borrowed: vec[i64] = NO_INTS  # replaced; for each station a route, or NONE


class State:
    def __init__(self, t: BoardIndex | None, shuffler: Shuffler | None, n: i64) -> None:
        if t is None or shuffler is None:  # a copy fills in the fields
            return
        self.index: BoardIndex = t
        self.shuffler: Shuffler = shuffler
        self.n: i64 = n
        self.first: i64 = 0
        self.first_hidden: bool = False  # drawn, but not yet public (SF-6)
        self.with_alvin: bool = False
        self.phase: i64 = OPENING
        self.player: i64 = 0
        self.version: i64 = 0  # actions so far
        self.last_turns: i64 = NONE  # turns left in the last round (END-1)
        self.passes: i64 = 0  # in a row (TURN-2)
        self.seats: list[Seat] = []
        # With few players and no start cities the same routes are open to all: then one count serves all seats.
        self.same_open: bool = n < t.parallel_from and t.markers == 0
        for i in range(n):
            seat = Seat(t)
            seat.open = self.seats[0].open if self.same_open and i > 0 else t.all_routes[:]
            seat.ways = self.seats[0].ways if self.same_open and i > 0 else t.all_ways[:]
            self.seats.append(seat)

        self.deck: vec[i64] = NO_INTS  # replaced; the top is deck[n_deck - 1]
        self.n_deck: i64 = 0
        self.reshuffles: i64 = 0
        self.discards: vec[i64] = ints(KINDS)
        self.n_discards: i64 = 0
        self.row: vec[i64] = t.empty_row[:]
        self.n_row: i64 = 0
        self.row_wilds: i64 = 0
        self.ticket_ring: vec[i64] = ints(t.n_tickets)  # the ticket deck, see tickets.py
        self.ticket_top: i64 = 0
        self.n_ticket_deck: i64 = 0

        self.free: vec[i64] = t.all_routes[:]  # neither claimed nor closed to all seats
        self.route: i64 = NONE  # the route being claimed, from its set to the end of the turn
        self.set_color: i64 = 0
        self.set_wilds: i64 = 0
        self.extra: i64 = 0  # cards that the tunnel demands
        self.revealed: vec[i64] = NO_INTS  # replaced; the tunnel's cards

        self.station_at: vec[i64] = t.nowhere[:] if t.stations > 0 else NO_INTS
        self.marker_at: vec[i64] = t.nowhere[:] if t.markers > 0 else NO_INTS
        self.alvin_at: i64 = NONE
        self.alvin_holder: i64 = NO_SEAT
        self.captured: bool = False  # Alvin was captured this turn and waits to be moved
        self.symbol_at: vec[i64] = t.nowhere[:] if t.n_symbols > 0 else NO_INTS
        self.tokens_at: vec[i64] = ints(t.n_cities) if t.n_symbols > 0 else NO_INTS
        self.to_place: vec[i64] = NO_INTS  # replaced; symbols whose stacks players put on the board

        self.winner_mask: i64 = 0  # bit mask
        self.tracing: bool = False
        self.trace: vec[i64] = NO_INTS  # what the last action did, see trace.py
        self.n_trace: i64 = 0


def copy_seat(s: Seat) -> Seat:
    c = Seat(None)
    c.hand = s.hand[:]
    c.known = s.known[:]
    c.cards = s.cards
    c.cars = s.cars
    c.score = s.score
    c.captures = s.captures
    c.tickets = s.tickets
    c.offer = s.offer
    c.refused = s.refused
    c.part = s.part
    c.own = s.own[:]
    c.stations = s.stations
    c.markers = s.markers
    c.souvenirs = s.souvenirs
    c.total = s.total
    c.completed = s.completed
    c.ticket_sum = s.ticket_sum
    c.longest = s.longest
    c.borrowed = s.borrowed
    return c


def copy_state(s: State, c: State) -> None:
    """Make `c` an independent copy of `s`."""
    c.index = s.index
    c.shuffler = s.shuffler
    c.n = s.n
    c.first = s.first
    c.first_hidden = s.first_hidden
    c.with_alvin = s.with_alvin
    c.phase = s.phase
    c.player = s.player
    c.version = s.version
    c.last_turns = s.last_turns
    c.passes = s.passes
    seats: list[Seat] = []
    for i in range(s.n):
        seat = s.seats[i]
        twin = copy_seat(seat)
        twin.open = seats[0].open if s.same_open and i > 0 else seat.open[:]
        twin.ways = seats[0].ways if s.same_open and i > 0 else seat.ways[:]
        seats.append(twin)
    c.same_open = s.same_open
    c.seats = seats
    c.deck = s.deck
    c.n_deck = s.n_deck
    c.reshuffles = s.reshuffles
    c.discards = s.discards[:]
    c.n_discards = s.n_discards
    c.row = s.row[:]
    c.n_row = s.n_row
    c.row_wilds = s.row_wilds
    c.ticket_ring = s.ticket_ring[:]
    c.ticket_top = s.ticket_top
    c.n_ticket_deck = s.n_ticket_deck
    c.free = s.free[:]
    c.route = s.route
    c.set_color = s.set_color
    c.set_wilds = s.set_wilds
    c.extra = s.extra
    c.revealed = s.revealed
    # Boards without stations, markers or souvenirs share the empty vector, so these copies cost nothing there.
    c.station_at = s.station_at[:]
    c.marker_at = s.marker_at[:]
    c.alvin_at = s.alvin_at
    c.alvin_holder = s.alvin_holder
    c.captured = s.captured
    c.symbol_at = s.symbol_at[:]
    c.tokens_at = s.tokens_at[:]
    c.to_place = s.to_place
    c.winner_mask = s.winner_mask
    c.tracing = s.tracing
    c.trace = NO_INTS
    c.n_trace = 0


def joined(head: vec[i64], tail: vec[i64]) -> vec[i64]:
    """A new vector with both, for fields that are replaced."""
    made = ints(len(head) + len(tail))
    i: i64 = 0
    while i < len(head):
        made[i] = head[i]
        i += 1
    j: i64 = 0
    while j < len(tail):
        made[i + j] = tail[j]
        j += 1
    return made


def with_item(items: vec[i64], item: i64) -> vec[i64]:
    made = ints(len(items) + 1)
    for i in range(i64(len(items))):
        made[i] = items[i]
    made[len(items)] = item
    return made

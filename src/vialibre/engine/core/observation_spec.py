"""The layout of observations: fixed for a board and a number of seats.

A packed observation is a row of bytes: first counts of one byte each, then bits, lowest first; every row of a field
starts at a new byte. A dense observation has the same fields as numbers: counts divided by their scale, bits as 0 or
1.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from vialibre.engine.core.board_index import BoardIndex
from vialibre.engine.core.constants import KINDS, ROW, WILD

OBSERVATION_VERSION: Final = 1
"""Incremented whenever the layout changes on any board: a trained policy fits one version only."""
ACTION_VERSION: Final = 1
"""Incremented whenever an action gets another number on any board."""


class Field:
    """One field of an observation: a table of rows and columns."""

    def __init__(self, name: str, rows: int, columns: int, scale: int) -> None:
        self.name = name
        self.rows = rows
        self.columns = columns
        self.scale = scale  # of a count; 0 for bits
        self.at = 0  # first byte of the packed row
        self.dense_at = 0  # first number of the dense row

    @property
    def is_bits(self) -> bool:
        return self.scale == 0

    @property
    def row_bytes(self) -> int:
        return (self.columns + 7) // 8 if self.is_bits else self.columns

    @property
    def entries(self) -> int:
        return self.rows * self.columns


class ObservationSpec:
    """The fields for a board and a number of seats, and the offsets that the compiled code uses."""

    def __init__(self, t: BoardIndex, seats: int) -> None:
        self.seats: i64 = seats
        self.offers: i64 = max(t.deal + t.deal_long, t.draw)
        self.has_tunnels: bool = t.reveal > 0
        self.has_alvin: bool = t.board.rules.alvin is not None
        self.fields: list[Field] = [
            *_counts(t, seats, self.has_alvin),
            *_small_bits(t, seats, int(self.offers), self.has_alvin),
            *_routes(t, seats),
        ]
        at = 0
        dense_at = 0
        for field in self.fields:
            field.at = at
            field.dense_at = dense_at
            at += field.rows * field.row_bytes
            dense_at += field.entries
        self.size: i64 = at
        self.dense_size: i64 = dense_at
        self._find_places(t)

    def place(self, name: str) -> int:
        """The first byte of a field; 0 if this board has no such field, where it is never used."""
        for field in self.fields:
            if field.name == name:
                return field.at
        return 0

    def _find_places(self, t: BoardIndex) -> None:
        self.keep_least: i64 = self.place("keep_least")
        self.hand: i64 = self.place("hand")
        self.row: i64 = self.place("row")
        self.discards: i64 = self.place("discards")
        self.deck: i64 = self.place("deck")
        self.reshuffles: i64 = self.place("reshuffles")
        self.ticket_deck: i64 = self.place("ticket_deck")
        self.last_turns: i64 = self.place("last_turns")
        self.passes: i64 = self.place("passes")
        self.set_wilds: i64 = self.place("set_wilds")
        self.extra: i64 = self.place("extra")
        self.revealed: i64 = self.place("revealed")
        self.tokens: i64 = self.place("tokens")
        self.cars: i64 = self.place("cars")
        self.score: i64 = self.place("score")
        self.cards: i64 = self.place("cards")
        self.ticket_counts: i64 = self.place("ticket_counts")
        self.offered: i64 = self.place("offered")
        self.captures: i64 = self.place("captures")
        self.known: i64 = self.place("known")
        self.phase: i64 = self.place("phase")  # the first field of bits
        self.waited_for: i64 = self.place("waited_for")
        self.player: i64 = self.place("player")
        self.first: i64 = self.place("first")
        self.tickets: i64 = self.place("tickets")
        self.offer: i64 = self.place("offer")
        self.refused: i64 = self.place("refused")
        self.set_color: i64 = self.place("set_color")
        self.claiming: i64 = self.place("claiming")
        self.stations: i64 = self.place("stations")
        self.markers: i64 = self.place("markers")
        self.start: i64 = self.place("start")
        self.with_alvin: i64 = self.place("with_alvin")
        self.alvin_at: i64 = self.place("alvin_at")
        self.alvin_holder: i64 = self.place("alvin_holder")
        self.captured: i64 = self.place("captured")
        self.souvenirs: i64 = self.place("souvenirs")
        self.symbol_at: i64 = self.place("symbol_at")
        self.to_place: i64 = self.place("to_place")
        self.open: i64 = self.place("open")  # from here on masks of all routes
        self.routes: i64 = self.place("routes")
        self.ticket_bytes: i64 = (t.n_tickets + 7) // 8
        self.city_bytes: i64 = (t.n_cities + 7) // 8
        self.route_bytes: i64 = (t.n_routes + 7) // 8
        self.symbol_bytes: i64 = (t.n_symbols + 7) // 8


def _counts(t: BoardIndex, seats: int, has_alvin: bool) -> list[Field]:
    most_of_a_kind = max([int(t.deck_count[kind]) for kind in range(KINDS)])
    kinds, tickets = int(KINDS), int(t.n_tickets)
    found = [
        Field("keep_least", 1, 1, 6),
        Field("hand", 1, kinds, 10),
        Field("row", 1, kinds, int(ROW)),
        Field("discards", 1, kinds, most_of_a_kind),
        Field("deck", 1, 1, len(t.all_cards)),
        Field("reshuffles", 1, 1, 10),
        Field("ticket_deck", 1, 1, tickets),
        Field("last_turns", 1, 1, seats),
        Field("passes", 1, 1, seats),
    ]
    if t.reveal > 0:
        found += [Field("set_wilds", 1, 1, 6), Field("extra", 1, 1, 3), Field("revealed", 1, kinds, 3)]
    if t.n_symbols > 0:
        found.append(Field("tokens", 1, int(t.n_cities), 3))
    found += [
        Field("cars", seats, 1, int(t.cars)),
        Field("score", seats, 1, 100),
        Field("cards", seats, 1, 20),
        Field("ticket_counts", seats, 1, 10),
        Field("offered", seats, 1, 6),
    ]
    if has_alvin:
        found.append(Field("captures", seats, 1, 5))
    found.append(Field("known", seats, kinds, 10))
    return found


def _small_bits(t: BoardIndex, seats: int, offers: int, has_alvin: bool) -> list[Field]:
    tickets, cities, routes, symbols = int(t.n_tickets), int(t.n_cities), int(t.n_routes), int(t.n_symbols)
    found = [
        Field("phase", 1, int(t.phases), 0),
        Field("waited_for", 1, seats, 0),
        Field("player", 1, seats, 0),
        Field("first", 1, seats, 0),
        Field("tickets", 1, tickets, 0),
        Field("offer", offers, tickets, 0),
        Field("refused", 1, tickets, 0),
    ]
    if t.reveal > 0:
        found.append(Field("set_color", 1, int(WILD) + 1, 0))
    if t.reveal > 0 or t.markers > 0:
        found.append(Field("claiming", 1, routes, 0))
    if t.stations > 0:
        found.append(Field("stations", seats, cities, 0))
    if t.markers > 0:
        found += [Field("markers", seats, cities, 0), Field("start", seats, cities, 0)]
    if has_alvin:
        found += [Field("with_alvin", 1, 1, 0), Field("alvin_at", 1, cities, 0)]
        found += [Field("alvin_holder", 1, seats, 0), Field("captured", 1, 1, 0)]
    if symbols > 0:
        found += [Field("souvenirs", seats, symbols, 0), Field("symbol_at", symbols, cities, 0)]
        found.append(Field("to_place", 1, symbols, 0))
    return found


def _routes(t: BoardIndex, seats: int) -> list[Field]:
    return [Field("open", 1, int(t.n_routes), 0), Field("routes", seats, int(t.n_routes), 0)]

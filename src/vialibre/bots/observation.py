"""A view as numbers, for simple bots: the same facts by the numbers of the board's index."""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum
from functools import cached_property

from vialibre.boards.model import TicketId
from vialibre.engine.actions import KIND_NAMES
from vialibre.engine.core.board_index import BoardIndex
from vialibre.engine.core.claim_costs import claim_costs
from vialibre.engine.core.constants import DECK, KEEP0, KINDS, NO_MARKER, NO_SEAT, NONE, PASS, PAY0, TICKETS, WILD
from vialibre.engine.core.graph import ShortestPath, cheapest_path, graph_of
from vialibre.engine.game import board_index
from vialibre.engine.numbering import claims_of
from vialibre.engine.view import View


class Kind(IntEnum):
    """Kinds of action for bots."""

    DRAW = 0
    TICKETS = 1
    PASS = 2
    KEEP = 3
    PAY = 4
    CITY = 5  # start city, souvenir, stack, Alvin
    MARKER = 6
    STATION = 7
    CLAIM = 8


def kind_of(t: BoardIndex, number: int) -> Kind:
    if number >= t.claim0:
        return Kind.CLAIM
    if number <= DECK:
        return Kind.DRAW
    if number == TICKETS:
        return Kind.TICKETS
    if number == PASS:
        return Kind.PASS
    if number == NO_MARKER:
        return Kind.MARKER
    if number < KEEP0:
        return Kind.PAY  # to decline
    if number < PAY0:
        return Kind.KEEP
    if number < t.start0:
        return Kind.PAY
    if number < t.marker0:
        return Kind.CITY
    return Kind.MARKER if number < t.station0 else Kind.STATION


class Observation:
    """What a view means for claims and paths; only facts of the view.

    Whatever looks at every route is computed on first use: most decisions of simple bots never need it.
    """

    def __init__(self, view: View) -> None:
        assert view.own is not None
        assert view.seat is not None
        t = board_index(view.board)
        self.view = view
        self.index = t
        self.seat = view.seat
        self.hand = view.own.hand
        self.cars = view.seats[view.seat].cars
        markers = view.seats[view.seat].markers
        self.start = t.city_number[markers[0]] if markers else None

    @cached_property
    def row(self) -> list[int]:
        """The kinds of the cards in the row, NONE for a gap."""
        return [int(NONE) if card is None else KIND_NAMES.index(card) for card in self.view.row]

    @cached_property
    def owner(self) -> list[int]:
        """The owner of each route, or NO_SEAT."""
        t = self.index
        owner = [int(NO_SEAT)] * int(t.n_routes)
        for who, seat in enumerate(self.view.seats):
            for route in seat.routes:
                owner[t.route_number[route]] = who
        return owner

    @cached_property
    def cost(self) -> list[int]:
        """The cars that each route would cost: 0 for own ones, BLOCKED where it can never be this seat's."""
        return claim_costs(self.index, self.owner, self.seat, len(self.view.seats), self.cars)

    def ticket(self, ticket: TicketId) -> tuple[int, int, int]:
        """A ticket's two cities and its points."""
        t = self.index
        number = t.ticket_number[ticket]
        return int(t.ticket_a[number]), int(t.ticket_b[number]), int(t.ticket_points[number])

    def way(self, cost: list[int], a: int, b: int) -> ShortestPath:
        """A cheapest path between two cities when routes cost this much."""
        return cheapest_path(graph_of(self.index), cost, a, b)

    def kept(self, number: int) -> list[TicketId]:
        """The offered tickets that an action of keeping would keep."""
        assert self.view.own is not None
        mask = number - int(KEEP0)
        return [ticket for place, ticket in enumerate(self.view.own.offer) if mask >> place & 1]

    def claims(self, legal: Sequence[int]) -> list[tuple[int, int, int, int]]:
        """The claims among the legal actions: number, route, color, wilds."""
        first = int(self.index.claim0)
        claims = claims_of(self.index)
        return [claims[number - first] for number in legal if number >= first]

    def points(self, route: int) -> int:
        return int(self.index.points[self.index.length[route]])


KIND_COUNT = int(KINDS)
WILD_KIND = int(WILD)

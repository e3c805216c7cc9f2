"""A board as flat integer tables, built once and shared by all its games.

Sets of routes are bit masks in words of 60 bits: below 2**63 compiled and interpreted arithmetic agree.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from vialibre.boards.model import CARD_COLORS, Board
from vialibre.engine.core.constants import (
    GRAY,
    KINDS,
    NONE,
    OVER,
    PAY0,
    REFUSED_OUT,
    REFUSED_SHUFFLED,
    REFUSED_UNDER,
    ROW,
    TIE_LONGEST,
    TIE_STATIONS,
    TIE_TICKETS,
    WILD,
)

WORD: Final[i64] = 60
COMPILED: Final = not __file__.endswith(".py")

REFUSED: Final = {"under": REFUSED_UNDER, "out": REFUSED_OUT, "shuffled_under": REFUSED_SHUFFLED}
TIES: Final = {"tickets": TIE_TICKETS, "stations": TIE_STATIONS, "longest_path": TIE_LONGEST}


def ints(n: i64) -> vec[i64]:
    return vec[i64]([i64(0)] * n)


def to_vec(values: list[int]) -> vec[i64]:
    made = ints(len(values))
    for i in range(len(values)):
        made[i] = values[i]
    return made


class BoardIndex:
    """Everything that the engine looks up about a board; it never changes."""

    def __init__(self, board: Board) -> None:
        self.board: Board = board
        self._settings(board)
        self._cities_and_tickets(board)
        self._routes(board)
        self._number_actions(board)
        self._masks()
        self.scratch: vec[i64] = ints(self.n_actions + 1)
        self.scratch_sums: vec[i64] = ints(KINDS)
        self.sweep_rank: vec[i64] = ints(0)  # computed when a longest path needs it: sweep_order.py

    def buffer(self) -> vec[i64]:
        """A buffer for all legal actions. Compiled code is not interrupted while it uses it, so all games share one."""
        return self.scratch if COMPILED else ints(self.n_actions + 1)

    def sums(self) -> vec[i64]:
        """A buffer with one number for each kind of card, shared in the same way."""
        return self.scratch_sums if COMPILED else ints(KINDS)

    def _settings(self, board: Board) -> None:
        rules = board.rules
        self.cars: i64 = board.cars
        self.hand: i64 = board.hand
        self.parallel_from: i64 = board.parallel_from
        self.first_later: bool = board.first_player == "after_tickets"
        self.deck_count: vec[i64] = ints(KINDS)  # cards of each kind in the game
        for c in range(WILD):
            self.deck_count[c] = board.deck.each if CARD_COLORS[c] in board.deck.colors else 0
        self.deck_count[WILD] = board.deck.wilds
        cards: list[int] = []
        for c in range(KINDS):
            cards.extend([c] * self.deck_count[c])
        self.all_cards: vec[i64] = to_vec(cards)

        self.deal: i64 = board.ticket_rules.deal
        self.deal_long: i64 = board.ticket_rules.long
        self.keep: i64 = board.ticket_rules.keep
        self.refused: i64 = REFUSED[board.ticket_rules.refused]
        self.draw: i64 = board.ticket_rules.draw
        self.draw_keep: i64 = board.ticket_rules.draw_keep

        longest = max(route.length for route in board.routes)
        self.points: vec[i64] = ints(longest + 1)
        for length, points in board.points:
            if length <= longest:
                self.points[length] = points

        self.reveal: i64 = rules.tunnels.reveal if rules.tunnels else 0
        self.stations: i64 = rules.stations.each if rules.stations else 0
        self.unbuilt: i64 = rules.stations.unbuilt if rules.stations else 0
        self.markers: i64 = rules.markers.each if rules.markers else 0
        self.marker_cost: i64 = rules.markers.cost if rules.markers else 0
        self.longest_points: i64 = rules.longest_path.points if rules.longest_path else 0
        self.has_longest: bool = rules.longest_path is not None
        self.globetrotter: i64 = rules.globetrotter.points if rules.globetrotter else 0
        self.phases: i64 = OVER + 1  # how many phases a game on this board can be in
        self.ties: vec[i64] = to_vec([TIES[name] for name in board.ties])

        souvenirs = rules.souvenirs
        self.n_symbols: i64 = len(souvenirs.symbols) if souvenirs else 0
        self.souvenir_points: vec[i64] = to_vec(list(souvenirs.table) if souvenirs else [])

        self.one: vec[i64] = ints(62)  # 2**i: the compiler's 1 << i is a 32-bit shift
        self.bit_index: vec[i64] = ints(67)  # 2**i % 67 -> i
        power: i64 = 1
        for i in range(62):
            self.one[i] = power
            self.bit_index[power % 67] = i
            power += power
        self.bit64: vec[i64] = ints(64)  # all 64 bits of a word, including the sign: for masks that NumPy reads
        for i in range(62):
            self.bit64[i] = self.one[i]
        self.bit64[62] = self.one[61] * 2
        self.bit_index[self.bit64[62] % 67] = 62
        self.bit64[63] = self.one[61] * -4

    def _cities_and_tickets(self, board: Board) -> None:
        self.city_number: dict[str, int] = {city.id: i for i, city in enumerate(board.cities)}
        self.route_number: dict[str, int] = {route.id: i for i, route in enumerate(board.routes)}
        self.ticket_number: dict[str, int] = {ticket.id: i for i, ticket in enumerate(board.tickets)}
        self.n_cities: i64 = len(board.cities)
        self.empty_row: vec[i64] = to_vec([NONE] * ROW)
        self.nowhere: vec[i64] = to_vec([NONE] * self.n_cities)  # for each city: no owner, no piece
        self.every_city: vec[i64] = to_vec(list(range(self.n_cities)))
        self.n_routes: i64 = len(board.routes)
        self.n_tickets: i64 = len(board.tickets)
        self.ticket_a: vec[i64] = to_vec([self.city_number[t.cities[0]] for t in board.tickets])
        self.ticket_b: vec[i64] = to_vec([self.city_number[t.cities[1]] for t in board.tickets])
        self.ticket_points: vec[i64] = to_vec([t.points for t in board.tickets])
        apart = board.ticket_rules.long > 0  # otherwise long tickets are ordinary ones
        numbers = range(len(board.tickets))
        self.long_tickets: vec[i64] = to_vec([i for i in numbers if apart and board.tickets[i].long])
        self.tickets: vec[i64] = to_vec([i for i in numbers if not (apart and board.tickets[i].long)])
        self.fixed_places: vec[i64] = to_vec([i for i, city in enumerate(board.cities) if city.souvenir])
        alvin = board.rules.alvin
        self.alvin_city: i64 = self.city_number[alvin.city] if alvin else NONE
        self.alvin_capture: i64 = alvin.capture if alvin else 0
        self.alvin_hold: i64 = alvin.hold if alvin else 0

    def _routes(self, board: Board) -> None:
        rows = board.routes
        self.a: vec[i64] = to_vec([self.city_number[r.cities[0]] for r in rows])
        self.b: vec[i64] = to_vec([self.city_number[r.cities[1]] for r in rows])
        self.length: vec[i64] = to_vec([r.length for r in rows])
        self.ferry: vec[i64] = to_vec([r.ferry for r in rows])
        self.tunnel: vec[i64] = to_vec([1 if r.tunnel and board.rules.tunnels else 0 for r in rows])
        self.color: vec[i64] = to_vec([CARD_COLORS.index(r.color) if r.color in CARD_COLORS else GRAY for r in rows])

        # A parallel group has three tracks at most, so a route has two mates at most.
        groups: dict[tuple[str, ...], list[int]] = {}
        for i, r in enumerate(rows):
            groups.setdefault(tuple(sorted(r.cities)), []).append(i)
        self.mate1: vec[i64] = to_vec([NONE] * len(rows))
        self.mate2: vec[i64] = to_vec([NONE] * len(rows))
        for members in groups.values():
            for i in members:
                mates = [j for j in members if j != i]
                if mates:
                    self.mate1[i] = mates[0]
                if len(mates) > 1:
                    self.mate2[i] = mates[1]

        # A shape is what a payment must fit: a length and a number of ferry symbols. Shortest first.
        shapes = sorted({(r.length, r.ferry) for r in rows})
        self.n_shapes: i64 = len(shapes)
        self.shape_length: vec[i64] = to_vec([length for length, _ in shapes])
        self.shape_ferry: vec[i64] = to_vec([ferry for _, ferry in shapes])
        self.shape: vec[i64] = to_vec([shapes.index((r.length, r.ferry)) for r in rows])

    def _number_actions(self, board: Board) -> None:
        """Give every action of this board its number. Payments are numbered by `payment_code`."""
        n = self.n_cities
        self.pay_ways: i64 = WILD * max(self.reveal, 1) + 1
        self.station_ways: i64 = WILD * self.stations + 1
        self.marker_ways: i64 = WILD * self.marker_cost + 1
        self.start0: i64 = PAY0 + self.pay_ways
        self.alvin0: i64 = self.start0 + n
        self.souvenir0: i64 = self.alvin0 + n
        self.place0: i64 = self.souvenir0 + n
        self.marker0: i64 = self.place0 + n * self.n_symbols
        self.station0: i64 = self.marker0 + (n * self.marker_ways if self.markers > 0 else 0)
        self.claim0: i64 = self.station0 + (n * self.station_ways if self.stations > 0 else 0)

        # claim_base[route, kind] + wilds is the action; only colors of the deck pay for gray.
        self.claim_base: vec[i64] = ints(self.n_routes * KINDS)
        claims: list[tuple[int, int, int]] = []
        for i in range(self.n_routes):
            ferry = self.ferry[i]
            length = self.length[i]
            for c in range(WILD):
                if self.deck_count[c] > 0 and (self.color[i] == c or self.color[i] == GRAY) and ferry < length:
                    self.claim_base[i * KINDS + c] = self.claim0 + len(claims) - ferry
                    for wilds in range(ferry, length):
                        claims.append((i, c, wilds))
            self.claim_base[i * KINDS + WILD] = self.claim0 + len(claims) - length
            claims.append((i, WILD, length))
        self.claim_route: vec[i64] = to_vec([route for route, _, _ in claims])
        self.claim_color: vec[i64] = to_vec([color for _, color, _ in claims])
        self.claim_wilds: vec[i64] = to_vec([wilds for _, _, wilds in claims])
        self.n_actions: i64 = self.claim0 + len(claims)
        # Ready-made Python ints: a list of actions then needs no new objects.
        self.boxed: list[object] = list(range(self.n_actions))
        self.known_actions: list[object] = [None] * self.n_actions  # filled by engine/known_actions.py

    def _masks(self) -> None:
        words = (self.n_routes + WORD - 1) // WORD
        shapes = self.n_shapes
        self.words: i64 = words
        self.word: vec[i64] = to_vec([i // WORD for i in range(self.n_routes)])
        self.bit: vec[i64] = ints(self.n_routes)
        self.all_routes: vec[i64] = ints(words)
        self.city_routes: vec[i64] = ints(self.n_cities * words)
        self.payable: vec[i64] = ints(KINDS * shapes * words)  # routes that (kind, shape) pays for
        self.all_ways: vec[i64] = ints(KINDS * shapes)  # how many of them there are
        for r in range(self.n_routes):
            w = self.word[r]
            bit = self.one[r % WORD]
            self.bit[r] = bit
            self.all_routes[w] |= bit
            self.city_routes[self.a[r] * words + w] |= bit
            self.city_routes[self.b[r] * words + w] |= bit
            for c in range(KINDS):
                pays = c == WILD or (self.deck_count[c] > 0 and (self.color[r] == c or self.color[r] == GRAY))
                if pays:
                    at = c * shapes + self.shape[r]
                    self.payable[at * words + w] |= bit
                    self.all_ways[at] += 1


def payment_code(color: i64, wilds: i64, most: i64) -> i64:
    """The number of a payment of at most `most` cards: by color and wilds, and one number for wilds only."""
    if color == WILD:
        return WILD * most
    return color * most + wilds


def lowest_bit(t: BoardIndex, mask: i64) -> i64:
    """The index of the lowest bit that is set. The hot loops of claim.py and batch.py have it inline."""
    return t.bit_index[(mask & -mask) % 67]


def count_bits(mask: i64) -> i64:
    count: i64 = 0
    while mask != 0:
        mask &= mask - 1
        count += 1
    return count

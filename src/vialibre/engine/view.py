"""What one seat may know and could remember: INFO-1, INFO-2. Built up from public facts, never stripped from the state.

Bots, sockets, logs and environments get views only. A new field of the state stays hidden until it is added here.
"""

from __future__ import annotations

from dataclasses import dataclass
from dataclasses import fields as dataclass_fields
from typing import Any

from vialibre.bits import bits
from vialibre.boards.model import Board, CityId, RouteId, TicketId
from vialibre.engine import decisions
from vialibre.engine.actions import KIND_NAMES
from vialibre.engine.core.board_index import WORD, BoardIndex
from vialibre.engine.core.constants import NO_SEAT, NONE, OVER
from vialibre.engine.core.state import Seat, State
from vialibre.engine.core.tickets import put_by, ticket_in_deck
from vialibre.engine.decisions import Decision
from vialibre.engine.hand import Hand
from vialibre.engine.score_sheet import ScoreSheet, sheets_of
from vialibre.provided import provided

Cards = tuple[int, ...]
"""How many cards of each kind, in the order of KIND_NAMES."""


@dataclass(frozen=True, slots=True)
class SeatView:
    """What everybody knows about one seat."""

    cars: int
    score: int
    cards: int
    known: Cards
    """Cards that must be in this hand: taken from the row, or shown in a tunnel, and not played since."""
    tickets: int
    offered: int
    routes: tuple[RouteId, ...]
    stations: tuple[CityId, ...]
    markers: tuple[CityId, ...]
    souvenirs: tuple[str, ...]
    captures: int


@dataclass(frozen=True, slots=True)
class Tokens:
    city: CityId
    symbol: str
    left: int


@dataclass(frozen=True, slots=True)
class OwnView:
    """What only the seat itself knows."""

    hand: Cards
    tickets: tuple[TicketId, ...]
    offer: tuple[TicketId, ...]
    refused: tuple[TicketId, ...]
    """Opening tickets given back that are out of the game, or shuffled into the deck."""
    under_deck: tuple[tuple[int, TicketId], ...]
    """Tickets this seat put under the deck: places from the top, and which."""


@dataclass(frozen=True, slots=True, repr=False)
class View:
    """A position as a spectator or, as a SeatedView, one seat sees it."""

    board: Board
    seat: int | None
    """Whose eyes these are; None is a spectator."""
    own: OwnView | None
    seats: tuple[SeatView, ...]
    first: int | None
    """The seat that begins; None while no one may know it (SF-6)."""
    with_alvin: bool
    version: int
    """How many actions were done so far."""
    player: int
    """Whose turn it is."""
    awaiting: tuple[Decision, ...]
    last_turns: int | None
    passes: int
    row: tuple[str | None, ...]
    deck: int
    discards: Cards
    reshuffles: int
    ticket_deck: int
    alvin_at: CityId | None
    alvin_holder: int | None
    captured: bool
    tokens: tuple[Tokens, ...]
    to_place: tuple[str, ...]
    sheets: tuple[ScoreSheet, ...]
    """When the game is over, everybody's (INFO-3)."""
    winners: tuple[int, ...]

    @property
    def is_over(self) -> bool:
        return not self.awaiting

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that must decide now."""
        return tuple(decision.seat for decision in self.awaiting)

    def __repr__(self) -> str:
        eyes = "public" if self.seat is None else f"seen by seat {self.seat}"
        acting = "over" if self.is_over else f"{_seats(self.to_act)} to act"
        kind = type(self).__name__
        return f"{kind}({self.board.id!r}, {len(self.seats)} seats, turn {self.version}, {acting}, {eyes})"

    def __str__(self) -> str:
        drawn: str = provided("text")(self)
        return drawn

    def _repr_svg_(self) -> str:
        drawn: str = provided("svg")(self)
        return drawn


@dataclass(frozen=True, slots=True, repr=False)
class SeatedView(View):
    """What one seat may know: its own cards and tickets besides what everybody sees."""

    seat: int
    own: OwnView

    @property
    def hand(self) -> Hand:
        """The cards in this seat's hand, by kind: `view.hand["red"]`."""
        return Hand(self.own.hand, self.board.wild)


def make_view(fields: dict[str, Any]) -> View:
    """A view of these fields: a SeatedView if it is a seat's."""
    return View(**fields) if fields["seat"] is None else SeatedView(**fields)


def public_part(view: View) -> View:
    """What everybody may know of it."""
    known = {field.name: getattr(view, field.name) for field in dataclass_fields(View)}
    awaiting = tuple(decisions.seen_by(decision, None) for decision in view.awaiting)
    return View(**{**known, "seat": None, "own": None, "awaiting": awaiting})


def _seats(seats: tuple[int, ...]) -> str:
    return f"seat{'' if len(seats) == 1 else 's'} {', '.join(map(str, seats))}"


def view_of(s: State, seat: int | None) -> View:
    """What a seat may know and could remember; None is a spectator."""
    kind: type[View] = View if seat is None else SeatedView
    t = s.index
    board = t.board
    over = s.phase == OVER
    return kind(
        board=board,
        seat=seat,
        own=None if seat is None else _own_view(s, seat),
        seats=seats_of(s),
        first=None if s.first_hidden else int(s.first),
        with_alvin=s.with_alvin,
        version=int(s.version),
        player=int(s.player),
        awaiting=tuple(decisions.seen_by(decision, seat) for decision in decisions.decisions_of(s)),
        last_turns=None if s.last_turns == NONE else int(s.last_turns),
        passes=int(s.passes),
        row=tuple(None if card == NONE else KIND_NAMES[card] for card in s.row),
        deck=int(s.n_deck),
        discards=tuple(s.discards),
        reshuffles=int(s.reshuffles),
        ticket_deck=int(s.n_ticket_deck),
        alvin_at=None if s.alvin_at == NONE else board.cities[s.alvin_at].id,
        alvin_holder=None if s.alvin_holder == NO_SEAT else int(s.alvin_holder),
        captured=s.captured,
        tokens=tuple(
            Tokens(board.cities[city].id, _symbols(t)[s.symbol_at[city]], int(s.tokens_at[city]))
            for city in range(len(s.tokens_at))
            if s.symbol_at[city] != NONE
        ),
        to_place=tuple(_symbols(t)[symbol] for symbol in s.to_place),
        sheets=sheets_of(s),
        winners=tuple(bits(int(s.winner_mask))) if over else (),
    )


def seats_of(s: State) -> tuple[SeatView, ...]:
    """What every player may know about each seat."""
    return tuple(_seat_view(s.index, seat) for seat in s.seats)


def _seat_view(t: BoardIndex, seat: Seat) -> SeatView:
    cities = t.board.cities
    return SeatView(
        cars=int(seat.cars),
        score=int(seat.score),
        cards=int(seat.cards),
        known=tuple(seat.known),
        tickets=len(seat.tickets),
        offered=len(seat.offer),
        routes=tuple(t.board.routes[r].id for r in own_routes(t, seat)),
        stations=tuple(cities[city].id for city in seat.stations),
        markers=tuple(cities[city].id for city in seat.markers),
        souvenirs=tuple(_symbols(t)[i] for i in bits(int(seat.souvenirs))),
        captures=int(seat.captures),
    )


def own_routes(t: BoardIndex, seat: Seat) -> list[int]:
    """The numbers of a seat's routes, rising."""
    return [w * int(WORD) + bit for w, word in enumerate(seat.own) for bit in bits(int(word))]


def _own_view(s: State, who: int) -> OwnView:
    seat = s.seats[who]
    rows = s.index.board.tickets
    return OwnView(
        hand=tuple(seat.hand),
        tickets=tuple(rows[ticket].id for ticket in seat.tickets),
        offer=tuple(rows[ticket].id for ticket in seat.offer),
        refused=tuple(rows[ticket].id for ticket in seat.refused),
        under_deck=tuple(
            (place, rows[ticket_in_deck(s, place)].id) for place in range(s.n_ticket_deck) if put_by(s, place) == who
        ),
    )


def _symbols(t: BoardIndex) -> tuple[str, ...]:
    souvenirs = t.board.rules.souvenirs
    return souvenirs.symbols if souvenirs else ()

"""Facts: what an action did, one class for each kind. The log, the animation and the tests read the same ones."""

from __future__ import annotations

from dataclasses import dataclass, replace

from vialibre.boards.model import Board, CityId, RouteId, TicketId
from vialibre.engine.actions import KIND_NAMES
from vialibre.engine.core import trace
from vialibre.engine.core.state import State


@dataclass(frozen=True, slots=True)
class CardTaken:
    """From the row."""

    seat: int
    color: str
    place: int


@dataclass(frozen=True, slots=True)
class CardDrawn:
    """From the deck; nobody else knows the colour."""

    seat: int
    color: str | None


@dataclass(frozen=True, slots=True)
class CardTurnedUp:
    color: str
    place: int


@dataclass(frozen=True, slots=True)
class RowSwept:
    """The row was discarded and turned up anew, `times` times in a row (SET-5).

    The rows in between, all with too many wilds, are not told one by one; what is left of them is.
    """

    times: int
    shuffles: int
    """How often the discards became the deck between the first of these rows and the last."""
    discards: tuple[int, ...]
    """By kind of card, in the order of KIND_NAMES, when the last of these rows had been discarded."""
    deck: tuple[int, ...] | None
    """Likewise the deck, if it was shuffled meanwhile: everybody saw what went into it."""


@dataclass(frozen=True, slots=True)
class DeckShuffled:
    cards: int


@dataclass(frozen=True, slots=True)
class RouteClaimed:
    seat: int
    route: RouteId
    color: str
    wilds: int


@dataclass(frozen=True, slots=True)
class PointsScored:
    """For a `route`, for `control` of a city, or for a `capture`."""

    seat: int
    points: int
    reason: str
    city: CityId | None


@dataclass(frozen=True, slots=True)
class TunnelTried:
    seat: int
    route: RouteId
    color: str
    wilds: int


@dataclass(frozen=True, slots=True)
class CardRevealed:
    color: str


@dataclass(frozen=True, slots=True)
class ExtraDemanded:
    seat: int
    cards: int


@dataclass(frozen=True, slots=True)
class ExtraPaid:
    seat: int
    color: str
    wilds: int
    cards: int
    """In all, wilds included."""


@dataclass(frozen=True, slots=True)
class TunnelLeft:
    seat: int
    route: RouteId


@dataclass(frozen=True, slots=True)
class TicketsDrawn:
    seat: int
    count: int


@dataclass(frozen=True, slots=True)
class TicketsKept:
    seat: int
    kept: int
    refused: int


@dataclass(frozen=True, slots=True)
class TicketTaken:
    """One for each ticket kept; nobody else learns of it."""

    seat: int
    ticket: TicketId


@dataclass(frozen=True, slots=True)
class StationBuilt:
    seat: int
    city: CityId
    color: str
    wilds: int
    cards: int
    """In all, wilds included."""


@dataclass(frozen=True, slots=True)
class StartChosen:
    seat: int
    city: CityId


@dataclass(frozen=True, slots=True)
class MarkerPlaced:
    seat: int
    city: CityId
    color: str
    wilds: int


@dataclass(frozen=True, slots=True)
class AlvinCaptured:
    seat: int
    city: CityId


@dataclass(frozen=True, slots=True)
class AlvinMoved:
    seat: int
    city: CityId


@dataclass(frozen=True, slots=True)
class SouvenirTaken:
    seat: int
    city: CityId
    symbol: str


@dataclass(frozen=True, slots=True)
class SouvenirsPlaced:
    seat: int
    city: CityId
    symbol: str


@dataclass(frozen=True, slots=True)
class Passed:
    seat: int


@dataclass(frozen=True, slots=True)
class LastRound:
    seat: int


@dataclass(frozen=True, slots=True)
class GameOver:
    pass


@dataclass(frozen=True, slots=True)
class FirstDrawn:
    """All opening tickets are chosen, and only now it is known who begins (SF-6)."""

    seat: int


Event = (
    CardTaken
    | CardDrawn
    | CardTurnedUp
    | RowSwept
    | DeckShuffled
    | RouteClaimed
    | PointsScored
    | TunnelTried
    | CardRevealed
    | ExtraDemanded
    | ExtraPaid
    | TunnelLeft
    | TicketsDrawn
    | TicketsKept
    | TicketTaken
    | StationBuilt
    | StartChosen
    | MarkerPlaced
    | AlvinCaptured
    | AlvinMoved
    | SouvenirTaken
    | SouvenirsPlaced
    | Passed
    | LastRound
    | GameOver
    | FirstDrawn
)

REVEALING = (CardDrawn, CardTurnedUp, CardRevealed, RowSwept, DeckShuffled, TicketsDrawn, GameOver, FirstDrawn)
"""After one of these somebody knows more than before: the choice that led to it cannot be taken back."""
REASONS = ("route", "control", "capture")


def seen_by(event: Event, seat: int | None) -> Event | None:
    """The event as this seat (None: a spectator) may know it; None if it may not know of it at all."""
    if isinstance(event, TicketTaken) and event.seat != seat:
        return None
    if isinstance(event, CardDrawn) and event.seat != seat:
        return replace(event, color=None)
    return event


def events_of(s: State) -> list[Event]:
    """What the last action did, in order, with all secrets."""
    board = s.index.board
    numbers = [int(s.trace[i]) for i in range(s.n_trace)]
    width = int(trace.FIELDS)
    return [_event(board, *numbers[at : at + width]) for at in range(0, len(numbers), width)]


def _event(board: Board, kind: int, seat: int, x: int, y: int, z: int) -> Event:
    if kind in _OF_CARD:
        return _card_event(kind, seat, x, y, z)
    if kind in (trace.ROUTE_CLAIMED, trace.TUNNEL_TRIED):
        route = board.routes[x].id
        made = RouteClaimed if kind == trace.ROUTE_CLAIMED else TunnelTried
        return made(seat, route, KIND_NAMES[y], z)
    if kind == trace.TUNNEL_LEFT:
        return TunnelLeft(seat, board.routes[x].id)
    if kind in _OF_CITY:
        return _city_event(board, kind, seat, x, y, z)
    if kind == trace.POINTS_SCORED:
        return PointsScored(seat, x, REASONS[y], board.cities[z].id if z >= 0 else None)
    if kind == trace.TICKETS_DRAWN:
        return TicketsDrawn(seat, x)
    if kind == trace.TICKETS_KEPT:
        return TicketsKept(seat, x, y)
    if kind == trace.TICKET_TAKEN:
        return TicketTaken(seat, board.tickets[x].id)
    if kind == trace.EXTRA_DEMANDED:
        return ExtraDemanded(seat, x)
    if kind == trace.PASSED:
        return Passed(seat)
    if kind == trace.LAST_ROUND:
        return LastRound(seat)
    if kind == trace.FIRST_DRAWN:
        return FirstDrawn(seat)
    assert kind == trace.GAME_OVER
    return GameOver()


_OF_CARD = {
    trace.CARD_TAKEN,
    trace.CARD_DRAWN,
    trace.CARD_TURNED_UP,
    trace.ROW_SWEPT,
    trace.DECK_SHUFFLED,
    trace.CARD_REVEALED,
    trace.EXTRA_PAID,
}


def _card_event(kind: int, seat: int, x: int, y: int, z: int) -> Event:
    if kind == trace.CARD_TAKEN:
        return CardTaken(seat, KIND_NAMES[x], y)
    if kind == trace.CARD_DRAWN:
        return CardDrawn(seat, KIND_NAMES[x])
    if kind == trace.CARD_TURNED_UP:
        return CardTurnedUp(KIND_NAMES[x], y)
    if kind == trace.CARD_REVEALED:
        return CardRevealed(KIND_NAMES[x])
    if kind == trace.EXTRA_PAID:
        return ExtraPaid(seat, KIND_NAMES[x], y, z)
    if kind == trace.ROW_SWEPT:
        shuffles, times = divmod(x, int(trace.WITH_SHUFFLES))
        return RowSwept(times, shuffles, unpacked_kinds(y), None if z < 0 else unpacked_kinds(z))
    return DeckShuffled(x)


def unpacked_kinds(packed: int) -> tuple[int, ...]:
    """How many cards of each kind, as `trace.packed_kinds` wrote them."""
    counts = []
    for _ in KIND_NAMES:
        packed, count = divmod(packed, int(trace.KIND_COUNTS))
        counts.append(count)
    return tuple(reversed(counts))


_OF_CITY = {
    trace.STATION_BUILT,
    trace.START_CHOSEN,
    trace.MARKER_PLACED,
    trace.ALVIN_CAPTURED,
    trace.ALVIN_MOVED,
    trace.SOUVENIR_TAKEN,
    trace.SOUVENIRS_PLACED,
}


def _city_event(board: Board, kind: int, seat: int, x: int, y: int, z: int) -> Event:
    city = board.cities[x].id
    if kind == trace.STATION_BUILT:
        cards, wilds = divmod(z, int(trace.WITH_CARDS))
        return StationBuilt(seat, city, KIND_NAMES[y], wilds, cards)
    if kind == trace.MARKER_PLACED:
        return MarkerPlaced(seat, city, KIND_NAMES[y], z)
    if kind == trace.START_CHOSEN:
        return StartChosen(seat, city)
    if kind == trace.ALVIN_CAPTURED:
        return AlvinCaptured(seat, city)
    if kind == trace.ALVIN_MOVED:
        return AlvinMoved(seat, city)
    assert board.rules.souvenirs is not None
    symbol = board.rules.souvenirs.symbols[y]
    return SouvenirTaken(seat, city, symbol) if kind == trace.SOUVENIR_TAKEN else SouvenirsPlaced(seat, city, symbol)

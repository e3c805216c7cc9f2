"""Events: what an action did, one class for each kind. Logs, animations and tests all read these.

EVENT_KINDS turns what the compiled code noted (core/trace.py) into them.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from vialibre.boards.model import Board, CityId, RouteId, TicketId
from vialibre.engine.actions import KIND_NAMES
from vialibre.engine.core import constants as c
from vialibre.engine.core.state import State
from vialibre.engine.core.trace import FIELDS, KIND_COUNTS


@dataclass(frozen=True, slots=True)
class CardTaken:
    """A card taken from the row."""

    seat: int
    color: str
    place: int


@dataclass(frozen=True, slots=True)
class CardDrawn:
    """A card drawn from the deck; only the seat itself knows the color."""

    seat: int
    color: str | None


@dataclass(frozen=True, slots=True)
class CardTurnedUp:
    color: str
    place: int


@dataclass(frozen=True, slots=True)
class RowSwept:
    """The row was discarded and turned up anew, `times` times in a row (SET-5).

    The rows in between, all with too many wilds, are not listed; the discards and the deck after them are.
    """

    times: int
    shuffles: int
    """How often the discards became the deck between the first of these rows and the last."""
    discards: tuple[int, ...]
    """By kind of card, in the order of KIND_NAMES, when the last of these rows had been discarded."""
    deck: tuple[int, ...] | None
    """The deck by kind of card, if it was shuffled meanwhile: all seats saw what went into it."""


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
    """Points for a `route`, for `control` of a city, or for a `capture`."""

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
    """The total, wilds included."""


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
    """One for each ticket kept; only the seat itself sees it."""

    seat: int
    ticket: TicketId


@dataclass(frozen=True, slots=True)
class StationBuilt:
    seat: int
    city: CityId
    color: str
    wilds: int
    cards: int
    """The total, wilds included."""


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
    """All opening tickets are chosen, and only now the first player is known (SF-6)."""

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
"""After one of these a seat knows more than before, so the action that led to it cannot be undone."""
PAYING = (ExtraPaid, StationBuilt)
"""Cards went from a hand to the discards, as many as the field `cards` says."""
REASONS = ("route", "control", "capture")


def seen_by(event: Event, seat: int | None) -> Event | None:
    """The event as this seat (None: a spectator) may see it; None if it may not see it at all."""
    if isinstance(event, TicketTaken) and event.seat != seat:
        return None
    if isinstance(event, CardDrawn) and event.seat != seat:
        return replace(event, color=None)
    return event


def events_of(s: State) -> list[Event]:
    """What the last action did, in order, with all secrets."""
    board = s.index.board
    numbers = [int(s.trace[i]) for i in range(s.n_trace)]
    width = int(FIELDS)
    rows = [numbers[at : at + width] for at in range(0, len(numbers), width)]
    return [EVENT_KINDS[kind](board, seat, x, y, z) for kind, seat, x, y, z in rows]


def unpacked_kinds(packed: int) -> tuple[int, ...]:
    """How many cards of each kind, as `trace.packed_kinds` wrote them."""
    counts = []
    for _ in KIND_NAMES:
        packed, count = divmod(packed, int(KIND_COUNTS))
        counts.append(count)
    return tuple(reversed(counts))


def _city(board: Board, number: int) -> CityId:
    return board.cities[number].id


def _route(board: Board, number: int) -> RouteId:
    return board.routes[number].id


def _symbol(board: Board, number: int) -> str:
    assert board.rules.souvenirs is not None
    return board.rules.souvenirs.symbols[number]


def _row_swept(board: Board, seat: int, x: int, y: int, z: int) -> RowSwept:
    shuffles, times = divmod(x, int(c.WITH_SHUFFLES))
    return RowSwept(times, shuffles, unpacked_kinds(y), None if z < 0 else unpacked_kinds(z))


def _station_built(board: Board, seat: int, x: int, y: int, z: int) -> StationBuilt:
    cards, wilds = divmod(z, int(c.WITH_CARDS))
    return StationBuilt(seat, _city(board, x), KIND_NAMES[y], wilds, cards)


EVENT_KINDS: dict[int, Callable[[Board, int, int, int, int], Event]] = {
    int(c.CARD_TAKEN): lambda board, seat, x, y, z: CardTaken(seat, KIND_NAMES[x], y),
    int(c.CARD_DRAWN): lambda board, seat, x, y, z: CardDrawn(seat, KIND_NAMES[x]),
    int(c.CARD_TURNED_UP): lambda board, seat, x, y, z: CardTurnedUp(KIND_NAMES[x], y),
    int(c.ROW_SWEPT): _row_swept,
    int(c.DECK_SHUFFLED): lambda board, seat, x, y, z: DeckShuffled(x),
    int(c.ROUTE_CLAIMED): lambda board, seat, x, y, z: RouteClaimed(seat, _route(board, x), KIND_NAMES[y], z),
    int(c.POINTS_SCORED): lambda board, seat, x, y, z: PointsScored(
        seat, x, REASONS[y], _city(board, z) if z >= 0 else None
    ),
    int(c.TUNNEL_TRIED): lambda board, seat, x, y, z: TunnelTried(seat, _route(board, x), KIND_NAMES[y], z),
    int(c.CARD_REVEALED): lambda board, seat, x, y, z: CardRevealed(KIND_NAMES[x]),
    int(c.EXTRA_DEMANDED): lambda board, seat, x, y, z: ExtraDemanded(seat, x),
    int(c.EXTRA_PAID): lambda board, seat, x, y, z: ExtraPaid(seat, KIND_NAMES[x], y, z),
    int(c.TUNNEL_LEFT): lambda board, seat, x, y, z: TunnelLeft(seat, _route(board, x)),
    int(c.TICKETS_DRAWN): lambda board, seat, x, y, z: TicketsDrawn(seat, x),
    int(c.TICKETS_KEPT): lambda board, seat, x, y, z: TicketsKept(seat, x, y),
    int(c.TICKET_TAKEN): lambda board, seat, x, y, z: TicketTaken(seat, board.tickets[x].id),
    int(c.STATION_BUILT): _station_built,
    int(c.START_CHOSEN): lambda board, seat, x, y, z: StartChosen(seat, _city(board, x)),
    int(c.MARKER_PLACED): lambda board, seat, x, y, z: MarkerPlaced(seat, _city(board, x), KIND_NAMES[y], z),
    int(c.ALVIN_CAPTURED): lambda board, seat, x, y, z: AlvinCaptured(seat, _city(board, x)),
    int(c.ALVIN_MOVED): lambda board, seat, x, y, z: AlvinMoved(seat, _city(board, x)),
    int(c.SOUVENIR_TAKEN): lambda board, seat, x, y, z: SouvenirTaken(seat, _city(board, x), _symbol(board, y)),
    int(c.SOUVENIRS_PLACED): lambda board, seat, x, y, z: SouvenirsPlaced(seat, _city(board, x), _symbol(board, y)),
    int(c.PASSED): lambda board, seat, x, y, z: Passed(seat),
    int(c.LAST_ROUND): lambda board, seat, x, y, z: LastRound(seat),
    int(c.GAME_OVER): lambda board, seat, x, y, z: GameOver(),
    int(c.FIRST_DRAWN): lambda board, seat, x, y, z: FirstDrawn(seat),
}
"""By event number (constants.py): makes the event from the seat and the numbers x, y and z."""

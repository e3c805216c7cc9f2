"""The board model: cities, routes, tickets and rule settings. Instances are frozen and already validated (see
load.py)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, NewType, get_args, get_type_hints

from vialibre.provided import provided

CityId = NewType("CityId", str)
RouteId = NewType("RouteId", str)
TicketId = NewType("TicketId", str)

CARD_COLORS = ("red", "orange", "yellow", "green", "blue", "purple", "black", "white")
"""Every color that a card can have, in the order of the cards before a shuffle."""
PLAYER_COLORS = (*CARD_COLORS, "pink")
"""Every color that a player can have."""
GRAY = "gray"
WILD = "wild"
LOCOMOTIVE = "locomotive"
WILD_NAMES = (LOCOMOTIVE, "ferry_card")
"""The names that a board can give its wild cards; `wild-card` in locale/<lang>/game.ftl has the words."""

FIRST_PLAYER = ("before_tickets", "after_tickets")
"""When a randomly drawn first player becomes known: at the deal, or after all opening tickets are chosen (SET-4)."""

MAX_SEATS = 6
MAX_OFFER = 6
MAX_LENGTH = 12
MAX_POINTS = 100
MAX_STATIONS = 5  # bounds.py limits the combinations of routes used through them (STN-3)
MAX_PIECES = 9
"""Markers of a player, cards that a marker costs, tokens in a stack, cards that a tunnel reveals."""


def setting(default: int, least: int, most: int) -> Any:
    """A rule's setting that is a whole number, with its limits; `default` is what the board designer proposes.

    build.py reads it and form.py offers it, so a rule with such settings only is declared in this file alone.
    """
    return field(metadata={"default": default, "least": least, "most": most})


@dataclass(frozen=True, slots=True)
class City:
    """A city. Its position is geographic (`lat`, `lon`), on the sheet (`x`, `y` from 0 to 1), or both."""

    id: CityId
    name: str
    lat: float | None = None
    lon: float | None = None
    x: float | None = None
    y: float | None = None
    souvenir: bool = False
    source: str | None = None


@dataclass(frozen=True, slots=True)
class Route:
    """One track between two cities; a parallel group is several routes between the same cities (DOUBLE-1)."""

    id: RouteId
    cities: tuple[CityId, CityId]
    length: int
    color: str
    ferry: int = 0
    tunnel: bool = False
    source: str | None = None


@dataclass(frozen=True, slots=True)
class Ticket:
    """A destination ticket: two cities to connect, and its points."""

    id: TicketId
    cities: tuple[CityId, CityId]
    points: int
    long: bool = False
    source: str | None = None


@dataclass(frozen=True, slots=True)
class Deck:
    """The train cards: colors in use, cards of each color, and wilds."""

    colors: tuple[str, ...]
    each: int
    wilds: int


@dataclass(frozen=True, slots=True)
class TicketRules:
    """How tickets are dealt, kept and drawn (SET-3, TICK-1)."""

    deal: int
    keep: int
    refused: str
    draw: int
    draw_keep: int
    long: int = 0


@dataclass(frozen=True, slots=True)
class Ferries:
    """Ferries: routes that need wilds (FERRY-1)."""


@dataclass(frozen=True, slots=True)
class Tunnels:
    """Tunnels, and how many cards each reveals (TUN-1)."""

    reveal: int = setting(3, 1, MAX_PIECES)


@dataclass(frozen=True, slots=True)
class Stations:
    """Stations: how many each player has, and the points for each unbuilt one (STN-1, STN-4)."""

    each: int = setting(3, 1, MAX_STATIONS)
    unbuilt: int = setting(4, 0, MAX_POINTS)


@dataclass(frozen=True, slots=True)
class Markers:
    """City markers: how many each player has, and the cards that one costs (WEST-1, WEST-3)."""

    each: int = setting(3, 1, MAX_PIECES)
    cost: int = setting(2, 1, MAX_PIECES)


@dataclass(frozen=True, slots=True)
class Alvin:
    """Alvin: his start city, and the points for capturing and for holding him (ALV-1)."""

    city: CityId
    capture: int
    hold: int


@dataclass(frozen=True, slots=True)
class Souvenirs:
    """Souvenirs: symbols, stacks, tokens on the board, and the points for a collection (SF-1)."""

    symbols: tuple[str, ...]
    stack: tuple[tuple[int, int], ...]
    """(minimum number of players, tokens in a fixed stack), ascending."""
    placed: tuple[tuple[int, int], ...]
    table: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class LongestPath:
    """The bonus for the longest path (LONG-1)."""

    points: int = setting(10, 1, MAX_POINTS)


@dataclass(frozen=True, slots=True)
class Globetrotter:
    """The bonus for the most completed tickets (WEST-6)."""

    points: int = setting(15, 1, MAX_POINTS)


@dataclass(frozen=True, slots=True)
class Rules:
    """The rules that a board adds to the common ones; None for each that it does not use."""

    ferries: Ferries | None = None
    tunnels: Tunnels | None = None
    stations: Stations | None = None
    markers: Markers | None = None
    alvin: Alvin | None = None
    souvenirs: Souvenirs | None = None
    longest_path: LongestPath | None = None
    globetrotter: Globetrotter | None = None


def rule_classes() -> dict[str, type[Any]]:
    """The settings class of every rule, by the rule's name in a board file."""
    return {name: get_args(optional)[0] for name, optional in get_type_hints(Rules).items()}


@dataclass(frozen=True, slots=True)
class Board:
    """A validated board: settings, rules, cities, routes and tickets."""

    id: str
    name: str
    players: tuple[int, int]
    player_colors: tuple[str, ...]
    cars: int
    deck: Deck
    hand: int
    ticket_rules: TicketRules
    points: tuple[tuple[int, int], ...]
    """(length, points), ascending by length."""
    parallel_from: int
    rules: Rules
    ties: tuple[str, ...]
    cities: tuple[City, ...]
    routes: tuple[Route, ...]
    tickets: tuple[Ticket, ...]
    note: str | None = None
    """What a reader should know about the facts of this board, for example that one person transcribed them."""
    first_player: str = FIRST_PLAYER[0]
    """One of FIRST_PLAYER. It decides what players know, not what happens, so it is not part of the digest."""
    land: bool = False
    """Whether to draw the coasts and lakes of the real world under its cities, if all of them have lat and lon."""
    wild: str = LOCOMOTIVE
    """What its wild cards are called: one of WILD_NAMES."""

    @property
    def digest(self) -> str:
        """SHA-256 of everything that influences play; names and map positions are excluded."""
        from vialibre.boards.digest import board_digest

        return board_digest(self)

    def __repr__(self) -> str:
        return f"Board({self.id!r}, {len(self.cities)} cities, {len(self.routes)} routes)"

    def __hash__(self) -> int:
        return hash((self.id, self.name, len(self.routes)))  # hashing all rows takes longer than dealing a game

    def __copy__(self) -> Board:
        return self

    def __deepcopy__(self, memo: dict[int, object]) -> Board:
        return self  # it never changes, so one serves all

    def action(self, number: int) -> Any:
        """The Action with this number; raises BadAction if there is none."""
        return provided("action")(self, number)

    def text(self, number: int) -> str:
        """The text of the action with this number, such as `claim paris-zurich red+1`; raises BadAction."""
        found: str = provided("action_text")(self, number)
        return found

    def city(self, city_id: str) -> City:
        """The city with this id. Raises StopIteration if there is none."""
        return next(city for city in self.cities if city.id == city_id)

    def route(self, route_id: str) -> Route:
        """The route with this id. Raises StopIteration if there is none."""
        return next(route for route in self.routes if route.id == route_id)

    def ticket(self, ticket_id: str) -> Ticket:
        """The ticket with this id. Raises StopIteration if there is none."""
        return next(ticket for ticket in self.tickets if ticket.id == ticket_id)

    def group(self, route: Route) -> tuple[Route, ...]:
        """The parallel group of a route, including the route itself (DOUBLE-1)."""
        ends = set(route.cities)
        return tuple(other for other in self.routes if set(other.cities) == ends)

"""What many games come to: sums only, so that chunks of games add up to the same whatever played them."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from vialibre.boards.model import CARD_COLORS, Board
from vialibre.lab.playtest.moments import Moments, Ratio

STRATEGIES = ("tickets", "long_routes", "blocking", "early")
"""What the seat is noted for that did most of it in its game."""
KINDS = len(CARD_COLORS) + 1


@dataclass(slots=True)
class OpeningSums:
    """Of those who kept a ticket at the beginning."""

    effect: Moments = field(default_factory=Moments)
    lead: Moments = field(default_factory=Moments)
    """Points more than the mean of the others."""
    made: int = 0


@dataclass(slots=True)
class TicketSums:
    offered: int = 0
    kept: int = 0
    """By choice: whoever was offered it and did not give it back."""
    made: int = 0
    points: Moments = field(default_factory=Moments)
    """What it brought to whoever held it at the end: its points, or less by as many."""
    effect: Moments = field(default_factory=Moments)
    """Won by its holder, less the even share of that game."""
    dealt: Moments = field(default_factory=Moments)
    """The same for those who were offered it at the beginning, kept or not: here nobody chose, only luck did."""
    opening: OpeningSums = field(default_factory=OpeningSums)


@dataclass(slots=True)
class RouteSums:
    when: Moments = field(default_factory=Moments)
    """As a part of the game's turns; how many is how often it was claimed."""
    effect: Moments = field(default_factory=Moments)


@dataclass(slots=True)
class CitySums:
    games: int = 0
    """In which somebody's routes reached it."""
    effect: Ratio = field(default_factory=Ratio)
    """Of the seats whose routes reached it."""


@dataclass(slots=True)
class ColorSums:
    """One kind of card; wilds are the last kind."""

    paid: Moments = field(default_factory=Moments)
    """Cards of this kind in a game."""
    left: Moments = field(default_factory=Moments)
    """In hands when the game was over."""
    row: Ratio = field(default_factory=Ratio)
    """Its part of the cards that lay in the row when a turn began."""
    wilds: Ratio = field(default_factory=Ratio)
    """Wilds among what was paid for routes printed in this color."""


@dataclass(slots=True)
class TableSums:
    """Games of one number of seats."""

    games: int = 0
    wins: list[Moments] = field(default_factory=list)
    """By seat; a shared victory in parts."""
    turns: Counter[int] = field(default_factory=Counter)
    scores: Counter[int] = field(default_factory=Counter)
    """Of all seats."""
    score: Moments = field(default_factory=Moments)
    """The mean of the seats."""
    best: Counter[int] = field(default_factory=Counter)
    """Of winners."""
    margins: Counter[int] = field(default_factory=Counter)
    """Of the best over the second."""
    close: int = 0
    """Games in which the margin was at most a tenth of the best score."""
    lead_changes: Moments = field(default_factory=Moments)
    half_time: Moments = field(default_factory=Moments)
    """If whoever led alone at half-time won."""
    tickets: Moments = field(default_factory=Moments)
    """Held at the end by a seat, as a mean of the game; so are the next ones."""
    claims: Moments = field(default_factory=Moments)
    cards_left: Moments = field(default_factory=Moments)
    made: Ratio = field(default_factory=Ratio)
    length: Ratio = field(default_factory=Ratio)
    """Cars of a claim."""
    drawing: Ratio = field(default_factory=Ratio)
    """Turns spent on cards, of all turns."""
    ticket_points: Ratio = field(default_factory=Ratio)
    """Points won with tickets, of all points."""


@dataclass(slots=True)
class Sums:
    tickets: list[TicketSums]
    routes: list[RouteSums]
    cities: list[CitySums]
    colors: list[ColorSums]
    tables: dict[int, TableSums] = field(default_factory=dict)
    strategies: dict[str, Moments] = field(default_factory=dict)
    """Won by the seat that did most of it, less the even share."""
    bots: dict[str, Ratio] = field(default_factory=dict)
    """Likewise for the seats of each bot."""

    @property
    def games(self) -> int:
        return sum(table.games for table in self.tables.values())


def no_games(board: Board) -> Sums:
    return Sums(
        [TicketSums() for _ in board.tickets],
        [RouteSums() for _ in board.routes],
        [CitySums() for _ in board.cities],
        [ColorSums() for _ in range(KINDS)],
        strategies={name: Moments() for name in STRATEGIES},
    )


def no_table(seats: int) -> TableSums:
    return TableSums(wins=[Moments() for _ in range(seats)])

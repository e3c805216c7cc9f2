"""Totals over many games: only sums, so that chunks of games add up to the same whatever process played them."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from vialibre.boards.model import CARD_COLORS, Board
from vialibre.lab.playtest.moments import Moments, Ratio

STRATEGIES = ("tickets", "long_routes", "blocking", "early")
"""Strategies, each credited to the seat that used it most in its game."""
KINDS = len(CARD_COLORS) + 1


@dataclass(slots=True)
class OpeningSums:
    """For players who kept the ticket at the opening."""

    effect: Moments = field(default_factory=Moments)
    lead: Moments = field(default_factory=Moments)
    """Points ahead of the mean of the other seats."""
    made: int = 0


@dataclass(slots=True)
class TicketSums:
    """Totals of one ticket."""

    offered: int = 0
    kept: int = 0
    """Times it was offered and not returned."""
    made: int = 0
    points: Moments = field(default_factory=Moments)
    """Points for its holder at the end, negative if it was not completed."""
    effect: Moments = field(default_factory=Moments)
    """Wins of its holder, minus the even share of that game."""
    dealt: Moments = field(default_factory=Moments)
    """The same for players to whom it was offered at the opening, kept or not: chance decides this, not choice."""
    opening: OpeningSums = field(default_factory=OpeningSums)


@dataclass(slots=True)
class RouteSums:
    """Totals of one route."""

    when: Moments = field(default_factory=Moments)
    """As a fraction of the game's turns; the count is how often it was claimed."""
    effect: Moments = field(default_factory=Moments)


@dataclass(slots=True)
class CitySums:
    """Totals of one city."""

    games: int = 0
    """Games in which any player's routes reached it."""
    effect: Ratio = field(default_factory=Ratio)
    """For the seats whose routes reached it."""


@dataclass(slots=True)
class ColorSums:
    """One kind of card; wilds are the last kind."""

    paid: Moments = field(default_factory=Moments)
    """Cards of this kind per game."""
    left: Moments = field(default_factory=Moments)
    """In hands at the end of the game."""
    row: Ratio = field(default_factory=Ratio)
    """Its fraction of the face-up cards when a turn began."""
    wilds: Ratio = field(default_factory=Ratio)
    """Wilds among the cards paid for routes printed in this color."""


@dataclass(slots=True)
class TableSums:
    """Games with one number of seats."""

    games: int = 0
    wins: list[Moments] = field(default_factory=list)
    """By seat; a shared victory counts as a fraction."""
    turns: Counter[int] = field(default_factory=Counter)
    scores: Counter[int] = field(default_factory=Counter)
    """Of all seats."""
    score: Moments = field(default_factory=Moments)
    """The mean over the seats."""
    best: Counter[int] = field(default_factory=Counter)
    """Of the winners."""
    margins: Counter[int] = field(default_factory=Counter)
    """Of the best over the second."""
    close: int = 0
    """Games in which the margin was at most a tenth of the best score."""
    lead_changes: Moments = field(default_factory=Moments)
    half_time: Moments = field(default_factory=Moments)
    """Whether the sole leader at half-time won."""
    tickets: Moments = field(default_factory=Moments)
    """Held by a seat at the end, as the mean of the game; so are the next ones."""
    claims: Moments = field(default_factory=Moments)
    cards_left: Moments = field(default_factory=Moments)
    made: Ratio = field(default_factory=Ratio)
    length: Ratio = field(default_factory=Ratio)
    """Cars per claim."""
    drawing: Ratio = field(default_factory=Ratio)
    """Turns spent on cards, as a fraction of all turns."""
    ticket_points: Ratio = field(default_factory=Ratio)
    """Points from tickets, as a fraction of all points."""


@dataclass(slots=True)
class Sums:
    """All totals of a playtest."""

    tickets: list[TicketSums]
    routes: list[RouteSums]
    cities: list[CitySums]
    colors: list[ColorSums]
    tables: dict[int, TableSums] = field(default_factory=dict)
    strategies: dict[str, Moments] = field(default_factory=dict)
    """Wins of the seat that used it most, minus the even share."""
    bots: dict[str, Ratio] = field(default_factory=dict)
    """The same for the seats of each bot."""

    @property
    def games(self) -> int:
        return sum(table.games for table in self.tables.values())


def no_games(board: Board) -> Sums:
    """Sums over no games yet."""
    return Sums(
        [TicketSums() for _ in board.tickets],
        [RouteSums() for _ in board.routes],
        [CitySums() for _ in board.cities],
        [ColorSums() for _ in range(KINDS)],
        strategies={name: Moments() for name in STRATEGIES},
    )


def no_table(seats: int) -> TableSums:
    """Sums over no games yet, for one number of seats."""
    return TableSums(wins=[Moments() for _ in range(seats)])

"""Totals over many games in whole numbers: sums and counts that can be merged in any order and stay exact."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from vialibre.lab.match import Match

PARTS = 60
"""A victory is counted in sixtieths, so that one shared by up to six seats is still a whole number."""


@dataclass
class GameTotals:
    """Totals over games in which seat 0 began. Size grows with the number of distinct scores, not of games."""

    seats: int
    games: int = 0
    parts: list[int] = field(default_factory=list)
    """Victories of each seat, in sixtieths."""
    scores: list[Counter[int]] = field(default_factory=list)
    """How often each seat had each score."""
    lengths: Counter[int] = field(default_factory=Counter)
    """How often a game had each number of actions."""
    made: list[int] = field(default_factory=list)
    """Tickets completed by each seat over all games; empty where they are not counted, as in random play inside the
    engine."""
    missed: list[int] = field(default_factory=list)
    forfeits: list[int] = field(default_factory=list)
    """Games that each seat's bot forfeited."""

    def __post_init__(self) -> None:
        self.parts = self.parts or [0] * self.seats
        self.forfeits = self.forfeits or [0] * self.seats
        self.scores = self.scores or [Counter() for _ in range(self.seats)]

    def add(self, match: Match) -> None:
        """Add the result of one game."""
        self.games += 1
        self.lengths[match.actions] += 1
        for seat in match.winners:
            self.parts[seat] += PARTS // len(match.winners)
        for seat, total in enumerate(match.totals):
            self.scores[seat][total] += 1
        for seat in match.forfeited:
            self.forfeits[seat] += 1
        if match.tickets_made:
            self._add_tickets(match.tickets_made, match.tickets_missed)

    def merge(self, other: GameTotals) -> None:
        """Add the games of another one."""
        self.games += other.games
        self.lengths.update(other.lengths)
        self.parts = [a + b for a, b in zip(self.parts, other.parts, strict=True)]
        self.forfeits = [a + b for a, b in zip(self.forfeits, other.forfeits, strict=True)]
        for own, added in zip(self.scores, other.scores, strict=True):
            own.update(added)
        if other.made:
            self._add_tickets(tuple(other.made), tuple(other.missed))

    def _add_tickets(self, made: tuple[int, ...], missed: tuple[int, ...]) -> None:
        self.made = [a + b for a, b in zip(self.made or [0] * self.seats, made, strict=True)]
        self.missed = [a + b for a, b in zip(self.missed or [0] * self.seats, missed, strict=True)]

    def win_rate(self, seat: int) -> float:
        return self.parts[seat] / (PARTS * self.games)

    def mean_score(self, seat: int) -> float:
        return _mean(self.scores[seat])

    def mean_tickets(self, seat: int) -> tuple[float, float] | None:
        """Tickets completed and failed per game."""
        return (self.made[seat] / self.games, self.missed[seat] / self.games) if self.made else None

    def mean_length(self) -> float:
        return _mean(self.lengths)


def _mean(counts: Counter[int]) -> float:
    return sum(value * times for value, times in counts.items()) / counts.total()

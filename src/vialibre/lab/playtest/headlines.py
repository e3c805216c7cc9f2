"""Headline figures by which boards are compared, for each number of players."""

from __future__ import annotations

from collections import Counter

from vialibre.lab.playtest.moments import Moments, figure, wilson
from vialibre.lab.playtest.sums import TableSums
from vialibre.lab.statistics import Interval

SHARES = frozenset(("first", "margin", "close", "half_time", "made", "drawing", "ticket_points"))
"""Those shown in percent."""
HEADLINES = (
    "turns",
    "first",
    "score",
    "margin",
    "close",
    "lead_changes",
    "half_time",
    "tickets",
    "made",
    "ticket_points",
    "claims",
    "length",
    "drawing",
    "cards_left",
)
"""In display order."""


def headlines(seats: int, table: TableSums) -> dict[str, Interval]:
    """The headline figures for one number of players."""
    share, count = (0.0, 1.0), (0.0, float("inf"))
    best = moments(table.best).mean
    return {
        "turns": scaled(figure(moments(table.turns), bounds=count), 1 / seats),
        "first": wilson(table.wins[0].total, table.games),
        "score": figure(table.score),
        "margin": scaled(figure(moments(table.margins), bounds=count), 1 / best if best > 0 else 0.0),
        "close": wilson(table.close, table.games),
        "lead_changes": figure(table.lead_changes, bounds=count),
        "half_time": wilson(table.half_time.total, table.half_time.n),
        "tickets": figure(table.tickets, bounds=count),
        "made": figure(table.made, bounds=share),
        "ticket_points": figure(table.ticket_points),
        "claims": figure(table.claims, bounds=count),
        "length": figure(table.length, bounds=count),
        "drawing": figure(table.drawing, bounds=share),
        "cards_left": figure(table.cards_left, bounds=count),
    }


def moments(counted: Counter[int]) -> Moments:
    """Moments of figures that were counted individually."""
    n = sum(counted.values())
    total = sum(value * count for value, count in counted.items())
    squares = sum(value * value * count for value, count in counted.items())
    return Moments(n, total, squares)


def scaled(interval: Interval, by: float) -> Interval:
    """An interval multiplied by a factor."""
    return Interval(interval.value * by, interval.low * by, interval.high * by)

"""Input and output of the arrangement."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import ceil, pi
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from vialibre.boards.drawing.labels import Label, label_at
from vialibre.boards.drawing.tracks import END_CLEAR, Group
from vialibre.boards.model import City, CityId

Floats: TypeAlias = NDArray[np.float64]
Ends = tuple[CityId, CityId]

APART = 5.0
"""Distance that stays visible between two tracks."""
CITY_APART = 62.0
CROWD = 0.95
"""The fraction of the circle around a city that its tracks may fill."""


@dataclass
class Weights:
    home: float = 0.002
    """Spring to the true position."""
    shape: float = 0.10
    """Neighbors move alike, which preserves the shape of the map."""
    short: float = 1.0
    long: float = 0.05
    chord: float = 0.5
    """Moves cities apart rather than bending a short route."""
    bow: float = 0.02
    kink: float = 0.012
    apart: float = 1.0
    frame: float = 4.0


@dataclass
class Chosen:
    """The position of a name as stored: side, distance, shift, lines."""

    place: str
    away: float
    lines: tuple[str, ...]
    dx: float = 0.0
    dy: float = 0.0


@dataclass
class Task:
    cities: Sequence[City]
    home: Floats
    groups: list[Group]
    width: float
    height: float
    font: float = 16.0
    weights: Weights = field(default_factory=Weights)
    bows: dict[Ends, float] = field(default_factory=dict)
    sides: dict[CityId, str] = field(default_factory=dict)
    stretch: dict[Ends, float] = field(default_factory=dict)


@dataclass
class Arranged:
    cities: Floats
    pulls: Floats
    """Two rows per group: the offset of the inner control points from one third and two thirds of the straight line."""
    clear: Floats
    """Per city: the distance of its routes' first spaces from its center."""
    labels: dict[CityId, Chosen]
    ends: dict[Ends, tuple[float, float]] = field(default_factory=dict)
    """Per group: the distance of its spaces from its two cities (see finish.py)."""


def clearances(task: Task) -> Floats:
    need = {city.id: 0.0 for city in task.cities}
    for group in task.groups:
        for end in group.ends:
            need[end] += 2 * group.half + APART
    return np.array([min(40.0, max(END_CLEAR, need[city.id] / (2 * pi * CROWD))) for city in task.cities])


def label_discs(chosen: Chosen, font: float) -> list[tuple[float, float, float]]:
    """(dx, dy, radius) relative to the city, covering the name's box."""
    label = relative_label(chosen, font)
    left, top, right, bottom = label.box
    rows = len(chosen.lines)
    r = (bottom - top) / rows / 2
    discs = []
    for row in range(rows):
        y = top + r * (2 * row + 1)
        count = max(2, ceil((right - left - 2 * r) / (r * 0.9)) + 1)
        for k in range(count):
            discs.append((left + r * 0.8 + (right - left - 1.6 * r) * k / (count - 1), y, r))
    return discs


def relative_label(chosen: Chosen, font: float) -> Label:
    return label_at(CityId(""), (chosen.dx, chosen.dy), chosen.lines, chosen.place, away=chosen.away, size=font)

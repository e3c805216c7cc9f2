"""Divides the curve between two cities into spaces, side by side for parallel tracks."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass
from math import atan2, degrees, hypot

from vialibre.boards.drawing.shapes import Point
from vialibre.boards.model import CityId, RouteId

CITY_RADIUS = 11.0
SPACE_WIDTH = 12.0
TRACK_GAP = 18.0
"""Distance between the center lines of parallel tracks."""
SPACE_MIN = 30.0
SPACE_MAX = 42.0
SPACE_GAP = 4.0
SPACE_IDEAL = 35.0
END_CLEAR = CITY_RADIUS + 5.0
"""Distance from a city's center to the first space of its routes, unless more is needed."""

_STEPS = 24


@dataclass(frozen=True, slots=True)
class Space:
    """One space: its center, direction in degrees, and size."""

    x: float
    y: float
    angle: float
    length: float
    width: float


@dataclass(frozen=True, slots=True)
class Track:
    """One route as drawn. `spine` runs from dot to dot through the center of every space."""

    route: RouteId
    spine: tuple[Point, ...]
    spaces: tuple[Space, ...]


@dataclass(frozen=True, slots=True)
class Group:
    """A parallel group: its cities, the length of its longest route, and the number of tracks side by side."""

    ends: tuple[CityId, CityId]
    length: int
    tracks: int

    @property
    def half(self) -> float:
        """Half the total width of its tracks."""
        return (TRACK_GAP * (self.tracks - 1) + SPACE_WIDTH) / 2


@dataclass(frozen=True, slots=True)
class Curve:
    """The center line of a parallel group: a cubic Bézier curve, and how far from each city its spaces begin."""

    start: Point
    first_pull: Point
    second_pull: Point
    end: Point
    start_clear: float = END_CLEAR
    end_clear: float = END_CLEAR

    def at(self, t: float) -> Point:
        """The point at parameter t, from 0 to 1."""
        u = 1 - t
        a, b, c, d = u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t
        return (
            a * self.start[0] + b * self.first_pull[0] + c * self.second_pull[0] + d * self.end[0],
            a * self.start[1] + b * self.first_pull[1] + c * self.second_pull[1] + d * self.end[1],
        )


def bulged_curve(start: Point, end: Point, bulge: float = 0.0) -> Curve:
    """A curve that is `bulge` units off the straight line at its middle, to the right as seen from `start`."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    size = hypot(dx, dy) or 1.0
    px, py = -dy / size * bulge * 4 / 3, dx / size * bulge * 4 / 3
    return Curve(
        start,
        (start[0] + dx / 3 + px, start[1] + dy / 3 + py),
        (start[0] + dx * 2 / 3 + px, start[1] + dy * 2 / 3 + py),
        end,
    )


class CurveLine:
    """A curve parameterized by arc length: the point after s units, `side` units to the right."""

    def __init__(self, curve: Curve) -> None:
        self.points = [curve.at(i / _STEPS) for i in range(_STEPS + 1)]
        self.upto = [0.0]
        for (x0, y0), (x1, y1) in zip(self.points, self.points[1:], strict=False):
            self.upto.append(self.upto[-1] + hypot(x1 - x0, y1 - y0))
        # The direction at each point averages those of the two pieces that meet there, so that it turns smoothly.
        last = len(self.points) - 1
        self.directions: list[Point] = []
        for i in range(last + 1):
            (x0, y0), (x1, y1) = self.points[max(0, i - 1)], self.points[min(last, i + 1)]
            size = hypot(x1 - x0, y1 - y0) or 1.0
            self.directions.append(((x1 - x0) / size, (y1 - y0) / size))

    @property
    def length(self) -> float:
        return self.upto[-1]

    def beside(self, s: float, side: float) -> Point:
        """The point `side` units to the right of the curve after `s` units."""
        i = min(max(bisect_right(self.upto, s) - 1, 0), _STEPS - 1)
        span = self.upto[i + 1] - self.upto[i]
        f = (s - self.upto[i]) / span if span else 0.0
        (x0, y0), (x1, y1) = self.points[i], self.points[i + 1]
        (u0, v0), (u1, v1) = self.directions[i], self.directions[i + 1]
        u, v = u0 + f * (u1 - u0), v0 + f * (v1 - v0)
        side /= hypot(u, v) or 1.0
        return x0 + f * (x1 - x0) - side * v, y0 + f * (y1 - y0) + side * u


def group_tracks(curve: Curve, routes: Sequence[tuple[RouteId, int]]) -> list[Track]:
    """The tracks of a parallel group. The first of `routes` (id, length) is leftmost as seen from the curve's start."""
    line = CurveLine(curve)
    tracks: list[Track] = []
    for k, (route, count) in enumerate(routes):
        side = side_of(k, len(routes))
        tracks.append(Track(route, _spine(line, curve, side), tuple(track_spaces(line, curve, count, side))))
    return tracks


def side_of(k: int, tracks: int) -> float:
    """How far to the right of the center line the k-th of several parallel tracks lies."""
    return (k - (tracks - 1) / 2) * TRACK_GAP


def track_spaces(line: CurveLine, curve: Curve, count: int, side: float) -> list[Space]:
    """The spaces of one track. All are measured along the center line, so that parallel tracks are aligned."""
    pitch = (line.length - curve.start_clear - curve.end_clear) / count
    length = min(SPACE_MAX, pitch - SPACE_GAP)
    spaces: list[Space] = []
    for i in range(count):
        middle = curve.start_clear + (i + 0.5) * pitch
        x0, y0 = line.beside(middle - length / 2, side)
        x1, y1 = line.beside(middle + length / 2, side)
        spaces.append(
            Space((x0 + x1) / 2, (y0 + y1) / 2, degrees(atan2(y1 - y0, x1 - x0)), hypot(x1 - x0, y1 - y0), SPACE_WIDTH)
        )
    return spaces


def _spine(line: CurveLine, curve: Curve, side: float) -> tuple[Point, ...]:
    """Beyond its spaces, a parallel track leads into the city's dot instead of past it."""
    first, last = CITY_RADIUS, line.length - CITY_RADIUS
    steps = max(2, round((last - first) / 14))
    points: list[Point] = []
    for i in range(steps + 1):
        s = first + (last - first) * i / steps
        into = min(
            1.0,
            (s - first) / max(1.0, curve.start_clear - first),
            (last - s) / max(1.0, curve.end_clear - first),
        )
        points.append(line.beside(s, side * (0.25 + 0.75 * into)))
    return tuple(points)

"""Spring layout: deterministic city positions and route curves for a board without a hand-tuned drawing."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import cos, hypot, pi, sin

from vialibre.boards.drawing.descent import lowest
from vialibre.boards.drawing.end_clearance import separate_ends
from vialibre.boards.drawing.projection import fitting
from vialibre.boards.drawing.route_curves import curve_routes
from vialibre.boards.drawing.shapes import Point, distance_to_segment
from vialibre.boards.drawing.tracks import END_CLEAR, SPACE_GAP, SPACE_IDEAL, SPACE_MIN, Curve, Group
from vialibre.boards.model import City, CityId

CITIES_APART = 78.0
ROUTE_APART = 34.0
"""Minimum distance from a city to the edge of a route that does not end there."""
MARGIN = 96.0
"""Distance from the outermost cities to the frame, which leaves room for names."""
_HOME, _SHORT, _LONG, _APART = 0.01, 1.0, 0.05, 0.5


@dataclass(frozen=True, slots=True)
class Placement:
    """City positions and route curves within a frame."""

    width: float
    height: float
    places: dict[CityId, Point]
    curves: dict[tuple[CityId, CityId], Curve]


def relax(cities: Sequence[City], groups: Sequence[Group]) -> list[Point]:
    """Return a position for every city from the springs alone, in arbitrary units."""
    ends = _ends(cities, groups)
    clear = _clearances(len(cities), groups, ends)
    needs = [g.length * (SPACE_IDEAL + SPACE_GAP) + clear[a] + clear[b] for g, (a, b) in zip(groups, ends, strict=True)]
    return _Springs(_scaled(_true_places(cities), ends, needs), groups, ends, needs).relax()


def place_cities(
    cities: Sequence[City], groups: Sequence[Group], relaxed: Sequence[Point], *, scale: float
) -> Placement:
    """Return the relaxed positions scaled by `scale`, the curves between them, and a frame around everything."""
    ends = _ends(cities, groups)
    clear = _clearances(len(cities), groups, ends)
    places = [(x * scale, y * scale) for x, y in relaxed]
    # A route may still be too short for its spaces: enlarge the whole map.
    least = [g.length * (SPACE_MIN + 2 + SPACE_GAP) + 2 * END_CLEAR for g in groups]
    factor = max(
        [1.0]
        + [
            need / max(1.0, hypot(places[a][0] - places[b][0], places[a][1] - places[b][1]))
            for need, (a, b) in zip(least, ends, strict=True)
        ]
    )
    places = [(x * factor, y * factor) for x, y in places]
    curves = curve_routes(places, groups, ends, clear)
    points = [point for c in curves for point in (c.at(0), c.at(0.25), c.at(0.5), c.at(0.75))] + places
    left, top = min(x for x, _ in points) - MARGIN, min(y for _, y in points) - MARGIN
    width, height = max(x for x, _ in points) + MARGIN - left, max(y for _, y in points) + MARGIN - top
    return Placement(
        width=float(round(width)),
        height=float(round(height)),
        places={city.id: (x - left, y - top) for city, (x, y) in zip(cities, places, strict=True)},
        curves=separate_ends({g.ends: _moved(c, -left, -top) for g, c in zip(groups, curves, strict=True)}, groups),
    )


def _ends(cities: Sequence[City], groups: Sequence[Group]) -> list[tuple[int, int]]:
    index = {city.id: i for i, city in enumerate(cities)}
    return [(index[g.ends[0]], index[g.ends[1]]) for g in groups]


def _true_places(cities: Sequence[City]) -> list[Point]:
    """Positions from latitude and longitude, else from x and y in the file; a board with neither starts as a circle."""
    earth = [(c.lat, c.lon) for c in cities if c.lat is not None and c.lon is not None]
    if len(earth) == len(cities):
        project = fitting(earth)
        return [project(lat, lon) for lat, lon in earth]
    plane = [(c.x, c.y) for c in cities if c.x is not None and c.y is not None]
    if len(plane) == len(cities):
        return plane
    turn = 2 * pi / len(cities)
    return [(cos(i * turn), sin(i * turn)) for i in range(len(cities))]


def _clearances(count: int, groups: Sequence[Group], ends: Sequence[tuple[int, int]]) -> list[float]:
    """How far from each city its spaces begin, so that all of them fit on the circle around it."""
    around = [0.0] * count
    for group, pair in zip(groups, ends, strict=True):
        for city in pair:
            around[city] += 2 * group.half + 5
    return [min(40.0, max(END_CLEAR, size / (2 * pi * 0.8))) for size in around]


def _scaled(raw: Sequence[Point], ends: Sequence[tuple[int, int]], needs: Sequence[float]) -> list[Point]:
    """Scale the map so that most routes have the length they need."""
    ratios = sorted(
        need / max(1e-9, hypot(raw[a][0] - raw[b][0], raw[a][1] - raw[b][1]))
        for (a, b), need in zip(ends, needs, strict=True)
    )
    scale = ratios[len(ratios) * 2 // 3] if ratios else 1.0
    # Two cities at one position would cause a division by zero: a tiny offset gives the springs a direction.
    return [(x * scale + 0.01 * i, y * scale + 0.013 * (i % 7)) for i, (x, y) in enumerate(raw)]


class _Springs:
    def __init__(
        self, home: list[Point], groups: Sequence[Group], ends: Sequence[tuple[int, int]], needs: Sequence[float]
    ) -> None:
        self.home = home
        self.ends = ends
        self.needs = needs
        self.halves = [g.half for g in groups]
        self.close_cities: list[tuple[int, int]] = []
        self.close_routes: list[tuple[int, int]] = []

    def relax(self) -> list[Point]:
        """Minimize the energy and return the positions."""
        flat = [value for point in self.home for value in point]
        # Neighborhoods change slowly, so they are recomputed only between descents.
        for _ in range(6):
            self._look(flat)
            flat = lowest(self.energy, flat, steps=30)
        return [(flat[i], flat[i + 1]) for i in range(0, len(flat), 2)]

    def _look(self, flat: list[float]) -> None:
        points = [(flat[i], flat[i + 1]) for i in range(0, len(flat), 2)]
        reach = CITIES_APART + 40
        self.close_cities = [
            (i, j)
            for i in range(len(points))
            for j in range(i)
            if abs(points[i][0] - points[j][0]) < reach and abs(points[i][1] - points[j][1]) < reach
        ]
        self.close_routes = [
            (k, i)
            for k, (a, b) in enumerate(self.ends)
            for i, point in enumerate(points)
            if i not in (a, b) and distance_to_segment(point, points[a], points[b]) < ROUTE_APART + self.halves[k] + 40
        ]

    def energy(self, v: list[float]) -> tuple[float, list[float]]:
        """The energy of the springs and its gradient, for `descent.lowest`."""
        grad = [0.0] * len(v)
        total = 0.0
        for i, (x, y) in enumerate(self.home):
            dx, dy = v[2 * i] - x, v[2 * i + 1] - y
            total += _HOME * (dx * dx + dy * dy)
            grad[2 * i] += 2 * _HOME * dx
            grad[2 * i + 1] += 2 * _HOME * dy
        for (a, b), need in zip(self.ends, self.needs, strict=True):
            dx, dy = v[2 * a] - v[2 * b], v[2 * a + 1] - v[2 * b + 1]
            size = hypot(dx, dy) + 1e-9
            if size < need:
                weight, off = _SHORT, size - need
            elif size > 1.28 * need:
                weight, off = _LONG, size - 1.28 * need
            else:
                continue
            total += weight * off * off
            _push(grad, a, b, 2 * weight * off / size * dx, 2 * weight * off / size * dy)
        for a, b in self.close_cities:
            dx, dy = v[2 * a] - v[2 * b], v[2 * a + 1] - v[2 * b + 1]
            size = hypot(dx, dy) + 1e-9
            off = size - CITIES_APART
            if off < 0:
                total += _APART * off * off
                _push(grad, a, b, 2 * _APART * off / size * dx, 2 * _APART * off / size * dy)
        for k, i in self.close_routes:
            a, b = self.ends[k]
            ax, ay, bx, by = v[2 * a], v[2 * a + 1], v[2 * b], v[2 * b + 1]
            sx, sy = bx - ax, by - ay
            square = sx * sx + sy * sy + 1e-9
            t = min(1.0, max(0.0, ((v[2 * i] - ax) * sx + (v[2 * i + 1] - ay) * sy) / square))
            dx, dy = v[2 * i] - ax - t * sx, v[2 * i + 1] - ay - t * sy
            size = hypot(dx, dy) + 1e-9
            off = size - ROUTE_APART - self.halves[k]
            if off < 0:
                total += _APART * off * off
                fx, fy = 2 * _APART * off / size * dx, 2 * _APART * off / size * dy
                grad[2 * i] += fx
                grad[2 * i + 1] += fy
                grad[2 * a] -= (1 - t) * fx
                grad[2 * a + 1] -= (1 - t) * fy
                grad[2 * b] -= t * fx
                grad[2 * b + 1] -= t * fy
        return total, grad


def _push(grad: list[float], a: int, b: int, fx: float, fy: float) -> None:
    grad[2 * a] += fx
    grad[2 * a + 1] += fy
    grad[2 * b] -= fx
    grad[2 * b + 1] -= fy


def _moved(curve: Curve, dx: float, dy: float) -> Curve:
    points = [(x + dx, y + dy) for x, y in (curve.start, curve.first_pull, curve.second_pull, curve.end)]
    return Curve(points[0], points[1], points[2], points[3], curve.start_clear, curve.end_clear)

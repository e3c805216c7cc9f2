"""Bends routes around obstacles: each one stays straight or takes the gentlest curve that keeps its distance."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from math import hypot

from vialibre.boards.drawing.shapes import Point
from vialibre.boards.drawing.tracks import CITY_RADIUS, Curve, Group, bulged_curve

BULGES = (0.0, 0.08, -0.08, 0.16, -0.16, 0.26, -0.26)
ROUNDS = 2
MOST_TRIED = 400
"""Routes that search for a curve. If more than this many are in conflict, no choice of curves untangles the board."""


def curve_routes(
    places: Sequence[Point], groups: Sequence[Group], ends: Sequence[tuple[int, int]], clear: Sequence[float]
) -> list[Curve]:
    """Return a curve per group: straight, or the gentlest that keeps clear of other cities and tracks."""
    search = _CurveSearch(places, groups, ends, clear)
    search.run()
    return [
        replace(
            bulged_curve(places[a], places[b], search.bulges[k] * _far(places[a], places[b])),
            start_clear=clear[a],
            end_clear=clear[b],
        )
        for k, (a, b) in enumerate(ends)
    ]


class _CurveSearch:
    """Sample points of all groups, indexed by grid cell, so that each group is compared with its neighbors only."""

    def __init__(
        self, places: Sequence[Point], groups: Sequence[Group], ends: Sequence[tuple[int, int]], clear: Sequence[float]
    ) -> None:
        self.places = places
        self.ends = ends
        self.clear = clear
        self.lengths = [group.length for group in groups]
        self.halves = [group.half for group in groups]
        self.bulges = [0.0] * len(groups)
        widest = max(self.halves, default=0.0)
        # Points more than one cell apart are always far enough from each other.
        self.cell = max(2 * widest + 5, CITY_RADIUS + widest + 8)
        self.cities: dict[tuple[int, int], list[tuple[int, float, float]]] = {}
        for i, (x, y) in enumerate(places):
            self.cities.setdefault(self._cell(x, y), []).append((i, x, y))
        self.points: dict[tuple[int, int], list[tuple[int, int, float, float]]] = {}
        self.ways: list[list[Point]] = []
        for k in range(len(groups)):
            self.ways.append(self._way(k, 0.0))
            self._put(k)

    def run(self) -> None:
        """Choose a curve for each conflicting group, longest groups first, for a few rounds."""
        tried = 0
        for _ in range(ROUNDS):
            for k in sorted(range(len(self.ways)), key=lambda k: -self.lengths[k]):
                if self._crowding(k, self.ways[k]) < 1:
                    continue
                tried += 1
                if tried > MOST_TRIED:
                    return
                options = []
                for bulge in BULGES:
                    way = self._way(k, bulge)
                    options.append((30 * bulge * bulge + self._crowding(k, way), abs(bulge), bulge, way))
                _, _, bulge, way = min(options)
                if bulge != self.bulges[k]:
                    self._take(k)
                    self.bulges[k], self.ways[k] = bulge, way
                    self._put(k)

    def _way(self, k: int, bulge: float) -> list[Point]:
        a, b = self.ends[k]
        start, end = self.places[a], self.places[b]
        return _samples(bulged_curve(start, end, bulge * _far(start, end)), self.clear[a], self.clear[b])

    def _crowding(self, k: int, way: Sequence[Point]) -> float:
        """Cost of passing near other cities and tracks: squares of the shortfall from the distance they need."""
        a, b = self.ends[k]
        half = self.halves[k]
        cities: dict[int, float] = {}
        points: dict[tuple[int, int], float] = {}
        for px, py in way:
            for cell in self._around(px, py):
                for i, x, y in self.cities.get(cell, ()):
                    far = hypot(px - x, py - y)
                    if far < cities.get(i, self.cell):
                        cities[i] = far
                for m, at, x, y in self.points.get(cell, ()):
                    if m != k:
                        far = hypot(px - x, py - y)
                        if far < points.get((m, at), self.cell):
                            points[m, at] = far
        total = 0.0
        for i in sorted(cities):
            if i not in (a, b):
                total += max(0.0, CITY_RADIUS + half + 8 - cities[i]) ** 2 * 0.3
        for m, at in sorted(points):
            total += max(0.0, half + self.halves[m] + 5 - points[m, at]) ** 2 * 0.05
        return total

    def _put(self, k: int) -> None:
        for at, (x, y) in enumerate(self.ways[k]):
            self.points.setdefault(self._cell(x, y), []).append((k, at, x, y))

    def _take(self, k: int) -> None:
        for x, y in self.ways[k]:
            cell = self._cell(x, y)
            self.points[cell] = [point for point in self.points[cell] if point[0] != k]

    def _cell(self, x: float, y: float) -> tuple[int, int]:
        return int(x // self.cell), int(y // self.cell)

    def _around(self, x: float, y: float) -> list[tuple[int, int]]:
        column, row = self._cell(x, y)
        return [(column + i, row + j) for i in (-1, 0, 1) for j in (-1, 0, 1)]


def _samples(curve: Curve, start: float, end: float) -> list[Point]:
    size = max(1.0, _far(curve.start, curve.end))
    first, last = min(0.45, start / size), max(0.55, 1 - end / size)
    count = max(3, round(size / 22))
    return [curve.at(first + (last - first) * i / (count - 1)) for i in range(count)]


def _far(a: Point, b: Point) -> float:
    return hypot(a[0] - b[0], a[1] - b[1])

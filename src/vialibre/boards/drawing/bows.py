"""Bend routes out of each other's way: each one straight, or in the gentlest bow that keeps clear."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from math import hypot

from vialibre.boards.drawing.shapes import Point
from vialibre.boards.drawing.tracks import CITY_RADIUS, Curve, Group, bowed


def bow_all(
    places: Sequence[Point], groups: Sequence[Group], ends: Sequence[tuple[int, int]], clear: Sequence[float]
) -> list[Curve]:
    """Each group straight or in the gentlest bow that keeps clear of other cities and tracks."""
    bows = [0.0] * len(groups)
    ways = [_samples(bowed(places[a], places[b]), clear[a], clear[b]) for a, b in ends]

    def cost(k: int, way: list[Point], bow: float) -> float:
        a, b = ends[k]
        half = groups[k].half
        total = 30 * bow * bow
        for i, (x, y) in enumerate(places):
            if i not in (a, b):
                lack = CITY_RADIUS + half + 8 - min(hypot(px - x, py - y) for px, py in way)
                total += max(0.0, lack) ** 2 * 0.3
        low_x, high_x = min(x for x, _ in way) - 60, max(x for x, _ in way) + 60
        low_y, high_y = min(y for _, y in way) - 60, max(y for _, y in way) + 60
        for m, other in enumerate(ways):
            if m == k:
                continue
            need = half + groups[m].half + 5
            for x, y in other:
                if low_x < x < high_x and low_y < y < high_y:
                    lack = need - min(hypot(px - x, py - y) for px, py in way)
                    if lack > 0:
                        total += lack * lack * 0.05
        return total

    for _ in range(2):
        for k in sorted(range(len(groups)), key=lambda k: -groups[k].length):
            a, b = ends[k]
            size = _far(places[a], places[b])
            if cost(k, ways[k], bows[k]) - 30 * bows[k] ** 2 < 1:
                continue
            options = []
            for bow in (0.0, 0.08, -0.08, 0.16, -0.16, 0.26, -0.26):
                way = _samples(bowed(places[a], places[b], bow * size), clear[a], clear[b])
                options.append((cost(k, way, bow), abs(bow), bow, way))
            _, _, bows[k], ways[k] = min(options)
    return [
        replace(
            bowed(places[a], places[b], bows[k] * _far(places[a], places[b])), start_clear=clear[a], end_clear=clear[b]
        )
        for k, (a, b) in enumerate(ends)
    ]


def _samples(curve: Curve, start: float, end: float) -> list[Point]:
    size = max(1.0, _far(curve.start, curve.end))
    first, last = min(0.45, start / size), max(0.55, 1 - end / size)
    count = max(3, round(size / 22))
    return [curve.at(first + (last - first) * i / (count - 1)) for i in range(count)]


def _far(a: Point, b: Point) -> float:
    return hypot(a[0] - b[0], a[1] - b[1])

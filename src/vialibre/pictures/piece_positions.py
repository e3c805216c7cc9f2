"""Positions for pieces beside a city's dot, where they hide the least. Same algorithm as in the browser."""

from __future__ import annotations

from functools import lru_cache
from math import cos, hypot, inf, pi, radians, sin

from vialibre.boards.layout import Layout, Place, Track
from vialibre.pictures.paths import Point

SPOT = 13.0
"""Radius of a piece beside a city."""
DIRECTIONS = 16


@lru_cache(maxsize=8)
def piece_positions(layout: Layout) -> dict[str, tuple[Point, ...]]:
    """For every city, the positions beside it, the clearest first, far enough apart to hold two pieces."""
    return {place.city: _positions_beside(layout, place) for place in layout.places}


def _positions_beside(layout: Layout, place: Place) -> tuple[Point, ...]:
    reach = layout.city_radius + SPOT - 1
    near = [
        track
        for track in layout.tracks
        if any(hypot(s.x - place.x, s.y - place.y) < 3 * reach + s.length for s in track.spaces)
    ]
    points = [(cos(a) * reach, sin(a) * reach) for a in (2 * pi * i / DIRECTIONS for i in range(DIRECTIONS))]
    chosen: list[Point] = []
    for point in sorted(points, key=lambda point: _hidden(layout, near, place, point)):
        if all(hypot(other[0] - point[0], other[1] - point[1]) >= 1.6 * SPOT for other in chosen):
            chosen.append(point)
    return tuple(chosen)


def _hidden(layout: Layout, tracks: list[Track], place: Place, offset: Point) -> float:
    """How much of spaces, names, other cities and the margin a piece there would cover."""
    x, y = place.x + offset[0], place.y + offset[1]
    hides = sum(_overlap(_distance_to_track(track, x, y), SPOT + 6) for track in tracks)
    for label in layout.labels:
        left, top, right, bottom = label.box
        hides += 2 * _overlap(hypot(max(left - x, 0, x - right), max(top - y, 0, y - bottom)), SPOT)
    for other in layout.places:
        if other.city != place.city:
            hides += 2 * _overlap(hypot(other.x - x, other.y - y), SPOT + layout.city_radius)
    return hides + _overlap(min(x, y, layout.width - x, layout.height - y), SPOT)


def _distance_to_track(track: Track, x: float, y: float) -> float:
    """Distance to the center line of its spaces."""
    least = inf
    for space in track.spaces:
        angle = radians(space.angle)
        along = (x - space.x) * cos(angle) + (y - space.y) * sin(angle)
        aside = (y - space.y) * cos(angle) - (x - space.x) * sin(angle)
        least = min(least, hypot(max(abs(along) - space.length / 2, 0), aside))
    return least


def _overlap(distance: float, clear: float) -> float:
    return max(0.0, clear - distance)

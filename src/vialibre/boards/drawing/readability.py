"""Readability check of a drawn board: finds everything that overlaps something it should not."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import cos, hypot, radians, sin

from vialibre.boards.drawing.grid import Grid
from vialibre.boards.drawing.shapes import (
    Box,
    Point,
    box_corners,
    boxes_overlap,
    depth_of_overlap,
    distance_to_shape,
    rectangle,
    segments_cross,
)
from vialibre.boards.drawing.tracks import SPACE_MIN, Track
from vialibre.boards.layout import Layout
from vialibre.boards.model import Board

TRACKS_APART = 17.0
_CELL = 64.0

Spaces = Sequence[tuple[str, int, tuple[Point, Point, Point, Point]]]
"""For every space: its route, its number on that route and its corners."""


@dataclass(frozen=True, slots=True)
class Problem:
    """One overlap or other fault of a drawing."""

    code: str
    ids: tuple[str, ...]
    """The cities and routes involved; a name counts as its city."""
    text: str


def problems(drawn: Layout, board: Board) -> list[str]:
    """Return one sentence per problem: overlapping names, spaces and dots, spaces too short, things outside the
    frame."""
    return [problem.text for problem in measure(drawn, board)]


def measure(drawn: Layout, board: Board) -> Iterator[Problem]:
    """Yield every problem of a drawing."""
    spaces = [
        (track.route, i, rectangle(s.x, s.y, s.angle, s.length, s.width))
        for track in drawn.tracks
        for i, s in enumerate(track.spaces)
    ]
    bounds = [_bounds(corners) for _, _, corners in spaces]
    grid = Grid(_CELL, bounds)
    r = drawn.city_radius
    dots = Grid(_CELL, [(place.x - r, place.y - r, place.x + r, place.y + r) for place in drawn.places])
    yield from _spaces(drawn, spaces, bounds, grid, dots)
    yield from _names(drawn, spaces, bounds, grid, dots)
    yield from _dots(drawn)
    yield from _parallels_too_near(drawn, board)


def _spaces(drawn: Layout, spaces: Spaces, bounds: list[Box], grid: Grid, dots: Grid) -> Iterator[Problem]:
    for track in drawn.tracks:
        for i, space in enumerate(track.spaces):
            if space.length < SPACE_MIN - 0.01:
                yield Problem("space_short", (track.route,), f"{track.route} space {i} is {space.length:.1f} long")
    for n, (route, i, corners) in enumerate(spaces):
        for m in grid.near(bounds[n]):
            if m >= n:
                break
            other, j, others = spaces[m]
            if boxes_overlap(bounds[n], bounds[m]) and depth_of_overlap(corners, others) > 0:
                yield Problem("spaces_overlap", (other, route), f"{route} space {i} overlaps {other} space {j}")
        for place in (drawn.places[k] for k in dots.near(bounds[n])):
            if distance_to_shape((place.x, place.y), corners) < drawn.city_radius:
                text = f"{route} space {i} overlaps the dot of {place.city}"
                yield Problem("space_over_city", (route, place.city), text)
        if not all(0 <= x <= drawn.width and 0 <= y <= drawn.height for x, y in corners):
            yield Problem("space_outside", (route,), f"{route} space {i} is outside the frame")


def _names(drawn: Layout, spaces: Spaces, bounds: list[Box], grid: Grid, dots: Grid) -> Iterator[Problem]:
    ways = [_way(track) for track in drawn.tracks]
    tracks = Grid(4 * _CELL, [_bounds(way) for way in ways])
    for n, label in enumerate(drawn.labels):
        box, corners = label.box, box_corners(label.box)
        if not (box[0] >= 0 and box[1] >= 0 and box[2] <= drawn.width and box[3] <= drawn.height):
            yield Problem("name_outside", (label.city,), f"the name {label.text} is outside the frame")
        for other in drawn.labels[:n]:
            if boxes_overlap(box, other.box):
                text = f"the names {label.text} and {other.text} overlap"
                yield Problem("names_overlap", (label.city, other.city), text)
        for place in (drawn.places[k] for k in dots.near(box)):
            if distance_to_shape((place.x, place.y), corners) < drawn.city_radius:
                text = f"the name {label.text} covers the dot of {place.city}"
                yield Problem("name_over_city", (label.city, place.city), text)
        for (route, i, space_corners), bound in ((spaces[k], bounds[k]) for k in grid.near(box)):
            if boxes_overlap(box, bound) and depth_of_overlap(corners, space_corners) > 0:
                yield Problem("name_over_space", (label.city, route), f"the name {label.text} covers {route} space {i}")
        for track, way in ((drawn.tracks[k], ways[k]) for k in tracks.near(box)):
            # The line continues between two spaces: a name across it would cut the route in two.
            if any(_cuts(corners, way[i], way[i + 1]) for i in range(1, len(way) - 2, 2)):
                yield Problem("name_over_space", (label.city, track.route), f"the name {label.text} cuts {track.route}")


def _dots(drawn: Layout) -> Iterator[Problem]:
    for place in drawn.places:
        r = drawn.city_radius
        if not (r <= place.x <= drawn.width - r and r <= place.y <= drawn.height - r):
            yield Problem("city_outside", (place.city,), f"{place.city} is outside the frame")
    for n, place in enumerate(drawn.places):
        for other in drawn.places[:n]:
            if hypot(place.x - other.x, place.y - other.y) < 2 * drawn.city_radius:
                text = f"the dots of {place.city} and {other.city} overlap"
                yield Problem("cities_overlap", (place.city, other.city), text)


def crossings(drawn: Layout, board: Board) -> list[tuple[str, str]]:
    """Pairs of routes between different cities whose tracks cross."""
    cities = {route.id: set(route.cities) for route in board.routes}
    rows = []
    for track in drawn.tracks:
        way = _way(track)
        rows.append((track.route, way, _bounds(way)))
    found: list[tuple[str, str]] = []
    for n, (route, spine, bound) in enumerate(rows):
        for other, others, other_bound in rows[:n]:
            if cities[route] == cities[other] or not boxes_overlap(bound, other_bound):
                continue
            if _lines_cross(spine, others, other_bound):
                found.append((other, route))
    return found


def _lines_cross(one: Sequence[Point], other: Sequence[Point], other_bound: Box) -> bool:
    near = [(a, b) for a, b in pairwise(one) if boxes_overlap(_bounds((a, b)), other_bound, gap=0.01)]
    return any(segments_cross(a, b, c, d) for c, d in pairwise(other) for a, b in near)


def _parallels_too_near(drawn: Layout, board: Board) -> Iterator[Problem]:
    tracks = {track.route: track for track in drawn.tracks}
    for route in board.routes:
        for twin in board.group(route):
            if twin.id <= route.id or twin.length != route.length:
                continue
            near = min(hypot(a.x - b.x, a.y - b.y) for a in tracks[route.id].spaces for b in tracks[twin.id].spaces)
            if near < TRACKS_APART:
                yield Problem("tracks_near", (route.id, twin.id), f"{route.id} and {twin.id} are {near:.1f} apart")


def _cuts(corners: tuple[Point, Point, Point, Point], start: Point, end: Point) -> bool:
    return any(segments_cross(corners[i - 1], corners[i], start, end) for i in range(4))


def _way(track: Track) -> tuple[Point, ...]:
    """The line from the near end of the first space to the far end of the last one: at the cities all tracks meet
    anyway."""
    points: list[Point] = []
    for s in track.spaces:
        dx, dy = cos(radians(s.angle)) * s.length / 2, sin(radians(s.angle)) * s.length / 2
        points += [(s.x - dx, s.y - dy), (s.x + dx, s.y + dy)]
    return tuple(points)


def _bounds(points: tuple[Point, ...]) -> tuple[float, float, float, float]:
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return min(xs), min(ys), max(xs), max(ys)

"""Is a layout readable? Everything that touches what it should not, in words."""

from __future__ import annotations

from math import cos, hypot, radians, sin

from vialibre.boards.drawing.shapes import (
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


def problems(drawn: Layout, board: Board) -> list[str]:
    """One sentence per fault: overlaps of names, spaces and dots, spaces too short, things outside the frame."""
    spaces = [
        (track.route, i, rectangle(s.x, s.y, s.angle, s.length, s.width))
        for track in drawn.tracks
        for i, s in enumerate(track.spaces)
    ]
    bounds = [_bounds(corners) for _, _, corners in spaces]
    ways = [_way(track) for track in drawn.tracks]
    found: list[str] = []
    for track in drawn.tracks:
        for i, space in enumerate(track.spaces):
            if space.length < SPACE_MIN - 0.01:
                found.append(f"{track.route} space {i} is {space.length:.1f} long")
    for n, (route, i, corners) in enumerate(spaces):
        for m in range(n):
            other, j, others = spaces[m]
            if boxes_overlap(bounds[n], bounds[m]) and depth_of_overlap(corners, others) > 0:
                found.append(f"{route} space {i} overlaps {other} space {j}")
        for place in drawn.places:
            if distance_to_shape((place.x, place.y), corners) < drawn.city_radius:
                found.append(f"{route} space {i} overlaps the dot of {place.city}")
        if not all(0 <= x <= drawn.width and 0 <= y <= drawn.height for x, y in corners):
            found.append(f"{route} space {i} is outside the frame")
    for n, label in enumerate(drawn.labels):
        box, corners = label.box, box_corners(label.box)
        if not (box[0] >= 0 and box[1] >= 0 and box[2] <= drawn.width and box[3] <= drawn.height):
            found.append(f"the name {label.text} is outside the frame")
        for other_label in drawn.labels[:n]:
            if boxes_overlap(box, other_label.box):
                found.append(f"the names {label.text} and {other_label.text} overlap")
        for place in drawn.places:
            if distance_to_shape((place.x, place.y), corners) < drawn.city_radius:
                found.append(f"the name {label.text} covers the dot of {place.city}")
        for (route, i, space_corners), bound in zip(spaces, bounds, strict=True):
            if boxes_overlap(box, bound) and depth_of_overlap(corners, space_corners) > 0:
                found.append(f"the name {label.text} covers {route} space {i}")
        for track, way in zip(drawn.tracks, ways, strict=True):
            # Between two spaces the line goes on: a name across it cuts the route in two.
            if any(_cuts(corners, way[i], way[i + 1]) for i in range(1, len(way) - 2, 2)):
                found.append(f"the name {label.text} cuts {track.route}")
    for place in drawn.places:
        r = drawn.city_radius
        if not (r <= place.x <= drawn.width - r and r <= place.y <= drawn.height - r):
            found.append(f"{place.city} is outside the frame")
    for n, place in enumerate(drawn.places):
        for other_place in drawn.places[:n]:
            if hypot(place.x - other_place.x, place.y - other_place.y) < 2 * drawn.city_radius:
                found.append(f"the dots of {place.city} and {other_place.city} overlap")
    return found + _parallels_too_near(drawn, board)


def crossings(drawn: Layout, board: Board) -> list[tuple[str, str]]:
    """Pairs of routes between different cities whose spaces lie across each other's way."""
    cities = {route.id: set(route.cities) for route in board.route_rows}
    rows = []
    for track in drawn.tracks:
        way = _way(track)
        rows.append((track.route, way, _bounds(way)))
    found: list[tuple[str, str]] = []
    for n, (route, spine, bound) in enumerate(rows):
        for other, others, other_bound in rows[:n]:
            if cities[route] == cities[other] or not boxes_overlap(bound, other_bound):
                continue
            if any(
                segments_cross(spine[i], spine[i + 1], others[j], others[j + 1])
                for i in range(len(spine) - 1)
                for j in range(len(others) - 1)
            ):
                found.append((other, route))
    return found


def _parallels_too_near(drawn: Layout, board: Board) -> list[str]:
    tracks = {track.route: track for track in drawn.tracks}
    found: list[str] = []
    for route in board.route_rows:
        for twin in board.group(route):
            if twin.id <= route.id or twin.length != route.length:
                continue
            near = min(hypot(a.x - b.x, a.y - b.y) for a in tracks[route.id].spaces for b in tracks[twin.id].spaces)
            if near < TRACKS_APART:
                found.append(f"{route.id} and {twin.id} are {near:.1f} apart")
    return found


def _cuts(corners: tuple[Point, Point, Point, Point], start: Point, end: Point) -> bool:
    return any(segments_cross(corners[i - 1], corners[i], start, end) for i in range(4))


def _way(track: Track) -> tuple[Point, ...]:
    """The line from the first space's near end to the last one's far end: at the cities all tracks meet anyway."""
    points: list[Point] = []
    for s in track.spaces:
        dx, dy = cos(radians(s.angle)) * s.length / 2, sin(radians(s.angle)) * s.length / 2
        points += [(s.x - dx, s.y - dy), (s.x + dx, s.y + dy)]
    return tuple(points)


def _bounds(points: tuple[Point, ...]) -> tuple[float, float, float, float]:
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return min(xs), min(ys), max(xs), max(ys)

"""Final adjustments on the exact rectangles: pulls back the ends of routes and shifts names off what they touch."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise, product
from math import hypot

from task import Arranged, Chosen, Task, relative_label

from vialibre.boards.drawing.end_clearance import separate_ends
from vialibre.boards.drawing.labels import PLACES, ways_to_break
from vialibre.boards.drawing.shapes import (
    Box,
    Point,
    box_corners,
    boxes_overlap,
    depth_of_overlap,
    distance_to_shape,
    rectangle,
)
from vialibre.boards.drawing.tracks import CITY_RADIUS, Curve, Track, group_tracks
from vialibre.boards.model import CityId, RouteId

Corners = tuple[Point, Point, Point, Point]


def curve_of(task: Task, arranged: Arranged, k: int) -> Curve:
    index = {city.id: i for i, city in enumerate(task.cities)}
    a, b = (arranged.cities[index[end]] for end in task.groups[k].ends)
    one = a + (b - a) / 3 + arranged.pulls[2 * k]
    two = a + (b - a) * 2 / 3 + arranged.pulls[2 * k + 1]
    ends = task.groups[k].ends
    start, end = arranged.ends.get(ends, tuple(float(arranged.clear[index[city]]) for city in ends))
    return Curve(
        (round(float(a[0]), 1), round(float(a[1]), 1)),
        (round(float(one[0]), 1), round(float(one[1]), 1)),
        (round(float(two[0]), 1), round(float(two[1]), 1)),
        (round(float(b[0]), 1), round(float(b[1]), 1)),
        round(start, 1),
        round(end, 1),
    )


def tracks_of(task: Task, arranged: Arranged, k: int) -> list[Track]:
    group = task.groups[k]
    return group_tracks(curve_of(task, arranged, k), [(RouteId(str(n)), group.length) for n in range(group.tracks)])


def corners_of(tracks: Sequence[Track]) -> list[list[Corners]]:
    return [[rectangle(s.x, s.y, s.angle, s.length, s.width) for s in track.spaces] for track in tracks]


def bound(corners: Sequence[Point]) -> Box:
    return (
        min(x for x, _ in corners),
        min(y for _, y in corners),
        max(x for x, _ in corners),
        max(y for _, y in corners),
    )


def finish(task: Task, arranged: Arranged) -> None:
    """Set the ends of the curves and move names; cities and curves stay."""
    curves = {group.ends: curve_of(task, arranged, k) for k, group in enumerate(task.groups)}
    for ends, curve in separate_ends(curves, task.groups).items():
        arranged.ends[ends] = (curve.start_clear, curve.end_clear)
    _shift_names(task, arranged)


def _shift_names(task: Task, arranged: Arranged) -> None:
    """Names that still touch something try every position and small shifts; the others stay."""
    spaces: list[Corners] = []
    for k in range(len(task.groups)):
        for track in corners_of(tracks_of(task, arranged, k)):
            spaces += track
            # The gap between two spaces belongs to the route: a name there would cut it.
            spaces += [(a[1], b[0], b[3], a[2]) for a, b in pairwise(track)]
    bounds = [bound(c) for c in spaces]
    index = {city.id: i for i, city in enumerate(task.cities)}
    dots = [(float(x), float(y)) for x, y in arranged.cities]

    def box_of(city: CityId, chosen: Chosen) -> Box:
        x, y = dots[index[city]]
        left, top, right, bottom = relative_label(chosen, task.font).box
        return (left + x, top + y, right + x, bottom + y)

    def cost(city: CityId, chosen: Chosen, boxes: Mapping[CityId, Box]) -> float:
        box = box_of(city, chosen)
        corners = box_corners(box)
        total = 30 * max(0.0, 6 - box[0], 6 - box[1], box[2] - task.width + 6, box[3] - task.height + 6)
        for b, c in zip(bounds, spaces, strict=True):
            if boxes_overlap(box, b, gap=2.5):
                total += max(0.0, depth_of_overlap(corners, c) + 2.5) ** 2
        for i, dot in enumerate(dots):
            need = CITY_RADIUS + (2.5 if i == index[city] else 4)
            total += max(0.0, need - distance_to_shape(dot, corners)) ** 2
        for other, b in boxes.items():
            if other != city and boxes_overlap(box, b, gap=3):
                total += 60 + 10 * max(0.0, depth_of_overlap(corners, box_corners(b)))
        # A name far from its dot cannot be attributed to it.
        total += 0.02 * max(0.0, distance_to_shape(dots[index[city]], corners) - CITY_RADIUS - 3) ** 2
        return total + 0.01 * (chosen.dx**2 + chosen.dy**2)

    for _ in range(4):
        boxes = {city: box_of(city, chosen) for city, chosen in arranged.labels.items()}
        changed = False
        for city, chosen in list(arranged.labels.items()):
            now = cost(city, chosen, boxes)
            if now < 0.6:
                continue
            shifts = [(dx, dy) for dx, dy in product(range(-14, 15, 2), repeat=2) if hypot(dx, dy) <= 15]
            options = [Chosen(chosen.place, chosen.away, chosen.lines, dx, dy) for dx, dy in shifts]
            best = min(options, key=lambda option: cost(city, option, boxes))
            least = cost(city, best, boxes)
            if least > 4 and city not in task.sides:
                name = next(c.name for c in task.cities if c.id == city)
                options = [
                    Chosen(place, 3.0, lines, dx, dy)
                    for lines in ways_to_break(name)
                    for place in PLACES
                    for dx, dy in shifts[::2]
                ]
                other = min(options, key=lambda option: cost(city, option, boxes))
                if cost(city, other, boxes) + 4 < least:
                    best, least = other, cost(city, other, boxes)
            if least + 0.1 < now:
                arranged.labels[city] = best
                boxes[city] = box_of(city, best)
                changed = True
        if not changed:
            break

"""Plane geometry shared by drawing and measuring a board."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, hypot, radians, sin
from typing import TypeAlias

Point: TypeAlias = tuple[float, float]
Box: TypeAlias = tuple[float, float, float, float]
"""(left, top, right, bottom)"""


def rectangle(x: float, y: float, angle: float, length: float, width: float) -> tuple[Point, Point, Point, Point]:
    """The corners of a rectangle whose length runs along `angle` (degrees, clockwise because y points down)."""
    turn = radians(angle)
    ux, uy = cos(turn) * length / 2, sin(turn) * length / 2
    vx, vy = -sin(turn) * width / 2, cos(turn) * width / 2
    return (
        (x - ux - vx, y - uy - vy),
        (x + ux - vx, y + uy - vy),
        (x + ux + vx, y + uy + vy),
        (x - ux + vx, y - uy + vy),
    )


def box_corners(box: Box) -> tuple[Point, Point, Point, Point]:
    """The corners of a box, clockwise from the top left."""
    left, top, right, bottom = box
    return ((left, top), (right, top), (right, bottom), (left, bottom))


def boxes_overlap(a: Box, b: Box, *, gap: float = 0.0) -> bool:
    """Whether two boxes overlap, or come closer than `gap`."""
    return a[0] < b[2] + gap and b[0] < a[2] + gap and a[1] < b[3] + gap and b[1] < a[3] + gap


def depth_of_overlap(a: Sequence[Point], b: Sequence[Point]) -> float:
    """How far to move two convex shapes apart until they just touch; negative if they do not overlap."""
    least = float("inf")
    for shape in (a, b):
        for i, (x0, y0) in enumerate(shape):
            x1, y1 = shape[i - 1]
            nx, ny = y1 - y0, x0 - x1
            size = hypot(nx, ny)
            if size == 0:
                continue
            of_a = [x * nx + y * ny for x, y in a]
            of_b = [x * nx + y * ny for x, y in b]
            depth = (min(max(of_a), max(of_b)) - max(min(of_a), min(of_b))) / size
            if depth < least:
                least = depth
    return least


def distance_to_segment(point: Point, start: Point, end: Point) -> float:
    """The distance from a point to a line segment."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    square = dx * dx + dy * dy
    t = ((point[0] - start[0]) * dx + (point[1] - start[1]) * dy) / square if square else 0.0
    t = min(1.0, max(0.0, t))
    return hypot(point[0] - start[0] - t * dx, point[1] - start[1] - t * dy)


def distance_to_shape(point: Point, shape: Sequence[Point]) -> float:
    """Distance from a point to a convex shape; 0 inside it."""
    sides = [
        (shape[i][0] - shape[i - 1][0]) * (point[1] - shape[i - 1][1])
        - (shape[i][1] - shape[i - 1][1]) * (point[0] - shape[i - 1][0])
        for i in range(len(shape))
    ]
    if min(sides) >= 0 or max(sides) <= 0:
        return 0.0
    return min(distance_to_segment(point, shape[i - 1], shape[i]) for i in range(len(shape)))


def segments_cross(a: Point, b: Point, c: Point, d: Point) -> bool:
    """Whether two segments cross."""

    def side(p: Point, q: Point, r: Point) -> float:
        return (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0])

    return side(a, b, c) * side(a, b, d) < 0 and side(c, d, a) * side(c, d, b) < 0


def clip_ring(ring: Sequence[Point], box: Box) -> list[Point]:
    """The part of a closed line inside a box (Sutherland–Hodgman). Cut edges follow the box."""
    points = list(ring)
    for axis, limit, greater in ((0, box[0], True), (1, box[1], True), (0, box[2], False), (1, box[3], False)):
        inside: list[Point] = []
        for i, here in enumerate(points):
            before = points[i - 1]
            here_in, before_in = (here[axis] >= limit) == greater, (before[axis] >= limit) == greater
            if here_in != before_in:
                t = (limit - before[axis]) / (here[axis] - before[axis])
                inside.append((before[0] + t * (here[0] - before[0]), before[1] + t * (here[1] - before[1])))
            if here_in:
                inside.append(here)
        points = inside
    return points


def evenly(ring: Sequence[Point], least: float, most: float) -> list[Point]:
    """Resample a closed line so that points are at least `least` and at most `most` apart."""
    points: list[Point] = []
    for x, y in (*ring, ring[0]):
        if points:
            px, py = points[-1]
            far = hypot(x - px, y - py)
            if far < least:
                continue
            count = int(far / most) + 1
            points += [(px + (x - px) * k / count, py + (y - py) * k / count) for k in range(1, count)]
        points.append((x, y))
    return points

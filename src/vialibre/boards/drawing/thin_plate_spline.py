"""Thin-plate spline: a smooth map of the plane that moves given points to given targets. Pure Python."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import log
from typing import TypeAlias

from vialibre.boards.drawing.shapes import Point

PlaneMap: TypeAlias = Callable[[Point], Point]


def thin_plate_spline(before: Sequence[Point], after: Sequence[Point], *, stiffness: float = 0.0) -> PlaneMap:
    """Return a map that takes the points `before` to those `after` and interpolates between them.

    With `stiffness` it smooths instead of hitting the targets exactly. Raises ValueError if the points are collinear.
    """
    scale = max(max(abs(x), abs(y)) for x, y in before) or 1.0  # values around 1 keep the equations well conditioned
    places = [(x / scale, y / scale) for x, y in before]
    n = len(places)
    rows: list[list[float]] = []
    for i, (x, y) in enumerate(places):
        row = [_kernel((x - u) ** 2 + (y - v) ** 2) for u, v in places]
        row[i] += stiffness
        rows.append([*row, 1.0, x, y, *after[i]])
    rows.append([*([1.0] * n), 0.0, 0.0, 0.0, 0.0, 0.0])
    rows.append([*(x for x, _ in places), 0.0, 0.0, 0.0, 0.0, 0.0])
    rows.append([*(y for _, y in places), 0.0, 0.0, 0.0, 0.0, 0.0])
    solved = _solve(rows)
    weights = [(x, y, *solved[i]) for i, (x, y) in enumerate(places)]
    (cx, cy), (xx, xy), (yx, yy) = solved[n:]

    def warp(point: Point) -> Point:
        x, y = point[0] / scale, point[1] / scale
        to_x, to_y = cx + xx * x + yx * y, cy + xy * x + yy * y
        for u, v, wx, wy in weights:
            square = (x - u) * (x - u) + (y - v) * (y - v)
            if square > 0:
                k = square * log(square)
                to_x += wx * k
                to_y += wy * k
        return to_x, to_y

    return warp


def _kernel(square: float) -> float:
    return square * log(square) if square > 0 else 0.0


def _solve(rows: list[list[float]]) -> list[tuple[float, float]]:
    """Gaussian elimination with pivoting, two right-hand sides at once; consumes `rows`. Raises ValueError if
    singular."""
    n = len(rows)
    for i in range(n):
        best = max(range(i, n), key=lambda r: abs(rows[r][i]))
        rows[i], rows[best] = rows[best], rows[i]
        pivot = rows[i]
        if abs(pivot[i]) < 1e-12:
            raise ValueError("points on one line")
        for r in range(i + 1, n):
            factor = rows[r][i] / pivot[i]
            if factor:
                row = rows[r]
                rows[r] = [*row[:i], *(a - factor * b for a, b in zip(row[i:], pivot[i:], strict=True))]
    found = [(0.0, 0.0)] * n
    for i in reversed(range(n)):
        row = rows[i]
        sums = [row[n + side] - sum(row[k] * found[k][side] for k in range(i + 1, n)) for side in (0, 1)]
        found[i] = sums[0] / row[i], sums[1] / row[i]
    return found

"""Warps the map to follow its cities, clips it to the frame and simplifies it to visible detail."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray
from scipy.interpolate import RBFInterpolator

Floats: TypeAlias = NDArray[np.float64]


def bender(before: Floats, after: Floats, width: float, height: float, *, smoothing: float = 1.0) -> RBFInterpolator:
    """A thin-plate spline through the cities' true and drawn positions, pinned by eight points far outside."""
    far = 0.6
    fixed = np.array(
        [(x * width, y * height) for x in (-far, 0.5, 1 + far) for y in (-far, 0.5, 1 + far) if (x, y) != (0.5, 0.5)]
    )
    shift = (after - before).mean(axis=0)
    return RBFInterpolator(
        np.vstack([before, fixed]),
        np.vstack([after, fixed + shift]),
        kernel="thin_plate_spline",
        smoothing=np.concatenate([np.full(len(before), smoothing), np.zeros(len(fixed))]),
    )


def dense(line: Floats, step: float) -> Floats:
    """Points no further apart than `step`, so that long straight pieces are warped too."""
    rows = [line[:1]]
    for a, b in pairwise(line):
        count = max(1, int(np.hypot(*(b - a)) / step))
        rows.append(a + (b - a) * (np.arange(1, count + 1) / count)[:, None])
    return np.vstack(rows)


def soften(ring: Floats, rounds: int) -> Floats:
    """Chaikin's corner cutting on a closed line: removes the steps of a coast surveyed on a coarse grid."""
    for _ in range(rounds):
        after = np.roll(ring, -1, axis=0)
        ring = np.stack([0.75 * ring + 0.25 * after, 0.25 * ring + 0.75 * after], axis=1).reshape(-1, 2)
    return ring


def clip_ring(ring: Floats, box: tuple[float, float, float, float]) -> Floats:
    """Sutherland–Hodgman; cut edges run along the box, which lies outside the frame."""
    points: list[tuple[float, float]] = [(float(x), float(y)) for x, y in ring]
    for axis, limit, keep_greater in ((0, box[0], True), (0, box[2], False), (1, box[1], True), (1, box[3], False)):
        if not points:
            break
        result: list[tuple[float, float]] = []
        for p, q in zip([points[-1], *points[:-1]], points, strict=True):
            p_in = (p[axis] >= limit) == keep_greater
            q_in = (q[axis] >= limit) == keep_greater
            if p_in != q_in:
                t = (limit - p[axis]) / (q[axis] - p[axis])
                result.append((p[0] + t * (q[0] - p[0]), p[1] + t * (q[1] - p[1])))
            if q_in:
                result.append(q)
        points = result
    return np.array(points).reshape(-1, 2)


def clip_line(line: Floats, box: tuple[float, float, float, float]) -> list[Floats]:
    """The pieces of an open line inside the box, each with its first point outside."""
    inside = (line[:, 0] >= box[0]) & (line[:, 0] <= box[2]) & (line[:, 1] >= box[1]) & (line[:, 1] <= box[3])
    pieces: list[Floats] = []
    start: int | None = None
    for i, now in enumerate([*inside.tolist(), False]):
        if now and start is None:
            start = max(0, i - 1)
        elif not now and start is not None:
            piece = line[start : min(i + 1, len(line))]
            if len(piece) > 1:
                pieces.append(piece)
            start = None
    return pieces


def simplify(line: Floats, tolerance: float, *, closed: bool = False) -> Floats:
    """Douglas–Peucker."""
    if closed and len(line) > 3:
        if np.array_equal(line[0], line[-1]):
            line = line[:-1]
        far = int(np.argmax(((line - line[0]) ** 2).sum(axis=1)))
        one = simplify(line[: far + 1], tolerance)
        two = simplify(np.vstack([line[far:], line[:1]]), tolerance)
        return np.vstack([one[:-1], two[:-1]])
    keep = np.zeros(len(line), dtype=bool)
    keep[[0, -1]] = True
    todo = [(0, len(line) - 1)]
    while todo:
        i, j = todo.pop()
        if j - i < 2:
            continue
        a, b = line[i], line[j]
        d = b - a
        rel = line[i + 1 : j] - a
        size = float(np.hypot(*d))
        off = np.abs(d[0] * rel[:, 1] - d[1] * rel[:, 0]) / size if size else np.hypot(rel[:, 0], rel[:, 1])
        k = int(np.argmax(off))
        if off[k] > tolerance:
            keep[i + 1 + k] = True
            todo += [(i, i + 1 + k), (i + 1 + k, j)]
    return line[keep]


def area(ring: Floats) -> float:
    x, y = ring[:, 0], ring[:, 1]
    return abs(float((x * np.roll(y, -1) - y * np.roll(x, -1)).sum())) / 2


def as_steps(lines: Sequence[Floats]) -> list[list[int]]:
    """Whole tenths of a unit: the first point, then the step from each point to the next."""
    rows: list[list[int]] = []
    for line in lines:
        whole = np.rint(line * 10).astype(int)
        steps = np.vstack([whole[:1], np.diff(whole, axis=0)])
        rows.append([int(v) for v in steps.ravel()])
    return rows

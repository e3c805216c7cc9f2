"""L-BFGS minimization in pure Python, for a few hundred variables."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from operator import mul
from typing import TypeAlias

Energy: TypeAlias = Callable[[list[float]], tuple[float, list[float]]]
"""Maps the variables to the energy and its gradient."""


STILL = 1e-6
"""Stop when a step lowers the energy by less than this fraction of it: further steps change nothing visible."""


def lowest(energy: Energy, start: list[float], *, steps: int, memory: int = 8) -> list[float]:
    """Return the variables after at most `steps` steps. Their energy is never higher than that of `start`."""
    v = start
    value, slope = energy(v)
    past: deque[tuple[list[float], list[float], float]] = deque(maxlen=memory)
    for _ in range(steps):
        way = _direction(slope, past)
        fall = _dot(way, slope)
        if fall >= 0:
            past.clear()
            way, fall = [-g for g in slope], -_dot(slope, slope)
        if fall > -1e-6:
            break
        size = 1.0 if past else min(1.0, 10.0 / max(abs(g) for g in slope))
        for _ in range(12):
            tried = [x + size * d for x, d in zip(v, way, strict=True)]
            new_value, new_slope = energy(tried)
            if new_value <= value + 1e-4 * size * fall:
                break
            size /= 2
        else:
            break
        step = [a - b for a, b in zip(tried, v, strict=True)]
        change = [a - b for a, b in zip(new_slope, slope, strict=True)]
        curvature = _dot(step, change)
        if curvature > 1e-9:
            past.append((step, change, 1 / curvature))
        converged = value - new_value < STILL * value
        v, value, slope = tried, new_value, new_slope
        if converged:
            break
    return v


def _direction(slope: list[float], past: deque[tuple[list[float], list[float], float]]) -> list[float]:
    """The two-loop recursion: the gradient scaled by the curvature estimated from the last steps."""
    q = [-g for g in slope]
    shares: list[float] = []
    for step, change, rho in reversed(past):
        share = rho * _dot(step, q)
        shares.append(share)
        q = [a - share * b for a, b in zip(q, change, strict=True)]
    if past:
        _, change, rho = past[-1]
        scale = 1 / (rho * _dot(change, change))
        q = [a * scale for a in q]
    for (step, change, rho), share in zip(past, reversed(shares), strict=True):
        part = share - rho * _dot(change, q)
        q = [a + part * b for a, b in zip(q, step, strict=True)]
    return q


def _dot(a: list[float], b: list[float]) -> float:
    total: float = sum(map(mul, a, b))
    return total

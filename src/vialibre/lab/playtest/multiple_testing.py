"""Quantiles and tail probabilities, and the correction for multiple testing."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import erfc, pi, sqrt, tan
from statistics import NormalDist


@cache
def quantile(part: float) -> float:
    """The quantile of the standard normal distribution."""
    return NormalDist().inv_cdf(part)


@cache
def student(part: float, degrees: int) -> float:
    """The quantile of Student's t: wider than the normal one for small samples.

    Exact for one and two degrees of freedom; from three on an expansion, accurate to a hundredth.
    """
    if degrees == 1:
        return tan(pi * (part - 0.5))
    if degrees == 2:
        return (2 * part - 1) / sqrt(2 * part * (1 - part))
    z = quantile(part)
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / degrees + second / degrees**2 + third / degrees**3


def tail(z: float) -> float:
    """The probability of a normal value at least this far above its mean."""
    return erfc(z / sqrt(2)) / 2


def holm(chances: Sequence[float], level: float) -> list[bool]:
    """Holm's method: which of many findings are significant, with a familywise error rate of at most `level` (Holm
    1979)."""
    order = sorted(range(len(chances)), key=lambda i: chances[i])
    stand = [False] * len(chances)
    for rank, i in enumerate(order):
        if chances[i] > level / (len(chances) - rank):
            break
        stand[i] = True
    return stand

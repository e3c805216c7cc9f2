"""The normal distribution, and how to look at many figures at once without being fooled by the luckiest."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import erfc, sqrt
from statistics import NormalDist


@cache
def quantile(part: float) -> float:
    return NormalDist().inv_cdf(part)


def tail(z: float) -> float:
    """The chance of a normal figure at least so far above its mean."""
    return erfc(z / sqrt(2)) / 2


def holm(chances: Sequence[float], level: float) -> list[bool]:
    """Which of many findings stand: that even one is mere luck has at most the chance `level` (Holm 1979)."""
    order = sorted(range(len(chances)), key=lambda i: chances[i])
    stand = [False] * len(chances)
    for rank, i in enumerate(order):
        if chances[i] > level / (len(chances) - rank):
            break
        stand[i] = True
    return stand

"""Sequential test over whole blocks: stops as soon as it can tell which of two shares of wins a bot has."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from math import log

LEAST = 10
"""The fewest blocks before a decision."""
ERROR = 0.05
"""Error rate, whichever of the two shares is true."""
HALF_A_BLOCK = 0.5
"""Pseudo-count for a win and a loss: without it the test could not handle a bot that never lost."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """The result of the test: `high`, `low`, or `open`."""

    decision: str
    log_likelihood: float


def sequential_test(shares: Iterable[float], low: float, high: float) -> Verdict:
    """Return the first decision of the test, or `open` if there is none yet.

    The shares of blocks may have any distribution: for each of the two means the most likely distribution with that
    mean is computed (empirical likelihood), and the test compares the two, like the sequential tests of chess engines.
    """
    bound = log((1 - ERROR) / ERROR)
    seen: Counter[float] = Counter()
    ratio = 0.0
    for number, share in enumerate(shares, 1):
        seen[share] += 1
        if number >= LEAST:
            ratio = _log_ratio(seen, low, high)
            if abs(ratio) >= bound:
                return Verdict("high" if ratio > 0 else "low", ratio)
    return Verdict("open", ratio)


def _log_ratio(seen: Counter[float], low: float, high: float) -> float:
    weights = {0.0: 0.0, 1.0: 0.0, **seen}
    weights[0.0] += HALF_A_BLOCK
    weights[1.0] += HALF_A_BLOCK
    return _log_likelihood(weights, high) - _log_likelihood(weights, low)


def _log_likelihood(weights: dict[float, float], mean: float) -> float:
    """Log-likelihood of the most likely distribution with this mean, up to a constant.

    It gives a value v the probability w / (1 + tilt (v - mean)), where the tilt makes the mean right.
    """
    least, most = -1 / (1 - mean), 1 / mean
    for _ in range(50):
        tilt = (least + most) / 2
        if sum(weight * (value - mean) / (1 + tilt * (value - mean)) for value, weight in weights.items()) > 0:
            least = tilt
        else:
            most = tilt
    return -sum(weight * log(1 + tilt * (value - mean)) for value, weight in weights.items())

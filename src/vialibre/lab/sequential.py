"""A sequential test over whole blocks: stops as soon as it knows which of two shares of wins a bot has."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from math import log

LEAST = 10
"""Before so many blocks nothing is said."""
ERROR = 0.05
"""How often it may be wrong, whichever of the two shares is the true one."""
HALF_A_BLOCK = 0.5
"""Thought to be won, and lost, beside what was seen: else a bot that never lost could not be weighed."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """What the test says: `high`, `low`, or `open`."""

    said: str
    log_likelihood: float


def sequential_test(shares: Iterable[float], low: float, high: float) -> Verdict:
    """What it said when it first could; `open` if it cannot yet.

    The blocks' shares may be spread in any way: for each of the two means the most likely distribution with that mean
    is found (empirical likelihood), and the test weighs one against the other, as in the sequential tests of chess
    programs.
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
    """Of the most likely distribution with this mean, up to what all means have in common.

    It gives a value v the part w / (1 + tilt (v - mean)) of the whole, where the tilt makes the mean right.
    """
    least, most = -1 / (1 - mean), 1 / mean
    for _ in range(50):
        tilt = (least + most) / 2
        if sum(weight * (value - mean) / (1 + tilt * (value - mean)) for value, weight in weights.items()) > 0:
            least = tilt
        else:
            most = tilt
    return -sum(weight * log(1 + tilt * (value - mean)) for value, weight in weights.items())

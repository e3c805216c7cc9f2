"""Histogram of decision times: bins a sixteenth of a doubling wide. Small to store, accurate to about 2 %."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from math import ceil, exp2, log2

BINS = 16
"""Bins per doubling of the time."""
UNIT = 1e-6
"""In seconds; anything faster counts as one microsecond."""

Times = dict[int, int]
"""Number of decisions in each bin."""


def bin_of(seconds: float) -> int:
    """The bin of a duration."""
    return int(BINS * log2(seconds / UNIT)) if seconds > UNIT else 0


def percentile(times: Mapping[int, int], part: float) -> float:
    """The percentile in seconds: the middle of the bin where this fraction of the decisions is reached."""
    wanted = ceil(part * sum(times.values()))
    found = 0
    for place in sorted(times):
        found += times[place]
        if found >= wanted:
            return UNIT * exp2((place + 0.5) / BINS)
    return 0.0


def together(several: Iterable[Mapping[int, int]]) -> Times:
    """The sum of several histograms."""
    total: Times = {}
    for times in several:
        for place, count in times.items():
            total[place] = total.get(place, 0) + count
    return total

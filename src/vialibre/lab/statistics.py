"""Means with bootstrap intervals, always over whole blocks, because the games of a block share their cards."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from vialibre.lab.blocks import Block

RESAMPLES = 2000
OUTSIDE = 0.05
"""The fraction of the resamples outside the interval, half of it on each side."""


@dataclass(frozen=True, slots=True)
class Interval:
    """A figure with its 95 % interval."""

    value: float
    low: float
    high: float


def middle(value: float, resampled: Sequence[float]) -> Interval:
    """The middle 95 % of the resampled figures, extended to contain the figure itself."""
    found = sorted(resampled)
    outside = round(len(found) * OUTSIDE / 2)
    return Interval(value, min(value, found[outside]), max(value, found[len(found) - 1 - outside]))


def mean_interval(values: Sequence[float]) -> Interval:
    """The mean over blocks with a bootstrap interval."""
    n = len(values)
    random = Random(1)
    return middle(sum(values) / n, [sum(random.choices(values, k=n)) / n for _ in range(RESAMPLES)])


def share_interval(shares: Sequence[float]) -> Interval:
    """The same for shares of games won.

    If all blocks were won, resampling shows no loss either; then the lower bound is the share with which that many
    blocks in a row are still won once in forty times. Likewise if all were lost. A single block says nothing.
    """
    found = mean_interval(shares)
    if len(shares) == 1:
        return Interval(found.value, 0.0, 1.0)
    at_most = (OUTSIDE / 2) ** (1 / len(shares))
    if found.value == 1:
        return Interval(1.0, at_most, 1.0)
    if found.value == 0:
        return Interval(0.0, 0.0, 1 - at_most)
    return found


def win_rate(blocks: Sequence[Block], bot: str) -> Interval:
    """The mean over blocks of the fraction of its games that a bot won."""
    return share_interval([block.share(bot) for block in blocks if block.plays(bot)])

"""Win rates, ratings and a sequential test, always over whole blocks: games of one block share their cards."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, log, log10
from random import Random

from vialibre.lab.blocks import Block

RESAMPLES = 2000
RATING_ROUNDS = 60


@dataclass(frozen=True, slots=True)
class Interval:
    """A figure and where it lies with 95 %."""

    value: float
    low: float
    high: float


def win_rate(blocks: Sequence[Block], bot: str) -> Interval:
    """The mean over blocks of the part that a bot won of its games, with an interval by resampling whole blocks."""
    shares = [block.share(bot) for block in blocks]
    random = Random(1)
    n = len(shares)
    found = sorted(sum(random.choices(shares, k=n)) / n for _ in range(RESAMPLES))
    return Interval(sum(shares) / n, found[int(0.025 * RESAMPLES)], found[int(0.975 * RESAMPLES) - 1])


def ratings(blocks: Sequence[Block]) -> dict[str, float]:
    """Bradley–Terry strengths on the usual scale of 400 points for odds of ten to one; their mean is 1500.

    A game of several counts as one comparison for each pair of seats with different bots; a shared victory, or two
    who both lost, as their scores say. Half a comparison either way keeps a bot that never lost finite.
    """
    wins: dict[tuple[str, str], float] = {}
    for block in blocks:
        for game in block.games:
            for i, one in enumerate(game.seats):
                for other in game.seats[i + 1 :]:
                    if one.bot != other.bot:
                        ahead = 1.0 if (one.won, one.total) > (other.won, other.total) else 0.0
                        ahead = 0.5 if (one.won, one.total) == (other.won, other.total) else ahead
                        wins[one.bot, other.bot] = wins.get((one.bot, other.bot), 0.5) + ahead
                        wins[other.bot, one.bot] = wins.get((other.bot, one.bot), 0.5) + 1 - ahead
    bots = sorted({bot for pair in wins for bot in pair})
    strength = dict.fromkeys(bots, 1.0)
    for _ in range(RATING_ROUNDS):
        for bot in bots:
            won = sum(value for (one, _), value in wins.items() if one == bot)
            met = sum(
                (value + wins[other, bot]) / (strength[bot] + strength[other])
                for (one, other), value in wins.items()
                if one == bot
            )
            strength[bot] = won / met
        mean = exp(sum(log(value) for value in strength.values()) / len(bots))
        strength = {bot: value / mean for bot, value in strength.items()}
    return {bot: 1500 + 400 * log10(value) for bot, value in strength.items()}


@dataclass(frozen=True, slots=True)
class Verdict:
    """What a sequential test says so far: `high`, `low`, or `open`."""

    said: str
    log_likelihood: float


def sequential_test(shares: Sequence[float], low: float, high: float, error: float = 0.05) -> Verdict:
    """If a bot's true share is `high` rather than `low`: a likelihood-ratio test on the mean of block shares.

    The spread of the blocks is estimated; before ten blocks nothing is said.
    """
    n = len(shares)
    if n < 10:
        return Verdict("open", 0.0)
    mean = sum(shares) / n
    variance = max(sum((share - mean) ** 2 for share in shares) / (n - 1), 1e-3)
    ratio = n * (high - low) * (2 * mean - low - high) / (2 * variance)
    bound = log((1 - error) / error)
    said = "high" if ratio >= bound else "low" if ratio <= -bound else "open"
    return Verdict(said, ratio)

"""Bradley–Terry ratings, with bootstrap intervals over whole blocks."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, log
from operator import itemgetter
from random import Random

from vialibre.lab.blocks import Block, GameResult, SeatResult
from vialibre.lab.statistics import Interval, middle

RESAMPLES = 1000
SCALE = 400 / log(10)
"""The Elo scale: 400 points are odds of ten to one."""
MEAN = 1500.0
HALF = 0.5
"""Pseudo-count: the fraction of a block counted as won and lost by each of two bots that met. It keeps the rating of an
undefeated bot finite."""

Pair = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Comparisons:
    """Pairwise results: for every two bots that met (in both orders), how often the first was ahead in each block."""

    bots: list[str]
    ahead: dict[Pair, list[float]]

    def sums(self, chosen: Sequence[int]) -> dict[Pair, float]:
        """Totals over these blocks, which may contain a block several times."""
        take = itemgetter(*chosen, chosen[0])  # itemgetter with a single index would not return a tuple
        return {pair: sum(take(values)[:-1]) for pair, values in self.ahead.items()}


def compare(blocks: Sequence[Block]) -> Comparisons:
    """Turn every game into one comparison for each two seats with different bots.

    The winner is ahead of all others; of two that both lost, or share the victory, the one with more points. A bot that
    forfeited is behind all who did not.
    """
    bots = sorted({bot for block in blocks for game in block.games for bot in game.bots})
    number = {bot: i for i, bot in enumerate(bots)}
    ahead: dict[Pair, list[float]] = {}
    for place, block in enumerate(blocks):
        for game in block.games:
            for one, other, part in _pairs(game):
                for pair, value in (((number[one], number[other]), part), ((number[other], number[one]), 1 - part)):
                    ahead.setdefault(pair, [0.0] * len(blocks))[place] += value
    return Comparisons(bots, ahead)


def _pairs(game: GameResult) -> list[tuple[str, str, float]]:
    found = []
    for i, one in enumerate(game.seats):
        for other in game.seats[i + 1 :]:
            if one.bot != other.bot:
                mine, theirs = _result(one), _result(other)
                found.append((one.bot, other.bot, 0.5 if mine == theirs else float(mine > theirs)))
    return found


def _result(seat: SeatResult) -> tuple[float, bool, int]:
    return seat.won, not seat.forfeited, seat.total


def groups(blocks: Sequence[Block]) -> list[set[str]]:
    """Sets of bots that can be compared because they met directly or through a chain of others."""
    found: list[set[str]] = []
    for block in blocks:
        for game in block.games:
            met = set(game.bots)
            touching = [group for group in found if group & met]
            found = [group for group in found if not group & met] + [met.union(*touching)]
    return found


def ratings(blocks: Sequence[Block]) -> dict[str, Interval]:
    """Ratings of bots that form one group. Their mean is 1500, in every resample too."""
    found = compare(blocks)
    n = len(found.bots)
    everything = found.sums(range(len(blocks)))
    block = {pair: _in_a_block(found, pair) for pair in everything}
    strengths = _fit(n, {pair: value + HALF * block[pair] for pair, value in everything.items()}, [0.0] * n)
    random = Random(1)
    samples: list[list[float]] = []
    for _ in range(RESAMPLES if found.ahead else 1):
        drawn = found.sums(random.choices(range(len(blocks)), k=len(blocks)))
        for pair, size in block.items():
            # A bot that was never ahead is not ahead in any resample either. Its pseudo-count is then randomized around
            # its mean, so that the interval is as wide as so few blocks justify.
            half = HALF if everything[pair] > 0 else random.gammavariate(HALF, 1.0) + 1e-6
            drawn[pair] += half * size
        samples.append(_fit(n, drawn, strengths))
    return {
        bot: middle(MEAN + SCALE * strengths[i], [MEAN + SCALE * sample[i] for sample in samples])
        for i, bot in enumerate(found.bots)
    }


def _in_a_block(found: Comparisons, pair: Pair) -> float:
    """The number of comparisons between two bots in a block where they met."""
    both = [a + b for a, b in zip(found.ahead[pair], found.ahead[pair[1], pair[0]], strict=True)]
    met = [value for value in both if value > 0]
    return sum(met) / len(met)


def _fit(n: int, ahead: dict[Pair, float], start: Sequence[float]) -> list[float]:
    """Maximum-likelihood strengths, as logarithms with mean 0: Newton's method on a concave function."""
    strengths = list(start)
    for _ in range(100):
        slope = [0.0] * n
        bend = [[1e-9 if i == j else 0.0 for j in range(n)] for i in range(n)]
        for (i, j), value in ahead.items():
            lose = 1 / (1 + exp(strengths[i] - strengths[j]))  # probability of the opposite of what was observed
            slope[i] += value * lose
            slope[j] -= value * lose
            weight = value * lose * (1 - lose)
            bend[i][i] += weight
            bend[j][j] += weight
            bend[i][j] -= weight
            bend[j][i] -= weight
        # Adding a constant to all strengths changes nothing, so the first is fixed and the others are relative to it.
        step = [0.0, *_solve([row[1:] for row in bend[1:]], slope[1:])]
        longest = max(map(abs, step))
        strengths = [
            value + move * min(1.0, 2.0 / (longest + 1e-12)) for value, move in zip(strengths, step, strict=True)
        ]
        if longest < 1e-6:
            break
    mean = sum(strengths) / n
    return [value - mean for value in strengths]


def _solve(rows: list[list[float]], right: list[float]) -> list[float]:
    """Solve linear equations with a positive definite matrix, for which elimination needs no pivoting."""
    n = len(right)
    matrix = [[*row, value] for row, value in zip(rows, right, strict=True)]
    for i in range(n):
        for k in range(i + 1, n):
            factor = matrix[k][i] / matrix[i][i]
            for j in range(i, n + 1):
                matrix[k][j] -= factor * matrix[i][j]
    found = [0.0] * n
    for i in range(n - 1, -1, -1):
        rest = sum(matrix[i][j] * found[j] for j in range(i + 1, n))
        found[i] = (matrix[i][n] - rest) / matrix[i][i]
    return found

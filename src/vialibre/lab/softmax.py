"""Fits the win-chance model: a softmax over seats, by Newton's method in pure Python."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from vialibre.analysis.chance import Weights, softmax

ROUNDS = 30
RIDGE = 1.0
"""L2 regularization: pulls every weight toward 0 like a prior of this precision."""
SMALL = 1e-6

Vector = list[float]


@dataclass(frozen=True, slots=True)
class Sample:
    """One position as seen by one viewer, and how the game ended."""

    table: str
    """The board and the number of seats."""
    number: int
    """Number of the game."""
    stage: tuple[float, ...]
    features: tuple[tuple[float, ...], ...]
    """By seat."""
    won: tuple[float, ...]
    """By seat: 1 for a win, a fraction for a shared one."""

    def inputs(self) -> tuple[list[int], list[Vector]]:
        """The indices of the weights that matter at this stage, and their inputs by seat."""
        width = len(self.features[0])
        active = [i for i, part in enumerate(self.stage) if part > 0]
        places = [i * width + k for i in active for k in range(width)]
        return places, [[self.stage[i] * value for i in active for value in row] for row in self.features]


def fit(samples: Sequence[Sample]) -> Weights:
    """Maximum-likelihood weights."""
    stages, width = len(samples[0].stage), len(samples[0].features[0])
    weights = [0.0] * (stages * width)
    for _ in range(ROUNDS):
        slope, bend = _gradient_and_hessian(samples, weights)
        step = solve(bend, slope)
        weights = [weight + change for weight, change in zip(weights, step, strict=True)]
        if max(map(abs, step)) < SMALL:
            break
    return Weights(tuple(tuple(weights[i * width : (i + 1) * width]) for i in range(stages)))


def _gradient_and_hessian(samples: Sequence[Sample], weights: Vector) -> tuple[Vector, list[Vector]]:
    """Gradient and negative Hessian of the log-likelihood, including the prior."""
    width = len(weights)
    slope = [-RIDGE * weight for weight in weights]
    bend = [[0.0] * width for _ in range(width)]
    for i in range(width):
        bend[i][i] = RIDGE
    for sample in samples:
        places, rows = sample.inputs()
        here = [weights[place] for place in places]
        chances = softmax([sum(map(float.__mul__, here, row)) for row in rows])
        mean = [sum(map(float.__mul__, chances, column)) for column in zip(*rows, strict=True)]
        for row, chance, won in zip(rows, chances, sample.won, strict=True):
            missed = won - chance
            apart = [value - middle for value, middle in zip(row, mean, strict=True)]
            for place, value in zip(places, row, strict=True):
                slope[place] += missed * value
            for i, (place, value) in enumerate(zip(places, apart, strict=True)):
                if value:
                    line = bend[place]
                    for other, far in zip(places[: i + 1], apart, strict=False):
                        line[other] += chance * value * far
    for i in range(width):
        for j in range(i):
            bend[j][i] = bend[i][j]
    return slope, bend


def solve(matrix: Sequence[Vector], right: Vector) -> Vector:
    """Gaussian elimination with partial pivoting."""
    n = len(right)
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for i in range(n):
        pivot = max(range(i, n), key=lambda k: abs(rows[k][i]))
        rows[i], rows[pivot] = rows[pivot], rows[i]
        for k in range(i + 1, n):
            factor = rows[k][i] / rows[i][i]
            if factor:
                rows[k] = [value - factor * top for value, top in zip(rows[k], rows[i], strict=True)]
    found = [0.0] * n
    for i in reversed(range(n)):
        found[i] = (rows[i][n] - sum(rows[i][k] * found[k] for k in range(i + 1, n))) / rows[i][i]
    return found

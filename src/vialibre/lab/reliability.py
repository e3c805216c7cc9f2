"""Reliability of predicted chances: about three in ten events predicted at 30 % should happen."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import log

from vialibre.analysis.chance import Weights, weigh
from vialibre.analysis.features import STAGES
from vialibre.lab.softmax import Sample

BINS = 10
LEAST = 1e-12
"""Floor for predicted chances: one surprise at 0 would cost infinitely much."""


@dataclass(frozen=True, slots=True)
class Bin:
    """All predictions within a range of chances."""

    low: float
    high: float
    count: int
    predicted: float
    """Mean prediction."""
    observed: float
    """Observed frequency."""


@dataclass(frozen=True, slots=True)
class Quality:
    """Lower is better. Beside each figure, its value for equal chances of all seats."""

    name: str
    positions: int
    log_loss: float
    log_loss_equal: float
    brier: float
    """Squared differences, summed over the seats of a position."""
    brier_equal: float


@dataclass(frozen=True, slots=True)
class Report:
    """The quality of predictions: overall, by table, by stage, and by predicted chance."""

    whole: Quality
    tables: tuple[Quality, ...]
    """By board and number of seats."""
    stages: tuple[Quality, ...]
    bins: tuple[Bin, ...]

    @property
    def calibration_error(self) -> float:
        """The mean distance between predicted and observed frequencies."""
        total = sum(row.count for row in self.bins)
        return sum(row.count * abs(row.predicted - row.observed) for row in self.bins) / total


@dataclass(frozen=True, slots=True)
class _Case:
    sample: Sample
    chances: list[float]


def measure(weights: Weights, samples: Sequence[Sample]) -> Report:
    """Evaluate the model on these samples."""
    cases = [_Case(sample, weigh(weights, sample.stage, sample.features)) for sample in samples]
    tables = sorted({sample.table for sample in samples})
    by_table = [(name, [case for case in cases if case.sample.table == name]) for name in tables]
    by_stage = [(name, [case for case in cases if _stage(case) == i]) for i, name in enumerate(STAGES)]
    return Report(
        whole=_quality("all", cases),
        tables=tuple(_quality(name, some) for name, some in by_table),
        stages=tuple(_quality(name, some) for name, some in by_stage if some),
        bins=tuple(_bins(cases)),
    )


def _stage(case: _Case) -> int:
    return case.sample.stage.index(max(case.sample.stage))


def _quality(name: str, cases: Sequence[_Case]) -> Quality:
    n = len(cases)
    equal = [[1 / len(case.chances)] * len(case.chances) for case in cases]
    return Quality(
        name,
        n,
        sum(_log_loss(case.chances, case.sample.won) for case in cases) / n,
        sum(_log_loss(even, case.sample.won) for even, case in zip(equal, cases, strict=True)) / n,
        sum(_brier(case.chances, case.sample.won) for case in cases) / n,
        sum(_brier(even, case.sample.won) for even, case in zip(equal, cases, strict=True)) / n,
    )


def _log_loss(chances: Sequence[float], won: Sequence[float]) -> float:
    return -sum(part * log(max(chance, LEAST)) for chance, part in zip(chances, won, strict=True))


def _brier(chances: Sequence[float], won: Sequence[float]) -> float:
    return sum((chance - part) ** 2 for chance, part in zip(chances, won, strict=True))


def _bins(cases: Iterable[_Case]) -> Iterable[Bin]:
    filled: list[list[tuple[float, float]]] = [[] for _ in range(BINS)]
    for case in cases:
        for chance, won in zip(case.chances, case.sample.won, strict=True):
            filled[min(BINS - 1, int(chance * BINS))].append((chance, won))
    for i, pairs in enumerate(filled):
        if pairs:
            predicted = sum(chance for chance, _ in pairs) / len(pairs)
            observed = sum(won for _, won in pairs) / len(pairs)
            yield Bin(i / BINS, (i + 1) / BINS, len(pairs), predicted, observed)

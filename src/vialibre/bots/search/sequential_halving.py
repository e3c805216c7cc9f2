"""Candidate evaluation with common random numbers, a prior, and sequential halving of the budget."""

from __future__ import annotations

from collections.abc import Sequence

CUTS = ((0.2, 4), (0.5, 3), (0.75, 2))
"""After this part of the budget so many candidates are left."""
SPREAD = 0.25
"""Standard deviation of the result of one rollout, as a chance, about."""
TRUST = 0.03
"""Error of the prior, as a chance, about: few worlds must not overrule a good plan."""


class SequentialHalving:
    def __init__(self, candidates: Sequence[int], priors: Sequence[float]) -> None:
        """`priors`: how much lower than the first one's the chance of each seems, so none is positive."""
        self.preferred = candidates[0]
        self.live = list(candidates)
        self.priors = dict(zip(candidates, priors, strict=True))
        self.sums = dict.fromkeys(candidates, 0.0)
        self.counts = dict.fromkeys(candidates, 0)
        self._cuts = list(CUTS)

    def add(self, worths: dict[int, float]) -> None:
        """Add the result of every live candidate in one world."""
        for number, worth in worths.items():
            self.sums[number] += worth
            self.counts[number] += 1

    def cut(self, part: float) -> None:
        """Drop the worst when this part of the budget is used."""
        while self._cuts and part >= self._cuts[0][0]:
            left = self._cuts.pop(0)[1]
            self.live = self.ranked()[:left]

    def best(self) -> int:
        return self.ranked()[0]

    def ranked(self) -> list[int]:
        """Best first, by posterior mean; a stable order."""
        base = self._mean(self.preferred)
        return sorted(self.live, key=lambda number: -self._belief(number, base))

    def _belief(self, number: int, base: float) -> float:
        seen, thought = self.counts[number] / SPREAD**2, 1 / TRUST**2
        return (seen * self._mean(number) + thought * (base + self.priors[number])) / (seen + thought)

    def _mean(self, number: int) -> float:
        return self.sums[number] / self.counts[number] if self.counts[number] else 0.5

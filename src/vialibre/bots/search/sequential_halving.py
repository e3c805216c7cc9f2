"""Candidates tried in the same worlds, and what to believe of them: between what was thought and what was seen."""

from __future__ import annotations

from collections.abc import Sequence

CUTS = ((0.2, 4), (0.5, 3), (0.75, 2))
"""After this part of the budget so many candidates stay."""
SPREAD = 0.25
"""How far the chance at the end of one line of play is from the mean of all, about."""
TRUST = 0.03
"""How far surveyor's thoughts are from the truth, about, as chances: few worlds must not overrule a good plan."""


class SequentialHalving:
    def __init__(self, candidates: Sequence[int], priors: Sequence[float]) -> None:
        """Priors: how much less than the first one's the chance of each is thought to be, so none is positive."""
        self.preferred = candidates[0]
        self.live = list(candidates)
        self.priors = dict(zip(candidates, priors, strict=True))
        self.sums = dict.fromkeys(candidates, 0.0)
        self.counts = dict.fromkeys(candidates, 0)
        self._cuts = list(CUTS)

    def add(self, worths: dict[int, float]) -> None:
        """What every live candidate came to in one world."""
        for number, worth in worths.items():
            self.sums[number] += worth
            self.counts[number] += 1

    def cut(self, part: float) -> None:
        """Leave out the worst when so much of the budget is used."""
        while self._cuts and part >= self._cuts[0][0]:
            left = self._cuts.pop(0)[1]
            self.live = self.ranked()[:left]

    def best(self) -> int:
        return self.ranked()[0]

    def ranked(self) -> list[int]:
        """Best first; equal ones as they came."""
        base = self._mean(self.preferred)
        return sorted(self.live, key=lambda number: -self._belief(number, base))

    def _belief(self, number: int, base: float) -> float:
        seen, thought = self.counts[number] / SPREAD**2, 1 / TRUST**2
        return (seen * self._mean(number) + thought * (base + self.priors[number])) / (seen + thought)

    def _mean(self, number: int) -> float:
        return self.sums[number] / self.counts[number] if self.counts[number] else 0.5

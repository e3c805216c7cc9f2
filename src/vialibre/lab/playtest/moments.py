"""Running sums over games from which a mean and its interval follow, independent of the number of games."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt

from vialibre.lab.playtest.multiple_testing import quantile, student
from vialibre.lab.statistics import OUTSIDE, Interval

NEVER_LESS = 2
"""With fewer values their spread is unknown."""


@dataclass(slots=True)
class Moments:
    """One figure over independent games: count, sum and sum of squares."""

    n: int = 0
    total: float = 0.0
    squares: float = 0.0

    def note(self, value: float) -> None:
        """Add a value."""
        self.n += 1
        self.total += value
        self.squares += value * value

    @property
    def games(self) -> int:
        return self.n

    @property
    def mean(self) -> float:
        return self.total / self.n if self.n else 0.0

    @property
    def error(self) -> float | None:
        """The standard error of the mean; None if it is unknown."""
        if self.n < NEVER_LESS:
            return None
        spread = max(0.0, self.squares - self.total * self.total / self.n) / (self.n - 1)
        return sqrt(spread / self.n)


@dataclass(slots=True)
class Ratio:
    """The ratio of two figures of each game, such as the wins of seats that did something and the number of those
    seats.

    Seats of one game are not independent, but games are: so the interval is that of a ratio of sums over games.
    """

    games: int = 0
    top: float = 0.0
    bottom: float = 0.0
    top_top: float = 0.0
    top_bottom: float = 0.0
    bottom_bottom: float = 0.0

    def note(self, top: float, bottom: float) -> None:
        """Add a game's two figures."""
        self.games += 1
        self.top += top
        self.bottom += bottom
        self.top_top += top * top
        self.top_bottom += top * bottom
        self.bottom_bottom += bottom * bottom

    @property
    def mean(self) -> float:
        return self.top / self.bottom if self.bottom else 0.0

    @property
    def error(self) -> float | None:
        if self.games < NEVER_LESS or not self.bottom:
            return None
        r = self.mean
        spread = max(0.0, self.top_top - 2 * r * self.top_bottom + r * r * self.bottom_bottom)
        return sqrt(spread * self.games / (self.games - 1)) / self.bottom


def figure(of: Moments | Ratio, *, bounds: tuple[float, float] | None = None) -> Interval:
    """The mean with its 95 % interval (Student's t over games), clipped to `bounds`."""
    low, high = bounds or (float("-inf"), float("inf"))
    error = of.error
    if error is None:
        return Interval(of.mean, low, high)
    aside = student(1 - OUTSIDE / 2, of.games - 1) * error
    return Interval(of.mean, max(low, of.mean - aside), min(high, of.mean + aside))


def wilson(yes: float, n: float) -> Interval:
    """The Wilson interval for `yes` successes out of `n`, which is valid for rare events too."""
    if n <= 0:
        return Interval(0.0, 0.0, 1.0)
    z2 = quantile(1 - OUTSIDE / 2) ** 2
    share = yes / n
    middle = (share + z2 / (2 * n)) / (1 + z2 / n)
    aside = sqrt(z2 * (share * (1 - share) / n + z2 / (4 * n * n))) / (1 + z2 / n)
    return Interval(share, max(0.0, min(share, middle - aside)), min(1.0, max(share, middle + aside)))

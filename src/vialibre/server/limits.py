"""Rate limits per person and per address (token buckets), and size limits of requests."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from time import monotonic

MOST_BUCKETS = 20_000


@dataclass(frozen=True, slots=True)
class Rate:
    """Up to `burst` requests at once, then `per_second`."""

    per_second: float
    burst: float


READS = Rate(20, 100)
WRITES = Rate(5, 40)
MOVES = Rate(10, 40)
GUESTS = Rate(0.2, 30)
TABLES = Rate(0.2, 20)
PHRASES = Rate(0.05, 10)
REPLAYS = Rate(1, 30)
SOCKETS = Rate(2, 40)
CHECKS = Rate(3, 40)
SKETCHES = Rate(0.5, 20)
DESIGNS = Rate(0.2, 20)
PLAYTESTS = Rate(0.02, 10)
BODY_BYTES = 64 * 1024
BOARD_BYTES = 300 * 1024


class Limiter:
    """`factor` scales all limits, for load tests or a club behind one address."""

    def __init__(self, factor: float = 1.0, clock: Callable[[], float] = monotonic) -> None:
        self.factor = factor
        self.clock = clock
        self._buckets: dict[tuple[str, Rate], tuple[float, float]] = {}

    def allows(self, who: str, rate: Rate) -> bool:
        now = self.clock()
        burst = rate.burst * self.factor
        left, since = self._buckets.get((who, rate), (burst, now))
        left = min(burst, left + (now - since) * rate.per_second * self.factor)
        if len(self._buckets) >= MOST_BUCKETS:
            self._buckets.clear()  # a flood of addresses: resetting beats growing without bound
        if left < 1:
            self._buckets[(who, rate)] = (left, now)
            return False
        self._buckets[(who, rate)] = (left - 1, now)
        return True

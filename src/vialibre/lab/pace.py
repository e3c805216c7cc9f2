"""How much work to hand out at once: so much that a piece takes about as long as wanted, by what pieces took so far."""

from __future__ import annotations

from collections.abc import Iterator

ONE_BY_ONE = 0.0
"""For what is to be kept the moment it is done."""
LOCAL = 0.5
"""Seconds for a piece on this machine: the bar moves, and Ctrl-C does not wait long."""
CLUSTER = 2.0
"""Seconds for a piece on a cluster: long beside the milliseconds that a task costs, short beside what a death costs."""
GROWTH = 4
"""A piece is at most so many times as large as one that was measured: a short one says little about a long one."""


class Pace:
    """The size of the next piece. What comes out must not depend on it, for it follows the clock."""

    def __init__(self, seconds: float, *, most: int = 10**6) -> None:
        self.seconds = seconds
        self.most = most
        self.size = 1

    def note(self, size: int, seconds: float) -> None:
        """A piece of this size took so long."""
        fitting = int(size * self.seconds / max(seconds, 1e-6))
        self.size = max(1, min(fitting, GROWTH * size, self.most))

    def pieces(self, start: int, end: int) -> Iterator[range]:
        """The whole numbers from start up to end, in pieces of the size that fits when each is asked for."""
        while start < end:
            piece = range(start, min(start + self.size, end))
            yield piece
            start = piece.stop

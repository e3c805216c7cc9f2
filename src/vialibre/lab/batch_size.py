"""Adaptive batch size: hands out as much work at once as takes the desired time, based on the batches so far."""

from __future__ import annotations

from collections.abc import Iterator

ONE_BY_ONE = 0.0
"""For results that must be stored as soon as they are finished."""
LOCAL = 0.5
"""Seconds per batch on this machine: the progress bar moves, and Ctrl-C does not wait long."""
CLUSTER = 2.0
"""Seconds per batch on a cluster: long compared to the overhead of a task, short compared to repeating a lost one."""
GROWTH = 4
"""A batch is at most this many times as large as one that was measured, since a short one says little about a long
one."""


class BatchSizer:
    """The size of the next batch. It follows the clock, so results must not depend on it."""

    def __init__(self, seconds: float, *, most: int = 10**6) -> None:
        self.seconds = seconds
        self.most = most
        self.size = 1

    def note(self, size: int, seconds: float) -> None:
        """Record that a batch of this size took that many seconds."""
        fitting = int(size * self.seconds / max(seconds, 1e-6))
        self.size = max(1, min(fitting, GROWTH * size, self.most))

    def batches(self, start: int, end: int) -> Iterator[range]:
        """The whole numbers from start up to end, in batches sized when each is requested."""
        while start < end:
            batch = range(start, min(start + self.size, end))
            yield batch
            start = batch.stop

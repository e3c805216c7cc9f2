"""Budget of a decision: CPU seconds or a number of sampled worlds."""

from __future__ import annotations

import re
from time import thread_time

from vialibre.errors import BadSetup

MOST_SECONDS = 600.0
MOST_WORLDS = 1_000_000


class Budget:
    """CPU seconds of this thread, or a number of worlds: the latter gives the same choice every time.

    `stop` may be called from another thread and ends this decision: what is being tried is finished, and the best so
    far is chosen.
    """

    def __init__(self, *, seconds: float | None = None, worlds: int | None = None) -> None:
        self.seconds = seconds
        self.worlds = worlds
        self.stopped = False
        self._began = 0.0
        self._playouts = 0
        self._played_from = 0.0

    def begin(self) -> None:
        self.stopped = False
        self._began = thread_time()
        self._playouts = 0

    def begin_playouts(self) -> None:
        self._played_from = thread_time()

    def stop(self) -> None:
        self.stopped = True

    def part(self, worlds: int) -> float:
        """How much of it is used up after so many worlds, 0 to 1."""
        if self.worlds is not None:
            return worlds / self.worlds
        assert self.seconds is not None
        return (thread_time() - self._began) / self.seconds

    def allows(self, worlds: int) -> bool:
        """Whether another playout may begin; with a time, only if one as long as those before would still fit."""
        if self.stopped:
            return False
        if self.worlds is not None:
            return worlds < self.worlds
        assert self.seconds is not None
        now = thread_time()
        a_playout = (now - self._played_from) / self._playouts if self._playouts else 0.0
        self._playouts += 1
        return now - self._began + a_playout <= self.seconds


def read_budget(bot: str, text: str) -> Budget:
    """`0.4` is seconds, `200w` worlds; raises BadSetup for anything else."""
    if re.fullmatch(r"[0-9]{1,7}w", text) and 1 <= int(text[:-1]) <= MOST_WORLDS:
        return Budget(worlds=int(text[:-1]))
    if re.fullmatch(r"[0-9]{1,4}(\.[0-9]{1,6})?", text) and 0 < float(text) <= MOST_SECONDS:
        return Budget(seconds=float(text))
    raise BadSetup("bad_budget", bot=bot, most=int(MOST_SECONDS))

"""Cooperative multitasking: long computations on the event loop yield control at intervals."""

from __future__ import annotations

import asyncio
from time import perf_counter

SLICE = 0.01
"""Seconds between two yields."""


class Pace:
    """Await `yield_control` after each step of a long computation."""

    def __init__(self) -> None:
        self._since = perf_counter()

    async def yield_control(self) -> None:
        if perf_counter() - self._since >= SLICE:
            await asyncio.sleep(0)
            self._since = perf_counter()

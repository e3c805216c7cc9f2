"""A time limit for one decision, in seconds of real time."""

from __future__ import annotations

import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import perf_counter
from types import FrameType
from typing import NoReturn

from vialibre.bots.base import Forfeit

AGAIN = 1.0
"""Seconds after which a bot that caught the interruption is interrupted again."""


class _Interruption(BaseException):
    """Not an Exception, so that a bot's own `except Exception` does not catch it."""


def decide_in_time(decide: Callable[[], int], seconds: float, clock: Callable[[], float] = perf_counter) -> int:
    """What `decide` returns; raises Forfeit if it takes longer than `seconds`.

    In the main thread of a POSIX system it is interrupted, so a bot that never returns forfeits as well. Elsewhere,
    and inside a call of C code, it can only be measured afterwards.
    """
    before = clock()
    try:
        with _interrupted_after(seconds):
            choice = decide()
    except _Interruption:
        raise Forfeit(f"{seconds:g} s") from None
    if clock() - before > seconds:
        raise Forfeit(f"{seconds:g} s")
    return choice


@contextmanager
def _interrupted_after(seconds: float) -> Iterator[None]:
    if not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
        yield
        return
    handler = signal.signal(signal.SIGALRM, _interrupt)
    began = perf_counter()
    # Someone else's timer, such as a test runner's, goes on afterwards with what is left of it.
    left, interval = signal.setitimer(signal.ITIMER_REAL, seconds, AGAIN)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, handler)
        if left:
            signal.setitimer(signal.ITIMER_REAL, max(left - (perf_counter() - began), 0.001), interval)


def _interrupt(_number: int, _frame: FrameType | None) -> NoReturn:
    raise _Interruption

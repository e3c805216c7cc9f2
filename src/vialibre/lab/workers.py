"""Work spread over processes, its results in the order of the work, whatever finishes first."""

from __future__ import annotations

import signal
from collections import deque
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from typing import TypeVar

from vialibre.errors import BadSetup

T = TypeVar("T")


def in_order(do: Callable[..., T], work: Iterable[tuple[object, ...]], jobs: int) -> Generator[T]:
    """`do(*item)` for each item. Whoever stops asking, or is interrupted, waits at most for what is being done."""
    if jobs <= 1:
        for item in work:
            yield do(*item)
        return
    waiting: deque[Future[T]] = deque()
    items = iter(work)
    with ProcessPoolExecutor(max_workers=jobs, initializer=_end_quietly) as pool:
        try:
            while True:
                # Enough to keep all busy while the first is slow, and little to throw away when it is over.
                for item in islice(items, max(0, 2 * jobs - len(waiting))):
                    waiting.append(pool.submit(do, *item))
                if not waiting:
                    return
                yield waiting.popleft().result()
        except BrokenProcessPool:
            raise BadSetup("worker_died") from None
        finally:
            for future in waiting:
                future.cancel()


def _end_quietly() -> None:
    """Ctrl-C reaches every process of a terminal: those that only help end at once, without a traceback each."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)

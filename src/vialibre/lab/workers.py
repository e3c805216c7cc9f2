"""Work spread over processes, its results in the order of the work, whatever finishes first."""

from __future__ import annotations

import signal
from collections import deque
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import TypeVar

from vialibre.errors import BadSetup

T = TypeVar("T")

LIVES = 3
"""So often the same piece of work is begun; if processes die each time, it is not by chance."""


def in_order(
    do: Callable[..., T], work: Iterable[tuple[object, ...]], jobs: int, ray: str | None = None
) -> Generator[T]:
    """`do(*item)` for each item. Whoever stops asking, or is interrupted, waits at most for what is being done.

    `ray`: `local`, or the address of a Ray cluster, which then does the work instead of processes of this machine.
    Items are asked for when there is room for them, so `work` may be endless.
    """
    if ray is not None:
        from vialibre.lab import cluster

        yield from cluster.in_order(do, work, ray)
    elif jobs > 1:
        yield from _in_processes(do, work, jobs)
    else:
        for item in work:
            yield do(*item)


def check_ray(ray: str | None) -> None:
    """Raise BadSetup if that cluster cannot be reached: for whoever throws something away before the work begins."""
    if ray is not None:
        from vialibre.lab import ray_session

        ray_session.check(ray)


def _in_processes(do: Callable[..., T], work: Iterable[tuple[object, ...]], jobs: int) -> Generator[T]:
    """When a process dies, all of them end with it: new ones go on with what was not yet done."""
    items = iter(work)
    waiting: deque[tuple[tuple[object, ...], Future[T]]] = deque()
    deaths = 0
    pool = _pool(jobs)
    try:
        while True:
            try:
                # Enough to keep all busy while the first is slow, and little to throw away when it is over.
                while len(waiting) < 2 * jobs and (item := next(items, None)) is not None:
                    waiting.append((item, Future()))
                    waiting[-1] = (item, pool.submit(do, *item))
                if not waiting:
                    return
                result = waiting[0][1].result()
            except BrokenProcessPool:
                deaths += 1
                if deaths == LIVES:
                    raise BadSetup("worker_died") from None
                pool.shutdown()
                pool = _pool(jobs)
                waiting = deque((item, _again(pool, do, item, future)) for item, future in waiting)
                continue
            waiting.popleft()
            deaths = 0
            yield result
    finally:
        pool.shutdown(cancel_futures=True)


def _again(pool: ProcessPoolExecutor, do: Callable[..., T], item: tuple[object, ...], future: Future[T]) -> Future[T]:
    """What is done is done, also if it failed by itself."""
    is_lost = not future.done() or isinstance(future.exception(), BrokenProcessPool)
    return pool.submit(do, *item) if is_lost else future


def _pool(jobs: int) -> ProcessPoolExecutor:
    return ProcessPoolExecutor(max_workers=jobs, initializer=_end_quietly)


def _end_quietly() -> None:
    """Ctrl-C reaches every process of a terminal: those that only help end at once, without a traceback each."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)

"""Runs work in parallel processes and yields the results in order, whichever finishes first."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections import deque
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import TypeVar

from vialibre.errors import BadSetup

T = TypeVar("T")

LIVES = 3
"""How often a piece of work is started. If its process dies every time, that is not a coincidence."""


def in_order(
    do: Callable[..., T], work: Iterable[tuple[object, ...]], jobs: int, ray: str | None = None
) -> Generator[T]:
    """Yield `do(*item)` for each item. Closing the generator, or an interrupt, waits at most for work in progress.

    `ray` is `local` or the address of a Ray cluster that does the work instead of local processes. Items are taken from
    `work` only when there is room for them, so it may be infinite.
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
    """Raise BadSetup if that cluster cannot be reached. Call it before deleting results that the work would replace."""
    if ray is not None:
        from vialibre.lab import ray_session

        ray_session.check(ray)


def _in_processes(do: Callable[..., T], work: Iterable[tuple[object, ...]], jobs: int) -> Generator[T]:
    """If a process dies, the pool ends with it: a new pool continues with the unfinished work."""
    items = iter(work)
    waiting: deque[tuple[tuple[object, ...], Future[T]]] = deque()
    deaths = 0
    pool = _pool(jobs)
    try:
        while True:
            try:
                # Enough to keep all processes busy while the first is slow, and little to throw away at the end.
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
    """Submit an item again unless it has finished or failed by itself."""
    is_lost = not future.done() or isinstance(future.exception(), BrokenProcessPool)
    return pool.submit(do, *item) if is_lost else future


def _pool(jobs: int) -> ProcessPoolExecutor:
    return ProcessPoolExecutor(max_workers=jobs, initializer=_prepare_worker)


def _prepare_worker() -> None:
    """Ctrl-C reaches every process of a terminal: workers exit at once, without a traceback each.

    They also end with the process that started them, however that ends: otherwise they would wait for work forever,
    and with them the programs that they run as bots.
    """
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)

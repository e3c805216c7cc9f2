"""Bots think in processes of their own, so that nobody waits for them. They get a view and the legal actions only.

Those that take their time have processes apart, of lower priority: a quick bot never queues behind a slow one.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import replace
from random import Random
from typing import TypeVar, TypeVarTuple, Unpack, cast

from vialibre.boards.load import load_board
from vialibre.boards.model import Board
from vialibre.bots.levels import is_slow
from vialibre.bots.registry import make_bot
from vialibre.engine.record import is_packaged
from vialibre.engine.view import View

T = TypeVar("T")
Ts = TypeVarTuple("Ts")

NICE = 5
"""Of slow thinkers: a third of a core beside somebody who wants all of it. Playtests, at 19, get what these leave."""


def _choose(bot: str, board: Board | str, view: View, legal: list[int], seed: str) -> int:
    known = load_board(board) if isinstance(board, str) else board
    return make_bot(bot).choose(replace(view, board=known), legal, Random(seed))


def _begin(nice: int) -> None:
    """In a new process: Ctrl-C is for the server, and a killed server takes its thinkers along."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_with_parent()
    if nice and hasattr(os, "nice"):
        os.nice(nice)


def end_with_parent() -> None:
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)


def spare_cores(workers: int = 1) -> int:
    """How many processes of each worker may think for long: the cores beside the workers, at least one."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return max(1, (cores - workers) // workers)


class Pool:
    """Processes that start when they are needed. What waits for one waits here, and can be called off."""

    def __init__(self, processes: int, nice: int = 0) -> None:
        self.processes = processes
        self.nice = nice
        self._executor: ProcessPoolExecutor | None = None
        # An executor would send questions ahead, and they would be thought about although nobody listens any more.
        self._free = asyncio.Semaphore(processes)

    async def run(self, work: Callable[[Unpack[Ts]], T], *arguments: *Ts) -> T:
        async with self._free:
            for again in (True, False):
                executor = self._executor
                if executor is None:
                    executor = self._executor = ProcessPoolExecutor(
                        self.processes, multiprocessing.get_context("spawn"), _begin, (self.nice,)
                    )
                try:
                    return await asyncio.get_running_loop().run_in_executor(executor, work, *arguments)
                except BrokenProcessPool:  # somebody killed a thinker: a new pool, once
                    if self._executor is executor:
                        self._executor = None
                    if not again:
                        raise
        raise AssertionError

    def close(self) -> None:
        """Waits for what is being thought about, at most a decision in each process."""
        if self._executor is not None:
            self._executor.shutdown(cancel_futures=True)
            self._executor = None


class Thinkers:
    """Two pools, each started by its first bot. Two workers with the same question may answer differently.

    Quick bots decide by the seed alone; slow ones by how far they come in their time.
    """

    def __init__(self, processes: int = 1, slow: int = 1) -> None:
        self.quick = Pool(processes)
        self.slow = Pool(slow, NICE)

    async def choose(self, bot: str, view: View, legal: list[int], seed: str) -> int:
        # A board is large; the package's own are known over there.
        board: Board | str = view.board.id if is_packaged(view.board) else view.board
        bare = replace(view, board=cast(Board, None))
        pool = self.slow if is_slow(bot) else self.quick
        return await pool.run(_choose, bot, board, bare, legal, seed)

    async def run(self, work: Callable[[Unpack[Ts]], T], *arguments: *Ts) -> T:
        """Anything else that takes a while: a function of a module, with what can be sent to another process."""
        return await self.quick.run(work, *arguments)

    def close(self) -> None:
        self.quick.close()
        self.slow.close()

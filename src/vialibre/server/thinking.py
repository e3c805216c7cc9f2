"""Bots think in processes of their own, so that nobody waits for them. They get a view and the legal actions only."""

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
from vialibre.bots.registry import make_bot
from vialibre.engine.record import is_packaged
from vialibre.engine.view import View

T = TypeVar("T")
Ts = TypeVarTuple("Ts")


def _choose(bot: str, board: Board | str, view: View, legal: list[int], seed: str) -> int:
    known = load_board(board) if isinstance(board, str) else board
    return make_bot(bot).choose(replace(view, board=known), legal, Random(seed))


def _begin() -> None:
    """In a new process: Ctrl-C is for the server, and a killed server takes its thinkers along."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_with_parent()


def end_with_parent() -> None:
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)


class Thinkers:
    """A pool that starts with the first bot. The same question gets the same answer in every worker."""

    def __init__(self, processes: int = 1) -> None:
        self.processes = processes
        self._pool: ProcessPoolExecutor | None = None

    async def choose(self, bot: str, view: View, legal: list[int], seed: str) -> int:
        # A board is large; the package's own are known over there.
        board: Board | str = view.board.id if is_packaged(view.board) else view.board
        bare = replace(view, board=cast(Board, None))
        return await self.run(_choose, bot, board, bare, legal, seed)

    async def run(self, work: Callable[[Unpack[Ts]], T], *arguments: *Ts) -> T:
        """Anything else that takes long: a function of a module, with what can be sent to another process."""
        for again in (True, False):
            pool = self._pool
            if pool is None:
                context = multiprocessing.get_context("spawn")
                pool = self._pool = ProcessPoolExecutor(self.processes, context, initializer=_begin)
            try:
                return await asyncio.get_running_loop().run_in_executor(pool, work, *arguments)
            except BrokenProcessPool:  # somebody killed a thinker: a new pool, once
                if self._pool is pool:
                    self._pool = None
                if not again:
                    raise
        raise AssertionError

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(cancel_futures=True)
            self._pool = None

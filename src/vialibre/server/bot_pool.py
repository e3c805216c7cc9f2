"""Bots think in processes of their own, so that nobody waits for them. They get a view and the legal actions only.

Those that take their time have processes apart, of lower priority: a quick bot never queues behind a slow one.
So has everything about boards that people made themselves: their computations have limits, and a fair queue.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import TypeVar, TypeVarTuple, Unpack, cast

from vialibre.boards.load import is_packaged, load_board
from vialibre.boards.model import Board
from vialibre.bots.levels import THINKING, is_slow
from vialibre.bots.registry import make_bot
from vialibre.engine.view import View
from vialibre.server.errors import Refused
from vialibre.server.fair_queue import JobOwner
from vialibre.server.processes import ProcessPool

T = TypeVar("T")
Ts = TypeVarTuple("Ts")

JOBS = 2
"""Processes for what people design, and for tables with boards of their own: one person has one of them at most."""
SECONDS = 10.0
"""Of CPU, for each such job. The largest boards are drawn in two."""
MOST_WAITING = 20
"""Such jobs of one person; more are refused."""
MOST_JOBS = 500
"""After so many a process is replaced, with all the boards that it remembers."""
TABLES = "tables"
"""Where jobs come from that no request asked for."""
NICE = 5
"""Of slow bots and jobs: a third of a core beside a process that wants all of it. Playtests, at 19, get the rest."""


def _choose(bot: str, board: Board | str, view: View, legal: list[int], seed: str) -> int:
    known = load_board(board) if isinstance(board, str) else board
    return make_bot(bot).choose(replace(view, board=known), legal, Random(seed))


def spare_cores(workers: int = 1) -> int:
    """How many processes of each worker may think for long: the cores beside the workers, at least one."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return max(1, (cores - workers) // workers)


class BotPool:
    """Three pools, each started by its first job. Two workers with the same question may answer differently.

    Quick bots decide by the seed alone; slow ones by how far they come in their time.
    """

    def __init__(self, processes: int = 1, slow: int = 1) -> None:
        self.quick = ProcessPool(processes)
        self.slow = ProcessPool(slow, NICE)
        self.jobs = ProcessPool(JOBS, NICE, MOST_JOBS)

    async def choose(self, bot: str, view: View, legal: list[int], seed: str, *, host: str = "") -> int:
        """What a bot does. Raises TooMuchWork on a board of `host`'s own that it cannot cope with."""
        # A board is large; the package's own are known over there.
        bare = replace(view, board=cast(Board, None))
        if is_packaged(view.board):
            pool = self.slow if is_slow(bot) else self.quick
            return await pool.run(_choose, bot, view.board.id, bare, legal, seed)
        pool = self.slow if is_slow(bot) else self.jobs
        seconds = SECONDS + THINKING.get(bot, 0.0)
        owner = JobOwner(TABLES, host)
        return await pool.run(_choose, bot, view.board, bare, legal, seed, owner=owner, seconds=seconds)

    async def run(self, work: Callable[[Unpack[Ts]], T], *arguments: *Ts, owner: JobOwner) -> T:
        """Anything else that takes a while or is about a board of someone's own: a function of a module, with what can
        be sent to another process. Raises TooMuchWork if it takes more than SECONDS of CPU, Refused if this person
        has too many of them waiting."""
        if owner.address != TABLES and self.jobs.waiting(owner) >= MOST_WAITING:
            raise Refused("too_fast")
        return await self.jobs.run(work, *arguments, owner=owner, seconds=SECONDS)

    def close(self) -> None:
        self.quick.close()
        self.slow.close()
        self.jobs.close()

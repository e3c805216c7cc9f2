"""Process pools for bots, which get a view and the legal actions only, so that they never block the event loop.

Slow bots have their own processes of lower priority: a quick bot never queues behind a slow one.
Work on custom boards also has its own processes, with CPU limits and a fair queue; so have custom bots.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import TypeVar, TypeVarTuple, Unpack, cast

from vialibre.boards.load import is_packaged, load_board
from vialibre.boards.model import Board
from vialibre.bots.ask import ask
from vialibre.bots.levels import THINKING, is_built_in, is_slow, own_bots, source_of
from vialibre.bots.registry import make_bot
from vialibre.bots.standby import end_game
from vialibre.engine.view import View
from vialibre.server.errors import Refused
from vialibre.server.fair_queue import JobOwner
from vialibre.server.processes import ProcessPool

T = TypeVar("T")
Ts = TypeVarTuple("Ts")

JOBS = 2
"""Processes for designs and for tables on custom boards; one person uses at most one of them."""
CUSTOM = 2
"""Processes for the bots that a server offers besides the levels."""
SECONDS = 10.0
"""CPU seconds for each such job. Drawing the largest boards takes two."""
MOST_WAITING = 20
"""Such jobs that one person may have waiting; more are refused."""
MOST_JOBS = 500
"""After this many jobs a process is replaced, and the boards it has cached are freed."""
TABLES = "tables"
"""The address of jobs that do not come from a request."""
NICE = 5
"""Of slow bots and jobs: a third of a core next to a busy process. Playtests, at 19, get what is left."""


def _choose(bot: str, board: Board | str, view: View, legal: list[int], seed: str, commands: bool = False) -> int:
    """`commands` only for what the operator named with `--bot`: nothing that people send or store starts a program."""
    known = load_board(board) if isinstance(board, str) else board
    made = make_bot(bot, commands=commands)
    try:
        return ask(made, bot, replace(view, board=known), legal, Random(seed))
    finally:
        end_game(made, None)  # the next decision may be made in another process


def spare_cores(workers: int = 1) -> int:
    """Processes for slow bots per worker: the cores that the workers leave, at least one."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return max(1, (cores - workers) // workers)


class BotPool:
    """Four pools, each started by its first job.

    Quick bots depend on the seed alone. Slow bots also depend on how far they get in their time, so two workers may get
    different answers to the same question.
    """

    def __init__(self, processes: int = 1, slow: int = 1) -> None:
        self.quick = ProcessPool(processes)
        self.slow = ProcessPool(slow, NICE)
        self.jobs = ProcessPool(JOBS, NICE, MOST_JOBS)
        self.custom = ProcessPool(CUSTOM, NICE)

    async def choose(self, bot: str, view: View, legal: list[int], seed: str, *, host: str = "") -> int:
        """The number of the action that a bot chooses.

        Raises TooMuchWork if a custom bot, or any bot on a custom board, takes too long, and whatever `ask` raises.
        """
        # A board is large, and the other process has the packaged ones already.
        bare = replace(view, board=cast(Board, None))
        if not is_built_in(bot):
            board = view.board.id if is_packaged(view.board) else view.board
            offered = bot in own_bots()
            return await self.custom.run(_choose, source_of(bot), board, bare, legal, seed, offered, seconds=SECONDS)
        if is_packaged(view.board):
            pool = self.slow if is_slow(bot) else self.quick
            return await pool.run(_choose, bot, view.board.id, bare, legal, seed)
        pool = self.slow if is_slow(bot) else self.jobs
        seconds = SECONDS + THINKING.get(bot, 0.0)
        owner = JobOwner(TABLES, host)
        return await pool.run(_choose, bot, view.board, bare, legal, seed, owner=owner, seconds=seconds)

    async def run(self, work: Callable[[Unpack[Ts]], T], *arguments: *Ts, owner: JobOwner) -> T:
        """Run a module-level function in another process: slow work, or work on a custom board.

        Raises TooMuchWork if it takes more than SECONDS of CPU, Refused if the owner has too many jobs waiting.
        """
        if owner.address != TABLES and self.jobs.waiting(owner) >= MOST_WAITING:
            raise Refused("too_fast")
        return await self.jobs.run(work, *arguments, owner=owner, seconds=SECONDS)

    def close(self) -> None:
        self.quick.close()
        self.slow.close()
        self.jobs.close()
        self.custom.close()

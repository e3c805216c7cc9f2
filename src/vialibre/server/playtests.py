"""Playtests in the background: bots play a design in a process of low priority, a few at a time.

Progress is stored in the database, so that any worker can report it and the worker that plays notices a cancellation.
The function that plays is configured as `module:function` when the server starts, since it belongs to a higher layer.
"""

from __future__ import annotations

import asyncio
import contextlib
import importlib
import logging
import multiprocessing
import os
import signal
from collections.abc import Callable
from dataclasses import dataclass, field
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Protocol, cast

import msgspec

from vialibre.boards.model import Board
from vialibre.bots.levels import LEVELS, is_built_in, is_slow, quick_levels
from vialibre.server.errors import Refused
from vialibre.server.schemas.design import PlaytestResult, PlaytestVerdict, Remark
from vialibre.server.storage.rows import Person, PlaytestRow, new_id
from vialibre.server.storage.storage import Storage
from vialibre.server.table.decide import check_level

log = logging.getLogger("vialibre.playtests")
MOST_GAMES = 2000
AT_ONCE = 1
"""Running at the same time per worker; others wait."""
MOST_WAITING = 20
KEPT = 10
"""Playtests kept per person; older ones are deleted."""
LOST = 60.0
"""Seconds without an update after which a playtest counts as lost: its worker was stopped."""
BEAT = 1.0
MOST_SECONDS = 3600.0
MOST_REPORT = 4_000_000
SEED = 1
"""The same seed for all, so that two playtests differ by the board only."""


@dataclass(frozen=True, slots=True)
class PlaytestOutcome:
    """The result of a playtest: remarks and a verdict for the editor, and an HTML report."""

    remarks: list[Remark]
    verdict: PlaytestVerdict
    report: str


class Playtester(Protocol):
    """Plays `games` games of a board. Called in a separate process."""

    def __call__(
        self, board: Board, *, games: int, bot: str, seed: int, lang: str, progress: Callable[[int], None]
    ) -> PlaytestOutcome: ...


def check_playtest_bot(bot: str) -> None:
    """Raises Refused for an unknown bot, or one that is too slow for many games."""
    check_level(bot)
    if not is_built_in(bot):
        raise Refused("no_such_level", bot=bot, known=", ".join(LEVELS[level] for level in quick_levels()))
    if is_slow(bot):
        raise Refused("slow_playtest_bot", bot=bot, known=", ".join(LEVELS[level] for level in quick_levels()))


def is_lost(row: PlaytestRow, now: float) -> bool:
    return row.status in ("waiting", "running") and row.updated_at < now - LOST


@dataclass(slots=True)
class _Job:
    row: PlaytestRow
    board: Board
    bot: str
    lang: str
    done: int = 0


@dataclass(slots=True)
class Playtests:
    storage: Storage
    clock: Callable[[], float]
    playtester: str | None
    _waiting: int = 0
    _turn: asyncio.Semaphore = field(default_factory=lambda: asyncio.Semaphore(AT_ONCE))
    _tasks: set[asyncio.Task[None]] = field(default_factory=set)

    @property
    def can_play(self) -> bool:
        return self.playtester is not None

    @property
    def at_work(self) -> int:
        """Number of playtests running or waiting in this worker."""
        return len(self._tasks)

    async def begin(self, person: Person, board: Board, games: int, bot: str) -> PlaytestRow:
        """Start a playtest. Raises Refused if the server has none, the person has one running, or too many wait."""
        if self.playtester is None:
            raise Refused("no_playtests_here")
        if self._waiting >= MOST_WAITING:
            raise Refused("too_many_playtests")
        now = self.clock()
        row = PlaytestRow(new_id(), person.id, board.name, "waiting", games, 0, now, now, "")
        if not await self.storage.add_playtest(row, lost_before=now - LOST, keep=KEPT):
            raise Refused("playtest_going_on")
        self._waiting += 1
        task = asyncio.create_task(self._play(_Job(row, board, bot, person.language)))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return row

    async def cancel(self, playtest: str) -> None:
        await self.storage.advance_playtest(playtest, "cancelled", at=self.clock())

    async def close(self) -> None:
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _play(self, job: _Job) -> None:
        try:
            if await self._wait(job):
                try:
                    await self._run(job)
                finally:
                    self._turn.release()
        except asyncio.CancelledError:
            with contextlib.suppress(Exception):
                await self.storage.advance_playtest(job.row.id, "failed", at=self.clock())
            raise
        except Exception as error:
            log.exception("playtest failed", extra={"error": type(error).__name__})
            with contextlib.suppress(Exception):
                await self.storage.advance_playtest(job.row.id, "failed", at=self.clock())
        finally:
            self._waiting -= 1

    async def _wait(self, job: _Job) -> bool:
        """Wait for its turn, with regular updates that it still waits. False: it was cancelled meanwhile."""
        while True:
            try:
                await asyncio.wait_for(self._turn.acquire(), LOST / 4)
                return True
            except TimeoutError:
                if not await self.storage.advance_playtest(job.row.id, "waiting", at=self.clock()):
                    return False

    async def _run(self, job: _Job) -> None:
        assert self.playtester is not None
        context = multiprocessing.get_context("spawn")
        here, there = context.Pipe(duplex=False)
        arguments = (there, self.playtester, job.board, job.row.games, job.bot, SEED, job.lang)
        process = context.Process(target=_play, args=arguments)
        await asyncio.to_thread(process.start)
        there.close()
        try:
            played = await self._follow(job, here, process)
        finally:
            process.kill()
            await asyncio.to_thread(process.join)
            here.close()
        if played is None:
            return
        result = msgspec.json.encode(PlaytestResult(played.remarks, played.verdict)).decode()
        report = played.report[:MOST_REPORT].replace("\0", "")
        await self.storage.advance_playtest(
            job.row.id, "done", at=self.clock(), done=job.row.games, result=result, report=report
        )

    async def _follow(self, job: _Job, here: Connection, process: BaseProcess) -> PlaytestOutcome | None:
        """Store its progress until it is done; None if it was cancelled."""
        began = noted = self.clock()
        if not await self.storage.advance_playtest(job.row.id, "running", at=noted):
            return None
        while True:
            if await asyncio.to_thread(here.poll, BEAT / 4):
                try:
                    received = await asyncio.to_thread(here.recv)
                except EOFError:
                    raise RuntimeError(f"the playtester ended with {process.exitcode}") from None
                if isinstance(received, PlaytestOutcome):
                    return received
                job.done = int(received)
            now = self.clock()
            if now - began > MOST_SECONDS:
                raise RuntimeError("the playtester took too long")
            if now - noted >= BEAT:
                noted = now
                if not await self.storage.advance_playtest(job.row.id, "running", at=now, done=job.done):
                    return None


def _play(there: Connection, playtester: str, board: Board, games: int, bot: str, seed: int, lang: str) -> None:
    """Runs in the new process."""
    from vialibre.server.processes import end_with_parent

    end_with_parent()
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(19)
    module, _, name = playtester.partition(":")
    play = cast(Playtester, getattr(importlib.import_module(module), name))
    there.send(play(board, games=games, bot=bot, seed=seed, lang=lang, progress=there.send))

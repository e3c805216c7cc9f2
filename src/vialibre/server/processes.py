"""Process pool with a CPU limit per job: beyond it, the job is killed together with its process.

`concurrent.futures` cannot do that: a running job cannot be cancelled, and one killed process breaks the whole pool.
Jobs wait in a fair queue, so that a flood of one person's jobs delays others by about one job.
"""

from __future__ import annotations

import asyncio
import contextlib
import math
import multiprocessing
import os
import signal
import threading
import time
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any, TypeVar, TypeVarTuple, Unpack, cast

from vialibre.errors import TooMuchWork
from vialibre.server.fair_queue import FairQueue, JobOwner
from vialibre.server.metrics import KILLED

T = TypeVar("T")
Ts = TypeVarTuple("Ts")

PATIENCE, LEAST_PATIENCE = 6.0, 60.0
"""Wall-clock limit of a job: this factor on its CPU limit, and at least this many seconds. The machine may be busy, and
the start of the process counts."""
GRACE = 5.0
"""Seconds to wait for a killed process to end."""
EVERYONE = JobOwner()
"""The owner of the server's own work, which is not limited to a fair share."""


class ProcessLost(Exception):
    """The process died or was killed from outside, twice for the same job."""


def end_with_parent() -> None:
    """Called in a new process: end it when its parent ends, however that happens."""
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)


def _serve(connection: Connection, nice: int) -> None:
    """Main function of a new process: does one job after another."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is handled by the server
    end_with_parent()
    if nice and hasattr(os, "nice"):
        os.nice(nice)
    while True:
        try:
            work, arguments, seconds = connection.recv()
        except (EOFError, OSError):  # the server has ended, or was killed in the middle of a message
            return
        _limit_cpu(seconds)
        try:
            answer = True, work(*arguments)
        except Exception as error:
            answer = False, error
        _limit_cpu(None)
        try:
            connection.send(answer)
        except OSError:
            return
        except Exception as error:  # the result cannot be pickled
            connection.send((False, RuntimeError(f"{type(answer[1]).__name__}: {type(error).__name__}")))


def _limit_cpu(seconds: float | None) -> None:
    """Let the system kill this process after this many more seconds of CPU; None removes the limit."""
    try:
        import resource
    except ImportError:  # Windows: only the wall-clock limit applies
        return
    resource.setrlimit(resource.RLIMIT_CORE, (0, resource.getrlimit(resource.RLIMIT_CORE)[1]))
    hard = resource.getrlimit(resource.RLIMIT_CPU)[1]
    soft = hard if seconds is None else math.ceil(time.process_time() + seconds)
    if hard != resource.RLIM_INFINITY:
        soft = min(soft, hard) if soft != resource.RLIM_INFINITY else hard
    resource.setrlimit(resource.RLIMIT_CPU, (soft, hard))


class _Worker:
    """A process and the connection to it. All methods except `kill` block and are called in a thread."""

    def __init__(self, nice: int) -> None:
        self.nice = nice
        self.jobs = 0
        self._process: BaseProcess | None = None
        self._connection: Connection | None = None
        self._killed = False

    def run(self, work: Callable[..., Any], arguments: tuple[Any, ...], seconds: float | None) -> tuple[bool, Any]:
        """Run a job; (True, result) or (False, exception).

        Raises TooMuchWork if it took too long, EOFError if the process died. In both cases it must be replaced.
        """
        self.jobs += 1
        try:
            connection = self._start()
            connection.send((work, arguments, seconds))
            if not connection.poll(None if seconds is None else max(seconds * PATIENCE, LEAST_PATIENCE)):
                raise TooMuchWork("too_much_work")
            answered: tuple[bool, Any] = connection.recv()
        except (EOFError, OSError):
            process = self._process
            if process is not None:
                process.join(GRACE)
                if process.exitcode == -getattr(signal, "SIGXCPU", 0):
                    raise TooMuchWork("too_much_work") from None
            raise EOFError from None
        return answered

    def _start(self) -> Connection:
        if self._connection is None:
            context = multiprocessing.get_context("spawn")
            here, there = context.Pipe()
            process = context.Process(target=_serve, args=(there, self.nice), daemon=True)
            process.start()
            there.close()
            self._process, self._connection = process, here
            if self._killed:  # while it was being started
                process.kill()
        return self._connection

    def kill(self) -> None:
        self._killed = True
        if self._process is not None:
            self._process.kill()

    def end(self) -> None:
        """Kill the process, wait for it, and close the connection."""
        self.kill()
        if self._process is not None:
            self._process.join(GRACE)
        if self._connection is not None:
            self._connection.close()


@dataclass(eq=False, slots=True)
class _Job:
    work: Callable[..., Any]
    arguments: tuple[Any, ...]
    seconds: float | None
    owner: JobOwner
    answer: asyncio.Future[Any] = field(default_factory=lambda: asyncio.get_running_loop().create_future())
    worker: _Worker | None = None


class ProcessPool:
    """Processes that start on demand and are replaced when they end.

    After `most_jobs` jobs a process is replaced, which frees its caches.
    """

    def __init__(self, processes: int, nice: int = 0, most_jobs: int | None = None) -> None:
        self.processes = processes
        self.nice = nice
        self.most_jobs = most_jobs
        self._queue: FairQueue[_Job] = FairQueue()
        self._running: set[_Job] = set()
        self._by_person: Counter[JobOwner] = Counter()
        self._idle: list[_Worker] = []
        self._tasks: set[asyncio.Task[None]] = set()
        self._threads: ThreadPoolExecutor | None = None
        self._closed = False

    async def run(
        self,
        work: Callable[[Unpack[Ts]], T],
        *arguments: *Ts,
        owner: JobOwner = EVERYONE,
        seconds: float | None = None,
    ) -> T:
        """Run `work`, a module-level function, in another process, and return or raise what it does.

        Raises TooMuchWork if it needs more than `seconds` of CPU. Cancelling the call kills a running job.
        """
        job = _Job(work, arguments, seconds, owner)
        self._queue.put(owner, job)
        self._dispatch()
        try:
            return cast(T, await job.answer)
        finally:
            self._queue.remove(owner, job)
            if job.worker is not None and job.answer.cancelled():
                job.worker.kill()

    def waiting(self, owner: JobOwner) -> int:
        """Number of waiting jobs of an owner."""
        return self._queue.waiting(owner)

    def close(self) -> None:
        """Kill all processes without waiting for them."""
        self._closed = True
        while (job := self._queue.take()) is not None:
            job.answer.cancel()
        for job in self._running:
            if job.worker is not None:
                job.worker.kill()
        for worker in self._idle:
            worker.end()
        self._idle.clear()
        if self._threads is not None:
            self._threads.shutdown(wait=False)

    def _may_run(self, owner: JobOwner) -> bool:
        """One owner never gets all processes, so that one is free for the next."""
        return owner == EVERYONE or self._by_person[owner] < max(1, self.processes - 1)

    def _dispatch(self) -> None:
        while not self._closed and len(self._running) < self.processes:
            job = self._queue.take(self._may_run)
            if job is None:
                return
            self._running.add(job)
            self._by_person[job.owner] += 1
            task = asyncio.get_running_loop().create_task(self._do(job))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _do(self, job: _Job) -> None:
        try:
            for again in (True, False):
                if job.answer.done():  # cancelled before it began
                    return
                try:
                    done, found = await self._ask(job)
                except EOFError:
                    if again and not self._closed:
                        continue
                    found, done = ProcessLost(), False
                except TooMuchWork as error:
                    KILLED.inc()
                    found, done = error, False
                break
            if not job.answer.done():
                if done:
                    job.answer.set_result(found)
                else:
                    job.answer.set_exception(found)
        finally:
            self._running.discard(job)
            self._by_person[job.owner] -= 1
            if not self._by_person[job.owner]:
                del self._by_person[job.owner]
            if not job.answer.done():
                job.answer.cancel()
            self._dispatch()

    async def _ask(self, job: _Job) -> tuple[bool, Any]:
        if self._threads is None:
            # Separate threads: a job may take long, and the event loop's default threads are for short work.
            self._threads = ThreadPoolExecutor(self.processes, "vialibre-pool")
        worker = self._idle.pop() if self._idle else _Worker(self.nice)
        job.worker = worker
        loop = asyncio.get_running_loop()
        try:
            answered = await loop.run_in_executor(self._threads, worker.run, job.work, job.arguments, job.seconds)
        except BaseException:
            job.worker = None
            with contextlib.suppress(RuntimeError):  # the pool was closed meanwhile, and the process was killed
                worker.kill()
                await loop.run_in_executor(self._threads, worker.end)
            raise
        job.worker = None
        if self._closed:
            worker.kill()
        elif job.answer.done() or (self.most_jobs is not None and worker.jobs >= self.most_jobs):
            self._threads.submit(worker.end)
        else:
            self._idle.append(worker)
        return answered

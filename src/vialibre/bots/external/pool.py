"""Programs that this process has started: those that wait for their next game, and the end of all of them.

Games come by the thousand, and an interpreter takes longer to start than many a game to play. So a program that has
played one waits here for the next.
"""

from __future__ import annotations

import os
import threading
from collections.abc import Sequence
from multiprocessing.util import Finalize

from vialibre.bots.external.command import Command
from vialibre.bots.external.process import BotProcess
from vialibre.bots.external.program import Program

MOST_IDLE = 8
"""Programs that wait; more would only hold memory."""


class _Pool:
    def __init__(self) -> None:
        self._lock = threading.RLock()  # the collector may end an abandoned program at any moment
        self._idle: list[Program] = []
        self._running: set[BotProcess] = set()
        self._is_end_arranged = False

    def take(self, command: Command) -> Program:
        """A program that is ready for a game: one that waits, or a new one. Raises ProgramFailed."""
        with self._lock:
            for program in [one for one in self._idle if one.process.command == command]:
                self._idle.remove(program)
                if program.process.is_alive:
                    return program
                self._kill(program.process)
        process = BotProcess(command)
        with self._lock:
            if not self._is_end_arranged:
                # When this process ends, also if it is one of multiprocessing's own, which do not run atexit handlers.
                Finalize(None, self.end_all, exitpriority=100)
                self._is_end_arranged = True
            self._running.add(process)
        try:
            return Program(process)
        except BaseException:
            self._kill(process)
            raise

    def give_back(self, program: Program) -> None:
        """After its game."""
        with self._lock:
            if program.process not in self._running:
                return
            self._idle.append(program)
            surplus = [one.process for one in self._idle[:-MOST_IDLE]]
            del self._idle[:-MOST_IDLE]
        self._end(surplus)

    def end(self, program: Program) -> None:
        """Let it end by itself."""
        self._end([program.process])

    def kill(self, program: Program) -> None:
        """End it at once, if it has not ended already."""
        self._kill(program.process)

    def _kill(self, process: BotProcess) -> None:
        process.kill()
        with self._lock:
            self._running.discard(process)

    def end_all(self) -> None:
        """End every program that this process has started, and wait for that."""
        with self._lock:
            self._idle.clear()
            processes = list(self._running)
        self._end(processes)

    def _end(self, processes: Sequence[BotProcess]) -> None:
        for process in processes:  # all at once, then wait: each may take a moment
            process.let_go()
        for process in processes:
            process.wait()
            with self._lock:
                self._running.discard(process)

    def forget(self) -> None:
        """In a forked process: the programs are its parent's. Nothing waits for the lock, which may be held there."""
        for process in self._running:
            process.forget()
        self.__init__()  # type: ignore[misc]


pool = _Pool()
if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=pool.forget)

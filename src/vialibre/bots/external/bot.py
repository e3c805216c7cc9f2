"""A program as a bot: it is started when it is first asked, and waits for the next game afterwards."""

from __future__ import annotations

import weakref
from collections.abc import Sequence
from functools import cache
from random import Random
from time import perf_counter

from vialibre.bots.external.command import Command
from vialibre.bots.external.failure import ProgramFailed
from vialibre.bots.external.pool import pool
from vialibre.bots.external.program import Program
from vialibre.engine.core.board_index import BoardIndex
from vialibre.engine.game import board_index
from vialibre.engine.notation import format_action
from vialibre.engine.numbering import action_of
from vialibre.engine.view import View


class CommandBot:
    """Plays one game, as every bot does. Raises ProgramFailed if the program fails, and if it is asked again then."""

    clock = staticmethod(perf_counter)
    """Measures how long it thinks: it does so in another process, whose CPU time is not ours."""

    def __init__(self, command: Command) -> None:
        self._command = command
        self._seconds = command.seconds
        self._program: Program | None = None
        self._failure: ProgramFailed | None = None
        self._abandoned: weakref.finalize[..., CommandBot] | None = None

    def check(self) -> None:
        """Start the program, let it say hello and end it. Raises ProgramFailed."""
        pool.end(pool.take(self._command))

    def limit_time(self, seconds: float) -> None:
        """Tell it that it has no more than this for a decision. The caller sees to it that it is kept."""
        self._seconds = min(self._seconds, seconds)

    def choose(self, view: View, legal: Sequence[int], random: Random) -> int:
        t = board_index(view.board)
        known = _texts(t)
        for number in legal:
            if number not in known:
                known[number] = format_action(action_of(t, number))
        texts = [known[number] for number in legal]
        seed = random.getrandbits(32)
        if self._failure is not None:
            raise self._failure
        try:
            answer = self._playing().choose(view, texts, seconds=self._seconds, seed=seed)
        except ProgramFailed as failure:
            self._failure = failure
            self._drop()
            raise
        except BaseException:  # Ctrl-C or a time limit: its answer may still come, when nothing waits for it
            self._drop()
            raise
        return legal[texts.index(answer)]

    def end_game(self, view: View | None) -> None:
        """Tell it how the game ended; None if the game goes on without it. Raises ProgramFailed."""
        program = self._program
        if program is None:
            return
        try:
            program.end_game(view)
        except BaseException:
            self._drop()
            raise
        self._let_go()
        pool.give_back(program)

    def _playing(self) -> Program:
        if self._program is None:
            self._program = pool.take(self._command)
            # A game may be left without an end, by an exception elsewhere: then nothing will ask this program again.
            self._abandoned = weakref.finalize(self, pool.kill, self._program)
            self._abandoned.atexit = False
        return self._program

    def _drop(self) -> None:
        program = self._program
        self._let_go()
        if program is not None:
            pool.kill(program)

    def _let_go(self) -> None:
        self._program = None
        if self._abandoned is not None:
            self._abandoned.detach()


@cache
def _texts(t: BoardIndex) -> dict[int, str]:
    """The texts of a board's actions by number, as far as they were needed."""
    return {}

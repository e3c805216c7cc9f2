"""The protocol with one program: hello, then games one after the other, each with its decisions and its end.

Everything raises ProgramFailed if the program does not keep to docs/bot-protocol.md; it has then been killed.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from vialibre.boards.model import Board
from vialibre.bots.external import messages
from vialibre.bots.external.failure import ProgramFailed
from vialibre.bots.external.process import BotProcess, shown
from vialibre.engine.view import View

UNREADABLE = (msgspec.DecodeError, ValueError, RecursionError)
"""What a line that is no answer raises: not JSON, other fields, numbers of thousands of digits, lists in lists."""
HELLO = 30.0
"""Seconds for the answer to hello: interpreters start slowly on a busy machine."""
GRACE = 1.0
"""Seconds on top of those for a decision: the way there and back, and a machine that is busy with other things."""
TELL = 10.0
"""Seconds in which a message that needs no answer must have been read."""


class Program:
    """A program that is ready for games; raises ProgramFailed if it does not say hello."""

    def __init__(self, process: BotProcess) -> None:
        self.process = process
        self._board: Board | None = None
        self._game = 0
        self._in_game = False
        self._asked = 0
        said = process.ask(messages.hello(), HELLO)
        try:
            found = messages.read_hello(said)
        except UNREADABLE as error:
            raise self._bad_answer(said, error) from None
        if found.protocol != messages.PROTOCOL:
            raise process.stopped(
                ProgramFailed(
                    "program_other_protocol",
                    bot=process.name,
                    protocol=str(found.protocol)[:20],
                    known=messages.PROTOCOL,
                )
            )

    def choose(self, view: View, legal: Sequence[str], *, seconds: float, seed: int) -> str:
        """The text that it answers, one of `legal`."""
        lines = b"" if self._in_game else self._begin(view, seconds)
        self._asked += 1
        lines += messages.choose(self._asked, self._game, view, legal, seconds=seconds, seed=seed)
        said = self.process.ask(lines, seconds + GRACE)
        try:
            answer = messages.read_answer(said)
        except UNREADABLE as error:
            raise self._bad_answer(said, error) from None
        if answer.id != self._asked:
            raise self.process.stopped(
                ProgramFailed("program_wrong_id", bot=self.process.name, asked=str(self._asked), id=str(answer.id)[:20])
            )
        if answer.action not in legal:
            raise self.process.stopped(
                ProgramFailed(
                    "program_illegal", bot=self.process.name, action=shown(answer.action.encode("utf-8", "replace"))
                )
            )
        return answer.action

    def end_game(self, view: View | None) -> None:
        """`view` is that of the end; None if the game goes on without it."""
        if self._in_game:
            self._in_game = False
            self.process.tell(messages.end(self._game, view), TELL)

    def _begin(self, view: View, seconds: float) -> bytes:
        lines = b""
        if self._board != view.board:
            self._board = view.board
            lines = messages.board_facts(view.board)
        self._game += 1
        self._in_game = True
        return lines + messages.game(self._game, view, seconds)

    def _bad_answer(self, said: bytes, error: Exception) -> Exception:
        return self.process.stopped(
            ProgramFailed("program_bad_answer", bot=self.process.name, said=shown(said), detail=str(error)[:200])
        )

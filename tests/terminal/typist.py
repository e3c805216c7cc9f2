"""A simulated line-by-line player: reads what was printed and types numbers of listed actions, in any language."""

from __future__ import annotations

import io
import re
from random import Random

from vialibre.boards.load import load_board
from vialibre.engine.record import Record
from vialibre.terminal.local import LocalSession
from vialibre.terminal.plain import play_plain

LISTED = re.compile(r"^(\d+)\. .+ \[([^\]]+)\]$", re.MULTILINE)


class Typist:
    """Lines made while they are asked for."""

    def __init__(self, target: io.StringIO, random: Random) -> None:
        self.target = target
        self.random = random
        self.seen = 0
        self.typed: list[str] = []

    def isatty(self) -> bool:
        return False

    def readline(self) -> str:
        new = self.target.getvalue()[self.seen :]
        self.seen += len(new)
        line = answer(new, self.random)
        self.typed.append(line)
        return f"{line}\n"


def answer(printed: str, random: Random) -> str:
    """The number of a listed action, claims if there are any; else the wish for a list, also instead of Enter."""
    listed = LISTED.findall(printed)
    if not listed:
        return "actions"
    claims = [number for number, typed in listed if typed.startswith("claim")]
    cards = [number for number, typed in listed if typed.startswith(("draw", "keep", "pay"))]
    some = claims if claims and random.random() < 0.8 else cards
    return str(random.choice(some or [number for number, _ in listed]))


def whole_game(board: str, *seats: str, seed: int, lang: str = "en") -> tuple[LocalSession, str, list[str]]:
    """Play a game to its end by typing: the session, all that was printed, and all that was typed."""
    session = LocalSession(Record(load_board(board), seats, seed=seed), lang)
    target = io.StringIO()
    typist = Typist(target, Random(seed))
    play_plain(session, lang, source=typist, target=target)
    return session, target.getvalue(), typist.typed


def said(session: LocalSession, *lines: str, lang: str = "en") -> str:
    """What is printed when these lines are typed, and the input then ends."""
    target = io.StringIO()
    play_plain(session, lang, source=io.StringIO("".join(f"{line}\n" for line in lines)), target=target)
    return target.getvalue()

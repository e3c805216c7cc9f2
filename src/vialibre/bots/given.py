"""Bots given by a program: a name, a class or factory that makes one, or a plain function that chooses."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from random import Random

from vialibre.bots.base import Bot
from vialibre.bots.registry import make_bot
from vialibre.engine.view import View
from vialibre.errors import BadSetup

Chooser = Callable[[View, Sequence[int], Random], int]
GivenBot = str | type[Bot] | Callable[[], Bot] | Chooser


@dataclass(frozen=True, slots=True)
class FunctionBot:
    """A function as a bot."""

    function: Chooser

    def choose(self, view: View, legal: Sequence[int], random: Random) -> int:
        return self.function(view, legal, random)


def bot_maker(given: object) -> tuple[str, Callable[[], Bot]]:
    """The name of a GivenBot for messages, and what makes a new one for each game. Raises BadSetup for anything else.

    A callable that takes a view, the legal actions and a generator chooses itself; one without parameters makes a bot.
    """
    if isinstance(given, str):
        make_bot(given)  # report a wrong name now, not at the first game
        return given, partial(make_bot, given)  # no lambda, so that environments can be pickled
    name = getattr(given, "__qualname__", None) or f"{given!r:.80}"
    if not callable(given):
        # A bot may keep notes of one game, so one object cannot serve all games.
        raise BadSetup("bot_instance" if hasattr(given, "choose") else "not_a_bot", bot=name)
    if not isinstance(given, type) and _takes(given, 3):
        function: Chooser = given
        return name, partial(FunctionBot, function)
    if not _takes(given, 0):
        raise BadSetup("not_a_bot", bot=name)
    if not callable(getattr(given(), "choose", None)):
        raise BadSetup("bot_without_choose", bot=name)
    maker: Callable[[], Bot] = given
    return name, maker


def _takes(given: Callable[..., object], arguments: int) -> bool:
    try:
        inspect.signature(given).bind(*[None] * arguments)
    except (TypeError, ValueError):  # ValueError: built in, without a signature
        return False
    return True

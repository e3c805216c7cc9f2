"""Bots given by a program: by name, or as a class, a factory or a function (see adapter.py)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from vialibre.bots.adapter import Chooser, Decider, maker_of
from vialibre.bots.base import Bot, Player
from vialibre.bots.registry import make_bot

GivenBot = str | type[Player] | type[Bot] | Callable[[], Player] | Callable[[], Bot] | Decider | Chooser


def bot_maker(given: object) -> tuple[str, Callable[[], Bot]]:
    """The name of a GivenBot for messages, and what makes a new one for each game.

    Raises BadSetup for anything else, and for one that cannot be made: here rather than in the first game.
    """
    if isinstance(given, str):
        make_bot(given, commands=True)
        return given, partial(make_bot, given, commands=True)  # no lambda, so that environments can be pickled
    name = getattr(given, "__qualname__", None) or f"{given!r:.80}"
    maker = maker_of(given, name)
    maker()
    return name, maker

"""Turns what people write as a bot into a Bot: a class, a factory or a function, by actions or by numbers.

| given | is |
|---|---|
| a callable without required parameters | makes a new object with `decide` or `choose` for each game |
| a function of one parameter | `decide(turn)` |
| a function of three parameters | `choose(view, legal, random)` |
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from random import Random
from types import BuiltinFunctionType

from vialibre.bots.base import Bot, Player
from vialibre.bots.turn import Turn
from vialibre.engine.actions import Action
from vialibre.engine.view import SeatedView, View
from vialibre.errors import BadSetup

Decider = Callable[[Turn], Action | str | int]
Chooser = Callable[[View, Sequence[int], Random], int]


@dataclass(frozen=True, slots=True)
class PlayerBot:
    """A Player where numbers are expected. Raises NotLegal if its answer is not a legal action."""

    player: Player

    def choose(self, view: View, legal: Sequence[int], random: Random) -> int:
        assert isinstance(view, SeatedView)
        turn = Turn(view, legal, random)
        return turn.number_of(self.player.decide(turn))


@dataclass(frozen=True, slots=True)
class DecidingFunction:
    """A function of a turn as a Player."""

    function: Decider

    def decide(self, turn: Turn) -> Action | str | int:
        return self.function(turn)


@dataclass(frozen=True, slots=True)
class ChoosingFunction:
    """A function of a view, the numbers of the legal actions and a generator as a Bot."""

    function: Chooser

    def choose(self, view: View, legal: Sequence[int], random: Random) -> int:
        return self.function(view, legal, random)


def is_bot(made: object) -> bool:
    """Whether it has one of the two methods."""
    return callable(getattr(made, "decide", None)) or callable(getattr(made, "choose", None))


def as_bot(made: object, name: str) -> Bot:
    """An object with `decide` or `choose` as a Bot; raises BadSetup if it has neither."""
    if callable(getattr(made, "decide", None)):
        player: Player = made  # type: ignore[assignment]
        return PlayerBot(player)
    if not callable(getattr(made, "choose", None)):
        raise BadSetup("bot_without_decide", bot=name)
    bot: Bot = made  # type: ignore[assignment]
    return bot


def maker_of(given: object, name: str) -> Callable[[], Bot]:
    """What makes a new bot for each game; raises BadSetup if this cannot.

    No lambdas, so that environments with bots can be pickled.
    """
    if not callable(given):
        # A bot may keep notes of one game, so one object cannot serve all games.
        raise BadSetup("bot_instance" if is_bot(given) else "not_a_bot", bot=name)
    if not isinstance(given, type):
        if _takes(given, 3):
            chooser: Chooser = given
            return partial(ChoosingFunction, chooser)
        if _takes(given, 1) and not _takes(given, 0) and not _is_builtin(given):
            decider: Decider = given
            return partial(PlayerBot, DecidingFunction(decider))
    if not _takes(given, 0):
        raise BadSetup("not_a_bot", bot=name)
    return partial(_make, given, name)


def _make(maker: Callable[[], object], name: str) -> Bot:
    return as_bot(maker(), name)


def source_file(bot: Bot) -> str | None:
    """The file that the bot's own code is in, where that can be said."""
    inner: object = bot
    if isinstance(inner, PlayerBot):
        inner = inner.player
    if isinstance(inner, DecidingFunction | ChoosingFunction):
        inner = inner.function
    try:
        return inspect.getsourcefile(inner if inspect.isroutine(inner) else type(inner))
    except (TypeError, OSError):  # built in, compiled, or typed into a prompt
        return None


def _is_builtin(given: object) -> bool:
    """`len` takes one argument, too, but is never meant as a bot."""
    return isinstance(given, BuiltinFunctionType)


def _takes(given: Callable[..., object], arguments: int) -> bool:
    try:
        inspect.signature(given).bind(*[None] * arguments)
    except (TypeError, ValueError):  # ValueError: built in, without a signature
        return False
    return True

"""What a bot is: a class with one method, `decide` for bots of your own, `choose` for built-in ones.

`Player` sees actions and is what docs/writing-a-bot.md describes. `Bot` sees the numbers of actions, which is faster
for code that works on the compiled engine; `vialibre.bots.adapter` turns a Player into a Bot.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING, Protocol

from vialibre.engine.actions import Action
from vialibre.engine.view import View

if TYPE_CHECKING:
    from vialibre.bots.turn import Turn


class Forfeit(Exception):
    """The bot loses this game: it took too long, or its process ended. The text says why.

    Where games are counted, FALLBACK (levels.py) plays its seat to the end, and the seat cannot win.
    """


class Player(Protocol):
    """Decides what to do in a turn. It may keep notes during a game; each game gets new players."""

    def decide(self, turn: Turn) -> Action | str | int:
        """One of `turn.actions`, as the action itself, its text (docs/notation.md) or its number.

        The same view, actions and state of `turn.random` must give the same answer.
        """
        ...


class Bot(Protocol):
    """Chooses among the numbers of legal actions. It may keep notes during a game; each game gets new bots."""

    def choose(self, view: View, legal: Sequence[int], random: Random) -> int:
        """One of `legal`, the numbers of the actions that `view.seat` may choose from now.

        The same view, list and state of `random` must give the same choice.
        """
        ...

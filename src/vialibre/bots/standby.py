"""A bot with another one behind it, for games that people play or watch: they go on when the first one forfeits."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from random import Random

from vialibre.bots.ask import ask
from vialibre.bots.base import Bot, Forfeit
from vialibre.bots.levels import FALLBACK
from vialibre.bots.registry import make_bot
from vialibre.engine.view import View


class Standby:
    """Asks the bot until it forfeits, and FALLBACK for the rest of the game."""

    def __init__(self, bot: Bot, name: str) -> None:
        self.bot = bot
        self.name = name
        self._has_forfeited = False
        self._news: Forfeit | None = None

    def choose(self, view: View, legal: Sequence[int], random: Random) -> int:
        """Raises BotFailed and BadSetup, as `ask` does."""
        if not self._has_forfeited:
            try:
                return ask(self.bot, self.name, view, legal, random)
            except Forfeit as forfeit:
                self._has_forfeited, self._news = True, forfeit
                self.bot = make_bot(FALLBACK)
        return ask(self.bot, FALLBACK, view, legal, random)

    def news(self) -> Forfeit | None:
        """Why it has forfeited, once; None if there is nothing new."""
        found, self._news = self._news, None
        return found


def end_game(bot: Bot, view: View | None) -> None:
    """Tell a bot that wants to know it how its game ended; `view` is None if the game goes on without it."""
    hear = getattr(bot, "end_game", None)
    if hear is not None:
        with suppress(Forfeit):  # too late to lose the game
            hear(view)

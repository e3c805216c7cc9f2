"""An experiment: who holds which opening ticket is decided by lot.

Players keep the tickets that suit them, so whoever holds an unloved one holds it for a reason, and how such players
fare says little about the ticket. By lot, holding it is the only difference.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from vialibre.bots.base import Bot
from vialibre.engine.core.constants import KEEP0, PAY0
from vialibre.engine.view import View


class Dealt:
    """A bot that plays as another one, once it has its first tickets."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot

    def choose(self, view: View, legal: Sequence[int], random: Random) -> int:
        assert view.own is not None
        if view.own.tickets or not all(KEEP0 <= action < PAY0 for action in legal):
            return self.bot.choose(view, legal, random)
        fewest = min((action - int(KEEP0)).bit_count() for action in legal)
        return random.choice([action for action in legal if (action - int(KEEP0)).bit_count() == fewest])

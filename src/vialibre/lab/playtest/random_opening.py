"""Randomized experiment: opening tickets are assigned at random instead of chosen.

Players keep the tickets that suit them, so a player holding an unpopular one has a reason to, and the results of such
players say little about the ticket. With random assignment, holding it is the only difference.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from vialibre.bots.base import Bot
from vialibre.engine.core.constants import KEEP0, PAY0
from vialibre.engine.view import View


class RandomOpening:
    """Wraps a bot: keeps opening tickets at random, then plays as the wrapped bot."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot

    def choose(self, view: View, legal: Sequence[int], random: Random) -> int:
        assert view.own is not None
        if view.own.tickets or not all(KEEP0 <= action < PAY0 for action in legal):
            return self.bot.choose(view, legal, random)
        fewest = min((action - int(KEEP0)).bit_count() for action in legal)
        return random.choice([action for action in legal if (action - int(KEEP0)).bit_count() == fewest])

"""Bots. A bot sees what its seat may know and the legal actions, never the game itself."""

from vialibre.bots.base import Bot, Forfeit, Player
from vialibre.bots.registry import bot_names, make_bot
from vialibre.bots.turn import Claim, Turn

__all__ = ["Bot", "Claim", "Forfeit", "Player", "Turn", "bot_names", "make_bot"]

"""Players. A bot sees what its seat may know and the legal actions, never the game itself."""

from vialibre.bots.base import Bot
from vialibre.bots.registry import bot_names, make_bot

__all__ = ["Bot", "bot_names", "make_bot"]

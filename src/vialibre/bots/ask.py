"""Asks a bot for its choice, and says which bot it was if that goes wrong."""

from __future__ import annotations

import traceback
from collections.abc import Sequence
from operator import index
from random import Random

from vialibre.bots.adapter import source_file
from vialibre.bots.base import Bot, Forfeit
from vialibre.bots.turn import NotLegal
from vialibre.engine.view import View
from vialibre.errors import BadSetup, BotFailed

FRAMES = 3
"""How many frames of a bot's own file a message shows."""
MOST_DETAIL = 200
MOST_CHOICE = 80


def ask(bot: Bot, name: str, view: View, legal: Sequence[int], random: Random) -> int:
    """The number of the action that the bot chooses.

    Raises BotFailed if it raises an error, BadSetup if its choice is not legal, and Forfeit as the bot does.
    """
    try:
        choice: object = bot.choose(view, legal, random)
    except Forfeit:
        raise
    except NotLegal as error:
        raise BadSetup("illegal_bot", bot=name, choice=str(error)[:MOST_CHOICE]) from None
    except (Exception, SystemExit) as error:  # a stranger's bot may raise anything
        raise bot_failed(bot, name, error) from error
    number = index(choice) if hasattr(choice, "__index__") else None  # NumPy's integers are fine
    if number is None or number not in legal:
        raise BadSetup("illegal_bot", bot=name, choice=str(choice)[:MOST_CHOICE])
    return number


def bot_failed(bot: Bot, name: str, error: BaseException) -> BotFailed:
    """The error for people: what it was, and where in the bot's own file."""
    stack = traceback.extract_tb(error.__traceback__)
    own_file = source_file(bot)
    own = [frame for frame in stack if frame.filename == own_file]
    shown = (own or stack)[-FRAMES:]
    return BotFailed(
        "bot_failed",
        bot=name,
        detail=f"{type(error).__name__}: {error}"[:MOST_DETAIL],
        frames="".join(traceback.format_list(shown)),
        traceback="".join(traceback.format_exception(error)),
    )

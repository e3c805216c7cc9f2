"""Levels: the five words by which people choose how well bots play, and which bot of the ladder each of them means."""

from __future__ import annotations

from collections.abc import Mapping

from vialibre.bots.registry import SEARCHERS
from vialibre.bots.search import baron, dispatcher

LEVELS = {"easy": "stoker", "normal": "conductor", "hard": "surveyor", "expert": "dispatcher", "master": "baron"}
"""Weakest first."""
RETIRED = ("porter",)
"""No longer offered; old tables and programs still name them."""
FALLBACK = LEVELS["normal"]
"""Plays on for a bot that failed or took too long."""
THINKING = {"dispatcher": dispatcher.SECONDS, "baron": baron.SECONDS}
"""Seconds of CPU for one decision; the others need milliseconds."""


_own: dict[str, str] = {}
"""Bots that a server offers besides the levels: by their names, what `make_bot` takes."""


def offer(own: Mapping[str, str]) -> None:
    """From now on this process offers exactly these bots besides the levels."""
    _own.clear()
    _own.update(own)


def own_bots() -> tuple[str, ...]:
    """The names of the bots that are offered besides the levels."""
    return tuple(_own)


def source_of(bot: str) -> str:
    """What `make_bot` takes for the bot of this name."""
    return _own.get(bot, bot)


def is_built_in(bot: str) -> bool:
    """Whether it comes with the program. Others may fail in any way, or be gone since the game began."""
    return bot in RETIRED or bot in LEVELS.values()


def is_slow(bot: str) -> bool:
    """Whether it uses all the time it may: others must not queue behind it, and thousands of games would take days."""
    return bot.partition("@")[0] in SEARCHERS


def seated_bots() -> tuple[str, ...]:
    """The bots that may sit at a server's tables, by their plain names."""
    return (*RETIRED, *LEVELS.values(), *_own)


def quick_levels() -> tuple[str, ...]:
    """The levels fit for thousands of games."""
    return tuple(level for level, bot in LEVELS.items() if not is_slow(bot))

"""How well bots play, as people choose it: five words, each for a bot of the ladder. Nowhere else is it said which."""

from __future__ import annotations

from vialibre.bots.registry import SEARCHERS
from vialibre.bots.search import baron, dispatcher

LEVELS = {"easy": "stoker", "normal": "conductor", "hard": "surveyor", "expert": "dispatcher", "master": "baron"}
"""Weakest first."""
RETIRED = ("porter",)
"""Offered to nobody any more; old tables and programs still name them."""
THINKING = {"dispatcher": dispatcher.SECONDS, "baron": baron.SECONDS}
"""Seconds of CPU for one decision; the others need milliseconds."""


def is_slow(bot: str) -> bool:
    """Whether it thinks as long as it may: nobody should queue behind it, and thousands of games would take days."""
    return bot.partition("@")[0] in SEARCHERS


def seated_bots() -> tuple[str, ...]:
    """Those that may sit at a server's tables, by their plain names."""
    return (*RETIRED, *LEVELS.values())


def quick_levels() -> tuple[str, ...]:
    """The levels fit for thousands of games."""
    return tuple(level for level, bot in LEVELS.items() if not is_slow(bot))

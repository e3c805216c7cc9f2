"""Step budgets: how many steps one computation may take on any board. See docs/bounds.md.

`board check` rejects boards that need more. A computation that still exceeds its budget raises TooMuchWork instead of
blocking the process.
"""

from __future__ import annotations

from typing import Final, NoReturn

from mypy_extensions import i64

from vialibre.errors import TooMuchWork

TRAIL_STEPS: Final[i64] = 1000  # trails tried one by one before the sweep takes over
LONGEST_PATH_STEPS: Final[i64] = 10000000  # 4 rounds with 2 choices for 1.2 million states: usa and europe
STATION_CHOICE_STEPS: Final[i64] = 5000000  # 40,000 combinations (boards/bounds.py) by 120 tickets, and one


def stop_work(what: str, most: i64) -> NoReturn:
    """Raise TooMuchWork."""
    raise TooMuchWork("too_many_steps", what=what, most=int(most))

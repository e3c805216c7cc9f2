"""Seatings: which bot sits where in the games of a block."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import islice

from vialibre.errors import BadSetup

MOST = 720
"""The most games in a block: six different bots in six seats. A larger block would take a day."""


def seatings(bots: Sequence[str], seats: int) -> list[tuple[str, ...]]:
    """Every choice of bots for the seats in every order, each once; bots repeat if there are fewer than seats.

    Raises BadSetup for fewer than two bots, or so many that a block would be too large.
    """
    if len(bots) < 2:
        raise BadSetup("too_few_bots")
    filled = [bots[i % len(bots)] for i in range(max(seats, len(bots)))]
    found = list(islice(_orders(Counter(filled), seats), MOST + 1))
    if len(found) > MOST:
        raise BadSetup("too_many_seatings", bots=len(set(bots)), seats=seats, most=MOST)
    return found


def _orders(left: Counter[str], seats: int) -> Iterator[tuple[str, ...]]:
    """Lazily, since there may be too many to list."""
    if seats == 0:
        yield ()
        return
    for bot, count in left.items():
        if count > 0:
            rest = left.copy()
            rest[bot] -= 1
            for others in _orders(rest, seats - 1):
                yield (bot, *others)

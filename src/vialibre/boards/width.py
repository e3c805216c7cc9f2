"""The width of a board's network, which determines the work of finding a longest path (docs/bounds.md).

Cities are finished one by one; finishing a city decides all its undecided routes. A city is at the frontier while some
of its routes are decided and others are not, and while it is being finished. The width is the largest number of cities
at the frontier at the same time. A narrow board can be large: a grid of 5 by 30 cities has width 6.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from vialibre.bits import bits

STATES = (1, 4, 18, 93, 551, 3691, 27483, 224167, 1980575, 18793103, 190224175, 2042781791, 23168680063)
"""Upper bound on the number of states, by cities at the frontier. docs/bounds.md explains how they are counted."""
TOO_WIDE = 10**13
"""Stands for any larger number: more than all routes of a narrower order can have together."""
MOST_STARTS = 40


@dataclass(frozen=True, slots=True)
class Order:
    """The cities of a board in the order in which they are finished."""

    cities: tuple[int, ...]
    width: int
    states: int
    """Upper bound on the states of a sweep over all routes; a sweep over a subset has no more."""


def width_of(neighbors: Sequence[int], enough: int) -> int:
    """The smallest width found; the search ends once it is at most `enough`. `neighbors` holds a bit mask per city."""
    least = len(neighbors)
    for order in orders(neighbors, range(len(neighbors))):
        least = min(least, order.width)
        if least <= enough:
            break
    return least


def narrow_order(neighbors: Sequence[int], enough: int) -> Order:
    """The order with the fewest states among those tried, or the first with at most `enough`.

    If that order would be too wide the search continues: the result is never wider than `width_of` says.
    """
    n = len(neighbors)
    best: Order | None = None
    for starts in (range(0, n, n // MOST_STARTS + 1), range(n)):
        for order in orders(neighbors, starts):
            if best is None or order.states < best.states:
                best = order
            if best.states <= enough:
                return best
        if best is not None and best.width < len(STATES):
            break
    assert best is not None
    return best


def orders(neighbors: Sequence[int], starts: Iterable[int]) -> Iterator[Order]:
    """Greedy orders that begin with these cities: the next city always adds the fewest new cities to the frontier."""
    for start in starts:
        for oldest_first in (False, True):  # tie-break between such cities
            yield _from(start, neighbors, oldest_first)


def _from(start: int, neighbors: Sequence[int], oldest_first: bool) -> Order:
    n = len(neighbors)
    seen, around, undone, width = 0, 0, (1 << n) - 1, 0
    seen_at = [n] * n
    cities: list[int] = []
    city = start
    while True:
        bit = 1 << city
        for other in bits((neighbors[city] | bit) & ~seen):
            seen_at[other] = len(cities) if oldest_first else 0
            around |= neighbors[other]
        seen |= neighbors[city] | bit
        width = max(width, sum(1 for other in bits(seen & undone) if neighbors[other] & undone))
        undone ^= bit
        cities.append(city)
        if not undone:
            return Order(tuple(cities), width, _states(cities, neighbors) if width < len(STATES) else TOO_WIDE)
        near = undone & (seen | around) or undone
        city = min((_growth(neighbors[one], seen, one), seen_at[one], one) for one in bits(near))[2]


def _states(cities: Sequence[int], neighbors: Sequence[int]) -> int:
    """Count the states, taking each city's routes to cities that are finished earlier first."""
    left = [near.bit_count() for near in neighbors]
    states = active = 0
    for i, city in enumerate(cities):
        for other in cities[i + 1 :]:
            if neighbors[city] >> other & 1:
                states += STATES[active.bit_count()]
                active |= 1 << city | 1 << other
                for end in (city, other):
                    left[end] -= 1
                    if left[end] == 0:
                        active ^= 1 << end
    return states


def _growth(near: int, seen: int, city: int) -> int:
    """New cities count double; an unseen city, which is at the frontier only while it is being finished, counts
    less."""
    return 2 * (near & ~seen).bit_count() + (-2 if seen >> city & 1 else 1)

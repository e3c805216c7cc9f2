"""The cheapest way between two cities when rivals' routes can be borrowed through stations (STN-3), or turns are few.

A station lends one route into its city, so a way must not use the same station twice: the stations that stand are part
of what the search remembers of a way. Of those still to be built it remembers at first only one at the city it is in,
which is quick and hardly ever wrong; if the way found does use one twice, it searches again and remembers all.

Both searches have a budget of steps (docs/bounds.md). The second can need very many on a board made for it: then the
way of the first stands, so that a ticket may be called possible that is not.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from heapq import heappop, heappush
from itertools import count
from typing import NamedTuple

from vialibre.engine.core.board_index import BoardIndex
from vialibre.engine.core.constants import NONE
from vialibre.engine.state_from_view import MANY
from vialibre.errors import TooMuchWork

BLOCKED = -1
WAY_STEPS = 2_000_000
"""Comparisons of ways that one search may take."""
NOWHERE = int(NONE)
NOTHING: frozenset[int] = frozenset()


@cache
def neighbours(t: BoardIndex) -> list[list[tuple[int, int]]]:
    """For each city its routes and where they lead; built once for a board."""
    found: list[list[tuple[int, int]]] = [[] for _ in range(t.n_cities)]
    for route in range(t.n_routes):
        a, b = int(t.a[route]), int(t.b[route])
        found[a].append((route, b))
        found[b].append((route, a))
    return found


@dataclass(slots=True)
class Ground:
    """Costs and loans of routes and cities for one seat."""

    index: BoardIndex
    cost: list[int]
    """By route the cars it takes: 0 for own ones, BLOCKED if it cannot be claimed."""
    cars: int
    turns: int = MANY
    lent: frozenset[int] = NOTHING
    """Routes that a station would let the seat use."""
    idle: tuple[int, ...] = ()
    """Cities of own stations that lend no route yet."""
    sites: frozenset[int] = NOTHING
    """Cities where the seat may still build one."""
    stations: int = 0
    """How many it may still build."""


class Step(NamedTuple):
    """One route of a way, and the station that lends it (NOWHERE if none is needed)."""

    route: int
    station: int
    city: int
    """Where it leads."""


class _Label(NamedTuple):
    """A way so far. Fewest new stations first, then fewest cars, then fewest steps; `serial` settles the rest."""

    new: int
    cars: int
    steps: int
    serial: int
    city: int
    idle_used: int
    """Bit mask over Ground.idle."""
    used: frozenset[int]
    """Sites used, as far as remembered."""
    turns: int
    before: _Label | None
    step: Step | None


def find_way(ground: Ground, a: int, b: int) -> list[Step] | None:
    """The steps from `a` to `b`, with as few new stations and then cars as possible; None if there is no way.

    Raises TooMuchWork if even the quick search takes too many steps.
    """
    steps = _search(ground, a, b, exact=False)
    if steps is None:  # the exact search only forbids more, so there is no way at all
        return None
    sites = [step.station for step in steps if step.station in ground.sites]
    if len(sites) == len(set(sites)):
        return steps
    try:
        return _search(ground, a, b, exact=True)
    except TooMuchWork:
        return steps


def _search(ground: Ground, a: int, b: int, exact: bool) -> list[Step] | None:
    near = neighbours(ground.index)
    seen: list[list[_Label]] = [[] for _ in near]
    serials = count(1)
    heap = [_Label(0, 0, 0, 0, a, 0, NOTHING, 0, None, None)]
    work = 0
    while heap:
        label = heappop(heap)
        if label.city == b:
            return _steps(label)
        work += 1 + len(seen[label.city])
        if _is_no_better(label, seen[label.city]):
            continue
        seen[label.city].append(label)
        for following in _moves(ground, near[label.city], label, exact, serials):
            work += 1 + len(seen[following.city])
            if not _is_no_better(following, seen[following.city]):
                heappush(heap, following)
        if work > WAY_STEPS:
            raise TooMuchWork("too_many_steps", what="ticket_way", most=WAY_STEPS)
    return None


def _is_no_better(label: _Label, others: list[_Label]) -> bool:
    """If one of the others at its city can do all that it can, for no more."""
    for other in others:
        if (
            other.cars <= label.cars
            and other.new <= label.new
            and other.turns <= label.turns
            and other.idle_used & ~label.idle_used == 0
            and other.used <= label.used
        ):
            return True
    return False


def _moves(
    ground: Ground, near: list[tuple[int, int]], label: _Label, exact: bool, serials: Iterator[int]
) -> Iterator[_Label]:
    new, cars, steps, _, here, idle_used, used, turns, _, _ = label
    steps += 1
    kept = used if exact else NOTHING
    limited = ground.turns < MANY
    for route, there in near:
        cost = ground.cost[route]
        spent = turns + (limited and cost > 0)
        if cost != BLOCKED and cars + cost <= ground.cars and spent <= ground.turns:
            step = Step(route, NOWHERE, there)
            yield _Label(new, cars + cost, steps, next(serials), there, idle_used, kept, spent, label, step)
        if cost == 0 or route not in ground.lent:
            continue
        for i, station in enumerate(ground.idle):
            if station in (here, there) and not idle_used >> i & 1:
                step = Step(route, station, there)
                yield _Label(new, cars, steps, next(serials), there, idle_used | 1 << i, kept, turns, label, step)
        spent = turns + limited
        if new < ground.stations and spent <= ground.turns:
            for site in (here, there):
                if site in ground.sites and site not in used:
                    sites = kept | {site} if exact or site == there else kept
                    step = Step(route, site, there)
                    yield _Label(new + 1, cars, steps, next(serials), there, idle_used, sites, spent, label, step)


def _steps(label: _Label) -> list[Step]:
    steps: list[Step] = []
    while label.step is not None and label.before is not None:
        steps.append(label.step)
        label = label.before
    return steps[::-1]

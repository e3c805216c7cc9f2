"""How many cars each route would cost a seat, by who owns what."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from vialibre.engine.core.board_index import BoardIndex, ints, to_vec
from vialibre.engine.core.constants import NO_SEAT, NONE
from vialibre.engine.core.network import may_open, owns
from vialibre.engine.core.state import State

BLOCKED: Final[i64] = -1


def claim_costs(t: BoardIndex, owners: list[int], seat: i64, seats: i64, cars: i64) -> list[int]:
    """For each route its cars: 0 for own ones, BLOCKED where it can never be this seat's (DOUBLE-1, DOUBLE-2)."""
    owner = to_vec(owners)
    cost: list[int] = []
    few: bool = seats < t.parallel_from
    for route in range(t.n_routes):
        if owner[route] == seat:
            cost.append(0)
        elif is_free(t, owner, route, seat, few) and t.length[route] <= cars:
            cost.append(t.length[route])
        else:
            cost.append(BLOCKED)
    return cost


def is_free(t: BoardIndex, owner: vec[i64], route: i64, seat: i64, few: bool) -> bool:
    if owner[route] != NO_SEAT or is_closed(owner, t.mate1[route], seat, few):
        return False
    return not is_closed(owner, t.mate2[route], seat, few)


def is_closed(owner: vec[i64], mate: i64, seat: i64, few: bool) -> bool:
    """Whether a parallel track's owner closes a route to the seat."""
    if mate == NONE:
        return False
    return owner[mate] == seat or (few and owner[mate] != NO_SEAT)


def seat_costs(s: State, who: i64) -> vec[i64]:
    """The same for a seat of a game."""
    t = s.index
    seat = s.seats[who]
    cost = ints(t.n_routes)
    for route in range(t.n_routes):
        if owns(t, seat, route):
            continue
        if t.length[route] <= seat.cars and may_open(s, seat, route):
            cost[route] = t.length[route]
        else:
            cost[route] = BLOCKED
    return cost

"""Opponents' plans in a sampled world, and claims that would block them."""

from __future__ import annotations

from mypy_extensions import i64

from vialibre.bots.planner.board_model import BoardModel
from vialibre.bots.planner.claim_values import cheapest_claim, count_spare
from vialibre.bots.rollout.policy import RolloutPolicy
from vialibre.engine.core.board_index import ints
from vialibre.engine.core.constants import NONE
from vialibre.engine.core.network import is_open
from vialibre.engine.core.state import State


def blocking_claims(world: State, who: i64, model: BoardModel) -> list[int]:
    """Claims that `who` could make now of routes that opponents need for their tickets."""
    t = world.index
    seat = world.seats[who]
    own = RolloutPolicy(model, who)
    count_spare(own, world, own.make(world))
    seen = ints(t.n_routes)
    found: list[int] = []
    for rival in range(world.n):
        if rival == who:
            continue
        plan = RolloutPolicy(model, rival).make(world)
        for i in range(plan.n_joined):
            route: i64 = plan.routes[i]
            if seen[route] != 0 or not is_open(t, seat, route) or t.length[route] > seat.cars:
                continue
            seen[route] = 1
            action: i64 = cheapest_claim(own, world, seat, route)
            if action != NONE:
                found.append(action)
    return found

"""What a courier would think of doing, best first: the branches of a search tree below its root."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from vialibre.bots.planner.parameters import A_CARD, A_WILD
from vialibre.bots.planner.position import Position
from vialibre.bots.planner.ticket_plan import Plan
from vialibre.bots.planner.turn_cost import turns_needed
from vialibre.bots.rollout.policy import RolloutPolicy
from vialibre.engine.core.board_index import ints
from vialibre.engine.core.constants import DECK, DRAW0, KINDS, NONE, SECOND, TURN, WILD
from vialibre.engine.core.draw import fill_draws
from vialibre.engine.core.network import is_open
from vialibre.engine.core.state import State

TRUST: Final[i64] = 40  # hundredths of a turn by which the courier's own choice is preferred


def best_options(policy: RolloutPolicy, s: State, most: i64) -> list[tuple[int, int]]:
    """At most so many actions with what they save, in hundredths of a turn, the courier's own choice first.

    One action if there is nothing to ask.
    """
    own: i64 = policy.choose(s)
    plan = policy.plan
    position = policy.position
    if (s.phase != TURN and s.phase != SECOND) or s.last_turns != NONE or plan is None or position is None:
        return [(0, own)]
    actions = ints(64)
    values = ints(64)
    n: i64 = 0
    if s.phase == TURN:
        n = fill_claims(policy, s, plan, position, actions, values)
    n = fill_cards(policy, s, plan, position, actions, values, n)
    best: i64 = 0
    for i in range(n):
        best = max(best, values[i])
    found: list[tuple[int, int]] = [(best + TRUST, own)]
    while len(found) < most:
        first: i64 = NONE
        for i in range(n):
            if actions[i] != own and actions[i] != NONE and (first == NONE or values[i] > values[first]):
                first = i
        if first == NONE:
            break
        found.append((values[first], actions[first]))
        actions[first] = NONE
    return found


def fill_claims(
    policy: RolloutPolicy, s: State, plan: Plan, position: Position, actions: vec[i64], values: vec[i64]
) -> i64:
    t = s.index
    seat = s.seats[policy.who]
    policy.count_spare(s, plan)
    now: i64 = turns_needed(position, policy.scratch, seat.hand, plan.routes, plan.n, NONE)
    n: i64 = 0
    for i in range(plan.n):
        route: i64 = plan.routes[i]
        if n >= 40 or not is_open(t, seat, route) or t.length[route] > seat.cars:
            continue
        action: i64 = policy.payment(s, seat, route)
        if action == NONE:
            continue
        saved: i64 = now - policy.turns_after(s, plan, position, action)
        actions[n] = action
        values[n] = saved + policy.model.joining if i < plan.n_joined else saved
        n += 1
    return n


def fill_cards(
    policy: RolloutPolicy, s: State, plan: Plan, position: Position, actions: vec[i64], values: vec[i64], n: i64
) -> i64:
    t = s.index
    seat = s.seats[policy.who]
    hand = seat.hand
    now: i64 = turns_needed(position, policy.scratch, hand, plan.routes, plan.n, NONE)
    gain = ints(KINDS)
    deck: i64 = 0
    for c in range(KINDS):
        if t.deck_count[c] == 0:
            continue
        hand[c] += 1
        gain[c] = now - turns_needed(position, policy.scratch, hand, plan.routes, plan.n, NONE)
        gain[c] += A_WILD if c == WILD else A_CARD
        hand[c] -= 1
        deck += position.odds[c] * gain[c] // 1000
    out = t.buffer()
    draws: i64 = fill_draws(s, out, 0)
    for i in range(draws):
        action: i64 = out[i]
        value: i64 = deck
        if action != DECK:
            value = gain[action - DRAW0]
        if s.phase == TURN and action != DRAW0 + WILD:
            value += deck  # and a second card
        actions[n] = action
        values[n] = value
        n += 1
    return n

"""What a courier would think of doing, best first: the branches of a search tree below its root."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from vialibre.bots.planning.cards import turns_for
from vialibre.bots.planning.courier import Courier
from vialibre.bots.planning.field import Field
from vialibre.bots.planning.network import Plan
from vialibre.bots.planning.opinions import A_CARD, A_WILD
from vialibre.engine.core.board_index import ints
from vialibre.engine.core.constants import DECK, DRAW0, KINDS, NONE, SECOND, TURN, WILD
from vialibre.engine.core.draw import fill_draws
from vialibre.engine.core.network import is_open
from vialibre.engine.core.state import State

TRUST: Final[i64] = 40  # hundredths of a turn by which the courier's own choice is preferred


def best_options(courier: Courier, s: State, most: i64) -> list[tuple[int, int]]:
    """At most so many actions with what they save, in hundredths of a turn, the courier's own choice first.

    One action if there is nothing to ask.
    """
    own: i64 = courier.choose(s)
    plan = courier.plan
    field = courier.field
    if (s.phase != TURN and s.phase != SECOND) or s.last_turns != NONE or plan is None or field is None:
        return [(0, own)]
    actions = ints(64)
    values = ints(64)
    n: i64 = 0
    if s.phase == TURN:
        n = fill_claims(courier, s, plan, field, actions, values)
    n = fill_cards(courier, s, plan, field, actions, values, n)
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


def fill_claims(courier: Courier, s: State, plan: Plan, field: Field, actions: vec[i64], values: vec[i64]) -> i64:
    t = s.index
    seat = s.seats[courier.who]
    courier.count_spare(s, plan)
    now: i64 = turns_for(field, courier.needs, seat.hand, plan.routes, plan.n, NONE)
    n: i64 = 0
    for i in range(plan.n):
        route: i64 = plan.routes[i]
        if n >= 40 or not is_open(t, seat, route) or t.length[route] > seat.cars:
            continue
        action: i64 = courier.payment(s, seat, route)
        if action == NONE:
            continue
        saved: i64 = now - courier.turns_after(s, plan, field, action)
        actions[n] = action
        values[n] = saved + courier.ground.joining if i < plan.n_joined else saved
        n += 1
    return n


def fill_cards(
    courier: Courier, s: State, plan: Plan, field: Field, actions: vec[i64], values: vec[i64], n: i64
) -> i64:
    t = s.index
    seat = s.seats[courier.who]
    hand = seat.hand
    now: i64 = turns_for(field, courier.needs, hand, plan.routes, plan.n, NONE)
    gain = ints(KINDS)
    deck: i64 = 0
    for c in range(KINDS):
        if t.deck_count[c] == 0:
            continue
        hand[c] += 1
        gain[c] = now - turns_for(field, courier.needs, hand, plan.routes, plan.n, NONE)
        gain[c] += A_WILD if c == WILD else A_CARD
        hand[c] -= 1
        deck += field.odds[c] * gain[c] // 1000
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

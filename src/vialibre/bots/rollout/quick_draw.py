"""Which card a rollout draws: what its plan misses most. A tenth of the time of pricing every card's turns."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from vialibre.bots.planner.ticket_plan import Plan
from vialibre.engine.core.constants import DECK, DRAW0, GRAY, KINDS, NONE, ROW, TURN, WILD
from vialibre.engine.core.legal import fill_legal
from vialibre.engine.core.state import State


def quick_draw(s: State, who: i64, plan: Plan | None, missing: vec[i64]) -> i64:
    """The card of the row that the plan misses most; a wild if nothing else helps; else the deck.

    `missing` is a buffer.
    """
    seat = s.seats[who]
    if plan is not None:
        count_missing(s, seat.hand, plan, missing)
    else:
        for c in range(KINDS):
            missing[c] = 0
    best: i64 = NONE
    most: i64 = 0
    wild: bool = False
    total: i64 = 0
    for c in range(WILD):
        if missing[c] > 0:
            total += missing[c]
    for i in range(ROW):
        c = s.row[i]
        if c == NONE:
            continue
        if c == WILD:
            wild = s.phase == TURN
            continue
        worth: i64 = 0
        if missing[c] > 0:
            worth = 100 + 10 * missing[c] + seat.hand[c]
        elif plan is not None and plan.n == 0:
            worth = 1 + seat.hand[c]
        if worth > most:
            most = worth
            best = c
    if best != NONE and (most >= 100 or (plan is not None and plan.n == 0)):
        if wild and missing[WILD] > 0:
            return DRAW0 + WILD
        return DRAW0 + best
    if wild and (missing[WILD] > 0 or (0 < total <= 2)):
        return DRAW0 + WILD
    if s.n_deck + s.n_discards > 0:
        return DECK
    out = s.index.buffer()
    n: i64 = fill_legal(s, s.player, out)
    return out[0] if n > 0 else DECK


def count_missing(s: State, hand: vec[i64], plan: Plan, missing: vec[i64]) -> None:
    """How many cards of each kind the plan needs beyond the hand; gray routes take the largest surplus."""
    t = s.index
    for c in range(KINDS):
        missing[c] = -hand[c]
    for i in range(plan.n):
        route: i64 = plan.routes[i]
        missing[WILD] += t.ferry[route]
        if t.color[route] != GRAY:
            missing[t.color[route]] += t.length[route] - t.ferry[route]
    for i in range(plan.n):
        route = plan.routes[i]
        if t.color[route] == GRAY:
            best: i64 = 0
            for c in range(1, WILD):
                if t.deck_count[c] > 0 and missing[c] < missing[best]:
                    best = c
            missing[best] += t.length[route] - t.ferry[route]
    wilds: i64 = -missing[WILD]
    while wilds > 0:
        worst: i64 = 0
        for c in range(1, WILD):
            if missing[c] > missing[worst]:
                worst = c
        if missing[worst] <= 0:
            break
        missing[worst] -= 1
        wilds -= 1

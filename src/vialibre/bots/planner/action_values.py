"""What a courier answers beside its turns: which tickets to keep, where to start, and whether to put a marker."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from vialibre.bots.planner.board_model import BoardModel, position_of, time_left
from vialibre.bots.planner.parameters import LEAST_GAIN, RIVAL_CLAIMS, WHOLE_GAME
from vialibre.bots.planner.position import Position
from vialibre.bots.planner.ticket_plan import Goals, Plan, best_plan
from vialibre.bots.planner.turn_cost import Scratch, turns_needed
from vialibre.engine.core.board_index import count_bits
from vialibre.engine.core.constants import KEEP0, NO_MARKER, NO_SEAT, NONE, WILD
from vialibre.engine.core.legal import fill_legal
from vialibre.engine.core.markers import marker_payment
from vialibre.engine.core.state import Seat, State
from vialibre.engine.core.tickets import keep_at_least


def own_tickets(seat: Seat) -> Goals:
    goals = Goals()
    for i in range(i64(len(seat.tickets))):
        goals.add(seat.tickets[i])
    return goals


def best_keep(s: State, who: i64, model: BoardModel, scratch: Scratch) -> i64:
    """The choice with the best plan."""
    t = s.index
    seat = s.seats[who]
    least: i64 = keep_at_least(s, seat)
    position = position_of(s, who, model)
    best: i64 = NONE
    most: i64 = 0
    for mask in range(t.one[len(seat.offer)]):
        if count_bits(mask) < least:
            continue
        goals = own_tickets(seat)
        for i in range(i64(len(seat.offer))):
            if mask & t.one[i] != 0:
                goals.add(seat.offer[i])
        value: i64 = best_plan(position, scratch, goals, True).value
        if best == NONE or value > most:
            most = value
            best = mask
    return KEEP0 + best


def best_start(s: State, who: i64, model: BoardModel, scratch: Scratch, out: vec[i64], n: i64) -> i64:
    """Of the start cities that may be chosen, the one with the best plan."""
    goals = own_tickets(s.seats[who])
    position = position_of(s, who, model)
    best: i64 = out[0]
    most: i64 = 0
    for i in range(n):
        position.start = out[i] - s.index.start0
        value: i64 = best_plan(position, scratch, goals, True).value
        if i == 0 or value > most:
            most = value
            best = out[i]
    return best


def best_marker(s: State, who: i64, model: BoardModel, scratch: Scratch, plan: Plan, position: Position) -> i64:
    """On the city whose control brings more than the cards for it, if they can be spared."""
    t = s.index
    hand = s.seats[who].hand
    now: i64 = turns_needed(position, scratch, hand, plan.routes, plan.n, NONE)
    time: i64 = min(time_left(s, model), WHOLE_GAME)
    out = t.buffer()
    n: i64 = fill_legal(s, who, out)
    best: i64 = NO_MARKER
    most: i64 = LEAST_GAIN
    for i in range(n):
        action: i64 = out[i]
        if action == NO_MARKER:
            continue
        color, wilds = marker_payment(s, action)
        plain: i64 = t.marker_cost - wilds
        hand[color] -= plain
        hand[WILD] -= wilds
        after: i64 = turns_needed(position, scratch, hand, plan.routes, plan.n, NONE)
        hand[color] += plain
        hand[WILD] += wilds
        gain: i64 = control_value(s, (action - t.marker0) // t.marker_ways, plan, time)
        gain -= (after - now) * position.weights.turn // 100
        if gain > most:
            most = gain
            best = action
    return best


def control_value(s: State, city: i64, plan: Plan, time: i64) -> i64:
    """Hundredths of points that the control of a city brings, about (WEST-4)."""
    t = s.index
    gain: i64 = 0
    for route in range(t.n_routes):
        a: i64 = t.a[route]
        b: i64 = t.b[route]
        if (a != city and b != city) or s.free[t.word[route]] & t.bit[route] == 0:
            continue
        points: i64 = 100 * t.points[t.length[route]]
        controlled: bool = s.marker_at[a + b - city] != NO_SEAT
        if plan.has(route):
            if controlled:
                gain += points
        else:
            share: i64 = RIVAL_CLAIMS if controlled else 2 * RIVAL_CLAIMS
            gain += points * share * time // (100 * WHOLE_GAME)
    return gain

"""Values of claims: the turns that a claim saves of the plan, what it brings, and what waiting would risk."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from vialibre.bots.planner.parameters import LAST_TICKET, MOST_RISK, RISK, SPARE_LOSS, WILD_SPENT
from vialibre.bots.planner.planner import Planner
from vialibre.bots.planner.position import Position
from vialibre.bots.planner.ticket_plan import Plan, own_goals
from vialibre.bots.planner.turn_cost import turns_needed
from vialibre.engine.core.board_index import ints
from vialibre.engine.core.claim import fewest_wilds
from vialibre.engine.core.constants import GRAY, KINDS, NONE, WILD
from vialibre.engine.core.network import is_open, owns
from vialibre.engine.core.state import Seat, State


def fill_claims(p: Planner, s: State, position: Position, plan: Plan, claims: vec[i64], n: i64) -> None:
    """Add the claims among the first `n` actions with their values; those that take cars from tickets are left out."""
    t = s.index
    w = position.weights
    now: i64 = turns_needed(position, p.scratch, s.seats[p.who].hand, plan.routes, plan.n, NONE)
    last: bool = s.last_turns != NONE
    careful: bool = p.care.replan  # then a route has many payments, and its gain takes a while: work it out once
    known = ints(t.n_routes if careful else 0)
    gains = ints(t.n_routes if careful else 0)
    for i in range(n):
        action: i64 = claims[i]
        if action < t.claim0:
            continue
        route: i64 = t.claim_route[action - t.claim0]
        place: i64 = plan.place_of(route)
        if place == NONE and not last and plan.n_joined > 0 and t.length[route] > position.cars - plan.cars:
            continue
        value: i64 = 0
        if careful and known[route] != 0:
            value = gains[route]
        else:
            value = gain_of(p, s, position, plan, route, place)
            if careful:
                known[route] = 1
                gains[route] = value
        # Also in the last turn: a ticket with two ways to complete it loses nothing with either of them, but its plan
        # is done with one.
        value += (now - turns_after(p, s, position, plan, action)) * w.turn
        if t.claim_color[action - t.claim0] != WILD:
            value -= t.claim_wilds[action - t.claim0] * WILD_SPENT * w.turn // 100
        p.add(action, value)


def gain_of(p: Planner, s: State, position: Position, plan: Plan, route: i64, place: i64) -> i64:
    """What a claim brings beside the turns it saves, however it is paid."""
    if s.last_turns != NONE:
        return 100 * (position.reward[route] + last_ticket(p, s, position, plan, place))
    if place == NONE:
        return 100 * (position.reward[route] - s.index.length[route] * position.weights.car)
    return urgency(p, s, position, plan, place)


def fill_quick_claims(p: Planner, s: State, position: Position, plan: Plan) -> None:
    """The same with one payment for each planned route, in the last turn for every route."""
    t = s.index
    seat = s.seats[p.who]
    if t.n_routes > i64(len(p.claims)):
        p.claims = ints(t.n_routes)
    claims = p.claims
    count_spare(p, s, plan)
    last: bool = s.last_turns != NONE
    n: i64 = 0
    for i in range(t.n_routes if last else plan.n):
        route: i64 = i if last else plan.routes[i]
        if is_open(t, seat, route) and t.length[route] <= seat.cars:
            claims[n] = cheapest_claim(p, s, seat, route)
            if claims[n] != NONE:
                n += 1
    if n > 0:
        fill_claims(p, s, position, plan, claims, n)


def urgency(p: Planner, s: State, position: Position, plan: Plan, place: i64) -> i64:
    """The value of claiming a planned route now: what its loss would cost, by the chance of it."""
    route: i64 = plan.routes[place]
    if not p.care.replan:
        return p.care.urgent * position.weights.turn if place < plan.n_joined else 0
    loss: i64 = max(0, SPARE_LOSS * position.reward[route] // 100)
    if place < plan.n_joined:
        loss = max(0, plan.tickets_value - value_without(p, s, position, route))
    return loss * risk_of(s, p.who, route)


def last_ticket(p: Planner, s: State, position: Position, plan: Plan, place: i64) -> i64:
    """Points of the tickets that the last turn's claim completes."""
    if place == NONE or place >= plan.n_joined:
        return 0
    if p.care.replan:
        return max(0, plan.tickets_value - value_without(p, s, position, plan.routes[place]))
    return LAST_TICKET if plan.n_joined == 1 else 0


def turns_after(p: Planner, s: State, position: Position, plan: Plan, action: i64) -> i64:
    """Turns that the plan takes after a claim."""
    t = s.index
    index: i64 = action - t.claim0
    route: i64 = t.claim_route[index]
    wilds: i64 = t.claim_wilds[index]
    hand = s.seats[p.who].hand
    return p.turns_paid(position, plan, hand, t.claim_color[index], t.length[route] - wilds, wilds, route)


def value_without(p: Planner, s: State, position: Position, route: i64) -> i64:
    """The value of the best plan for the tickets if an opponent takes the route."""
    t = position.t
    parallel: bool = s.n < t.parallel_from  # then its parallel routes close, too
    one: i64 = t.mate1[route] if parallel and t.mate1[route] != NONE else route
    two: i64 = t.mate2[route] if parallel and t.mate2[route] != NONE else route
    cars: i64 = position.cars_for[route]
    cars_one: i64 = position.cars_for[one]
    cars_two: i64 = position.cars_for[two]
    position.cars_for[one] = -1
    position.cars_for[two] = -1
    position.cars_for[route] = -1
    value: i64 = p.tickets_plan(position, own_goals(s.seats[p.who])).value
    position.cars_for[one] = cars_one
    position.cars_for[two] = cars_two
    position.cars_for[route] = cars
    return value


def risk_of(s: State, who: i64, route: i64) -> i64:
    """The chance that an opponent takes a route before the next turn: higher for those with routes at its ends."""
    t = s.index
    risk: i64 = RISK
    for i in range(s.n):
        if i != who and has_route_at(s, i, t.a[route], t.b[route]):
            risk *= 2
    return min(MOST_RISK, risk)


def has_route_at(s: State, who: i64, a: i64, b: i64) -> bool:
    t = s.index
    for route in range(t.n_routes):
        if (t.a[route] == a or t.b[route] == a or t.a[route] == b or t.b[route] == b) and owns(t, s.seats[who], route):
            return True
    return False


def count_spare(p: Planner, s: State, plan: Plan) -> None:
    t = s.index
    hand = s.seats[p.who].hand
    spare = p.spare
    for c in range(KINDS):
        spare[c] = hand[c]
    for i in range(plan.n):
        route: i64 = plan.routes[i]
        if t.color[route] != GRAY:
            spare[t.color[route]] -= t.length[route] - t.ferry[route]


def cheapest_claim(p: Planner, s: State, seat: Seat, route: i64) -> i64:
    """The claim with few wilds, of a gray route with the color that is needed least; NONE if it cannot be paid."""
    t = s.index
    length: i64 = t.length[route]
    hand = seat.hand
    best: i64 = NONE
    least: i64 = 1000
    for c in range(WILD):
        if hand[c] == 0 or (t.color[route] != c and t.color[route] != GRAY) or t.ferry[route] >= length:
            continue
        wilds: i64 = fewest_wilds(hand[c], length, t.ferry[route])
        if wilds > hand[WILD] or wilds >= length:
            continue
        cost: i64 = 6 * wilds - p.spare[c]
        if cost < least:
            least = cost
            best = t.claim_base[route * KINDS + c] + wilds
    if best == NONE and hand[WILD] >= length:
        best = t.claim_base[route * KINDS + WILD] + length
    return best

"""Values of cities: stations, start cities, markers, stacks of souvenirs, and Alvin's next place."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from vialibre.bots.planner.parameters import LATE, LEAST_GAIN, RIVAL_CLAIMS, STATION_NOW, WHOLE_GAME
from vialibre.bots.planner.planner import Planner
from vialibre.bots.planner.position import Position, time_left
from vialibre.bots.planner.ticket_plan import Plan, own_goals
from vialibre.bots.planner.turn_cost import turns_needed
from vialibre.engine.core.cards import count_payments
from vialibre.engine.core.constants import NO_MARKER, NO_SEAT, NONE
from vialibre.engine.core.markers import marker_payment
from vialibre.engine.core.state import State
from vialibre.engine.core.stations import nth_payment, station_cost


def fill_stations(p: Planner, s: State, position: Position, plan: Plan) -> None:
    """Add the planned stations. They wait until the plan's own routes are claimed or the end is near: until then the
    opponent's route may not be needed.
    """
    t = s.index
    seat = s.seats[p.who]
    if plan.stations == 0 or (plan.n_joined > 0 and time_left(s, p.model) >= LATE):
        return
    if len(seat.stations) >= t.stations or count_payments(seat, station_cost(seat)) == 0:
        return
    code: i64 = nth_payment(seat, station_cost(seat), t.stations, 0)
    tried: i64 = NONE
    for i in range(plan.n_borrowed()):
        route: i64 = plan.borrowed[i]
        for end in range(2):
            city: i64 = t.a[route] if end == 0 else t.b[route]
            if s.station_at[city] == NO_SEAT and city != tried:
                tried = city
                # A little less for each further one: opponents' routes in the order in which tickets need them.
                p.add(t.station0 + city * t.station_ways + code, STATION_NOW * position.weights.turn - 2 * i - end)


def fill_starts(p: Planner, s: State, position: Position, legal: vec[i64]) -> None:
    """Add each start city with the value of the plan from there."""
    goals = own_goals(s.seats[p.who])
    for i in range(i64(len(legal))):
        position.start = legal[i] - s.index.start0
        p.add(legal[i], 100 * p.compared_plan(position, goals).value)


def fill_markers(p: Planner, s: State, position: Position, plan: Plan, legal: vec[i64]) -> None:
    """Add each marker with what control of the city brings beyond the cards; no marker counts as the least gain."""
    t = s.index
    hand = s.seats[p.who].hand
    now: i64 = turns_needed(position, p.scratch, hand, plan.routes, plan.n, NONE)
    time: i64 = min(time_left(s, p.model), WHOLE_GAME)
    p.add(NO_MARKER, 100 * LEAST_GAIN)
    for i in range(i64(len(legal))):
        action: i64 = legal[i]
        if action == NO_MARKER:
            continue
        color, wilds = marker_payment(s, action)
        after: i64 = p.turns_paid(position, plan, hand, color, t.marker_cost - wilds, wilds, NONE)
        control: i64 = control_value(s, (action - t.marker0) // t.marker_ways, plan, time)
        p.add(action, 100 * control - (after - now) * position.weights.turn)


def control_value(s: State, city: i64, plan: Plan, time: i64) -> i64:
    """WEST-4: own planned routes to a controlled city pay once more; opponents' routes pay here instead of them."""
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


def fill_stacks(p: Planner, s: State, plan: Plan, legal: vec[i64]) -> None:
    """Souvenirs go where the plan passes."""
    t = s.index
    for i in range(i64(len(legal))):
        city: i64 = (legal[i] - t.place0) % t.n_cities
        passed: bool = False
        for k in range(plan.n):
            passed = passed or t.a[plan.routes[k]] == city or t.b[plan.routes[k]] == city
        p.add(legal[i], 1 if passed else 0)


def fill_alvin(p: Planner, s: State, legal: vec[i64]) -> None:
    """Alvin goes where fewest opponents can still come: they would take him away."""
    t = s.index
    for i in range(i64(len(legal))):
        city: i64 = legal[i] - t.alvin0
        routes: i64 = 0
        for route in range(t.n_routes):
            if (t.a[route] == city or t.b[route] == city) and s.free[t.word[route]] & t.bit[route] != 0:
                routes += 1
        p.add(legal[i], -routes)

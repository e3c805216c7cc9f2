"""One plan for all tickets: a cheap network that joins them, and long routes for the cars and turns left over."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from vialibre.bots.planner.position import Position
from vialibre.bots.planner.turn_cost import Scratch, turns_needed
from vialibre.engine.core.board_index import BoardIndex, ints
from vialibre.engine.core.constants import GRAY, NONE, WILD
from vialibre.engine.core.graph import FAR, find_path
from vialibre.engine.core.state import Seat

MOST_TICKETS: Final[i64] = 40
MOST_BORROWED: Final[i64] = 4
A_LENT_ROUTE: Final[i64] = 1  # an opponent's route at an own station is free, but own ones are better


class Goals:
    """Tickets to be completed, by number."""

    def __init__(self) -> None:
        self.tickets: vec[i64] = ints(MOST_TICKETS)
        self.n: i64 = 0

    def add(self, ticket: i64) -> None:
        if self.n < MOST_TICKETS:
            self.tickets[self.n] = ticket
            self.n += 1


def own_goals(seat: Seat) -> Goals:
    goals = Goals()
    for i in range(i64(len(seat.tickets))):
        goals.add(seat.tickets[i])
    return goals


class Plan:
    """Routes still to be claimed. The first `n_joined` complete tickets, the others (fillers) only bring points."""

    def __init__(self, position: Position) -> None:
        self.routes: vec[i64] = ints(position.t.n_routes + 1)
        self.n: i64 = 0
        self.n_joined: i64 = 0
        self.cars: i64 = 0
        self.turns: i64 = 0
        self.value: i64 = 0
        self.tickets_value: i64 = 0  # without fillers
        self.stations: i64 = 0  # routes that must be borrowed
        self.borrowed: vec[i64] = ints(MOST_BORROWED)
        self.busy: i64 = 0  # own stations that are used, as bits of their places
        self.used: vec[i64] = ints(MOST_BORROWED)  # opponents' routes at them
        self.n_used: i64 = 0
        self.missed: i64 = 0  # tickets given up, as bits of their places among the goals
        self.price: vec[i64] = ints(position.t.n_routes)

    def n_borrowed(self) -> i64:
        return self.stations if self.stations < MOST_BORROWED else MOST_BORROWED

    def has(self, route: i64) -> bool:
        return self.place_of(route) != NONE

    def place_of(self, route: i64) -> i64:
        """The route's place in the plan, or NONE."""
        for i in range(self.n):
            if self.routes[i] == route:
                return i
        return NONE


def price_routes(position: Position) -> vec[i64]:
    """What each route costs in a path: a turn, cars, missing cards and risk, less its reward; 0 for own routes."""
    t = position.t
    w = position.weights
    price = ints(t.n_routes)
    most: i64 = 0
    for c in range(WILD):
        if position.hand[c] > most:
            most = position.hand[c]
    for route in range(t.n_routes):
        cars: i64 = position.cars_for[route]
        if cars == 0:
            continue
        if cars < 0:
            price[route] = A_LENT_ROUTE if position.lent[route] != 0 else price_to_borrow(position, route)
            continue
        held: i64 = most if t.color[route] == GRAY else position.hand[t.color[route]]
        missing: i64 = cars - t.ferry[route] - held
        turns: i64 = 100
        if missing > 0:
            turns += w.card * missing + w.more * (missing - 1) * missing // 2
        short: i64 = t.ferry[route] - position.hand[WILD]
        if short > 0:
            turns += w.wild * short
        if t.tunnel[route] != 0:
            turns += position.tunnel[t.color[route]]
        cost: i64 = w.edge + w.car * cars + turns * w.turn // 100 - position.reward[route] * w.reward // 100
        price[route] = cost if cost > 1 else 1
    return price


def price_to_borrow(position: Position, route: i64) -> i64:
    return position.station_price if position.borrowed[route] != 0 and position.stations > 0 else -1


def join(position: Position, scratch: Scratch, goals: Goals, order: vec[i64], price: vec[i64]) -> Plan:
    """Add the tickets' paths in this order, each using those before it; what does not fit or does not pay is missed."""
    t = position.t
    w = position.weights
    plan = Plan(position)
    left = price[:]
    value: i64 = 0
    limit: i64 = position.time * w.late // 100
    for i in range(goals.n):
        ticket: i64 = goals.tickets[order[i]]
        worth: i64 = t.ticket_points[ticket] * 100
        n: i64 = plan.n
        borrowed: i64 = plan.stations
        used: i64 = plan.n_used
        busy: i64 = plan.busy
        cars: i64 = plan.cars
        cost: i64 = add_path(position, plan, left, t.ticket_a[ticket], t.ticket_b[ticket])
        if position.start != NONE and cost < FAR:
            cost += add_path(position, plan, left, position.start, t.ticket_a[ticket])
        fits: bool = cost < FAR and plan.cars <= position.cars and plan.stations <= position.stations
        if fits and plan.n > n:
            turns: i64 = turns_needed(position, scratch, position.hand, plan.routes, plan.n, NONE)
            fits = turns <= limit and cost <= 2 * worth
        if fits:
            value += worth * w.ticket // 100 if plan.n > n or plan.stations > borrowed else worth
            continue
        value -= worth
        plan.missed |= t.one[order[i]]
        plan.n = n
        plan.stations = borrowed
        plan.n_used = used
        plan.busy = busy
        plan.cars = cars
        left = price_beside(position, plan, price)
    plan.n_joined = plan.n
    plan.turns = turns_needed(position, scratch, position.hand, plan.routes, plan.n, NONE)
    value -= plan.stations * position.station_price
    for i in range(plan.n):
        route: i64 = plan.routes[i]
        value += position.reward[route] - w.edge
    plan.value = value - plan.cars * w.car - plan.turns * w.turn // 100
    plan.tickets_value = plan.value
    return plan


def price_beside(position: Position, plan: Plan, price: vec[i64]) -> vec[i64]:
    """What each route costs when the plan's routes are own ones."""
    left = price[:]
    if plan.busy != 0:
        price_lent(position, plan.busy, left)
    for i in range(plan.n):
        left[plan.routes[i]] = 0
    for i in range(plan.n_borrowed()):
        left[plan.borrowed[i]] = 0
    for i in range(plan.n_used):
        left[plan.used[i]] = 0
    return left


def price_lent(position: Position, busy: i64, left: vec[i64]) -> None:
    """A station lends one route: others there must be borrowed through another station."""
    for route in range(position.t.n_routes):
        if position.lent[route] != 0 and position.lent[route] & ~busy == 0 and left[route] == A_LENT_ROUTE:
            left[route] = price_to_borrow(position, route)


def add_path(position: Position, plan: Plan, left: vec[i64], a: i64, b: i64) -> i64:
    way = find_path(position.graph, left, a, b)
    if way.cost >= FAR:
        return FAR
    busy: i64 = plan.busy
    for i in range(way.n):
        route: i64 = way.routes[i]
        free: i64 = position.lent[route] & ~plan.busy
        if position.cars_for[route] > 0:
            plan.routes[plan.n] = route
            plan.n += 1
            plan.cars += position.cars_for[route]
        elif free != 0 and plan.n_used < MOST_BORROWED:
            plan.busy |= free & -free
            plan.used[plan.n_used] = route
            plan.n_used += 1
        else:
            if plan.stations < MOST_BORROWED:
                plan.borrowed[plan.stations] = route
            plan.stations += 1
        left[route] = 0
    if plan.busy != busy:
        price_lent(position, plan.busy, left)
    return way.cost


def best_plan(position: Position, scratch: Scratch, goals: Goals, all_orders: bool) -> Plan:
    """The best of several orders: by points, falling and rising, and with all orders each ticket first."""
    price = price_routes(position)
    order = most_points_first(position.t, goals.tickets, goals.n)
    best = join(position, scratch, goals, order, price)
    if goals.n > 1 and best.n > 0:
        turned = ints(goals.n)
        for i in range(goals.n):
            turned[i] = order[goals.n - 1 - i]
        other = join(position, scratch, goals, turned, price)
        if other.value > best.value:
            best = other
        for first in range(1, goals.n if all_orders else 1):
            turned[0] = order[first]
            k: i64 = 1
            for i in range(goals.n):
                if i != first:
                    turned[k] = order[i]
                    k += 1
            other = join(position, scratch, goals, turned, price)
            if other.value > best.value:
                best = other
    best.price = price
    return best


def most_points_first(t: BoardIndex, tickets: vec[i64], n: i64) -> vec[i64]:
    """The places of the first `n` tickets, most points first; a stable order."""
    order = ints(n)
    for i in range(n):
        order[i] = i
    for i in range(1, n):
        k: i64 = i
        while k > 0 and t.ticket_points[tickets[order[k]]] > t.ticket_points[tickets[order[k - 1]]]:
            swap: i64 = order[k]
            order[k] = order[k - 1]
            order[k - 1] = swap
            k -= 1
    return order


def add_fillers(position: Position, scratch: Scratch, plan: Plan) -> None:
    """Add routes that only bring points while they bring more than their turns elsewhere, and cars and time last."""
    t = position.t
    w = position.weights
    touched = touched_cities(position, plan)
    while True:
        best: i64 = NONE
        most: i64 = 0
        turns: i64 = 0
        for route in range(t.n_routes):
            cars: i64 = position.cars_for[route]
            if cars <= 0 or plan.cars + cars > position.cars or taken(position, plan, route):
                continue
            if position.reward[route] - w.turn <= most:
                continue  # it takes a turn at least: counting turns could only confirm it
            if position.start != NONE and touched[t.a[route]] == 0 and touched[t.b[route]] == 0:
                continue
            plan.routes[plan.n] = route
            needed: i64 = turns_needed(position, scratch, position.hand, plan.routes, plan.n + 1, NONE)
            if needed > position.time:
                continue
            gain: i64 = position.reward[route] - (needed - plan.turns) * w.turn // 100
            if gain > most:
                most = gain
                best = route
                turns = needed
        if best == NONE:
            return
        plan.routes[plan.n] = best
        plan.n += 1
        plan.cars += position.cars_for[best]
        touched[t.a[best]] = 1
        touched[t.b[best]] = 1
        plan.turns = turns
        plan.value += most


def taken(position: Position, plan: Plan, route: i64) -> bool:
    """Whether it or a parallel route is in the plan already."""
    t = position.t
    for i in range(plan.n):
        other: i64 = plan.routes[i]
        if other == route or other == t.mate1[route] or other == t.mate2[route]:
            return True
    return False


def touched_cities(position: Position, plan: Plan) -> vec[i64]:
    """WEST-2: 1 for the start city and those of own and planned routes. Only filled where there is a start city."""
    t = position.t
    touched = ints(t.n_cities)
    if position.start == NONE:
        return touched
    touched[position.start] = 1
    for route in range(t.n_routes):
        if position.cars_for[route] == 0:
            touched[t.a[route]] = 1
            touched[t.b[route]] = 1
    for i in range(plan.n):
        touched[t.a[plan.routes[i]]] = 1
        touched[t.b[plan.routes[i]]] = 1
    return touched


def ticket_value(position: Position, scratch: Scratch, plan: Plan, ticket: i64) -> i64:
    """What one more ticket would add to a plan, or take from it if it does not fit."""
    t = position.t
    w = position.weights
    left = plan.price[:]
    for i in range(plan.n_joined):
        left[plan.routes[i]] = 0
    worth: i64 = t.ticket_points[ticket] * 100
    way = find_path(position.graph, left, t.ticket_a[ticket], t.ticket_b[ticket])
    if way.cost >= FAR:
        return -worth
    cars: i64 = 0
    cost: i64 = way.cost
    n: i64 = plan.n
    for i in range(way.n):
        route: i64 = way.routes[i]
        if position.cars_for[route] > 0 and not plan.has(route):
            plan.routes[plan.n] = route
            plan.n += 1
            cars += position.cars_for[route]
    if position.start != NONE:
        way = find_path(position.graph, left, position.start, t.ticket_a[ticket])
        cost += way.cost
        for i in range(way.n):
            route = way.routes[i]
            if position.cars_for[route] > 0 and not plan.has(route):
                plan.routes[plan.n] = route
                plan.n += 1
                cars += position.cars_for[route]
    added: i64 = plan.n
    turns: i64 = turns_needed(position, scratch, position.hand, plan.routes, added, NONE)
    plan.n = n
    if plan.cars + cars > position.cars or turns + 100 > position.time or cost > 2 * worth:
        return -worth
    return worth * w.ticket // 100 - cost

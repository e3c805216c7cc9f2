"""Which routes of other players a player uses through stations: STN-3.

A borrowed route can only connect components of the player's network. So of several that connect the same two components
only the first is a candidate, and those that connect none are dropped; so are those that lead to a component without an
end of an open ticket that no other station can reach. Then every combination is tried, lowest first, until one
completes every ticket that can be completed. `board check` limits the number of combinations of a board.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from vialibre.engine.core.board_index import WORD, BoardIndex, ints, lowest_bit
from vialibre.engine.core.budget import STATION_CHOICE_STEPS, stop_work
from vialibre.engine.core.constants import NONE
from vialibre.engine.core.network import parts_of, root_of
from vialibre.engine.core.state import NO_INTS, Seat, State


class Choice:
    """The search for the best combination, and the best so far."""

    def __init__(self, t: BoardIndex, seat: Seat) -> None:
        n: i64 = len(seat.stations)
        self.t: BoardIndex = t
        self.seat: Seat = seat
        self.stations: i64 = n
        self.routes: vec[i64] = NO_INTS  # candidates, station by station
        self.first: vec[i64] = ints(n + 1)  # where each station's candidates start
        self.picked: vec[i64] = ints(n)
        self.joins_from: vec[i64] = ints(n)  # the components that the chosen routes connect, in order
        self.joins_to: vec[i64] = ints(n)
        self.open: vec[i64] = NO_INTS  # tickets that depend on the combination
        self.n_open: i64 = 0
        self.sure_points: i64 = 0  # points of the other tickets
        self.sure: i64 = 0  # how many of those are completed
        self.points: i64 = 0
        self.completed: i64 = NONE
        self.best: vec[i64] = ints(n)
        self.steps: i64 = 0


def score_tickets(s: State, who: i64) -> None:
    """TICK-4, with the help of stations where there are any. Stores the seat's result.

    Raises TooMuchWork: docs/bounds.md.
    """
    choose_routes(s, who)


def station_choice_steps(s: State, who: i64) -> i64:
    """The same; returns the work it took, in steps that are the same on every machine."""
    return choose_routes(s, who).steps


def choose_routes(s: State, who: i64) -> Choice:
    t = s.index
    seat = s.seats[who]
    seat.part = parts_of(t, seat)
    choice = Choice(t, seat)
    if choice.stations > 0:
        find_candidates(s, who, choice)
    sort_tickets(choice)
    if choice.n_open > 0:
        drop_dead_ends(choice)
        try_station(choice, 0, 0)
    else:
        for k in range(choice.stations):
            choice.picked[k] = NONE
        judge(choice, 0)
    seat.ticket_sum = choice.points
    seat.completed = choice.completed
    seat.borrowed = choice.best
    return choice


def sort_tickets(choice: Choice) -> None:
    """Open tickets are those that the seat's own routes do not complete, but all candidates together would."""
    t = choice.t
    seat = choice.seat
    part = seat.part
    joined = part
    if choice.stations > 0:
        joined = part[:]  # as if every candidate were used
        choice.open = ints(len(seat.tickets))
        for i in range(choice.first[choice.stations]):
            route: i64 = choice.routes[i]
            joined[root_of(joined, part[t.a[route]])] = root_of(joined, part[t.b[route]])
    for i in range(i64(len(seat.tickets))):
        ticket: i64 = seat.tickets[i]
        p: i64 = part[t.ticket_a[ticket]]
        q: i64 = part[t.ticket_b[ticket]]
        if p == q:
            choice.sure += 1
            choice.sure_points += t.ticket_points[ticket]
        elif root_of(joined, p) == root_of(joined, q):
            choice.open[choice.n_open] = ticket
            choice.n_open += 1
        else:
            choice.sure_points -= t.ticket_points[ticket]


def drop_dead_ends(choice: Choice) -> None:
    """Drop candidates with an end that serves no open ticket and no other station: no route is better (STN-3)."""
    t = choice.t
    part = choice.seat.part
    users = ints(t.n_cities)  # by component: the stations that touch it, as a mask, and a bit for tickets
    for i in range(choice.n_open):
        users[part[t.ticket_a[choice.open[i]]]] |= t.one[choice.stations]
        users[part[t.ticket_b[choice.open[i]]]] |= t.one[choice.stations]
    for k in range(choice.stations):
        for i in range(choice.first[k], choice.first[k + 1]):
            users[part[t.a[choice.routes[i]]]] |= t.one[k]
            users[part[t.b[choice.routes[i]]]] |= t.one[k]
    n: i64 = 0
    for k in range(choice.stations):
        begin: i64 = choice.first[k]
        choice.first[k] = n
        for i in range(begin, choice.first[k + 1]):
            route: i64 = choice.routes[i]
            if users[part[t.a[route]]] & ~t.one[k] != 0 and users[part[t.b[route]]] & ~t.one[k] != 0:
                choice.routes[n] = route
                n += 1
    choice.first[choice.stations] = n


def find_candidates(s: State, who: i64, choice: Choice) -> None:
    t = s.index
    seat = s.seats[who]
    routes = ints(t.n_routes * choice.stations)
    n: i64 = 0
    for k in range(choice.stations):
        choice.first[k] = n
        begin: i64 = n
        city: i64 = seat.stations[k]
        for w in range(t.words):
            others: i64 = 0
            for i in range(s.n):
                if i != who:
                    others |= s.seats[i].own[w]
            mask: i64 = others & t.city_routes[city * t.words + w]
            while mask != 0:
                route: i64 = lowest_bit(t, mask) + w * WORD
                mask &= mask - 1
                if is_new_join(t, seat, routes, begin, n, route):
                    routes[n] = route
                    n += 1
    choice.first[choice.stations] = n
    choice.routes = routes


def is_new_join(t: BoardIndex, seat: Seat, routes: vec[i64], begin: i64, end: i64, route: i64) -> bool:
    """The candidates of one station share its city, so the sum of the two components identifies what they connect."""
    p: i64 = seat.part[t.a[route]]
    q: i64 = seat.part[t.b[route]]
    if p == q:
        return False
    for i in range(begin, end):
        if seat.part[t.a[routes[i]]] + seat.part[t.b[routes[i]]] == p + q:
            return False
    return True


def try_station(choice: Choice, k: i64, joins: i64) -> None:
    if k == choice.stations:
        judge(choice, joins)
        return
    choice.picked[k] = NONE
    try_station(choice, k + 1, joins)
    t = choice.t
    part = choice.seat.part
    for i in range(choice.first[k], choice.first[k + 1]):
        if choice.completed == choice.sure + choice.n_open:
            return  # no later combination can be better
        route: i64 = choice.routes[i]
        p: i64 = joined_part(choice, part[t.a[route]], joins)
        q: i64 = joined_part(choice, part[t.b[route]], joins)
        if p != q:
            choice.picked[k] = route
            choice.joins_from[joins] = p
            choice.joins_to[joins] = q
            try_station(choice, k + 1, joins + 1)


def joined_part(choice: Choice, part: i64, joins: i64) -> i64:
    for i in range(joins):
        if part == choice.joins_from[i]:
            part = choice.joins_to[i]
    return part


def judge(choice: Choice, joins: i64) -> None:
    """Count the completed tickets; keep the combination if it is better than all before."""
    t = choice.t
    part = choice.seat.part
    points: i64 = choice.sure_points
    completed: i64 = choice.sure
    for i in range(choice.n_open):
        ticket: i64 = choice.open[i]
        p: i64 = joined_part(choice, part[t.ticket_a[ticket]], joins)
        q: i64 = joined_part(choice, part[t.ticket_b[ticket]], joins)
        if p == q:
            points += t.ticket_points[ticket]
            completed += 1
        else:
            points -= t.ticket_points[ticket]
    choice.steps += choice.n_open + 1
    if choice.steps > STATION_CHOICE_STEPS:
        stop_work("station_choice", STATION_CHOICE_STEPS)
    if choice.completed == NONE or points > choice.points or (points == choice.points and completed > choice.completed):
        choice.points = points
        choice.completed = completed
        choice.best = choice.picked[:]


def completes(s: State, who: i64, ticket: i64) -> bool:
    """Whether the seat's routes and those it borrows connect the ticket's cities."""
    t = s.index
    seat = s.seats[who]
    choice = Choice(t, seat)
    joins: i64 = 0
    for k in range(i64(len(seat.borrowed))):
        route: i64 = seat.borrowed[k]
        if route != NONE:
            p: i64 = joined_part(choice, seat.part[t.a[route]], joins)
            q: i64 = joined_part(choice, seat.part[t.b[route]], joins)
            if p != q:
                choice.joins_from[joins] = p
                choice.joins_to[joins] = q
                joins += 1
    p = joined_part(choice, seat.part[t.ticket_a[ticket]], joins)
    q = joined_part(choice, seat.part[t.ticket_b[ticket]], joins)
    return p == q

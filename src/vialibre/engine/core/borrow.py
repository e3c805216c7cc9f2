"""Which routes of others a player uses through stations: STN-3.

Joining own parts of the network is all that a borrowed route can do, so of several that join the same two parts only
the first counts, and those that join none are left out. Then every combination is tried, lowest first.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from vialibre.engine.core.codes import NONE
from vialibre.engine.core.network import parts_of
from vialibre.engine.core.state import NO_INTS, Seat, State
from vialibre.engine.core.tables import WORD, Tables, ints


class Choice:
    """The search for the best combination, and the best so far."""

    def __init__(self, t: Tables, seat: Seat) -> None:
        n: i64 = len(seat.stations)
        self.t: Tables = t
        self.seat: Seat = seat
        self.stations: i64 = n
        self.routes: vec[i64] = NO_INTS  # candidates, station by station
        self.first: vec[i64] = ints(n + 1)  # where each station's candidates start
        self.picked: vec[i64] = ints(n)
        self.joins_from: vec[i64] = ints(n)  # the parts that the picked routes join, in order
        self.joins_to: vec[i64] = ints(n)
        self.points: i64 = 0
        self.completed: i64 = NONE
        self.best: vec[i64] = ints(n)


def score_tickets(s: State, who: i64) -> None:
    """TICK-4, with the help of stations where there are any. Fills in the seat's result."""
    t = s.tables
    seat = s.seats[who]
    seat.part = parts_of(t, seat)
    choice = Choice(t, seat)
    if choice.stations > 0:
        find_candidates(s, who, choice)
        try_station(choice, 0, 0)
    else:
        judge(choice, 0)
    seat.ticket_sum = choice.points
    seat.completed = choice.completed
    seat.borrowed = choice.best


def find_candidates(s: State, who: i64, choice: Choice) -> None:
    t = s.tables
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
                route: i64 = t.bit_index[(mask & -mask) % 67] + w * WORD
                mask &= mask - 1
                if is_new_join(t, seat, routes, begin, n, route):
                    routes[n] = route
                    n += 1
    choice.first[choice.stations] = n
    choice.routes = routes


def is_new_join(t: Tables, seat: Seat, routes: vec[i64], begin: i64, end: i64, route: i64) -> bool:
    """The candidates of one station share its city, so their joins differ by the sum of the two parts."""
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
        if choice.completed == len(choice.seat.tickets):
            return  # nothing better can come
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
    """Count tickets and keep the combination if it is better than all before it."""
    t = choice.t
    seat = choice.seat
    part = seat.part
    points: i64 = 0
    completed: i64 = 0
    for i in range(i64(len(seat.tickets))):
        ticket: i64 = seat.tickets[i]
        p: i64 = joined_part(choice, part[t.ticket_a[ticket]], joins)
        q: i64 = joined_part(choice, part[t.ticket_b[ticket]], joins)
        if p == q:
            points += t.ticket_points[ticket]
            completed += 1
        else:
            points -= t.ticket_points[ticket]
    if choice.completed == NONE or points > choice.points or (points == choice.points and completed > choice.completed):
        choice.points = points
        choice.completed = completed
        choice.best = choice.picked[:]


def completes(s: State, who: i64, ticket: i64) -> bool:
    """If the seat's routes, and those it borrows, connect the ticket's cities."""
    t = s.tables
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

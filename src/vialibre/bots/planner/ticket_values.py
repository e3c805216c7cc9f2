"""Values of tickets: which to keep, and whether to draw more."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from vialibre.bots.planner.parameters import NO_TIME
from vialibre.bots.planner.planner import Planner
from vialibre.bots.planner.position import Position
from vialibre.bots.planner.ticket_plan import Plan, own_goals, ticket_value
from vialibre.engine.core.board_index import ints
from vialibre.engine.core.constants import KEEP0
from vialibre.engine.core.state import State
from vialibre.engine.core.tickets import put_by, ticket_in_deck


def fill_keeps(p: Planner, s: State, position: Position, legal: vec[i64]) -> None:
    """Add every choice of tickets with the value of the plan for them."""
    t = s.index
    seat = s.seats[p.who]
    for k in range(i64(len(legal))):
        goals = own_goals(seat)
        for i in range(i64(len(seat.offer))):
            if (legal[k] - KEEP0) & t.one[i] != 0:
                goals.add(seat.offer[i])
        p.add(legal[k], 100 * p.compared_plan(position, goals).value)


def value_of_drawing(p: Planner, s: State, position: Position, plan: Plan) -> i64:
    """Hundredths of points that the best of the tickets drawn adds to the plan, on average."""
    t = s.index
    drawn: i64 = min(t.draw, s.n_ticket_deck)
    if position.time - plan.turns < p.care.time_for_tickets:
        return NO_TIME
    unseen = unseen_tickets(p, s)
    gains = ints(t.n_tickets)
    n: i64 = 0
    for i in range(i64(len(t.tickets))):
        if unseen[t.tickets[i]] != 0:
            gains[n] = ticket_value(position, p.scratch, plan, t.tickets[i])
            n += 1
    return NO_TIME if n < drawn else mean_of_best(gains, n, drawn)


def unseen_tickets(p: Planner, s: State) -> vec[i64]:
    """1 for each ticket that may come: neither held nor given back by the seat."""
    seat = s.seats[p.who]
    unseen = ints(s.index.n_tickets)
    for ticket in range(s.index.n_tickets):
        unseen[ticket] = 1
    for i in range(i64(len(seat.tickets))):
        unseen[seat.tickets[i]] = 0
    for i in range(i64(len(seat.refused))):
        unseen[seat.refused[i]] = 0
    for place in range(s.n_ticket_deck):
        if put_by(s, place) == p.who:
            unseen[ticket_in_deck(s, place)] = 0
    return unseen


def mean_of_best(gains: vec[i64], n: i64, drawn: i64) -> i64:
    """The mean of the highest of `drawn` different ones of the first `n`; they are sorted."""
    mean: float = 0.0
    chance: float = float(drawn) / float(n)
    for i in range(n):
        best: i64 = i
        for k in range(i + 1, n):
            if gains[k] > gains[best]:
                best = k
        swap: i64 = gains[i]
        gains[i] = gains[best]
        gains[best] = swap
        mean += chance * float(gains[i])
        left: i64 = n - 1 - i
        if left < drawn:
            break
        chance *= float(left - drawn + 1) / float(left)
    return i64(round(mean))

"""Which tickets the rivals may hold, by the routes that they have claimed: a network that nearly joins two cities
was hardly built for others.
"""

from __future__ import annotations

from functools import cache
from math import exp

from vialibre.bots.planning.costs import claim_costs
from vialibre.bots.planning.ways import FAR, cheapest_way
from vialibre.bots.sight import Sight, roads_of
from vialibre.engine.core.tables import Tables
from vialibre.engine.view import View

TRUST = 3.0
"""A ticket that is done is thought e to this as likely as one that is not begun."""
HOPELESS = 0.3
"""A ticket that can no longer be done is less likely: who holds one would have seen to it."""


@cache
def full_lengths(t: Tables) -> list[int]:
    """Cars of the shortest way of each ticket on the empty board."""
    cost = [int(t.length[route]) for route in range(int(t.n_routes))]
    ends = [(int(t.ticket_a[i]), int(t.ticket_b[i])) for i in range(int(t.n_tickets))]
    return [int(cheapest_way(roads_of(t), cost, a, b).cost) for a, b in ends]


def likely_tickets(view: View) -> dict[int, list[float]]:
    """For each rival with routes, the weight of every ticket; nothing is known of those who have none."""
    sight = Sight(view)
    found = {}
    for who, seat in enumerate(view.seats):
        if who != view.seat and seat.routes:
            cost = claim_costs(sight.tables, sight.owner, who, len(view.seats), seat.cars)
            found[who] = _weights(sight.tables, cost)
    return found


def _weights(t: Tables, cost: list[int]) -> list[float]:
    roads = roads_of(t)
    weights = []
    for ticket, full in enumerate(full_lengths(t)):
        left = int(cheapest_way(roads, cost, int(t.ticket_a[ticket]), int(t.ticket_b[ticket])).cost)
        done = 1 - left / full
        weights.append(HOPELESS if left >= FAR else exp(TRUST * max(-0.5, done)))
    return weights

"""Which routes bring a seat's unfinished tickets closer."""

from __future__ import annotations

from vialibre.bots.observation import Observation
from vialibre.engine.core.graph import FAR, distances_from, graph_of
from vialibre.engine.view import View


def ticket_help(view: View) -> dict[int, int]:
    """For each route on a cheapest way of an unfinished ticket, the points of all such tickets, by route number.

    Own routes cost nothing, claimable ones their cars. A ticket that needs more cars than the seat has left is not
    counted.
    """
    assert view.own is not None
    seen = Observation(view)
    t, cost, graph = seen.index, seen.cost, graph_of(seen.index)
    found: dict[int, int] = {}
    for ticket in view.own.tickets:
        a, b, points = seen.ticket(ticket)
        here, there = distances_from(graph, cost, a), distances_from(graph, cost, b)
        whole = int(here.cost[b])
        if not 0 < whole <= min(seen.cars, int(FAR) - 1):
            continue
        for route, price in enumerate(cost):
            if price > 0:
                one, other = t.a[route], t.b[route]
                if whole - price in (here.cost[one] + there.cost[other], here.cost[other] + there.cost[one]):
                    found[route] = found.get(route, 0) + points
    return found

"""The cheapest way between two cities."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from vialibre.engine.core.board_index import BoardIndex, ints, to_vec
from vialibre.engine.core.constants import NONE

FAR: Final[i64] = 1000000


class Way:
    """A way and what it costs; `routes` holds the first `n` routes of it that cost something."""

    def __init__(self, t: BoardIndex) -> None:
        self.cost: i64 = FAR
        self.routes: vec[i64] = ints(t.n_cities)
        self.n: i64 = 0


class Roads:
    """The routes at each city, one after the other: built once for a board."""

    def __init__(self, t: BoardIndex) -> None:
        self.t: BoardIndex = t
        self.first: vec[i64] = ints(t.n_cities + 1)
        self.routes: vec[i64] = ints(2 * t.n_routes)
        n: i64 = 0
        for city in range(t.n_cities):
            self.first[city] = n
            for route in range(t.n_routes):
                if t.a[route] == city or t.b[route] == city:
                    self.routes[n] = route
                    n += 1
        self.first[t.n_cities] = n


class Reach:
    """From one city to the others, by Dijkstra: what it costs, and by which route each is reached.

    Routes with a negative cost cannot be used. With an `end` the search stops there.
    """

    def __init__(self, roads: Roads, cost: vec[i64], start: i64, end: i64) -> None:
        t = roads.t
        self.cost: vec[i64] = ints(t.n_cities)
        self.by: vec[i64] = ints(t.n_cities)
        edge = ints(t.n_cities)  # cities that are reached and not yet left
        n: i64 = 1
        for city in range(t.n_cities):
            self.cost[city] = FAR
            self.by[city] = NONE
        self.cost[start] = 0
        edge[0] = start
        while n > 0:
            at: i64 = 0
            here: i64 = edge[0]
            least: i64 = self.cost[here]
            for i in range(1, n):
                city = edge[i]
                if self.cost[city] < least or (self.cost[city] == least and city < here):
                    at = i
                    here = city
                    least = self.cost[city]
            if here == end:
                return
            n -= 1
            edge[at] = edge[n]
            for i in range(roads.first[here], roads.first[here + 1]):
                route: i64 = roads.routes[i]
                price: i64 = cost[route]
                if price >= 0:
                    there: i64 = t.a[route] + t.b[route] - here
                    if least + price < self.cost[there]:
                        if self.cost[there] == FAR:
                            edge[n] = there
                            n += 1
                        self.cost[there] = least + price
                        self.by[there] = route


def find_way(roads: Roads, cost: vec[i64], start: i64, end: i64) -> Way:
    """The way's cost is FAR if there is none."""
    t = roads.t
    way = Way(t)
    reach = Reach(roads, cost, start, end)
    way.cost = reach.cost[end]
    if way.cost >= FAR:
        return way
    city: i64 = end
    while city != start:
        route: i64 = reach.by[city]
        if cost[route] > 0:
            way.routes[way.n] = route
            way.n += 1
        city = t.a[route] + t.b[route] - city
    return way


# For interpreted code, which must not hand over a vec (engine/core/setters.py).


def cheapest_way(roads: Roads, cost: list[int], start: i64, end: i64) -> Way:
    """The cheapest way between two cities when routes cost this."""
    return find_way(roads, to_vec(cost), start, end)


def reach_from(roads: Roads, cost: list[int], start: i64) -> Reach:
    return Reach(roads, to_vec(cost), start, NONE)

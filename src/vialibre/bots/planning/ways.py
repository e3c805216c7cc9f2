"""The cheapest way between two cities."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from vialibre.engine.core.tables import Tables, ints

FAR: Final[i64] = 1000000


class Way:
    """A way and what it costs; `routes` holds the first `n` routes of it that cost something."""

    def __init__(self, t: Tables) -> None:
        self.cost: i64 = FAR
        self.routes: vec[i64] = ints(t.n_cities)
        self.n: i64 = 0


class Roads:
    """The routes at each city, one after the other: built once for a board."""

    def __init__(self, t: Tables) -> None:
        self.t: Tables = t
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


def cheapest_way(roads: Roads, cost: vec[i64], start: i64, end: i64) -> Way:
    """By Dijkstra; routes with a negative cost cannot be used. The way's cost is FAR if there is none."""
    t = roads.t
    way = Way(t)
    distance = ints(t.n_cities)
    came_by = ints(t.n_cities)
    done = ints(t.n_cities)
    for city in range(t.n_cities):
        distance[city] = FAR
    distance[start] = 0
    while True:
        here: i64 = -1
        least: i64 = FAR
        for city in range(t.n_cities):
            if done[city] == 0 and distance[city] < least:
                least = distance[city]
                here = city
        if here < 0:
            return way
        if here == end:
            break
        done[here] = 1
        for i in range(roads.first[here], roads.first[here + 1]):
            route: i64 = roads.routes[i]
            price: i64 = cost[route]
            if price >= 0:
                there: i64 = t.a[route] + t.b[route] - here
                if least + price < distance[there]:
                    distance[there] = least + price
                    came_by[there] = route
    way.cost = distance[end]
    city = end
    while city != start:
        route = came_by[city]
        if cost[route] > 0:
            way.routes[way.n] = route
            way.n += 1
        city = t.a[route] + t.b[route] - city
    return way

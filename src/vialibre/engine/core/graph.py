"""Shortest paths between cities over a board's routes (Dijkstra), for any cost of each route."""

from __future__ import annotations

from functools import cache
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from vialibre.engine.core.board_index import BoardIndex, ints, to_vec
from vialibre.engine.core.constants import NONE

FAR: Final[i64] = 1000000


class ShortestPath:
    """A path and its cost; the first `n` entries of `routes` are those of its routes that cost something."""

    def __init__(self, t: BoardIndex) -> None:
        self.cost: i64 = FAR
        self.routes: vec[i64] = ints(t.n_cities)
        self.n: i64 = 0


class Graph:
    """Adjacency lists: the routes at each city, concatenated."""

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


@cache
def graph_of(t: BoardIndex) -> Graph:
    """The graph of a board, built once."""
    return Graph(t)


class Distances:
    """Distances from one city to all others: what each costs, and by which route it is reached.

    Routes with a negative cost cannot be used. With an `end` the search stops there.
    """

    def __init__(self, graph: Graph, cost: vec[i64], start: i64, end: i64) -> None:
        t = graph.t
        self.cost: vec[i64] = ints(t.n_cities)
        self.by: vec[i64] = ints(t.n_cities)
        frontier = ints(t.n_cities)  # cities that are reached and not yet left
        n: i64 = 1
        for city in range(t.n_cities):
            self.cost[city] = FAR
            self.by[city] = NONE
        self.cost[start] = 0
        frontier[0] = start
        while n > 0:
            at: i64 = 0
            here: i64 = frontier[0]
            least: i64 = self.cost[here]
            for i in range(1, n):
                city = frontier[i]
                if self.cost[city] < least or (self.cost[city] == least and city < here):
                    at = i
                    here = city
                    least = self.cost[city]
            if here == end:
                return
            n -= 1
            frontier[at] = frontier[n]
            for i in range(graph.first[here], graph.first[here + 1]):
                route: i64 = graph.routes[i]
                price: i64 = cost[route]
                if price >= 0:
                    there: i64 = t.a[route] + t.b[route] - here
                    if least + price < self.cost[there]:
                        if self.cost[there] == FAR:
                            frontier[n] = there
                            n += 1
                        self.cost[there] = least + price
                        self.by[there] = route


def find_path(graph: Graph, cost: vec[i64], start: i64, end: i64) -> ShortestPath:
    """A cheapest path; its cost is FAR if there is none."""
    t = graph.t
    path = ShortestPath(t)
    distances = Distances(graph, cost, start, end)
    path.cost = distances.cost[end]
    if path.cost >= FAR:
        return path
    city: i64 = end
    while city != start:
        route: i64 = distances.by[city]
        if cost[route] > 0:
            path.routes[path.n] = route
            path.n += 1
        city = t.a[route] + t.b[route] - city
    return path


# For interpreted code, which must not hand over a vec (engine/core/setters.py).


def cheapest_path(graph: Graph, cost: list[int], start: i64, end: i64) -> ShortestPath:
    """A cheapest path between two cities when routes cost this much."""
    return find_path(graph, to_vec(cost), start, end)


def distances_from(graph: Graph, cost: list[int], start: i64) -> Distances:
    return Distances(graph, to_vec(cost), start, NONE)

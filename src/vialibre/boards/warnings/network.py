"""Cities and routes as a network: dead ends, single links, and the shortest ways that tickets are measured by."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from heapq import heappop, heappush

from vialibre.boards.model import Board, CityId, Route
from vialibre.boards.warnings.warning import BoardWarning

SMALL_SIDE = 3
"""Fewer cities than this beyond a single link are a dead end, not half a board."""


def neighbors(board: Board) -> dict[CityId, dict[CityId, int]]:
    """Of each city the cities beside it, with the length of the way there."""
    beside: dict[CityId, dict[CityId, int]] = {city.id: {} for city in board.cities}
    for route in board.routes:
        a, b = route.cities
        beside[a][b] = beside[b][a] = route.length
    return beside


def shortest_ways(beside: dict[CityId, dict[CityId, int]], start: CityId) -> dict[CityId, int]:
    """Spaces of the shortest way to every city that can be reached."""
    found: dict[CityId, int] = {start: 0}
    queue = [(0, start)]
    while queue:
        spaces, city = heappop(queue)
        if spaces > found[city]:
            continue
        for other, length in beside[city].items():
            if other not in found or spaces + length < found[other]:
                found[other] = spaces + length
                heappush(queue, (spaces + length, other))
    return found


def network_warnings(board: Board) -> Iterator[BoardWarning]:
    routes: dict[CityId, list[Route]] = defaultdict(list)
    for route in board.routes:
        for city in route.cities:
            routes[city].append(route)
    for city_row in board.cities:
        if len(routes[city_row.id]) == 1:
            yield BoardWarning("dead_end", "city", (city_row.id,), {"city": city_row.name})
    names = {city.id: city.name for city in board.cities}
    for route in board.routes:
        beyond = _beyond(board, route) if len(board.group(route)) == 1 else 0
        if beyond >= SMALL_SIDE:
            start, end = (names[city] for city in route.cities)
            yield BoardWarning("single_link", "route", (route.id,), {"start": start, "end": end, "cities": beyond})


def _beyond(board: Board, route: Route) -> int:
    """Cities on the smaller side of a route that alone holds two parts of the board together; 0 if it does not."""
    beside: dict[CityId, set[CityId]] = defaultdict(set)
    for other in board.routes:
        if other is not route:
            a, b = other.cities
            beside[a].add(b)
            beside[b].add(a)
    sides = []
    for start, end in (route.cities, route.cities[::-1]):
        reached, waiting = {start}, [start]
        while waiting:
            for city in beside[waiting.pop()] - reached:
                reached.add(city)
                waiting.append(city)
        if end in reached:
            return 0
        sides.append(len(reached))
    return min(sides)

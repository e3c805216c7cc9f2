"""Network warnings: dead ends and bridges; also the shortest distances by which tickets are measured."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from heapq import heappop, heappush

from vialibre.boards.model import Board, CityId, Route
from vialibre.boards.warnings.warning import BoardWarning

SMALL_SIDE = 3
"""With fewer cities than this on its far side, a bridge leads to a dead end rather than dividing the board."""


def neighbor_distances(board: Board) -> dict[CityId, dict[CityId, int]]:
    """For each city its neighbors, with the length of the shortest route there."""
    beside: dict[CityId, dict[CityId, int]] = {city.id: {} for city in board.cities}
    for route in board.routes:
        a, b = route.cities
        beside[a][b] = beside[b][a] = route.length
    return beside


def shortest_distances(beside: dict[CityId, dict[CityId, int]], start: CityId) -> dict[CityId, int]:
    """The number of spaces on the shortest path to every reachable city."""
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
    """Warnings about dead ends and bridges."""
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
    """If a route is a bridge, the number of cities on its smaller side; otherwise 0."""
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

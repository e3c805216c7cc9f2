"""One player's networks: random ones of a board's routes, and two slow ways to their longest path, LONG-1.

Neither shares a line with the engine: `every_trail` walks all of them, `front_sweep` adds routes one by one and
remembers, for the cities whose routes are not all decided yet, only what hangs together and what is odd.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import cache
from random import Random

from vialibre.boards.model import Board, Route
from vialibre.engine.core.longest_trail import longest_path
from vialibre.engine.core.state import Seat
from vialibre.engine.game import board_index, state_of
from vialibre.engine.position import set_up


@cache
def roomy(board: Board) -> Board:
    """The same with more cars: brute force also looks at networks beyond the board's own number."""
    return replace(board, cars=60)


def seat_with(board: Board, routes: Iterable[Route]) -> Seat:
    """A seat that owns these routes and nothing else."""
    return state_of(set_up(roomy(board), owners={route.id: 0 for route in routes})).seats[0]


def engine_answer(board: Board, routes: Iterable[Route]) -> int:
    return int(longest_path(board_index(roomy(board)), seat_with(board, routes)))


def every_trail(routes: Sequence[Route]) -> int:
    """The longest of all trails, each walked to its end from every city."""
    best = 0

    def walk(city: str, cars: int, left: Sequence[Route]) -> None:
        nonlocal best
        best = max(best, cars)
        for i, route in enumerate(left):
            if city in route.cities:
                a, b = route.cities
                walk(b if city == a else a, cars + route.length, [*left[:i], *left[i + 1 :]])

    for start in {city for route in routes for city in route.cities}:
        walk(start, 0, routes)
    return best


Front = tuple[tuple[tuple[str, int, bool], ...], int]
"""For the cities at the front: name, piece and whether odd; and how many odd cities lie behind."""


def front_sweep(routes: Sequence[Route]) -> int:
    """The heaviest set of routes that hangs together with at most two odd cities: exactly those are one trail."""
    order = in_sweep_order(routes)
    fronts: dict[Front, int] = {((), 0): 0}
    best = 0
    for i, route in enumerate(order):
        after: dict[Front, int] = {}
        later: set[str] = {city for other in order[i + 1 :] for city in other.cities}
        for front, cars in fronts.items():
            for taken in (False, True):
                found = _decide(front, route, taken, later)
                if isinstance(found, bool):
                    if found:
                        best = max(best, cars + taken * route.length)
                    continue
                weight = cars + taken * route.length
                if weight > after.get(found, -1):
                    after[found] = weight
        fronts = after
    return best


def _decide(front: Front, route: Route, taken: bool, later: set[str]) -> Front | bool:
    """The front after this route; True if a whole trail is behind it, False if this leads nowhere."""
    entries, behind = front
    piece = {city: number for city, number, _ in entries}
    odd = {city: is_odd for city, _, is_odd in entries}
    if taken:
        new = max(piece.values(), default=0) + 1
        old = {piece[city] for city in route.cities if city in piece}
        piece = {city: new if number in old else number for city, number in piece.items()}
        for city in route.cities:
            piece[city] = new
            odd[city] = not odd.get(city, False)
    stay = {city for city in piece if city in later}
    behind += sum(odd[city] for city in piece if city not in stay)
    closed = set(piece.values()) - {piece[city] for city in stay}
    if behind > 2 or (closed and stay) or len(closed) > 1:
        return False
    if closed:
        return True
    names: dict[int, int] = {}
    kept = tuple((city, names.setdefault(piece[city], len(names)), odd[city]) for city in sorted(stay))
    return kept, behind


def in_sweep_order(routes: Sequence[Route]) -> list[Route]:
    """An order that keeps the front narrow: always the city with the fewest routes to cities not met yet."""
    left = sorted(routes, key=lambda route: route.id)
    met: set[str] = set()
    order: list[Route] = []
    while left:
        cities = sorted({city for route in left for city in route.cities})

        costs = []
        for city in cities:
            new = {end for route in left if city in route.cities for end in route.cities} - met - {city}
            costs.append((len(new) - (city in met), city not in met, city))
        city = min(costs)[2]
        here = [route for route in left if city in route.cities]
        met |= {end for route in here for end in route.cities}
        order += here
        left = [route for route in left if route not in here]
    return order


def random_subset(board: Board, count: int, random: Random) -> list[Route]:
    return random.sample(board.routes, min(count, len(board.routes)))


def random_connected(board: Board, count: int, random: Random, *, loops: float = 0.5) -> list[Route]:
    """Routes that hang together and are within the cars; with this chance, one that closes a loop if there is any."""
    routes = [random.choice(board.routes)]
    while len(routes) < count:
        cities = {city for route in routes for city in route.cities}
        cars = board.cars - sum(route.length for route in routes)
        around = [
            route
            for route in board.routes
            if route not in routes and route.length <= cars and cities & set(route.cities)
        ]
        if not around:
            break
        closing = [route for route in around if set(route.cities) <= cities]
        routes.append(random.choice(closing if closing and random.random() < loops else around))
    return routes

"""Can a ticket still be completed? By trying everything on a small board: every share of the free routes among the
seats, every place for the stations left, every route that they could lend. Written from the rules alone."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations, product

from vialibre.boards.load import parse_board
from vialibre.boards.model import Board, Route

RING = """\
id = "ring"
name = "Ring"
players = {from = 2, to = 3}
player_colors = ["blue", "red", "pink"]
cars = 20
cards = {colors = ["red", "orange", "green", "blue", "black"], each = 9, wilds = 6}
hand = 2
tickets = {deal = 1, keep = 1, refused = "under", draw = 2, draw_keep = 1}
points = {1 = 1, 2 = 2, 3 = 4}
parallel_from = 3
rules = [{name = "stations", each = 2, unbuilt = 4}]
ties = ["tickets"]
city = [
  {id = "ash", name = "Ash", x = 0.1, y = 0.1},
  {id = "bay", name = "Bay", x = 0.5, y = 0.1},
  {id = "cliff", name = "Cliff", x = 0.9, y = 0.1},
  {id = "dune", name = "Dune", x = 0.1, y = 0.5},
  {id = "elm", name = "Elm", x = 0.5, y = 0.5},
  {id = "fen", name = "Fen", x = 0.9, y = 0.5},
]
route = [
  {cities = ["ash", "bay"], length = 2, color = "red"},
  {cities = ["ash", "bay"], length = 2, color = "gray"},
  {cities = ["bay", "cliff"], length = 3, color = "gray"},
  {cities = ["ash", "dune"], length = 1, color = "green"},
  {cities = ["bay", "elm"], length = 2, color = "gray"},
  {cities = ["cliff", "fen"], length = 1, color = "gray"},
  {cities = ["dune", "elm"], length = 3, color = "gray"},
  {cities = ["elm", "fen"], length = 2, color = "black"},
]
ticket = [
  {cities = ["ash", "fen"], points = 5},
  {cities = ["dune", "cliff"], points = 7},
  {cities = ["dune", "bay"], points = 4},
  {cities = ["ash", "elm"], points = 3},
]
"""


def ring() -> Board:
    return parse_board(RING, "ring.toml")


def joined(routes: Iterable[Route], a: str, b: str) -> bool:
    near = {a}
    left = list(routes)
    while True:
        more = [route for route in left if near.intersection(route.cities)]
        if not more:
            return b in near
        near.update(city for route in more for city in route.cities)
        left = [route for route in left if route not in more]


def shares(board: Board, owners: dict[str, int], cars: list[int]) -> Iterator[list[list[Route]]]:
    """Every way in which the free routes may yet be claimed: what each seat would own. DOUBLE-1, DOUBLE-2, CLAIM-5."""
    free = [route for route in board.routes if route.id not in owners]
    for choice in product(range(-1, len(cars)), repeat=len(free)):
        owned = [[route for route in board.routes if owners.get(route.id) == seat] for seat in range(len(cars))]
        for route, seat in zip(free, choice, strict=True):
            if seat >= 0:
                owned[seat].append(route)
        new = [sum(r.length for r, who in zip(free, choice, strict=True) if who == seat) for seat in range(len(cars))]
        pairs = [(frozenset(route.cities), seat) for seat, routes in enumerate(owned) for route in routes]
        alone = pairs if len(cars) >= board.parallel_from else [ends for ends, _ in pairs]
        if len(set(alone)) == len(alone) and all(spent <= left for spent, left in zip(new, cars, strict=True)):
            yield owned


def can_be_done(board: Board, ticket: str, owners: dict[str, int], cars: list[int], stations: list[list[str]]) -> bool:
    """For seat 0, whatever anybody does."""
    a, b = board.ticket(ticket).cities
    assert board.rules.stations is not None
    left = board.rules.stations.each - len(stations[0])
    taken = {city for cities in stations for city in cities}
    sites = [city.id for city in board.cities if city.id not in taken]
    places = [[*stations[0], *more] for more in combinations(sites, left)]  # one too many does no harm
    seen: set[tuple[frozenset[str], frozenset[str]]] = set()
    for owned in shares(board, owners, cars):
        others = [route for routes in owned[1:] for route in routes]
        key = (frozenset(route.id for route in owned[0]), frozenset(route.id for route in others))
        if key in seen:
            continue
        seen.add(key)
        if not joined([*owned[0], *others], a, b):
            continue
        for cities in places:
            lent = [[None, *(route for route in others if city in route.cities)] for city in cities]
            for loans in product(*lent):
                if joined([*owned[0], *(route for route in loans if route is not None)], a, b):
                    return True
    return False

"""STN-3: which routes of others stations borrow, against every combination there is.

Most ticket points, then most completed tickets, then the lowest choice: station by station in the order built, no route
before any route, and a route earlier in the board file before a later one.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from random import Random

import pytest

from tests.effort import times
from tests.paths.networks import random_connected
from vialibre.boards import load_board
from vialibre.boards.model import Board, Route
from vialibre.engine.game import Game
from vialibre.engine.position import set_up

CHUNKS = 8
EUROPE = load_board("europe")
Choice = tuple[str | None, ...]


def connects(pairs: Sequence[tuple[str, str]], start: str, goal: str) -> bool:
    reached, grew = {start}, True
    while grew:
        more = {end for pair in pairs if reached & set(pair) for end in pair}
        grew = not more <= reached
        reached |= more
    return goal in reached


def best_choice(
    board: Board, owners: dict[str, int], stations: list[str], tickets: list[str]
) -> tuple[int, int, Choice]:
    """Points, completed tickets and the choice of seat 0, by trying everything."""
    rows: dict[str, Route] = {route.id: route for route in board.routes}
    place: dict[str | None, int] = {route.id: i for i, route in enumerate(board.routes)}
    place[None] = -1
    own = [rows[name].cities for name, owner in owners.items() if owner == 0]
    options: list[list[str | None]] = []
    for city in stations:
        lent = [name for name, owner in owners.items() if owner != 0 and city in rows[name].cities]
        options.append([None, *lent])
    best: tuple[int, int, list[int]] | None = None
    found: Choice = ()
    for choice in product(*options):
        pairs = own + [rows[name].cities for name in choice if name is not None]
        points = completed = 0
        for ticket in (board.ticket(name) for name in tickets):
            done = connects(pairs, *ticket.cities)
            points += ticket.points if done else -ticket.points
            completed += done
        worth = (-points, -completed, [place[name] for name in choice])
        if best is None or worth < best:
            best, found = worth, choice
    assert best is not None
    return -best[0], -best[1], found


def random_position(random: Random) -> tuple[dict[str, int], list[str], list[str], int]:
    """Owners, the stations and tickets of seat 0, and how many seats: a crowded corner, where borrowing matters."""
    seats = random.randint(2, 4)
    crowd = random_connected(EUROPE, random.randint(6, 30), random, loops=0.2)
    crowd += random_connected(EUROPE, random.randint(0, 20), random, loops=0.2)
    owners: dict[str, int] = {}
    cars = [0] * seats
    for route in crowd:
        if any(mate.id in owners for mate in EUROPE.group(route)):
            continue
        owner = random.randrange(seats)
        if cars[owner] + route.length <= EUROPE.cars:
            owners[route.id] = owner
            cars[owner] += route.length
    cities: list[str] = sorted({city for route in crowd for city in route.cities})
    near: list[str] = [row.id for row in EUROPE.tickets if set(row.cities) <= set(cities)]
    others: list[str] = [row.id for row in EUROPE.tickets if row.id not in near]
    tickets = random.sample(near, min(len(near), random.randint(0, 8))) + random.sample(others, random.randint(0, 2))
    ends: list[str] = sorted({city for name in tickets for city in EUROPE.ticket(name).cities} & set(cities))
    stations = random.sample(ends, min(len(ends), random.randint(0, 2)))
    rest = [city for city in cities if city not in stations]
    stations += random.sample(rest, min(len(rest), random.randint(0, 3 - len(stations))))
    return owners, stations, tickets, seats


def finished(owners: dict[str, int], stations: list[str], tickets: list[str], seats: int) -> Game:
    """The position, and one last turn."""
    game = set_up(
        EUROPE, seats=seats, owners=owners, stations=[stations], tickets=[tickets], last_turns=1, row="red red blue"
    )
    game.apply("draw red")
    game.apply("draw deck")
    assert game.is_over
    return game


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_borrowing_against_every_combination(chunk: int) -> None:
    """STN-3 on random positions: points, completed tickets and the very routes borrowed."""
    random = Random(chunk)
    for _ in range(times(60, 3000)):
        owners, stations, tickets, seats = random_position(random)
        points, completed, choice = best_choice(EUROPE, owners, stations, tickets)
        sheet = finished(owners, stations, tickets, seats).score_sheets()[0]
        position = (owners, stations, tickets)
        assert (sheet.ticket_points, sheet.completed, sheet.borrowed) == (points, completed, choice), position


def test_positions_are_not_empty() -> None:
    """The random positions do borrow: one route, two and three at once; and ties are decided."""
    random = Random(0)
    borrowed = [0, 0, 0, 0]
    for _ in range(300):
        owners, stations, tickets, _ = random_position(random)
        choice = best_choice(EUROPE, owners, stations, tickets)[2]
        borrowed[sum(name is not None for name in choice)] += 1
    assert all(count >= 3 for count in borrowed), borrowed


def test_no_route_comes_first() -> None:
    """STN-3: a station that would add nothing borrows nothing, although a route is there."""
    owners = {"paris-zurich": 1, "frankfurt-munchen": 1}
    sheet = finished(owners, ["paris", "munchen"], ["paris-wien"], 2).score_sheets()[0]
    assert sheet.borrowed == (None, None)


def test_the_first_station_borrows_nothing_if_the_second_can() -> None:
    """STN-3: both stations could lend the same route; the lists are compared from the first station on."""
    owners = {"madrid-pamplona": 0, "pamplona-paris": 0, "paris-zurich": 1}
    sheet = finished(owners, ["paris", "zurich"], ["madrid-zurich"], 2).score_sheets()[0]
    assert sheet.borrowed == (None, "paris-zurich")

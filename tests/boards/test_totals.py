"""Every board that comes with the package: how much of everything there is, and that it hangs together."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from vialibre.boards import Board, Route, Ticket, board_ids, load_board
from vialibre.boards.load import DATA

# cities, tracks, single, double and triple pairs, tickets
TOTALS = {
    "usa": (36, 100, 56, 22, 0, 30),
    "europe": (47, 101, 79, 11, 0, 46),
    "old_west": (41, 139, 37, 36, 10, 50),
    "san_francisco": (21, 65, 25, 20, 0, 24),
}
COLORS = ("red", "orange", "yellow", "green", "blue", "purple", "black", "white", "gray")
# spaces of each of these colors
SPACES = {
    "usa": (27, 27, 27, 27, 27, 27, 27, 27, 93),
    "europe": (22, 22, 22, 23, 23, 22, 22, 22, 122),
    "old_west": (37, 36, 34, 36, 36, 36, 33, 35, 81),
    "san_francisco": (17, 18, 0, 17, 17, 17, 18, 0, 17),
}
# how many tracks of each length
LENGTHS = {
    "usa": {1: 9, 2: 36, 3: 20, 4: 16, 5: 10, 6: 9},
    "europe": {1: 4, 2: 35, 3: 30, 4: 29, 6: 2, 8: 1},
    "old_west": {1: 41, 2: 38, 3: 22, 4: 20, 5: 10, 6: 5, 7: 3},
    "san_francisco": {1: 25, 2: 26, 3: 13, 5: 1},
}
# ferries, their wild symbols, tunnels, long tickets, points of all tickets
SPECIAL = {
    "usa": (0, 0, 0, 0, 349),
    "europe": (13, 17, 18, 6, 444),
    "old_west": (1, 3, 0, 0, 511),
    "san_francisco": (5, 5, 0, 0, 119),
}
boards = pytest.mark.parametrize("board", [load_board(name) for name in board_ids()], ids=board_ids())


def test_every_board_is_counted() -> None:
    assert set(board_ids()) == set(TOTALS)


@boards
def test_totals(board: Board) -> None:
    pairs = Counter(frozenset(route.cities) for route in board.routes)
    sizes = Counter(pairs.values())
    assert set(sizes) <= {1, 2, 3}
    assert (
        len(board.cities),
        len(board.routes),
        sizes[1],
        sizes[2],
        sizes[3],
        len(board.tickets),
    ) == TOTALS[board.id]


@boards
def test_spaces_and_lengths(board: Board) -> None:
    spaces: Counter[str] = Counter()
    for route in board.routes:
        spaces[route.color] += route.length
    assert tuple(spaces[color] for color in COLORS) == SPACES[board.id]
    assert Counter(route.length for route in board.routes) == LENGTHS[board.id]


@boards
def test_ferries_tunnels_and_tickets(board: Board) -> None:
    assert (
        sum(route.ferry > 0 for route in board.routes),
        sum(route.ferry for route in board.routes),
        sum(route.tunnel for route in board.routes),
        sum(ticket.long for ticket in board.tickets),
        sum(ticket.points for ticket in board.tickets),
    ) == SPECIAL[board.id]


@boards
def test_the_file_is_named_after_its_board(board: Board) -> None:
    assert load_board(board.id) is board


@boards
def test_every_city_can_be_reached_from_every_other(board: Board) -> None:
    reached = {board.cities[0].id}
    while True:
        beyond = {city for route in board.routes if reached & set(route.cities) for city in route.cities}
        if beyond <= reached:
            break
        reached |= beyond
    assert reached == {city.id for city in board.cities}
    assert all(set(ticket.cities) <= reached for ticket in board.tickets)


@boards
def test_ids_are_made_of_the_cities(board: Board) -> None:
    rows: list[Route | Ticket] = [*board.routes, *board.tickets]
    for row in rows:
        assert re.fullmatch(re.escape("-".join(row.cities)) + r"(\.[23])?", row.id)


@boards
def test_no_route_of_a_group_is_told_apart_by_anything_but_color(board: Board) -> None:
    for route in board.routes:
        for other in board.group(route):
            assert (other.length, other.ferry, other.tunnel) == (route.length, route.ferry, route.tunnel)


@boards
def test_no_web_site_is_named(board: Board) -> None:
    words = (Path(DATA) / f"{board.id}.toml").read_text(encoding="utf-8").lower()
    assert not re.search(r"http|www|\.(com|net|org|fi|de|it)\b", words)

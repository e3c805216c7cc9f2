"""Packaged boards: their contents are those of expected.toml, and their networks are connected."""

from __future__ import annotations

import json
import re
import tomllib
from collections import Counter
from collections.abc import Mapping
from pathlib import Path

import pytest
from tests.standard_boards import STANDARD

from vialibre.boards import Board, Route, Ticket, board_ids, load_board
from vialibre.boards.load import DATA

EXPECTED = tomllib.loads((Path(__file__).parent / "expected.toml").read_text("utf-8"))
COLORS = ("red", "orange", "yellow", "green", "blue", "purple", "black", "white", "gray")
boards = pytest.mark.parametrize("board", [load_board(name) for name in board_ids()], ids=board_ids())


def counted(board: Board) -> dict[str, object]:
    """A board's table of expected.toml."""
    pairs = Counter(Counter(frozenset(route.cities) for route in board.routes).values())
    spaces: Counter[str] = Counter()
    for route in board.routes:
        spaces[route.color] += route.length
    assert set(pairs) <= {1, 2, 3}
    assert set(spaces) <= set(COLORS)
    return {
        "digest": board.digest,
        "cities": len(board.cities),
        "tracks": len(board.routes),
        "pairs": {"single": pairs[1], "double": pairs[2], "triple": pairs[3]},
        "tickets": len(board.tickets),
        "spaces": {color: spaces[color] for color in COLORS},
        "lengths": {str(length): count for length, count in Counter(route.length for route in board.routes).items()},
        "ferries": {
            "routes": sum(route.ferry > 0 for route in board.routes),
            "wilds": sum(route.ferry for route in board.routes),
        },
        "tunnels": sum(route.tunnel for route in board.routes),
        "long_tickets": sum(ticket.long for ticket in board.tickets),
        "ticket_points": sum(ticket.points for ticket in board.tickets),
    }


def as_toml(name: str, table: Mapping[str, object]) -> str:
    """A table as expected.toml has it."""

    def value(one: object) -> str:
        if isinstance(one, dict):
            return "{" + ", ".join(f"{key} = {value(part)}" for key, part in one.items()) + "}"
        return json.dumps(one)

    return "\n".join([f"[{name}]", *(f"{key} = {value(one)}" for key, one in table.items())])


def test_the_table_to_write_is_read_back_equal() -> None:
    for board in map(load_board, board_ids()):
        assert tomllib.loads(as_toml(board.id, counted(board))) == {board.id: counted(board)}


def test_every_board_is_counted() -> None:
    assert set(board_ids()) == set(EXPECTED)
    assert set(STANDARD) <= set(board_ids())


@boards
def test_totals(board: Board) -> None:
    now = counted(board)
    assert EXPECTED.get(board.id) == now, (
        f"if this is meant, write to tests/boards/expected.toml:\n{as_toml(board.id, now)}"
    )


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

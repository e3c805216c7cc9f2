"""The settings of each board, as in the table at the top of docs/rules.md."""

from __future__ import annotations

import pytest
from tests.standard_boards import STANDARD

from vialibre.boards import CARD_COLORS, Board, City, Route, Ticket, load_board
from vialibre.boards.model import (
    Alvin,
    CityId,
    Deck,
    Ferries,
    Globetrotter,
    LongestPath,
    Markers,
    Rules,
    Souvenirs,
    Stations,
    TicketRules,
    Tunnels,
)

FIVE = ("blue", "red", "green", "yellow", "black")


def test_north_america() -> None:
    board = load_board("usa")
    assert (board.name, board.players, board.player_colors) == ("North America", (2, 5), FIVE)
    assert (board.cars, board.hand, board.parallel_from) == (45, 4, 4)
    assert board.deck == Deck(CARD_COLORS, each=12, wilds=14)
    assert board.ticket_rules == TicketRules(deal=3, keep=2, refused="under", draw=3, draw_keep=1)
    assert board.rules == Rules(longest_path=LongestPath(10))
    assert board.ties == ("tickets", "longest_path")


def test_europe() -> None:
    board = load_board("europe")
    assert (board.name, board.players, board.player_colors) == ("Europe", (2, 5), FIVE)
    assert (board.cars, board.hand, board.parallel_from) == (45, 4, 4)
    assert board.deck == Deck(CARD_COLORS, each=12, wilds=14)
    assert board.ticket_rules == TicketRules(deal=3, long=1, keep=2, refused="out", draw=3, draw_keep=1)
    assert board.rules == Rules(
        ferries=Ferries(),
        tunnels=Tunnels(reveal=3),
        stations=Stations(each=3, unbuilt=4),
        longest_path=LongestPath(10),
    )
    assert board.ties == ("tickets", "stations", "longest_path")


def test_old_west() -> None:
    board = load_board("old_west")
    assert (board.name, board.players, board.player_colors) == ("Old West", (2, 6), (*FIVE, "white"))
    assert (board.cars, board.hand, board.parallel_from) == (40, 4, 4)
    assert board.deck == Deck(CARD_COLORS, each=12, wilds=14)
    assert board.ticket_rules == TicketRules(deal=5, keep=3, refused="shuffled_under", draw=4, draw_keep=1)
    assert board.rules == Rules(
        ferries=Ferries(),
        markers=Markers(each=3, cost=2),
        alvin=Alvin(CityId("roswell"), capture=10, hold=10),
        globetrotter=Globetrotter(15),
    )
    assert board.ties == ("tickets",)


def test_san_francisco() -> None:
    board = load_board("san_francisco")
    assert (board.name, board.players) == ("San Francisco", (2, 4))
    assert board.player_colors == ("purple", "white", "pink", "blue")
    assert (board.cars, board.hand, board.parallel_from) == (20, 2, 3)
    assert board.first_player == "after_tickets"
    assert board.deck == Deck(("red", "orange", "green", "blue", "purple", "black"), each=6, wilds=8)
    assert board.ticket_rules == TicketRules(deal=2, keep=1, refused="under", draw=2, draw_keep=1)
    symbols = ("bridge", "cable_car", "crab", "lighthouse", "sea_lion", "sourdough", "fog")
    assert board.rules == Rules(
        ferries=Ferries(),
        souvenirs=Souvenirs(
            symbols, stack=((2, 2), (4, 3)), placed=((2, 1), (3, 2), (4, 3)), table=(0, 0, 1, 2, 4, 6, 9, 12)
        ),
    )
    assert board.ties == ("tickets",)


def test_san_francisco_has_five_fixed_places() -> None:
    """SF-1"""
    places = {city.id for city in load_board("san_francisco").cities if city.souvenir}
    assert places == {"alcatraz", "golden_gate_bridge", "the_embarcadero", "sunset", "potrero_hill"}


def test_san_francisco_says_who_transcribed_it_and_what_is_confirmed() -> None:
    board = load_board("san_francisco")
    assert board.note is not None
    assert "by one person" in board.note
    assert "\n" not in board.note
    rows: list[City | Route | Ticket] = [*board.cities, *board.routes, *board.tickets]
    assert {row.source for row in rows} == {"confirmed", "transcribed"}


def test_san_francisco_has_one_route_of_5() -> None:
    routes = load_board("san_francisco").routes
    (long,) = [route for route in routes if route.length == 5]
    assert (long.cities, long.color, long.ferry, long.source) == (
        ("fort_mason", "golden_gate_bridge"),
        "gray",
        1,
        "confirmed",
    )
    assert max(route.length for route in routes if route is not long) == 3


@pytest.mark.parametrize("name", STANDARD)
def test_points(name: str) -> None:
    """CLAIM-6"""
    board: Board = load_board(name)
    assert dict(board.points) == {1: 1, 2: 2, 3: 4, 4: 7, 5: 10, 6: 15, 7: 18, 8: 21}

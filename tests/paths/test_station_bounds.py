"""STN-3 on boards of people's own: up to five stations in crowded cities, and work that stays within its budget."""

from __future__ import annotations

import pickle
from dataclasses import replace
from itertools import product
from random import Random

import pytest

from tests.effort import times
from tests.paths.graphs import Graph, board_of, complete, scattered, text_of
from tests.paths.test_stations import best_choice
from vialibre.analysis import station_paths
from vialibre.analysis.tickets import TicketState, own_tickets
from vialibre.boards import load_board, parse_board
from vialibre.boards.bounds import MAX_STATION_CHOICES
from vialibre.boards.build import MAX_TICKETS
from vialibre.boards.load import read_board_text
from vialibre.boards.model import Board, CityId, Stations, Ticket, TicketId
from vialibre.engine.core.budget import STATION_CHOICE_STEPS
from vialibre.engine.core.station_borrowing import station_choice_steps
from vialibre.engine.game import Game, state_of
from vialibre.engine.position import set_up
from vialibre.errors import TooMuchWork
from vialibre.i18n import languages

EACH = 5


def board_with_stations(graph: Graph, tickets: Graph) -> Board:
    board = board_of(graph)
    rows = tuple(
        Ticket(TicketId(f"t{i}"), (CityId(f"c{a}"), CityId(f"c{b}")), 1 + i % 7) for i, (a, b) in enumerate(tickets)
    )
    return replace(board, tickets=rows, rules=replace(board.rules, stations=Stations(EACH, 4)))


def random_position(random: Random) -> tuple[Board, dict[str, int], list[str], list[str], int]:
    """A small crowded board: seat 0 owns little and has many tickets, four or five stations stand."""
    n = random.randint(8, 12)
    pairs = [pair for pair in complete(n) if random.random() < 0.6]
    board = board_with_stations(
        scattered(n, random.randint(n, n + 8), random), random.sample(pairs, min(20, len(pairs)))
    )
    seats = random.randint(2, 4)
    owners: dict[str, int] = {route.id: random.randrange(seats) for route in board.routes if random.random() < 0.8}
    stations: list[str] = [city.id for city in random.sample(board.cities, random.randint(4, EACH))]
    tickets: list[str] = [row.id for row in random.sample(board.tickets, random.randint(1, 8))]
    return board, owners, stations, tickets, seats


def set_up_with(board: Board, owners: dict[str, int], stations: list[str], tickets: list[str], seats: int) -> Game:
    return set_up(board, seats=seats, owners=owners, stations=[stations], tickets=[tickets])


@pytest.mark.parametrize("chunk", range(4))
def test_five_stations_against_every_combination(chunk: int) -> None:
    """The same points, completed tickets and routes as trying everything, station by station."""
    random = Random(f"five {chunk}")
    borrowing = 0
    for _ in range(times(12, 400)):
        board, owners, stations, tickets, seats = random_position(random)
        game = set_up_with(board, owners, stations, tickets, seats)
        station_choice_steps(state_of(game), 0)
        seat = state_of(game).seats[0]
        picked = tuple(None if route < 0 else board.routes[route].id for route in seat.borrowed)
        found = (int(seat.ticket_sum), int(seat.completed), picked)
        assert found == best_choice(board, owners, stations, tickets), (owners, stations, tickets)
        borrowing += any(route is not None for route in picked)
    assert borrowing > 0


def crowd(neighbors: int) -> tuple[Board, Game]:
    """Five stations in cities with so many neighbors, all routes owned by others, and as many tickets as there can be.

    Each neighbor has one station city only, and tickets join neighbors: no combination completes all of them.
    """
    spokes = [(hub, EACH + hub * neighbors + i) for hub in range(EACH) for i in range(neighbors)]
    ring = [(hub, (hub + 1) % EACH) for hub in range(EACH - 1)]
    ends = [EACH + hub * neighbors + i for hub in range(EACH) for i in range(neighbors)]
    pairs = [(a, b) for a, b in product(ends, ends) if (a - EACH) // neighbors < (b - EACH) // neighbors]
    board = board_with_stations(spokes + ring, Random(1).sample(pairs, min(MAX_TICKETS, len(pairs))))
    owners: dict[str, int] = {route.id: 0 if i >= len(spokes) else 1 + i % 4 for i, route in enumerate(board.routes)}
    stations: list[str] = [city.id for city in board.cities[:EACH]]
    return board, set_up_with(board, owners, stations, [row.id for row in board.tickets], 5)


def test_the_most_crowded_board_that_is_admitted_is_within_the_budget() -> None:
    """Every combination is tried here: at most MAX_STATION_CHOICES, each with all tickets."""
    board, game = crowd(neighbors=5)
    assert parse_board(text_of(board), "crowd.toml").rules.stations == Stations(EACH, 4)
    steps = int(station_choice_steps(state_of(game), 0))
    assert steps > 100_000
    assert steps <= MAX_STATION_CHOICES * (MAX_TICKETS + 1) <= STATION_CHOICE_STEPS


def test_cities_with_too_many_neighbors_are_rejected() -> None:
    """What, where and how to fix it; three stations are enough for such a board."""
    board, _ = crowd(neighbors=8)
    (fault,) = read_board_text(text_of(board), "crowd.toml").faults
    assert (fault.code, fault.params["kind"]) == ("station_choices", "rules")
    assert fault.params["count"] == 10 * 10 * 11 * 11 * 11
    assert "c1" in str(fault.params["cities"])
    fewer = replace(board, rules=replace(board.rules, stations=Stations(3, 4)))
    assert parse_board(text_of(fewer), "crowd.toml").rules.stations == Stations(3, 4)


def test_work_beyond_the_budget_is_an_error() -> None:
    """A board that was never checked cannot freeze anything: TooMuchWork, with a sentence in every language."""
    _, game = crowd(neighbors=30)
    with pytest.raises(TooMuchWork) as caught:
        station_choice_steps(state_of(game), 0)
    error = pickle.loads(pickle.dumps(caught.value))  # as it comes from another process
    assert (type(error), error.code) == (TooMuchWork, "too_many_steps")
    assert error.params == {"what": "station_choice", "most": STATION_CHOICE_STEPS}
    assert len({error.text(lang) for lang in languages()}) == len(languages())


def test_europe_takes_few_steps() -> None:
    board = load_board("europe")
    owners: dict[str, int] = {route.id: 1 + i % 4 for i, route in enumerate(board.routes) if route.length <= 2}
    tickets: list[str] = [row.id for row in board.tickets[:12]]
    game = set_up(board, seats=5, owners=owners, stations=[["paris", "frankfurt", "wien"]], tickets=[tickets])
    assert station_choice_steps(state_of(game), 0) < 1_000


def used_twice() -> Game:
    """From c0 over c1 to c2, both routes a rival's, and c1 the only city on the way where a station can be built.

    An own dead end at c1 lets a quick search forget that the station there is used. c4 and c5 only keep a second
    station possible.
    """
    board = board_with_stations([(0, 1), (1, 2), (1, 3), (4, 5)], [(0, 2)])
    owners = {"r0": 1, "r1": 1, "r2": 0, "r3": 1}
    return set_up(board, seats=2, owners=owners, tickets=[["t0"]], stations=[[], ["c0", "c2"]])


def test_ways_through_stations_have_a_budget(monkeypatch: pytest.MonkeyPatch) -> None:
    """The exact search gives way to the quick one, which may be wrong about possible; that ends with TooMuchWork."""
    view = used_twice().view(0)
    assert [status.state for status in own_tickets(view)] == [TicketState.CUT_OFF]
    thorough = station_paths._search

    def tired(ground: station_paths.Ground, a: int, b: int, exact: bool) -> list[station_paths.Step] | None:
        if exact:
            raise TooMuchWork("too_many_steps", what="ticket_way", most=station_paths.WAY_STEPS)
        return thorough(ground, a, b, exact)

    with monkeypatch.context() as patched:
        patched.setattr(station_paths, "_search", tired)
        assert [status.state for status in own_tickets(view)] == [TicketState.POSSIBLE]
    monkeypatch.setattr(station_paths, "WAY_STEPS", 1)
    with pytest.raises(TooMuchWork) as caught:
        own_tickets(view)
    assert caught.value.params == {"what": "ticket_way", "most": 1}

"""What the states of tickets promise, over many positions: cut off is for ever, a way leads there, done counts."""

from __future__ import annotations

from random import Random

import pytest

from tests.analysis.brute_force import can_be_done, ring
from tests.analysis.positions import bot_games, status
from tests.effort import times
from tests.rules.helper import mixed
from vialibre import Board, Game, View, determinize, load_board, set_up
from vialibre.analysis import TicketState, TicketStatus, WayLeft, own_tickets
from vialibre.boards.load import board_ids
from vialibre.boards.model import CityId
from vialibre.engine.core.shuffle import Random as FastRandom
from vialibre.engine.game import state_of

DONE, POSSIBLE, CUT_OFF = TicketState.DONE, TicketState.POSSIBLE, TicketState.CUT_OFF
BOTS = ("porter", "conductor", "stoker")
BOARDS = {**{name: load_board(name) for name in board_ids()}, "mixed": mixed()}


def random_position(random: Random) -> tuple[dict[str, int], list[int], list[list[str]], int]:
    """Routes of the small board dealt out to seats, few cars, some stations."""
    board = ring()
    seats = random.choice([2, 3])
    owners: dict[str, int] = {}
    for route in random.sample(board.routes, random.randint(2, 6)):
        seat = random.randrange(seats)
        mates = [owners[mate.id] for mate in board.group(route) if mate.id in owners]
        if not mates or (seats == 3 and seat not in mates):
            owners[route.id] = seat
    cities: list[str] = [city.id for city in board.cities]
    random.shuffle(cities)
    stations = [[cities.pop() for _ in range(random.randint(0, 2))] for _ in range(seats)]
    return owners, [random.randint(0, 4) for _ in range(seats)], stations, seats


def test_cut_off_and_possible_agree_with_brute_force() -> None:
    """With stations, parallel tracks and few cars, on a board where everything can be tried."""
    random = Random(5)
    board = ring()
    seen = dict.fromkeys(TicketState, 0)
    for _ in range(times(70, 1500)):
        owners, cars, stations, seats = random_position(random)
        ticket = random.choice(board.tickets).id
        found = status(board, ticket, seats=seats, owners=owners, cars=cars, stations=stations, row="red blue")
        seen[found.state] += 1
        can_be = can_be_done(board, ticket, owners, cars, stations)
        here = (owners, cars, stations, ticket)
        assert found.state is not CUT_OFF or not can_be, here
        # What several rivals' claims would open may ask more cars of them than they have.
        assert found.way is None or found.way.needs_rival or can_be, here
    assert min(seen.values()) > 3, seen


def after(view: View, way: WayLeft, ticket: str) -> TicketStatus:
    """How the ticket stands, held alone, when the way is gone to its end: the routes claimed, the stations built."""
    assert view.seat is not None
    rivals = [seat for seat in range(len(view.seats)) if seat != view.seat]
    rival = max(rivals, key=lambda seat: view.seats[seat].cars)
    owners: dict[str, int] = {route: who for who, seat in enumerate(view.seats) for route in seat.routes}
    owners.update(dict.fromkeys(way.routes, view.seat))
    owners.update({loan.route: rival for loan in way.loans if not loan.claimed})
    stations = [list(seat.stations) for seat in view.seats]
    stations[view.seat] += way.stations
    tickets: list[list[str]] = [[] for _ in view.seats]
    tickets[view.seat] = [ticket]
    markers = [seat.markers for seat in view.seats]
    game = set_up(view.board, seats=len(view.seats), owners=owners, stations=stations, tickets=tickets, markers=markers)
    return own_tickets(game.view(view.seat))[0]


def claimable_in_turn(view: View, routes: tuple[str, ...]) -> bool:
    """WEST-2: if there is an order in which every route touches the network."""
    assert view.seat is not None
    seat = view.seats[view.seat]
    own = [view.board.route(route) for route in seat.routes]
    network = {*seat.markers[:1], *(city for route in own for city in route.cities)}
    left = [view.board.route(route) for route in routes]
    while left:
        touching = [route for route in left if network.intersection(route.cities)]
        if not touching:
            return False
        left.remove(touching[0])
        network.update(touching[0].cities)
    return True


@pytest.mark.parametrize("name", BOARDS)
def test_a_way_leads_to_its_end(name: str) -> None:
    """Claim its routes and build its stations, and the engine counts the ticket."""
    board = BOARDS[name]
    ways = 0
    for game in bot_games(board, 3, range(times(3, 60)), BOTS):
        if game.version % 11:
            continue
        view = game.view(int(game.version) % 3)
        assert view.seat is not None
        for found in own_tickets(view):
            assert (found.way is None) == (found.state is CUT_OFF)
            if found.state is not POSSIBLE or found.way is None:
                continue
            ways += 1
            assert found.way.cars == sum(board.route(route).length for route in found.way.routes)
            assert found.way.cars <= view.seats[view.seat].cars
            assert len(view.seats[view.seat].stations) + len(found.way.stations) <= int(state_of(game).index.stations)
            if len(found.way.loans) < 2 or not found.way.needs_rival:  # else, a rival may want for cars
                assert after(view, found.way, found.ticket).state is DONE
            if view.seats[view.seat].markers and name != "mixed":
                assert claimable_in_turn(view, found.way.routes)
    assert ways > 20


@pytest.mark.parametrize("name", BOARDS)
def test_cut_off_is_for_ever_and_done_counts(name: str) -> None:
    """Whatever happens after, a ticket cut off is missed in the end; at the end the states are the score sheet's."""
    board = BOARDS[name]
    cut_off = 0
    for seed in range(times(4, 80)):
        gone: list[set[str]] = [set() for _ in range(3)]
        for game in bot_games(board, 3, range(seed, seed + 1), BOTS):
            seat = int(game.version) % 3
            if game.version % 5 == 0 or game.is_over:
                found = own_tickets(game.view(seat))
                gone[seat].update(one.ticket for one in found if one.state is CUT_OFF)
                cut_off += sum(one.state is CUT_OFF for one in found)
                assert not gone[seat] & {one.ticket for one in found if one.state is not CUT_OFF}
                if game.version % 40 == 0 and not game.is_over:
                    check_random_ends(game, seat, gone[seat], seed)
        for seat, sheet in enumerate(game.score_sheets()):
            states = {one.ticket: one.state for one in own_tickets(game.view(seat))}
            assert states == {line.ticket: DONE if line.points > 0 else CUT_OFF for line in sheet.tickets}
            assert all(line.points < 0 for line in sheet.tickets if line.ticket in gone[seat])
    assert cut_off > 0


def check_random_ends(game: Game, seat: int, gone: set[str], seed: int) -> None:
    """Other worlds that the seat cannot tell apart, played on at random."""
    for i in range(2):
        other = determinize(game.view(seat), Random(seed + i))
        luck = FastRandom(seed * 100 + i)
        while not other.is_over and other.version < 3000:
            other.apply_random(luck)
        for sheet in other.score_sheets():
            if sheet.seat == seat:
                assert all(line.points < 0 for line in sheet.tickets if line.ticket in gone)


def fewest_cars(board: Board, view: View, cities: tuple[str, str]) -> int:
    """By relaxing every route over and over: an own way to the same answer, for boards without stations."""
    assert view.seat is not None
    far = 10**6
    owner = {route: who for who, seat in enumerate(view.seats) for route in seat.routes}
    costs = {}
    groups: dict[frozenset[str], set[int]] = {}
    for route in board.routes:
        if route.id in owner:
            groups.setdefault(frozenset(route.cities), set()).add(owner[route.id])
    for route in board.routes:
        mates = groups.get(frozenset(route.cities), set())
        closed = mates and (len(view.seats) < board.parallel_from or view.seat in mates or route.id in owner)
        costs[route.id] = 0 if owner.get(route.id) == view.seat else far if closed else route.length
    least = {city.id: far for city in board.cities}
    least[board.city(cities[0]).id] = 0
    before: dict[CityId, int] = {}
    while before != least:
        before = dict(least)
        for route in board.routes:
            a, b = route.cities
            least[a] = min(least[a], least[b] + costs[route.id])
            least[b] = min(least[b], least[a] + costs[route.id])
    return least[board.city(cities[1]).id]


@pytest.mark.parametrize("name", ["usa", "san_francisco"])
@pytest.mark.parametrize("seats", [2, 4])
def test_the_fewest_cars(name: str, seats: int) -> None:
    board = load_board(name)
    seen = dict.fromkeys(TicketState, 0)
    for game in bot_games(board, seats, range(times(3, 40)), BOTS):
        view = game.view(int(game.version) % seats)
        if game.version % 6 or view.last_turns is not None or view.is_over:
            continue
        assert view.seat is not None
        for found in own_tickets(view):
            seen[found.state] += 1
            cars = fewest_cars(board, view, board.ticket(found.ticket).cities)
            expected = DONE if cars == 0 else POSSIBLE if cars <= view.seats[view.seat].cars else CUT_OFF
            assert found.state is expected
            if expected is POSSIBLE:
                assert found.way is not None
                assert found.way.cars == cars
    assert seen[DONE] > 0
    assert seen[POSSIBLE] > 0

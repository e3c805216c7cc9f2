"""Boards made to be hard: one longest path is quick on all that `board check` admits, and it rejects the rest.

Work is counted in steps, which do not depend on the machine: 750,000 took 21 ms of CPU time, compiled.
"""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from tests.effort import times
from tests.paths.graphs import (
    Graph,
    bipartite,
    board_of,
    complete,
    flower_snark,
    grid,
    hypercube,
    regular,
    scattered,
    text_of,
    triangles_on_stalks,
)
from tests.paths.networks import every_trail, front_sweep, random_connected
from vialibre.boards import board_ids, load_board, parse_board
from vialibre.boards.bounds import FEW_STATES, MAX_WIDTH, neighbors_of
from vialibre.boards.load import read_board_text
from vialibre.boards.model import Board, Route, Rules
from vialibre.boards.width import STATES, narrow_order, width_of
from vialibre.engine.core.board_index import ints
from vialibre.engine.core.budget import LONGEST_PATH_STEPS
from vialibre.engine.core.longest_trail import longest_path, longest_path_steps
from vialibre.engine.core.seat_network import Network
from vialibre.engine.core.sweep_order import Order, as_on_board, find_order, lay_out
from vialibre.engine.game import Game, state_of
from vialibre.engine.position import set_up

FIFTY_MS = 1_500_000
"""Steps, with room for a slower machine."""
ROUNDS = 4
"""Of the sweep: docs/bounds.md."""

NAMED: dict[str, Graph] = {
    "K3,13": bipartite(3, 13),
    "K3,15": bipartite(3, 15),
    "K3,20": bipartite(3, 20),
    "snark J5": flower_snark(5),
    "snark J6": flower_snark(6),
    "snark J7": flower_snark(7),
    "J10": flower_snark(10),
    "cubic 32": regular(32, 3, Random(1)),
    "cubic 32, another": regular(32, 3, Random(2)),
    "cubic 40": regular(40, 3, Random(3)),
    "degree 5, 24 cities": regular(24, 5, Random(4)),
    "degree 7, 16 cities": regular(16, 7, Random(5)),
    "K10": complete(10),
    "K5,12": bipartite(5, 12),
    "K7,8": bipartite(7, 8),
    "grid": grid(6, 6),
    "cube": hypercube(4),
    "triangles": triangles_on_stalks(15),
}


def owned_by_one(board: Board, routes: tuple[Route, ...] | None = None) -> Game:
    return set_up(board, owners={route.id: 0 for route in routes or board.routes})


def steps_of(game: Game) -> int:
    return int(longest_path_steps(state_of(game).index, state_of(game).seats[0]))


def length_of(game: Game) -> int:
    return int(longest_path(state_of(game).index, state_of(game).seats[0]))


@pytest.mark.parametrize("name", NAMED)
def test_hard_networks_are_quick(name: str) -> None:
    """As board files that anybody could send: they are admitted, and 50 ms are plenty."""
    game = owned_by_one(parse_board(text_of(board_of(NAMED[name])), "attack.toml"))
    assert steps_of(game) <= FIFTY_MS


@pytest.mark.parametrize("name", ["K3,13", "K3,20", "snark J5", "snark J6", "triangles", "grid"])
def test_hard_networks_are_right(name: str) -> None:
    """Against the slow sweep of the tests, which shares no line with the engine's."""
    board = board_of(NAMED[name])
    assert length_of(owned_by_one(board)) == front_sweep(board.routes)


@pytest.mark.parametrize("cities", [24, 32, 40])
def test_cubic_networks_are_right(cities: int) -> None:
    """All cities are odd. A trail leaves out a track at each but two: if it leaves out no more, it is the longest."""
    for seed in range(times(3, 30)):
        game = owned_by_one(board_of(regular(cities, 3, Random(seed))))
        assert length_of(game) == cities * 3 // 2 - (cities - 2) // 2


@pytest.mark.parametrize("chunk", range(4))
def test_random_networks_of_any_density(chunk: int) -> None:
    """600 in all: small ones against every trail, larger ones against the slow sweep; lengths 1 to 3."""
    random = Random(chunk)
    for _ in range(times(150, 2000)):
        n = random.randint(3, 9)
        edges = random.randint(n - 1, min(n * (n - 1) // 2, 14))
        graph = scattered(n, edges, random)
        board = board_of(graph, [random.randint(1, 3) for _ in graph])
        slow = every_trail(board.routes) if edges <= 10 else front_sweep(board.routes)
        assert length_of(owned_by_one(board)) == slow, graph


def test_sixty_routes_of_any_density() -> None:
    """The most that one player can own: no random network of them comes near the budget."""
    random = Random(60)
    for _ in range(times(20, 400)):
        n = random.randint(12, 45)
        assert steps_of(owned_by_one(board_of(scattered(n, 60, random)))) <= FIFTY_MS, n


def test_standard_boards_have_a_proven_bound() -> None:
    """Four rounds with two choices for each state: within the budget, whatever one player owns."""
    for name in board_ids():
        order = narrow_order(neighbors_of(load_board(name)), FEW_STATES)
        assert 2 * ROUNDS * order.states + 200_000 <= LONGEST_PATH_STEPS, name


@pytest.mark.parametrize("name", board_ids())
def test_a_network_is_never_wider_than_its_board(name: str) -> None:
    """What the bound rests on: decided in the order of its board, no network meets more states or needs more slots."""
    board = load_board(name)
    whole = narrow_order(neighbors_of(board), FEW_STATES)
    random = Random(name)
    for _ in range(times(30, 1000)):
        routes = random_connected(board, 40, random, loops=random.random())
        single = {frozenset(route.cities): route for route in routes}  # DOUBLE-1
        game = owned_by_one(board, tuple(single.values()))
        net = Network(state_of(game).index, state_of(game).seats[0])
        every = 2 ** int(net.edges) - 1
        order, cities = Order(net, every), ints(len(board.cities))
        as_on_board(order, cities)
        lay_out(order, every, cities)
        assert order.width <= whole.width
        assert order.states <= whole.states
        assert find_order(net, every).states <= max(whole.states, 500_000)


def states_by_counting(slots: int) -> int:
    """All states of a frontier, one by one: pieces, parities and odd cities behind that can stand together."""

    def partitions(places: list[int]) -> list[list[list[int]]]:
        if not places:
            return [[]]
        first, rest = places[0], partitions(places[1:])
        found = [[[first], *pieces] for pieces in rest]
        for pieces in rest:
            found += [[*pieces[:i], [first, *pieces[i]], *pieces[i + 1 :]] for i in range(len(pieces))]
        return found

    count = 0
    for touched in range(1 << slots):
        places = [slot for slot in range(slots) if touched >> slot & 1]
        for pieces in partitions(places):
            for parity in range(1 << len(places)):
                odd = {place for i, place in enumerate(places) if parity >> i & 1}
                # A piece has an even number of odd cities, so what is odd at the frontier has an odd city behind.
                behind = sum(len(odd & set(piece)) % 2 for piece in pieces)
                count += behind <= 2 if places else 1
                count += behind == 0 and bool(places)  # or two behind, both in one piece
    return count


def test_the_number_of_states_is_counted_right() -> None:
    assert STATES[:6] == tuple(states_by_counting(slots) for slots in range(6))


def test_boards_that_are_too_wide_are_rejected() -> None:
    """What, where and how to fix it; and all is well without the rule."""
    board = board_of(complete(MAX_WIDTH + 1))
    (fault,) = read_board_text(text_of(board), "dense.toml").faults
    assert fault.code == "network_too_wide"
    assert (fault.params["kind"], fault.params["width"], fault.params["most"]) == ("rules", MAX_WIDTH + 1, MAX_WIDTH)
    assert "longest_path" in fault.text("en")
    without = replace(board, rules=Rules(), ties=("tickets",))
    assert parse_board(text_of(without), "dense.toml").rules.longest_path is None


@pytest.mark.parametrize(("cities", "degree"), [(60, 4), (80, 6), (100, 4), (160, 3)])
def test_large_random_boards_are_rejected(cities: int, degree: int) -> None:
    """Boards no designer would draw: in every order, dozens of cities are at the frontier at once."""
    faults = read_board_text(text_of(board_of(regular(cities, degree, Random(cities)))), "random.toml").faults
    assert [fault.code for fault in faults] == ["network_too_wide"]


def test_large_plain_boards_are_admitted() -> None:
    for graph in (grid(10, 10), grid(5, 26), grid(3, 40)):
        board = parse_board(text_of(board_of(graph)), "grid.toml")
        assert width_of(neighbors_of(board), enough=0) <= MAX_WIDTH

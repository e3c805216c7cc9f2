"""LONG-1: the longest path against all trails of small networks, and against a slow exact sweep of large ones."""

from __future__ import annotations

import time
import tomllib
from pathlib import Path
from random import Random

import pytest

from tests.effort import times
from tests.paths.networks import (
    engine_answer,
    every_trail,
    front_sweep,
    random_connected,
    random_subset,
    seat_with,
)
from tests.system_parts import need
from vialibre.boards import board_ids, load_board
from vialibre.boards.model import Board, Route
from vialibre.engine.core.longest_trail import longest_path
from vialibre.engine.game import board_index
from vialibre.interpreted import is_compiled

CHUNKS = 4
WORST = tomllib.loads((Path(__file__).parent / "worst.toml").read_text(encoding="utf-8"))["network"]
NUMBERS = range(len(WORST))
LIMIT = 0.002
"""Seconds for one longest path, compiled, on a machine of REFERENCE."""
REFERENCE = 0.06
"""Seconds that this machine takes for `yardstick`."""


def worst(number: int) -> tuple[Board, list[Route], int]:
    written = WORST[number]
    board = load_board(written["board"])
    return board, [board.route(name) for name in written["routes"]], written["cars"]


@pytest.mark.parametrize("chunk", range(CHUNKS))
@pytest.mark.parametrize("name", board_ids())
def test_small_networks_against_every_trail(name: str, chunk: int) -> None:
    """Up to 13 routes, scattered or connected, with many loops and with few: all trails are walked."""
    board = load_board(name)
    random = Random(f"{name} {chunk}")
    for _ in range(times(25, 1000)):
        count = random.randint(1, 13)
        if random.random() < 0.3:
            routes = random_subset(board, count, random)
        else:
            routes = random_connected(board, count, random, loops=random.choice((0.0, 0.3, 1.0)))
        length = every_trail(routes)
        assert engine_answer(board, routes) == length, [route.id for route in routes]
        assert front_sweep(routes) == length, [route.id for route in routes]


@pytest.mark.parametrize("chunk", range(CHUNKS))
@pytest.mark.parametrize("name", board_ids())
def test_large_networks_against_the_sweep(name: str, chunk: int) -> None:
    """As many routes as the cars allow, in one part or several."""
    board = load_board(name)
    random = Random(f"large {name} {chunk}")
    for _ in range(times(8, 400)):
        routes = random_connected(board, 40, random, loops=random.random())
        while random.random() < 0.3:
            routes.pop(random.randrange(len(routes)))
        assert engine_answer(board, routes) == front_sweep(routes), [route.id for route in routes]


def test_no_routes() -> None:
    """LONG-2 needs a length for everybody: without routes it is 0."""
    assert engine_answer(load_board("usa"), []) == 0


@pytest.mark.parametrize("number", NUMBERS)
def test_worst_networks_are_legal(number: int) -> None:
    """One of a parallel group at most (DOUBLE-1), within the cars: what a game can bring."""
    board, routes, _ = worst(number)
    assert sum(route.length for route in routes) <= board.cars
    assert len({frozenset(route.cities) for route in routes}) == len(routes)


@pytest.mark.parametrize("number", NUMBERS)
def test_worst_networks(number: int) -> None:
    """The committed length, the slow sweep and the engine agree on the networks that take longest."""
    board, routes, cars = worst(number)
    assert front_sweep(routes) == cars
    assert engine_answer(board, routes) == cars


def yardstick() -> float:
    start = time.process_time()
    sum(i * i % 7 for i in range(10**6))
    return time.process_time() - start


def seconds_for(number: int) -> float:
    board, routes, _ = worst(number)
    tables, seat = board_index(board), seat_with(board, routes)
    best = 1.0
    for _ in range(5):
        start = time.process_time()
        longest_path(tables, seat)
        best = min(best, time.process_time() - start)
    return best


def test_worst_networks_are_quick() -> None:
    """At most 2 ms each, compiled: a search scores thousands of games.

    The worst found takes 0.7 ms (usa: 20 routes, 6 loops, 10 odd cities); a bounded search for trails took up to 38 ms.
    """
    need("the compiled engine", is_compiled())
    slowest = max(map(seconds_for, NUMBERS))
    if slowest > LIMIT:  # perhaps the machine is slow
        assert slowest <= LIMIT * max(1.0, min(yardstick() for _ in range(3)) / REFERENCE)

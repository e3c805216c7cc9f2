"""Upper bounds on the work that a board's rules can cause. docs/bounds.md explains each of them."""

from __future__ import annotations

from collections.abc import Iterator
from math import prod

from vialibre.boards.faults import Source, joined_names
from vialibre.boards.model import Board
from vialibre.boards.width import narrow_order, width_of
from vialibre.errors import BoardError

MAX_WIDTH = 12
"""The most cities at the frontier on a board that scores the longest path. The standard boards have 5 to 7; a grid of
10 by 10 cities has 11."""
FEW_STATES = 100_000
"""A sweep over at most this many states is fast enough: the search for a narrower order stops."""
MAX_STATION_CHOICES = 40_000
"""Combinations of opponents' routes that one player's stations can use. Five stations in cities with 7 neighbors:
32,768."""


def neighbors_of(board: Board) -> list[int]:
    """For each city, a bit mask of the cities that routes connect to it."""
    number = {city.id: i for i, city in enumerate(board.cities)}
    found = [0] * len(number)
    for route in board.routes:
        one, other = (number[city] for city in route.cities)
        if one != other:
            found[one] |= 1 << other
            found[other] |= 1 << one
    return found


def narrow_cities(board: Board) -> tuple[int, ...]:
    """The city numbers, in an order for which the network is no wider than `check_width` allows."""
    return narrow_order(neighbors_of(board), FEW_STATES).cities


def check_width(board: Board, source: Source) -> Iterator[BoardError]:
    """LONG-1: the work of finding a longest path grows with the width of the network."""
    if board.rules.longest_path is None:
        return
    width = width_of(neighbors_of(board), enough=MAX_WIDTH)
    if width > MAX_WIDTH:
        yield source.rule("longest_path").fault("network_too_wide", width=width, most=MAX_WIDTH)


def check_station_choices(board: Board, source: Source) -> Iterator[BoardError]:
    """STN-3: each station uses one opponent's route into its city, or none."""
    stations = board.rules.stations
    if stations is None:
        return
    neighbors = neighbors_of(board)
    crowded = sorted(range(len(neighbors)), key=lambda city: -neighbors[city].bit_count())[: stations.each]
    count = prod(1 + neighbors[city].bit_count() for city in crowded)
    if count > MAX_STATION_CHOICES:
        yield source.rule("stations").fault(
            "station_choices",
            each=stations.each,
            count=count,
            most=MAX_STATION_CHOICES,
            cities=joined_names(board.cities[city].id for city in crowded),
        )

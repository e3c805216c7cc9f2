"""The longest trail in one player's network (LONG-1): it may pass a city twice, but uses each route once.

A longest trail that is not a closed tour of its whole component starts at a city of odd degree: otherwise it could be
extended. So only those starts are tried, and a component with at most two of them is one tour. In a tree two searches
find the ends. With few cycles every trail is tried. With many cycles, or too many trails, see sweep.py.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from vialibre.engine.core.board_index import BoardIndex, count_bits, ints
from vialibre.engine.core.budget import TRAIL_STEPS
from vialibre.engine.core.network import parts_of
from vialibre.engine.core.seat_network import Network
from vialibre.engine.core.state import Seat
from vialibre.engine.core.sweep import sweep
from vialibre.engine.core.sweep_order import ENDLESS

FEW_LOOPS: Final[i64] = 6


def longest_path(t: BoardIndex, seat: Seat) -> i64:
    """The number of cars in the longest path. Raises TooMuchWork: docs/bounds.md."""
    net = Network(t, seat)
    search(net, seat)
    return net.best


def longest_path_steps(t: BoardIndex, seat: Seat) -> i64:
    """The work that the longest path takes, in steps that are the same on every machine."""
    net = Network(t, seat)
    search(net, seat)
    return net.steps


def search(net: Network, seat: Seat) -> None:
    t = net.t
    total: vec[i64] = ints(t.n_cities)  # by component: cars, edges, cities, cities of odd degree
    edges: vec[i64] = ints(t.n_cities)
    cities: vec[i64] = ints(t.n_cities)
    odd: vec[i64] = ints(t.n_cities)
    part = parts_of(t, seat)
    for e in range(net.edges):
        total[part[net.a[e]]] += net.length[e]
        edges[part[net.a[e]]] += 1
    for city in range(t.n_cities):
        if net.at[city] != 0:
            cities[part[city]] += 1
            odd[part[city]] += count_bits(net.at[city]) & 1
    for p in range(t.n_cities):
        if odd[p] <= 2 and total[p] > net.best:
            net.best = total[p]
    for p in range(t.n_cities):
        if odd[p] > 2 and total[p] > net.best:
            search_part(net, part, p, edges[p] - cities[p] + 1)


def search_part(net: Network, part: vec[i64], p: i64, loops: i64) -> None:
    every: i64 = net.t.one[net.edges] - 1
    tracks: i64 = 0
    steps: i64 = net.steps
    for city in range(net.t.n_cities):
        if part[city] == p:
            tracks |= net.at[city]
            if loops <= FEW_LOOPS and count_bits(net.at[city]) & 1 == 1:
                if loops == 0:
                    search_tree(net, city, every)
                    return
                extend_trail(net, city, every, 0, steps + TRAIL_STEPS)
    if loops > FEW_LOOPS or net.steps >= steps + TRAIL_STEPS:
        sweep(net, tracks)


def search_tree(net: Network, city: i64, every: i64) -> None:
    """In a tree the city farthest from any city is one end of a longest path."""
    best: i64 = net.best
    net.best = 0
    extend_trail(net, city, every, 0, ENDLESS)
    extend_trail(net, net.end, every, 0, ENDLESS)
    net.best = max(net.best, best)


def extend_trail(net: Network, city: i64, unused: i64, cars: i64, limit: i64) -> None:
    """Try every trail from this city until the steps reach the limit."""
    net.steps += 1
    if net.steps >= limit:
        return
    if cars > net.best:
        net.best = cars
        net.end = city
    mask: i64 = unused & net.at[city]
    while mask != 0:
        low: i64 = mask & -mask
        mask ^= low
        edge: i64 = net.t.bit_index[low % 67]
        extend_trail(net, net.other_end(edge, city), unused ^ low, cars + net.length[edge], limit)

"""The longest path of one player's cars: LONG-1. It may cross itself, but uses each route once.

A longest trail that is not a closed tour of its whole part of the network starts at a city with an odd number of
tracks: otherwise it could be lengthened. So only those starts are tried, and a part with at most two of them is one
tour. Few loops: every trail is tried. Many: trails that cannot beat the best so far are given up early.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from vialibre.engine.core.network import parts_of
from vialibre.engine.core.state import Seat
from vialibre.engine.core.tables import WORD, Tables, ints

FEW_LOOPS: Final[i64] = 3


class Network:
    """One player's routes with numbers of their own, so that a set of them fits one word."""

    def __init__(self, t: Tables, seat: Seat) -> None:
        self.t: Tables = t
        self.edges: i64 = 0
        self.a: vec[i64] = ints(t.cars)
        self.b: vec[i64] = ints(t.cars)
        self.length: vec[i64] = ints(t.cars)
        self.at: vec[i64] = ints(t.n_cities)  # the edges at a city, as a mask
        for w in range(t.words):
            mask: i64 = seat.own[w]
            while mask != 0:
                route: i64 = t.bit_index[(mask & -mask) % 67] + w * WORD
                mask &= mask - 1
                e: i64 = self.edges
                self.a[e] = t.a[route]
                self.b[e] = t.b[route]
                self.length[e] = t.length[route]
                self.at[t.a[route]] |= t.one[e]
                self.at[t.b[route]] |= t.one[e]
                self.edges = e + 1
        self.best: i64 = 0
        self.end: i64 = 0  # where the best trail ends

    def other_end(self, edge: i64, city: i64) -> i64:
        return self.a[edge] + self.b[edge] - city


def longest_path(t: Tables, seat: Seat) -> i64:
    """How many cars the longest path has."""
    net = Network(t, seat)
    total: vec[i64] = ints(t.n_cities)  # by number of the part: cars, edges, cities, odd cities
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
    return net.best


def count_bits(mask: i64) -> i64:
    count: i64 = 0
    while mask != 0:
        mask &= mask - 1
        count += 1
    return count


def search_part(net: Network, part: vec[i64], p: i64, loops: i64) -> None:
    every: i64 = net.t.one[net.edges] - 1
    for city in range(net.t.n_cities):
        if part[city] == p and count_bits(net.at[city]) & 1 == 1:
            if loops == 0:
                search_tree(net, city, every)
                return
            if loops <= FEW_LOOPS:
                follow(net, city, every, 0)
            else:
                follow_bounded(net, city, every, 0)


def search_tree(net: Network, city: i64, every: i64) -> None:
    """The city farthest from any city is one end of a longest path of a tree."""
    best: i64 = net.best
    net.best = 0
    follow(net, city, every, 0)
    follow(net, net.end, every, 0)
    net.best = max(net.best, best)


def follow(net: Network, city: i64, unused: i64, cars: i64) -> None:
    """Try every trail from here."""
    if cars > net.best:
        net.best = cars
        net.end = city
    mask: i64 = unused & net.at[city]
    while mask != 0:
        low: i64 = mask & -mask
        mask ^= low
        edge: i64 = net.t.bit_index[low % 67]
        follow(net, net.other_end(edge, city), unused ^ low, cars + net.length[edge])


def follow_bounded(net: Network, city: i64, unused: i64, cars: i64) -> None:
    """The same, but give up where even the most that is left would not beat the best."""
    if cars > net.best:
        net.best = cars
    mask: i64 = unused & net.at[city]
    if mask == 0 or cars + most_left(net, city, unused) <= net.best:
        return
    while mask != 0:
        low: i64 = mask & -mask
        mask ^= low
        edge: i64 = net.t.bit_index[low % 67]
        follow_bounded(net, net.other_end(edge, city), unused ^ low, cars + net.length[edge])


def most_left(net: Network, start: i64, unused: i64) -> i64:
    """No trail from `start` over unused edges has more cars than this.

    Of every city with an odd number of unused tracks, but for the two ends of the trail, one track is left over;
    a track left over serves two such cities at most.
    """
    one = net.t.one
    bit_index = net.t.bit_index
    reached: i64 = 0  # edges
    cars: i64 = 0
    left_over: i64 = 0
    largest: i64 = 0
    todo: vec[i64] = ints(net.t.n_cities)
    seen: vec[i64] = ints(net.t.n_cities)
    todo[0] = start
    seen[start] = 1
    n: i64 = 1
    while n > 0:
        n -= 1
        city: i64 = todo[n]
        here: i64 = unused & net.at[city]
        odd: bool = city == start
        shortest: i64 = 1000
        while here != 0:
            low: i64 = here & -here
            here ^= low
            edge: i64 = bit_index[low % 67]
            odd = not odd
            length: i64 = net.length[edge]
            if length < shortest:
                shortest = length
            if reached & low == 0:
                reached |= one[edge]
                cars += length
            far: i64 = net.a[edge] + net.b[edge] - city
            if seen[far] == 0:
                seen[far] = 1
                todo[n] = far
                n += 1
        if odd and shortest < 1000:
            left_over += shortest
            if shortest > largest:
                largest = shortest
    return cars - (left_over - largest + 1) // 2

"""The order in which a frontier sweep decides the tracks of a network, and an upper bound of the work it takes.

Cities are finished one by one; finishing a city decides all its tracks that are still undecided. A city is at the
frontier from its first decided track to its last, and occupies a slot meanwhile. Fewer slots mean less work.

A network is never wider than its board: if no better order is found it uses that of the board, whose width
`board check` limits.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from vialibre.boards.bounds import narrow_cities
from vialibre.boards.width import STATES, TOO_WIDE
from vialibre.engine.core.board_index import BoardIndex, count_bits, ints, lowest_bit, to_vec
from vialibre.engine.core.seat_network import Network

MAX_SLOTS: Final[i64] = 12  # a state has four bits for the piece of each slot, and one for its parity
NO_SLOT: Final[i64] = -1
ANY: Final[i64] = -1  # as the first city of an order: the best one
CHEAP: Final[i64] = 20000  # states of an order that is good enough: a search for a better one would take longer
FAIR: Final[i64] = 500000  # states of an order that need not be compared with that of the board
TOO_MANY: Final[i64] = TOO_WIDE
ENDLESS: Final[i64] = 1000000000000000
STATES_OF: Final = to_vec(list(STATES))


def states_of(slots: i64) -> i64:
    """The most states that a frontier of that many cities can have."""
    return STATES_OF[slots] if slots <= MAX_SLOTS else TOO_MANY


class Order:
    """The tracks in the order of decision, and for each of them what happens at the frontier."""

    def __init__(self, net: Network, tracks: i64) -> None:
        t = net.t
        self.net: Network = net
        self.n: i64 = 0  # cities, renumbered from 0
        self.city: vec[i64] = ints(count_bits(tracks) + 1)
        index = ints(t.n_cities)
        for city in range(t.n_cities):
            if net.at[city] & tracks != 0:
                index[city] = self.n
                self.city[self.n] = city
                self.n += 1
        self.near: vec[i64] = ints(self.n)  # the neighbors of each city, as a mask
        mask: i64 = tracks
        while mask != 0:
            edge: i64 = lowest_bit(t, mask)
            mask &= mask - 1
            a: i64 = index[net.a[edge]]
            b: i64 = index[net.b[edge]]
            self.near[a] |= t.one[b]
            self.near[b] |= t.one[a]
        self.m: i64 = count_bits(tracks)
        self.edge: vec[i64] = ints(self.m)
        self.slot_a: vec[i64] = ints(self.m)
        self.slot_b: vec[i64] = ints(self.m)
        self.leaves_a: vec[i64] = ints(self.m)  # 1 if this is the last track of that city
        self.leaves_b: vec[i64] = ints(self.m)
        self.active: vec[i64] = ints(self.m + 1)  # slots occupied before each decision, as a mask
        self.width: i64 = 0  # the most slots occupied
        self.states: i64 = 0  # the most states, over all tracks


def find_order(net: Network, tracks: i64) -> Order:
    """A narrow order of these tracks, which must be connected."""
    order = Order(net, tracks)
    best = ints(order.n)
    cities = ints(order.n)
    least: i64 = ENDLESS
    for start in range(ANY, order.n):
        cost: i64 = finish_cities(order, start, cities, least)
        if cost < least:
            least = cost
            for i in range(order.n):
                best[i] = cities[i]
        if least <= CHEAP:
            break
    lay_out(order, tracks, best)
    if order.states > FAIR:
        other = Order(net, tracks)
        as_on_board(other, cities)
        lay_out(other, tracks, cities)
        if other.states < order.states:
            return other
    return order


def as_on_board(order: Order, cities: vec[i64]) -> None:
    """Fill in the cities in the order that was found for the whole board."""
    rank = ranks_of(order.net.t)
    for v in range(order.n):
        k: i64 = v
        while k > 0 and rank[order.city[cities[k - 1]]] > rank[order.city[v]]:
            cities[k] = cities[k - 1]
            k -= 1
        cities[k] = v


def ranks_of(t: BoardIndex) -> vec[i64]:
    """The place of each city in the board's order; computed once for a board."""
    if len(t.sweep_rank) == 0:
        rank = ints(t.n_cities)
        for place, city in enumerate(narrow_cities(t.board)):
            rank[city] = place
        t.sweep_rank = rank
    return t.sweep_rank


def finish_cities(order: Order, start: i64, cities: vec[i64], limit: i64) -> i64:
    """Fill in an order of the cities and return the most states it can have. Stops when that exceeds the limit.

    The next city is always the one that brings the fewest new ones to the frontier.
    """
    one = order.net.t.one
    near = order.near
    seen: i64 = 0
    done: i64 = 0
    cost: i64 = 0
    held: i64 = 0  # cities at the frontier
    for i in range(order.n):
        best: i64 = start
        if i > 0 or start == ANY:
            least: i64 = ENDLESS
            for v in range(order.n):
                if done & one[v] == 0:
                    growth: i64 = 2 * count_bits(near[v] & ~seen)
                    if seen & one[v] != 0:
                        growth -= 2
                    else:
                        growth += 1  # it needs a slot only for a moment
                    if growth < least:
                        least = growth
                        best = v
        cities[i] = best
        before: i64 = done
        done |= one[best]
        seen |= near[best] | one[best]
        held = seen & ~before
        slots: i64 = 0
        while held != 0:
            low: i64 = held & -held
            held ^= low
            v = order.net.t.bit_index[low % 67]
            if near[v] & ~before != 0:
                slots += 1
        cost += states_of(slots) * count_bits(near[best] & ~before)
        if cost >= limit:
            return cost
    return cost


def lay_out(order: Order, tracks: i64, cities: vec[i64]) -> None:
    """Order the tracks city by city, and give each city at the frontier the lowest free slot.

    Of a city's tracks, those to cities that are finished sooner come first. So the decisions about a network in the
    order of its board are some of the decisions about the board, and never meet more states.
    """
    net = order.net
    t = net.t
    slot = ints(order.n)
    left = ints(order.n)
    for v in range(order.n):
        slot[v] = NO_SLOT
        left[v] = count_bits(net.at[order.city[v]] & tracks)
    step: i64 = 0
    held: i64 = 0
    for i in range(order.n):
        v = cities[i]
        for j in range(i + 1, order.n):
            u: i64 = cities[j]
            mask: i64 = net.at[order.city[v]] & net.at[order.city[u]] & tracks
            while mask != 0:
                order.edge[step] = lowest_bit(t, mask)
                mask &= mask - 1
                order.states += states_of(count_bits(held))
                held = take_slot(order, slot, u, take_slot(order, slot, v, held))
                order.slot_a[step] = slot[u]
                order.slot_b[step] = slot[v]
                left[u] -= 1
                left[v] -= 1
                if left[u] == 0:
                    order.leaves_a[step] = 1
                    held ^= t.one[slot[u]]
                if left[v] == 0:
                    order.leaves_b[step] = 1
                    held ^= t.one[slot[v]]
                step += 1
                order.active[step] = held
    if order.width > MAX_SLOTS:
        order.states = ENDLESS


def take_slot(order: Order, slot: vec[i64], v: i64, held: i64) -> i64:
    if slot[v] != NO_SLOT:
        return held
    free: i64 = ~held & (held + 1)  # the lowest bit that is not set
    slot[v] = order.net.t.bit_index[free % 67]
    order.width = max(order.width, slot[v] + 1)
    return held | free

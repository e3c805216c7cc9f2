"""The longest path of a dense network by a frontier sweep: exact, and bounded by the width of the network.

A set of tracks is one trail if it is connected and at most two of its cities have odd degree. The sweep decides for one
track after the other: taken or not. It remembers only the cities at the frontier, those with decided and undecided
tracks: which of them are connected, which are odd, and how many odd cities lie behind. Among choices that agree in this
only the one with the most cars is kept.

A sweep from the other end comes first. It looks at parity only, not at connection, so it is fast, and gives an upper
bound of the cars that a state can still add. States that cannot reach the goal are dropped. The goal starts at what
parity alone allows, which is often the answer, and is lowered until a trail is found.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from vialibre.engine.core.board_index import count_bits, ints
from vialibre.engine.core.budget import LONGEST_PATH_STEPS, stop_work
from vialibre.engine.core.seat_network import Network
from vialibre.engine.core.sweep_order import MAX_SLOTS, Order, find_order

ENDS: Final[i64] = 2  # odd cities of a trail, at most
COUNTS: Final[i64] = 3  # 0, 1 or 2 odd cities behind
CHOICES: Final[i64] = 2  # a track is not taken (0) or taken (1)
NEVER: Final[i64] = -1000000
LOW_BITS: Final[i64] = 1073741823
SPREAD: Final[i64] = 1540483477

# A state as one number: 12 bits for parities, 4 bits for the piece of each slot, and the count of odd cities behind.
# A piece is named by its lowest slot, plus 1; 0: no track of this city is taken.
PIECES: Final[i64] = 12
PIECE: Final[i64] = 15
PIECES_MASK: Final[i64] = 281474976710655
BEHIND: Final[i64] = 60
PARITIES: Final[i64] = 4095
DEAD: Final[i64] = -1
WHOLE: Final[i64] = -2  # a trail and nothing else


class States:
    """States and the most cars with which each was reached: a growing hash table."""

    def __init__(self) -> None:
        self.n: i64 = 0
        self.keys: vec[i64] = ints(64)
        self.cars: vec[i64] = ints(64)
        self.at: vec[i64] = ints(64)  # the index of each in the table
        self.size: i64 = 128
        self.table: vec[i64] = ints(128)  # number of a state, plus 1; 0: free

    def clear(self) -> None:
        for i in range(self.n):
            self.table[self.at[i]] = 0
        self.n = 0

    def place(self, key: i64) -> i64:
        """The index of the key, or the free index where it belongs."""
        mixed: i64 = key ^ (key >> 30)
        at: i64 = (((mixed & LOW_BITS) * SPREAD) >> 20) & (self.size - 1)
        while self.table[at] != 0 and self.keys[self.table[at] - 1] != key:
            at = (at + 1) & (self.size - 1)
        return at

    def add(self, key: i64, cars: i64) -> None:
        at: i64 = self.place(key)
        found: i64 = self.table[at]
        if found != 0:
            if cars > self.cars[found - 1]:
                self.cars[found - 1] = cars
            return
        if self.n == len(self.keys):
            self.grow()
            at = self.place(key)
        self.keys[self.n] = key
        self.cars[self.n] = cars
        self.at[self.n] = at
        self.n += 1
        self.table[at] = self.n

    def grow(self) -> None:
        n: i64 = self.n
        keys = ints(2 * n)
        cars = ints(2 * n)
        self.at = ints(2 * n)
        self.size *= 2
        self.table = ints(self.size)
        for i in range(n):
            keys[i] = self.keys[i]
            cars[i] = self.cars[i]
        self.keys = keys
        self.cars = cars
        for i in range(n):
            at: i64 = self.place(keys[i])
            self.at[i] = at
            self.table[at] = i + 1


def sweep(net: Network, tracks: i64) -> None:
    """Raise net.best to the longest trail over some of these connected tracks. Raises TooMuchWork."""
    order = find_order(net, tracks)
    if order.width > MAX_SLOTS:
        stop_work("longest_path", LONGEST_PATH_STEPS)
    rest = by_parity(net, order)
    upper: i64 = rest[0]
    slack: i64 = 0
    now = States()
    then = States()
    while upper > net.best:
        known: i64 = net.best
        goal: i64 = max(upper - slack, known + 1)
        seek(net, order, rest, goal, now, then)
        if net.best >= goal or goal == known + 1:
            return
        slack = 8 * slack + 1  # 0, 1, 9, then all: at most four rounds


def by_parity(net: Network, order: Order) -> vec[i64]:
    """An upper bound of the cars that each decision and all later ones can add, by parities and odd cities behind."""
    one = net.t.one
    layer: i64 = COUNTS * one[order.width]
    rest = ints((order.m + 1) * layer)
    for back in range(order.m):
        i: i64 = order.m - 1 - back
        length: i64 = net.length[order.edge[i]]
        ends: i64 = one[order.slot_a[i]] | one[order.slot_b[i]]
        gone: i64 = gone_after(order, i)
        active: i64 = order.active[i]
        parity: i64 = active
        while True:  # every subset of the cities at the frontier
            for behind in range(COUNTS):
                most: i64 = NEVER
                for taken in range(CHOICES):
                    after: i64 = parity ^ ends if taken == 1 else parity
                    count: i64 = behind + count_bits(after & gone)
                    if count <= ENDS:
                        value: i64 = rest[(i + 1) * layer + (after & ~gone) * COUNTS + count]
                        if taken == 1:
                            value += length
                        if value > most:
                            most = value
                rest[i * layer + parity * COUNTS + behind] = most
            net.steps += 1
            if parity == 0:
                break
            parity = (parity - 1) & active
    return rest


def gone_after(order: Order, i: i64) -> i64:
    """The slots that are free again after this decision."""
    gone: i64 = 0
    if order.leaves_a[i] != 0:
        gone |= order.net.t.one[order.slot_a[i]]
    if order.leaves_b[i] != 0:
        gone |= order.net.t.one[order.slot_b[i]]
    return gone


def seek(net: Network, order: Order, rest: vec[i64], goal: i64, now: States, then: States) -> None:
    """Raise net.best to the longest trail, if it has as many cars as the goal."""
    one = net.t.one
    layer: i64 = COUNTS * one[order.width]
    now.clear()
    now.add(0, 0)
    for i in range(order.m):
        then.clear()
        length: i64 = net.length[order.edge[i]]
        ends: i64 = one[order.slot_a[i]] | one[order.slot_b[i]]
        gone: i64 = gone_after(order, i)
        for k in range(now.n):
            key: i64 = now.keys[k]
            for taken in range(CHOICES):
                cars: i64 = now.cars[k]
                parity: i64 = key & PARITIES
                if taken == 1:
                    parity ^= ends
                    cars += length
                count: i64 = (key >> BEHIND) + count_bits(parity & gone)
                if count > ENDS or cars + rest[(i + 1) * layer + (parity & ~gone) * COUNTS + count] < goal:
                    continue
                pieces: i64 = (key >> PIECES) & PIECES_MASK
                if taken == 1:
                    pieces = joined(pieces, order.slot_a[i], order.slot_b[i], order.width)
                if order.leaves_a[i] != 0:
                    pieces = left_behind(pieces, order.slot_a[i], order.width)
                if order.leaves_b[i] != 0 and pieces >= 0:
                    pieces = left_behind(pieces, order.slot_b[i], order.width)
                if pieces >= 0:
                    then.add((count << BEHIND) | (pieces << PIECES) | (parity & ~gone), cars)
                elif pieces == WHOLE and cars > net.best:
                    net.best = cars
                    goal = max(goal, cars + 1)
        net.steps += 2 * now.n
        if net.steps > LONGEST_PATH_STEPS:
            stop_work("longest_path", LONGEST_PATH_STEPS)
        swap = now
        now = then
        then = swap


def joined(pieces: i64, a: i64, b: i64, width: i64) -> i64:
    """A track between two slots is taken: their pieces become one, named by its lowest slot."""
    of_a: i64 = (pieces >> (4 * a)) & PIECE
    of_b: i64 = (pieces >> (4 * b)) & PIECE
    if of_a == of_b and of_a != 0:
        return pieces
    name: i64 = min(a, b) + 1
    if of_a != 0:
        name = min(name, of_a)
    if of_b != 0:
        name = min(name, of_b)
    for s in range(width):
        piece: i64 = (pieces >> (4 * s)) & PIECE
        if s == a or s == b or (piece != 0 and (piece == of_a or piece == of_b)):
            pieces ^= (piece ^ name) << (4 * s)
    return pieces


def left_behind(pieces: i64, slot: i64, width: i64) -> i64:
    """A city leaves the frontier. If its whole piece does, no other piece may exist."""
    name: i64 = (pieces >> (4 * slot)) & PIECE
    if name == 0:
        return pieces
    pieces ^= name << (4 * slot)
    new_name: i64 = 0
    for s in range(width):
        if (pieces >> (4 * s)) & PIECE == name:
            if new_name == 0:
                new_name = s + 1
                if new_name >= name and name != slot + 1:
                    return pieces  # its lowest slot is still there
            pieces ^= (name ^ new_name) << (4 * s)
    if new_name != 0:
        return pieces
    return WHOLE if pieces == 0 else DEAD

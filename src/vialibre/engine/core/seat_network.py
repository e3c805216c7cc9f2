"""One player's routes, renumbered from 0 so that a set of them fits into one word."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from vialibre.engine.core.board_index import WORD, BoardIndex, ints, lowest_bit
from vialibre.engine.core.state import Seat


class Network:
    def __init__(self, t: BoardIndex, seat: Seat) -> None:
        self.t: BoardIndex = t
        self.edges: i64 = 0
        self.a: vec[i64] = ints(t.cars)
        self.b: vec[i64] = ints(t.cars)
        self.length: vec[i64] = ints(t.cars)
        self.at: vec[i64] = ints(t.n_cities)  # the edges at a city, as a mask
        for w in range(t.words):
            mask: i64 = seat.own[w]
            while mask != 0:
                route: i64 = lowest_bit(t, mask) + w * WORD
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
        self.steps: i64 = 0  # of work so far

    def other_end(self, edge: i64, city: i64) -> i64:
        return self.a[edge] + self.b[edge] - city

"""A position as a planner sees it: numbers only, all of them from a view. Points, turns and chances in hundredths."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from vialibre.bots.planner.parameters import Weights
from vialibre.engine.core.board_index import BoardIndex, ints, to_vec
from vialibre.engine.core.constants import KINDS, NONE
from vialibre.engine.core.graph import Graph


class Position:
    """What does not change while one decision is thought about."""

    def __init__(self, graph: Graph, weights: Weights, cars_for: list[int], hand: list[int], odds: list[int]) -> None:
        t: BoardIndex = graph.t
        self.t: BoardIndex = t
        self.graph: Graph = graph
        self.weights: Weights = weights
        self.cars_for: vec[i64] = to_vec(cars_for)  # cars each route takes: 0 own, negative if it can never be had
        self.borrowed: vec[i64] = ints(t.n_routes)  # 1 where a station could use a rival's route
        self.lent: vec[i64] = ints(t.n_routes)  # the own stations that may use it already, as bits of their places
        self.reward: vec[i64] = ints(t.n_routes)  # points for claiming it
        self.hand: vec[i64] = to_vec(hand)
        self.odds: vec[i64] = to_vec(odds)  # of the next card of the deck, in thousandths
        self.tunnel: vec[i64] = ints(KINDS)  # turns for a tunnel of each colour, gray last
        self.cars: i64 = 0
        self.time: i64 = 0  # turns left, about
        self.stations: i64 = 0
        self.station_price: i64 = 0
        self.start: i64 = NONE  # Old West's start city

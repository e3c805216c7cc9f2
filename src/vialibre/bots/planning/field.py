"""A position as a planner sees it: numbers only, all of them from a view. Points, turns and chances in hundredths."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from vialibre.bots.planning.ways import Roads
from vialibre.engine.core.board_index import BoardIndex, ints, to_vec
from vialibre.engine.core.constants import KINDS, NONE


class Weights:
    """What a planner thinks things are worth, in hundredths. Chosen by playing on all boards."""

    def __init__(self, t: BoardIndex) -> None:
        turn = round(TURN * points_of_a_turn(t))
        self.turn: i64 = turn  # points that a turn brings elsewhere
        self.car: i64 = turn // 5  # and a car
        self.edge: i64 = turn // 5  # points that each further route of a plan puts at risk
        self.card: i64 = 50  # turns for a missing card
        self.more: i64 = 6  # turns more for each further card of the same colour
        self.wild: i64 = 130  # turns for a wild that a ferry must have
        self.tunnel: i64 = 24  # turns for the risk that a tunnel fails
        self.reward: i64 = 40  # how much of a route's own points counts when a way is chosen
        self.ticket: i64 = 90  # how much of a ticket's points a plan can count on
        self.late: i64 = 120  # how much of the time left a plan may take


TURN = 170
"""A turn is worth this part of what routes bring for their turns: a plan has better uses for it than any route."""


def points_of_a_turn(t: BoardIndex) -> float:
    """What routes of this board bring on average for the turns to draw their cards and to claim them."""
    lengths = [int(t.length[route]) for route in range(t.n_routes)]
    return sum([int(t.points[length]) / (1 + length / 2) for length in lengths]) / len(lengths)


class Field:
    """What does not change while one decision is thought about."""

    def __init__(self, roads: Roads, weights: Weights, cars_for: list[int], hand: list[int], odds: list[int]) -> None:
        t: BoardIndex = roads.t
        self.t: BoardIndex = t
        self.roads: Roads = roads
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

"""What couriers and surveyor think alike, in hundredths of points, turns and chances. Chosen by playing."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from vialibre.engine.core.board_index import BoardIndex

SOUVENIR: Final[i64] = 200  # points that one more symbol is worth in the end, about
RIVAL: Final[i64] = 60  # points for a rival weigh less than own ones: with several rivals they hit only one
RIVAL_CLAIMS: Final[i64] = 5  # the chance that a rival claims an open route beside the plan, at the beginning
WHOLE_GAME: Final[i64] = 1500  # turns in which that chance holds
LEAST_GAIN: Final[i64] = 120  # points: a marker must bring more than this; it cannot be moved
LATE: Final[i64] = 400  # turns: with so few left stations must be built
A_WILD: Final[i64] = 40  # turns that a wild is worth beside what it saves of the plan
A_CARD: Final[i64] = 8  # and any other card


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

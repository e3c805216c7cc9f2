"""All constants of the planner. Chosen by playing on all boards.

Points, turns and chances are in hundredths. Values of actions are hundredths of points times hundredths of turns, so
ten-thousandths of points: saved turns become points without a division.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from vialibre.engine.core.board_index import BoardIndex

TURN: Final = 170  # a turn is worth this part of what a route brings for its turns: a plan has better uses for it

SOUVENIR: Final[i64] = 200  # points that one more symbol is worth in the end, about
RIVAL: Final[i64] = 60  # points for an opponent weigh less than own ones: with several opponents they hit only one
RIVAL_CLAIMS: Final[i64] = 5  # chance that an opponent claims an open route outside the plan, at the beginning
WHOLE_GAME: Final[i64] = 1500  # turns over which that chance holds
LEAST_GAIN: Final[i64] = 120  # points: a marker must bring more than this, since it cannot be moved
LATE: Final[i64] = 400  # turns: with fewer left, planned stations must be built
STATION_NOW: Final[i64] = 150  # turns that a planned station is worth when it is time to build it

A_WILD: Final[i64] = 40  # turns that a wild is worth beside what it saves of the plan
A_CARD: Final[i64] = 8  # and any other card
A_PAIR: Final[i64] = 8  # tenths of that unit, for each card of the color already held
SECOND_CARD: Final[i64] = 95  # part of a deck card's value: the first card may have been the one that was needed

RISK: Final[i64] = 4  # chance that an opponent takes a route before the next turn; doubled for each one at its ends
MOST_RISK: Final[i64] = 50
SPARE_LOSS: Final[i64] = 40  # part of its points lost with a route that no ticket needs: there are others
WILD_SPENT: Final[i64] = 40  # hundredths of a hundredth of a turn: of equal payments, the one with fewer wilds
NO_TIME: Final[i64] = -200  # points: value of drawing tickets when there is no time for more

# Rollouts only.
STALE: Final[i64] = 6  # after so many turns other cards may suggest another plan
MANY_CARDS: Final[i64] = 12  # with so many even a short route is claimed
LAST_TICKET: Final[i64] = 1000  # points that a ticket's last missing route brings in the last turn, about
OWN_CHOICE: Final[i64] = 40  # turns by which a search tree prefers the policy's own choice


class Weights:
    """What things cost and bring on a board."""

    def __init__(self, t: BoardIndex) -> None:
        turn = round(TURN * points_of_a_turn(t))
        self.turn: i64 = turn  # points that a turn brings elsewhere
        self.car: i64 = turn // 5  # and a car
        self.edge: i64 = turn // 5  # points that each further route of a plan puts at risk
        self.card: i64 = 50  # turns for a missing card
        self.more: i64 = 6  # turns more for each further card of the same color
        self.wild: i64 = 130  # turns for a wild that a ferry must have
        self.tunnel: i64 = 24  # turns for the risk that a tunnel fails
        self.reward: i64 = 40  # how much of a route's own points counts when a path is chosen
        self.ticket: i64 = 90  # how much of a ticket's points a plan can count on
        self.late: i64 = 120  # how much of the time left a plan may take


class Care:
    """Where a decision at the table and a step of a rollout differ on purpose: rollouts must be fast."""

    def __init__(self, t: BoardIndex, careful: bool) -> None:
        self.count_seen: bool = careful  # odds of the deck by the cards not seen yet; else by the whole deck
        self.all_orders: bool = careful  # try to plan with each ticket first; else by points, rising and falling
        self.count_fillers: bool = careful  # compare tickets and start cities by plans that use all cars
        self.pairs: bool = careful  # a second card from the row may count; else it comes from the deck
        self.replan: bool = careful  # price the loss of a ticket's route by planning without it; else by `urgent`
        # Turns that must be left for more tickets: after the plan for tickets, or in rollouts after the whole plan.
        self.time_for_tickets: i64 = 300 if careful else 700
        # Turns: how much more urgent a ticket's route is, and what a claim must save, or a rollout draws cards instead.
        # Where a network grows from its start city every claim opens others (WEST-2), so few are put off.
        self.urgent: i64 = 10 if t.markers == 0 else 36
        self.least_saved: i64 = 95 if t.markers == 0 else 40


def points_of_a_turn(t: BoardIndex) -> float:
    """What routes of this board bring on average for the turns to draw their cards and to claim them."""
    lengths = [int(t.length[route]) for route in range(t.n_routes)]
    return sum([int(t.points[length]) / (1 + length / 2) for length in lengths]) / len(lengths)

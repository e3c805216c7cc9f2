"""One seat's planner: buffers, and the values of actions that it collects for a decision."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from vialibre.bots.planner.board_model import BoardModel
from vialibre.bots.planner.parameters import Care
from vialibre.bots.planner.position import Position
from vialibre.bots.planner.ticket_plan import Goals, Plan, add_fillers, best_plan
from vialibre.bots.planner.turn_cost import Scratch, turns_needed
from vialibre.engine.core.board_index import ints
from vialibre.engine.core.constants import KINDS, NONE, WILD

ROOM: Final[i64] = 80  # for actions, at first


class Planner:
    def __init__(self, model: BoardModel, who: i64, care: Care) -> None:
        self.model: BoardModel = model
        self.who: i64 = who
        self.care: Care = care
        self.scratch: Scratch = Scratch()
        self.spare: vec[i64] = ints(KINDS)  # cards of each kind beyond what the plan's colored routes need
        self.claims: vec[i64] = ints(ROOM)
        self.actions: vec[i64] = ints(ROOM)
        self.values: vec[i64] = ints(ROOM)  # of the actions, in ten-thousandths of points
        self.n: i64 = 0

    def begin(self, room: i64) -> None:
        """Forget the actions of the decision before; there may be so many now."""
        self.n = 0
        if room > i64(len(self.actions)):
            self.actions = ints(room)
            self.values = ints(room)

    def add(self, action: i64, value: i64) -> None:
        self.actions[self.n] = action
        self.values[self.n] = value
        self.n += 1

    def best(self) -> i64:
        """The place of the best action, the first of equal ones; NONE if there is none."""
        best: i64 = NONE
        for i in range(self.n):
            if best == NONE or self.values[i] > self.values[best]:
                best = i
        return best

    def tickets_plan(self, position: Position, goals: Goals) -> Plan:
        return best_plan(position, self.scratch, goals, self.care.all_orders)

    def compared_plan(self, position: Position, goals: Goals) -> Plan:
        """A plan to compare tickets or start cities by."""
        plan = self.tickets_plan(position, goals)
        if self.care.count_fillers:
            add_fillers(position, self.scratch, plan)
        return plan

    def turns_paid(
        self, position: Position, plan: Plan, hand: vec[i64], color: i64, plain: i64, wilds: i64, skip: i64
    ) -> i64:
        """Turns that the plan takes, one of its routes left out, when these cards are paid."""
        hand[color] -= plain
        hand[WILD] -= wilds
        turns: i64 = turns_needed(position, self.scratch, hand, plan.routes, plan.n, skip)
        hand[color] += plain
        hand[WILD] += wilds
        return turns

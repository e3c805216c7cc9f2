"""Hungry: tickets that bring most points for their cars, and more of them while the plan leaves cars."""

from __future__ import annotations

from collections.abc import Sequence

from vialibre.boards.model import TicketId
from vialibre.bots.baselines.agent import Goal, TicketAgent
from vialibre.bots.sight import Sight

SPARE_CARS = 8


class Hungry(TicketAgent):
    def keep(self, sight: Sight, legal: Sequence[int]) -> int:
        assert sight.view.own is not None
        fewest = min(legal, key=lambda number: len(sight.kept(number)))
        count = len(sight.kept(fewest))
        worth = {ticket: self._worth(sight, ticket) for ticket in sight.view.own.offer}
        few = [number for number in legal if len(sight.kept(number)) == count]
        return max(few, key=lambda number: sum(worth[ticket] for ticket in sight.kept(number)))

    def _worth(self, sight: Sight, ticket: TicketId) -> float:
        goal = self.goal(sight, ticket)
        return goal.points / goal.cars if goal is not None else 0.0

    def wanted(self, sight: Sight, goals: Sequence[Goal]) -> list[int]:
        ranked = sorted(goals, key=lambda goal: -goal.points / goal.cars)
        return list(dict.fromkeys(route for goal in ranked for route in goal.routes))

    def draws_tickets(self, sight: Sight, goals: Sequence[Goal]) -> bool:
        planned = {route for goal in goals for route in goal.routes}
        cars = sight.cars - sum(int(sight.index.length[route]) for route in planned)
        return cars > SPARE_CARS and sight.view.last_turns is None

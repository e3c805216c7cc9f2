"""Hungry: tickets that bring most points for their cars, and more of them while the plan leaves cars."""

from __future__ import annotations

from collections.abc import Sequence

from vialibre.boards.model import TicketId
from vialibre.bots.baselines.agent import Goal, TicketAgent
from vialibre.bots.observation import Observation

SPARE_CARS = 8


class Hungry(TicketAgent):
    def keep(self, observation: Observation, legal: Sequence[int]) -> int:
        assert observation.view.own is not None
        fewest = min(legal, key=lambda number: len(observation.kept(number)))
        count = len(observation.kept(fewest))
        worth = {ticket: self._worth(observation, ticket) for ticket in observation.view.own.offer}
        few = [number for number in legal if len(observation.kept(number)) == count]
        return max(few, key=lambda number: sum(worth[ticket] for ticket in observation.kept(number)))

    def _worth(self, observation: Observation, ticket: TicketId) -> float:
        goal = self.goal(observation, ticket)
        return goal.points / goal.cars if goal is not None else 0.0

    def wanted(self, observation: Observation, goals: Sequence[Goal]) -> list[int]:
        ranked = sorted(goals, key=lambda goal: -goal.points / goal.cars)
        return list(dict.fromkeys(route for goal in ranked for route in goal.routes))

    def draws_tickets(self, observation: Observation, goals: Sequence[Goal]) -> bool:
        planned = {route for goal in goals for route in goal.routes}
        cars = observation.cars - sum(int(observation.index.length[route]) for route in planned)
        return cars > SPARE_CARS and observation.view.last_turns is None

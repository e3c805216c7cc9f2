"""One-step: its most valuable open ticket, route by route; more tickets when done, while everybody has cars."""

from __future__ import annotations

from collections.abc import Sequence

from vialibre.bots.baselines.agent import Goal, TicketAgent
from vialibre.bots.observation import Observation

CARS_OF_ALL = 8


class OneStep(TicketAgent):
    def keep(self, observation: Observation, legal: Sequence[int]) -> int:
        """As few as may be, the most valuable ones."""
        return min(
            legal,
            key=lambda number: (
                len(observation.kept(number)),
                -sum(observation.ticket(ticket)[2] for ticket in observation.kept(number)),
            ),
        )

    def wanted(self, observation: Observation, goals: Sequence[Goal]) -> list[int]:
        return max(goals, key=lambda goal: goal.points).routes if goals else []

    def draws_tickets(self, observation: Observation, goals: Sequence[Goal]) -> bool:
        return not goals and min(seat.cars for seat in observation.view.seats) >= CARS_OF_ALL

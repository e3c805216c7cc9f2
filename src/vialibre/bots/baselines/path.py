"""Path: keeps all opening tickets and ranks the routes of their shortest ways by what they bring."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from vialibre.bots.baselines.agent import Goal, TicketAgent
from vialibre.bots.observation import Observation


class Path(TicketAgent):
    def keep(self, observation: Observation, legal: Sequence[int]) -> int:
        return max(legal, key=lambda number: len(observation.kept(number)))

    def wanted(self, observation: Observation, goals: Sequence[Goal]) -> list[int]:
        worth: Counter[int] = Counter()
        for goal in goals:
            for route in goal.routes:
                worth[route] += 2 * goal.points
        for route in worth:
            worth[route] += observation.points(route)
        return [route for route, _ in worth.most_common()]

    def draws_tickets(self, observation: Observation, goals: Sequence[Goal]) -> bool:
        return False

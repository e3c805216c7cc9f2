"""Long-route: like one-step over routes of three and more, then the longest free route; never more tickets."""

from __future__ import annotations

from collections.abc import Sequence

from vialibre.bots.baselines.agent import Goal
from vialibre.bots.baselines.one_step import OneStep
from vialibre.bots.observation import Observation

LONG = 3


class LongRoute(OneStep):
    shortest_route = LONG

    def wanted(self, observation: Observation, goals: Sequence[Goal]) -> list[int]:
        towards = super().wanted(observation, goals)
        free = [route for route, cost in enumerate(observation.cost) if cost > 0]
        return towards or sorted(free, key=lambda route: (-int(observation.index.length[route]), route))[:1]

    def draws_tickets(self, observation: Observation, goals: Sequence[Goal]) -> bool:
        return False

"""What the four published agents share: a ranking of wanted routes, claimed or collected for from the top."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from random import Random

from vialibre.boards.model import TicketId
from vialibre.bots.fallback import best_payment, draw_towards, fallback_action, most_held
from vialibre.bots.observation import KIND_COUNT, WILD_KIND, Kind, Observation, kind_of
from vialibre.engine.core.claim_costs import BLOCKED
from vialibre.engine.core.constants import GRAY, TICKETS
from vialibre.engine.core.graph import FAR
from vialibre.engine.view import View


class Goal:
    """An open ticket: its worth, the cars its shortest way still takes, and the routes of that way."""

    def __init__(self, points: int, cars: int, routes: list[int]) -> None:
        self.points = points
        self.cars = cars
        self.routes = routes


class TicketAgent(ABC):
    """A subclass says which tickets to keep, which routes it wants and when it draws tickets."""

    shortest_route = 1

    @abstractmethod
    def keep(self, observation: Observation, legal: Sequence[int]) -> int:
        """Which action of keeping tickets."""

    @abstractmethod
    def wanted(self, observation: Observation, goals: Sequence[Goal]) -> list[int]:
        """Routes, the most wanted first."""

    @abstractmethod
    def draws_tickets(self, observation: Observation, goals: Sequence[Goal]) -> bool:
        """If it is time for more tickets."""

    def choose(self, view: View, legal: Sequence[int], random: Random) -> int:
        observation = Observation(view)
        assert view.own is not None
        if kind_of(observation.index, legal[0]) is Kind.KEEP:
            return self.keep(observation, legal)
        answer = fallback_action(observation, legal, random)
        if answer is not None:
            return answer
        goals = [goal for ticket in view.own.tickets if (goal := self.goal(observation, ticket)) is not None]
        if TICKETS in legal and self.draws_tickets(observation, goals):
            return int(TICKETS)
        wanted = self.wanted(observation, goals)
        claims = observation.claims(legal)
        for route in wanted:
            payments = [claim for claim in claims if claim[1] == route]
            if payments:
                return best_payment(observation, payments, (0,) * KIND_COUNT)
        draws = [number for number in legal if kind_of(observation.index, number) is Kind.DRAW]
        if draws and wanted:
            return draw_towards(observation, draws, self.missing(observation, wanted[0]), random)
        if claims:
            longest = max(claims, key=lambda claim: (observation.points(claim[1]), -claim[1]))[1]
            return best_payment(observation, [claim for claim in claims if claim[1] == longest], (0,) * KIND_COUNT)
        return draw_towards(observation, draws, [1.0] * KIND_COUNT, random) if draws else legal[0]

    def goal(self, observation: Observation, ticket: TicketId) -> Goal | None:
        """None if the ticket is done or cannot be done any more."""
        t = observation.index
        cost = observation.cost[:]
        for route in range(t.n_routes):
            if cost[route] > 0 and t.length[route] < self.shortest_route:
                cost[route] = BLOCKED
        a, b, points = observation.ticket(ticket)
        way = observation.way(cost, a, b)
        if way.cost >= FAR or way.n == 0 or way.cost > observation.cars:
            return None
        routes = [int(way.routes[i]) for i in range(way.n)]
        if observation.start is not None:  # WEST-2: the way to the own network comes first
            link = observation.way(cost, observation.start, a)
            routes = [int(link.routes[i]) for i in range(link.n)][::-1] + routes
        return Goal(points, int(way.cost), routes)

    @staticmethod
    def missing(observation: Observation, route: int) -> list[float]:
        """The cards that would help to claim one route."""
        color = int(observation.index.color[route])
        wanted = [0.0] * KIND_COUNT
        wanted[most_held(observation) if color == GRAY else color] = 1.0
        wanted[WILD_KIND] = 0.5
        return wanted

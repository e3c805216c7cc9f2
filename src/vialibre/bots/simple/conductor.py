"""Conductor: the shortest free way for each ticket, the cards it needs, and more tickets when it is done."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from vialibre.boards.model import TicketId
from vialibre.bots.fallback import (
    best_payment,
    chooses_start_city,
    draw_towards,
    fallback_action,
    most_held,
    start_city,
)
from vialibre.bots.observation import KIND_COUNT, WILD_KIND, Kind, Observation, kind_of
from vialibre.engine.core.constants import GRAY, TICKETS
from vialibre.engine.core.graph import FAR
from vialibre.engine.view import View

CARS_FOR_TICKETS = 12
"""With fewer cars left, own or anybody's, more tickets are a gamble."""


class Plan:
    """Routes still to be claimed, ticket by ticket, the most valuable first; each way uses those before it."""

    def __init__(self, observation: Observation, tickets: Sequence[TicketId]) -> None:
        self.routes: list[int] = []
        self.cars = 0
        self.points = 0
        cost = observation.cost[:]
        for ticket in sorted(tickets, key=lambda ticket: -observation.ticket(ticket)[2]):
            a, b, points = observation.ticket(ticket)
            way = observation.way(cost, a, b)
            ways = [way]
            if observation.start is not None:  # WEST-2: all must hang together with the start city
                ways.append(observation.way(cost, observation.start, a))
            price = sum(int(way.cost) for way in ways)
            if price >= FAR or self.cars + price > observation.cars:
                self.points -= points
                continue
            self.points += points
            for way in ways:
                for i in range(way.n):
                    route = int(way.routes[i])
                    if cost[route] > 0:
                        self.routes.append(route)
                        self.cars += int(cost[route])
                        cost[route] = 0


class Conductor:
    def choose(self, view: View, legal: Sequence[int], random: Random) -> int:
        observation = Observation(view)
        assert view.own is not None
        if kind_of(observation.index, legal[0]) is Kind.KEEP:
            return self._keep(observation, legal)
        if chooses_start_city(observation, legal):
            return start_city(observation, legal)
        answer = fallback_action(observation, legal, random)
        if answer is not None:
            return answer
        plan = Plan(observation, view.own.tickets)
        claims = observation.claims(legal)
        need = self._need(observation, plan)
        wanted = [claim for claim in claims if claim[1] in plan.routes]
        if wanted:
            return self._claim(observation, wanted, need)
        least = min(seat.cars for seat in view.seats)
        if not plan.routes and TICKETS in legal and least >= CARS_FOR_TICKETS and view.last_turns is None:
            return int(TICKETS)
        if claims and (not plan.routes or view.last_turns is not None):
            return self._claim(observation, claims, need)
        draws = [number for number in legal if kind_of(observation.index, number) is Kind.DRAW]
        if not draws:
            return self._claim(observation, claims, need) if claims else legal[0]
        return draw_towards(observation, draws, need, random)

    @staticmethod
    def _claim(observation: Observation, claims: Sequence[tuple[int, int, int, int]], need: Sequence[float]) -> int:
        route = max(claims, key=lambda claim: (observation.points(claim[1]), -claim[1]))[1]
        return best_payment(observation, [claim for claim in claims if claim[1] == route], [int(n) for n in need])

    @staticmethod
    def _need(observation: Observation, plan: Plan) -> list[float]:
        """How many cards of each kind are missing for the planned routes; gray ones take what there is most of."""
        t = observation.index
        need = [0.0] * KIND_COUNT
        favourite = most_held(observation)
        for route in plan.routes:
            color = int(t.color[route])
            kind = favourite if color == GRAY else color
            need[kind] = max(need[kind], float(t.length[route] - observation.hand[kind]))
            need[WILD_KIND] += 0.1 + float(t.ferry[route])
        if not plan.routes:
            need[favourite] = 1.0
            need[WILD_KIND] = 0.5
        need[WILD_KIND] = min(need[WILD_KIND], 0.9) if max(need[:WILD_KIND]) > 0 else need[WILD_KIND]
        return need

    @staticmethod
    def _keep(observation: Observation, legal: Sequence[int]) -> int:
        """The choice whose plan brings most points within the cars, a little less for every car it takes."""
        assert observation.view.own is not None
        own = observation.view.own

        def worth(number: int) -> float:
            plan = Plan(observation, [*own.tickets, *observation.kept(number)])
            return plan.points - 0.6 * plan.cars

        return max(legal, key=worth)

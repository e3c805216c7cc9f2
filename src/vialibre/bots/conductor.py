"""Conductor: the shortest free way for each ticket, the cards it needs, and more tickets when it is done."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from vialibre.boards.model import TicketId
from vialibre.bots.habits import asks_start_city, best_payment, draw_towards, most_held, other_answer, start_city
from vialibre.bots.planning.ways import FAR
from vialibre.bots.sight import KIND_COUNT, WILD_KIND, Kind, Sight, kind_of
from vialibre.engine.core.constants import GRAY, TICKETS
from vialibre.engine.view import View

CARS_FOR_TICKETS = 12
"""With fewer cars left, own or anybody's, more tickets are a gamble."""


class Plan:
    """Routes still to be claimed, ticket by ticket, the most valuable first; each way uses those before it."""

    def __init__(self, sight: Sight, tickets: Sequence[TicketId]) -> None:
        self.routes: list[int] = []
        self.cars = 0
        self.points = 0
        cost = sight.cost[:]
        for ticket in sorted(tickets, key=lambda ticket: -sight.ticket(ticket)[2]):
            a, b, points = sight.ticket(ticket)
            way = sight.way(cost, a, b)
            ways = [way]
            if sight.start is not None:  # WEST-2: all must hang together with the start city
                ways.append(sight.way(cost, sight.start, a))
            price = sum(int(way.cost) for way in ways)
            if price >= FAR or self.cars + price > sight.cars:
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
        sight = Sight(view)
        assert view.own is not None
        if kind_of(sight.index, legal[0]) is Kind.KEEP:
            return self._keep(sight, legal)
        if asks_start_city(sight, legal):
            return start_city(sight, legal)
        answer = other_answer(sight, legal, random)
        if answer is not None:
            return answer
        plan = Plan(sight, view.own.tickets)
        claims = sight.claims(legal)
        need = self._need(sight, plan)
        wanted = [claim for claim in claims if claim[1] in plan.routes]
        if wanted:
            return self._claim(sight, wanted, need)
        least = min(seat.cars for seat in view.seats)
        if not plan.routes and TICKETS in legal and least >= CARS_FOR_TICKETS and view.last_turns is None:
            return int(TICKETS)
        if claims and (not plan.routes or view.last_turns is not None):
            return self._claim(sight, claims, need)
        draws = [number for number in legal if kind_of(sight.index, number) is Kind.DRAW]
        if not draws:
            return self._claim(sight, claims, need) if claims else legal[0]
        return draw_towards(sight, draws, need, random)

    @staticmethod
    def _claim(sight: Sight, claims: Sequence[tuple[int, int, int, int]], need: Sequence[float]) -> int:
        route = max(claims, key=lambda claim: (sight.points(claim[1]), -claim[1]))[1]
        return best_payment(sight, [claim for claim in claims if claim[1] == route], [int(n) for n in need])

    @staticmethod
    def _need(sight: Sight, plan: Plan) -> list[float]:
        """How many cards of each kind are missing for the planned routes; gray ones take what there is most of."""
        t = sight.index
        need = [0.0] * KIND_COUNT
        favourite = most_held(sight)
        for route in plan.routes:
            color = int(t.color[route])
            kind = favourite if color == GRAY else color
            need[kind] = max(need[kind], float(t.length[route] - sight.hand[kind]))
            need[WILD_KIND] += 0.1 + float(t.ferry[route])
        if not plan.routes:
            need[favourite] = 1.0
            need[WILD_KIND] = 0.5
        need[WILD_KIND] = min(need[WILD_KIND], 0.9) if max(need[:WILD_KIND]) > 0 else need[WILD_KIND]
        return need

    @staticmethod
    def _keep(sight: Sight, legal: Sequence[int]) -> int:
        """The choice whose plan brings most points within the cars, a little less for every car it takes."""
        assert sight.view.own is not None
        own = sight.view.own

        def worth(number: int) -> float:
            plan = Plan(sight, [*own.tickets, *sight.kept(number)])
            return plan.points - 0.6 * plan.cars

        return max(legal, key=worth)

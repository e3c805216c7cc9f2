"""Surveyor: one plan for all its tickets, by what routes cost and bring; patient with what lies beside the plan."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from librt.vecs import vec
from mypy_extensions import i64

from vialibre.boards.model import TicketId
from vialibre.bots.habits import asks_start_city, other_answer, start_city
from vialibre.bots.planning.ways import FAR
from vialibre.bots.sight import KIND_COUNT, WILD_KIND, Kind, Sight, kind_of
from vialibre.bots.worth import Worth
from vialibre.engine.core.codes import DECK, DRAW0, GRAY, TICKETS
from vialibre.engine.view import View

# What a route costs in a plan. Chosen by playing against conductor on all boards; a turn is what costs most.
A_CAR = 6
A_MISSING_CARD = 6
A_TURN = 24
A_POINT = 5  # taken off for what the claim brings
A_TUNNEL = 6  # its likely extra

TICKET_RISK = 0.85  # part of a ticket's points to count on when choosing
CAR_WORTH = 1.6  # points a car would bring elsewhere
TICKETS_SHARE = 0.31  # with fewer of all cars left, own or a rival's, more tickets are a gamble
FEW_CARS = 6  # with so few left, own or a rival's, the end is near
LONG_SHARE = 0.085  # beside the plan only routes of at least this part of all cars are worth waiting for


class Network:
    """The routes still to be claimed for some tickets: a cheap tree that joins them, each way using those before."""

    def __init__(self, sight: Sight, tickets: Sequence[TicketId], costs: vec[i64]) -> None:
        ends = [sight.ticket(ticket) for ticket in tickets]
        orders = (sorted(ends, key=lambda end: -end[2]), sorted(ends, key=lambda end: end[2]))
        tries = [_join(sight, order, costs) for order in orders]
        self.routes, self.cars, self.points, _ = max(tries, key=lambda found: 10 * found[2] - 0.2 * found[3])


def _join(sight: Sight, ends: Sequence[tuple[int, int, int]], costs: vec[i64]) -> tuple[list[int], int, int, int]:
    """Routes, cars, ticket points and price of joining the tickets in this order; what does not fit is missed."""
    t = sight.tables
    left = costs[:]
    routes: list[int] = []
    cars = points = price = 0
    for a, b, worth in ends:
        ways = [sight.way(left, a, b)]
        if sight.start is not None:  # WEST-2: all must hang together with the start city
            ways.append(sight.way(left, sight.start, a))
        new = list(dict.fromkeys(int(way.routes[i]) for way in ways for i in range(way.n)))
        needed = sum(int(t.length[route]) for route in new)
        if any(way.cost >= FAR for way in ways) or cars + needed > sight.cars:
            points -= worth
            continue
        points += worth
        cars += needed
        for route in new:
            routes.append(route)
            price += int(costs[route])
            left[route] = 0
    return routes, cars, points, price


class Surveyor:
    def choose(self, view: View, legal: Sequence[int], random: Random) -> int:
        sight = Sight(view)
        t = sight.tables
        assert view.own is not None
        worth = Worth(sight)
        costs = self._costs(sight, worth)
        if kind_of(t, legal[0]) is Kind.KEEP:
            return self._keep(sight, legal, costs)
        if asks_start_city(sight, legal):
            return start_city(sight, legal)
        answer = other_answer(sight, legal, random)
        if answer is not None:
            return answer
        plan = Network(sight, view.own.tickets, costs)
        need = self._need(sight, plan.routes)
        claims = sight.claims(legal)
        wanted = [claim for claim in claims if claim[1] in plan.routes]
        if wanted:
            return self._claim(sight, worth, wanted, need)
        rivals = min(seat.cars for who, seat in enumerate(view.seats) if who != sight.seat)
        last = view.last_turns is not None
        enough_cars = min(rivals, sight.cars) >= TICKETS_SHARE * int(t.cars)
        if not plan.routes and TICKETS in legal and not last and enough_cars:
            return int(TICKETS)
        if not plan.routes or last:
            near_end = last or min(rivals, sight.cars) <= FEW_CARS
            least = 1 if near_end else round(LONG_SHARE * int(t.cars))
            spare = sight.cars - plan.cars
            beside = [claim for claim in claims if least <= t.length[claim[1]] <= spare and worth.of(claim[1]) > 0]
            if beside:
                return self._claim(sight, worth, beside, need)
        draws = [number for number in legal if kind_of(t, number) is Kind.DRAW]
        if draws:
            return self._draw(draws, need, random)
        return self._claim(sight, worth, claims, need) if claims else legal[0]

    @staticmethod
    def _costs(sight: Sight, worth: Worth) -> vec[i64]:
        """For each route what it costs in cars, cards still to be drawn and a turn, less what it brings."""
        t = sight.tables
        costs = sight.cost[:]
        most = max(sight.hand[:WILD_KIND])
        for route in range(t.n_routes):
            if costs[route] > 0:
                length = int(t.length[route])
                color = int(t.color[route])
                missing = max(0, length - (most if color == GRAY else sight.hand[color]))
                price = A_CAR * length + A_MISSING_CARD * missing + A_TURN - A_POINT * worth.of(route)
                costs[route] = max(1, int(price) + A_TUNNEL * int(t.tunnel[route]))
        return costs

    @staticmethod
    def _keep(sight: Sight, legal: Sequence[int], costs: vec[i64]) -> int:
        """The choice that gains most: ticket points at some risk and route points, less what the cars would bring."""
        assert sight.view.own is not None
        own = sight.view.own

        def gain(number: int) -> float:
            plan = Network(sight, [*own.tickets, *sight.kept(number)], costs)
            return TICKET_RISK * plan.points + sum(map(sight.points, plan.routes)) - CAR_WORTH * plan.cars

        return max(legal, key=gain)

    @staticmethod
    def _need(sight: Sight, routes: Sequence[int]) -> list[float]:
        """Cards still missing of each colour; gray routes take the colour held most."""
        t = sight.tables
        need = [0.0] * KIND_COUNT
        for route in routes:
            color = int(t.color[route])
            if color != GRAY:
                need[color] += max(0, int(t.length[route]) - sight.hand[color])
        favourite = max(range(WILD_KIND), key=lambda kind: sight.hand[kind])
        if not routes or not any(need):
            need[favourite] += 1
        elif any(int(t.color[route]) == GRAY for route in routes):
            need[favourite] += 0.5
        return need

    @staticmethod
    def _claim(sight: Sight, worth: Worth, claims: Sequence[tuple[int, int, int, int]], need: Sequence[float]) -> int:
        """The route that brings most, one without a twin first; few wilds, and cards that nothing else needs."""
        t = sight.tables
        route = max(claims, key=lambda claim: (worth.of(claim[1]), -int(t.mate1[claim[1]] >= 0), -claim[1]))[1]
        ways = [claim for claim in claims if claim[1] == route]
        return min(ways, key=lambda claim: (claim[3], need[claim[2]], -sight.hand[claim[2]], claim[0]))[0]

    @staticmethod
    def _draw(draws: Sequence[int], need: Sequence[float], random: Random) -> int:
        """A card of the row that is missing, the more so the more are missing; a wild; or the deck."""
        missing = any(need[:WILD_KIND])

        def hope(number: int) -> float:
            if number == DECK:
                return 0.35
            kind = number - int(DRAW0)
            if kind == WILD_KIND:
                return 0.6 if missing else 0.2
            return 0.3 + 0.5 * min(need[kind], 3.0) if need[kind] > 0 else 0.0

        return max(draws, key=lambda number: hope(number) + random.random() * 0.01)

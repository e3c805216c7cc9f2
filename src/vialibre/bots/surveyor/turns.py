"""A turn: every possible action by what it saves and brings, and the best of them."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from vialibre.bots.observation import WILD_KIND
from vialibre.bots.planner.parameters import LATE
from vialibre.bots.planner.ticket_plan import Plan, add_fillers
from vialibre.bots.surveyor.draws import Draws
from vialibre.bots.surveyor.thought import Thought
from vialibre.bots.surveyor.tickets import worth_of_drawing
from vialibre.engine.core.constants import DECK, NO_SEAT, NONE, TICKETS

RISK = 0.04  # chance that a rival takes a route before the next turn
NEAR = 2.0  # times as likely for each rival who has been there
MOST_RISK = 0.5
SPARE_LOSS = 0.4  # part of its points that is lost with a route that no ticket needs: there are others
WILD_SPENT = 40  # hundredths of a turn that a wild is worth beside the plan
STATION_NOW = 1.5  # turns that a station is worth then


def take_turn(thought: Thought, legal: Sequence[int], random: Random) -> int:
    plan = thought.tickets_plan()
    options: list[tuple[float, int]] = []
    if TICKETS in legal:
        gain = worth_of_drawing(thought, plan)
        if gain is not None:
            options.append((gain, int(TICKETS)))
    claims = Claims(thought, plan)
    options.extend(claims.options(legal))
    options.extend(stations(thought, plan, legal))
    draws = [number for number in legal if number <= DECK]
    if draws:
        saved, number = Draws(thought, plan).best(draws, random)
        options.append((0.0 if thought.is_last else saved * thought.turn / 100, number))
    return max(options)[1] if options else legal[0]


class Claims:
    """What each claim is worth. Afterwards the plan has long routes for the cars left over, too."""

    def __init__(self, thought: Thought, plan: Plan) -> None:
        self.thought = thought
        self.tickets_value = int(plan.value)
        self.joining = {int(plan.routes[i]) for i in range(plan.n)}
        add_fillers(thought.position, thought.scratch, plan)
        self.plan = plan
        self.planned = {int(plan.routes[i]) for i in range(plan.n)}
        self.spare_cars = thought.observation.cars - int(plan.cars)
        self.urgencies: dict[int, float] = {}

    def options(self, legal: Sequence[int]) -> list[tuple[float, int]]:
        found = []
        for number, route, color, wilds in self.thought.observation.claims(legal):
            worth = self._worth(route, color, wilds)
            if worth is not None:
                found.append((worth, number))
        return found

    def _worth(self, route: int, color: int, wilds: int) -> float | None:
        thought = self.thought
        length = int(thought.t.length[route])
        hand = list(thought.observation.hand)
        if color == WILD_KIND:
            hand[color] -= length
        else:
            hand[color] -= length - wilds
            hand[WILD_KIND] -= wilds
        saved = (int(self.plan.turns) - thought.turns(self.plan, hand, without=route)) * thought.turn / 100
        spent = 0.0 if color == WILD_KIND else wilds * WILD_SPENT * thought.turn / 10_000
        reward = int(thought.position.reward[route])
        if thought.is_last:
            return saved + reward + (self._loss(route) if route in self.joining else 0.0) - spent
        if route in self.planned:
            return saved + self._urgency(route) - spent
        if length > self.spare_cars and self.joining:
            return None  # the tickets need these cars
        return saved + reward - length * int(thought.weights.car) - spent

    def _urgency(self, route: int) -> float:
        """What is lost if a rival takes the route first, by the chance of it."""
        if route not in self.urgencies:
            self.urgencies[route] = self._loss(route) * self._risk(route)
        return self.urgencies[route]

    def _loss(self, route: int) -> float:
        if route in self.joining:
            return max(0.0, float(self.tickets_value - self._value_without(route)))
        return max(0.0, SPARE_LOSS * int(self.thought.position.reward[route]))

    def _value_without(self, route: int) -> int:
        thought = self.thought
        t, cars_for = thought.t, thought.position.cars_for
        lost = [route]
        if len(thought.view.seats) < t.parallel_from:
            lost += [int(mate) for mate in (t.mate1[route], t.mate2[route]) if mate != NONE]
        before = [int(cars_for[one]) for one in lost]
        for one in lost:
            cars_for[one] = -1
        value = int(thought.tickets_plan().value)
        for one, cars in zip(lost, before, strict=True):
            cars_for[one] = cars
        return value

    def _risk(self, route: int) -> float:
        t, observation = self.thought.t, self.thought.observation
        ends = (t.a[route], t.b[route])
        near = {
            owner
            for other, owner in enumerate(observation.owner)
            if owner not in (NO_SEAT, observation.seat) and (t.a[other] in ends or t.b[other] in ends)
        }
        return min(MOST_RISK, RISK * NEAR ** len(near))


def stations(thought: Thought, plan: Plan, legal: Sequence[int]) -> list[tuple[float, int]]:
    """Stations wait until the plan's own routes are claimed, or the end is near: till then the rival may be passed."""
    t = thought.t
    if plan.stations == 0 or (plan.n_joined > 0 and int(thought.position.time) >= LATE):
        return []
    borrowed = [int(plan.borrowed[i]) for i in range(plan.n_borrowed())]
    cities = {int(city) for route in borrowed for city in (t.a[route], t.b[route])}
    return [
        (STATION_NOW * thought.turn - 0.001 * number, number)
        for number in legal
        if t.station0 <= number < t.claim0 and (number - int(t.station0)) // int(t.station_ways) in cities
    ]

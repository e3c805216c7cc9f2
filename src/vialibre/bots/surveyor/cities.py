"""Questions about cities: where to begin, where to put markers, stacks and Alvin."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from vialibre.bots.observation import WILD_KIND
from vialibre.bots.planner.parameters import LEAST_GAIN, RIVAL_CLAIMS, WHOLE_GAME
from vialibre.bots.planner.ticket_plan import Plan
from vialibre.bots.surveyor.thought import Thought
from vialibre.engine.core.constants import NO_MARKER, NO_SEAT


def start_city(thought: Thought, legal: Sequence[int]) -> int:
    """The city from which the best plan starts."""
    return max(start_values(thought, legal), key=lambda option: (option[0], -option[1]))[1]


def start_values(thought: Thought, legal: Sequence[int]) -> list[tuple[float, int]]:
    """Each start city with the worth of the best plan from there."""
    first = int(thought.t.start0)
    found = []
    for number in legal:
        thought.position.start = number - first
        found.append((float(thought.whole_plan().value), number))
    return found


def place_stack(thought: Thought, legal: Sequence[int], random: Random) -> int:
    """Souvenirs go where the plan passes."""
    t = thought.t
    plan = thought.tickets_plan()
    routes = [int(plan.routes[i]) for i in range(plan.n)]
    passed = {int(city) for route in routes for city in (t.a[route], t.b[route])}
    first, cities = int(t.place0), int(t.n_cities)
    return max(legal, key=lambda number: ((number - first) % cities in passed, random.random()))


def move_alvin(thought: Thought, legal: Sequence[int]) -> int:
    """Where fewest rivals can still come: they would take him away."""
    t, owner = thought.t, thought.observation.owner

    def open_routes(city: int) -> int:
        return sum(1 for r in range(int(t.n_routes)) if owner[r] == NO_SEAT and city in (t.a[r], t.b[r]))

    return min(legal, key=lambda number: (open_routes(number - int(t.alvin0)), number))


def put_marker(thought: Thought, legal: Sequence[int]) -> int:
    """On a city whose control brings more than the cards for the marker are worth."""
    best, most = int(NO_MARKER), float(LEAST_GAIN)
    for gain, number in marker_values(thought, legal):
        if gain > most:
            best, most = number, gain
    return best


def marker_values(thought: Thought, legal: Sequence[int]) -> list[tuple[float, int]]:
    """Each marker with what it brings beyond its cards."""
    plan = thought.whole_plan()
    found = []
    for number in legal:
        if number != NO_MARKER:
            city, hand = _after_marker(thought, number)
            cards = (thought.turns(plan, hand) - int(plan.turns)) * thought.turn / 100
            found.append((_control(thought, city, plan) - cards, number))
    return found


def _after_marker(thought: Thought, number: int) -> tuple[int, list[int]]:
    t = thought.t
    city, payment = divmod(number - int(t.marker0), int(t.marker_ways))
    cost = int(t.marker_cost)
    hand = list(thought.observation.hand)
    if payment == t.marker_ways - 1:
        hand[WILD_KIND] -= cost
    else:
        color, wilds = divmod(payment, cost)
        hand[color] -= cost - wilds
        hand[WILD_KIND] -= wilds
    return city, hand


def _control(thought: Thought, city: int, plan: Plan) -> float:
    """WEST-4: own planned routes to a city that somebody controls pay once more; rivals' routes pay here, not them."""
    t, observation = thought.t, thought.observation
    left = min(1.0, int(thought.position.time) / int(WHOLE_GAME))
    gain = 0.0
    for route in range(int(t.n_routes)):
        a, b = int(t.a[route]), int(t.b[route])
        if city not in (a, b) or observation.owner[route] != NO_SEAT:
            continue
        points = 100.0 * observation.points(route)
        controlled = a + b - city in thought.worth.controller
        if plan.has(route):
            gain += points if controlled else 0.0
        else:
            gain += int(RIVAL_CLAIMS) / 100 * left * points * (1 if controlled else 2)
    return gain

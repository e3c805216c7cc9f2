"""A position ready for planning, and the plan for it."""

from __future__ import annotations

from collections.abc import Sequence

from vialibre.boards.model import TicketId
from vialibre.bots.claim_value import ClaimValue
from vialibre.bots.observation import KIND_COUNT, Observation
from vialibre.bots.planner.board_model import board_model
from vialibre.bots.planner.position import Position
from vialibre.bots.planner.ticket_plan import Goals, Plan, add_fillers, best_plan, turns_of
from vialibre.bots.planner.turn_cost import Scratch
from vialibre.engine.core.board_index import BoardIndex
from vialibre.engine.core.constants import GRAY, NO_SEAT, NONE, WILD
from vialibre.engine.core.graph import graph_of
from vialibre.engine.view import View


class Thought:
    """What one decision is thought about with."""

    def __init__(self, observation: Observation) -> None:
        assert observation.view.own is not None
        self.observation = observation
        self.view = observation.view
        self.own = observation.view.own
        self.t = observation.index
        self.weights = board_model(self.t).weights
        self.scratch = Scratch()
        self.worth = ClaimValue(observation)
        self.position = self._field()
        self.turn = int(self.weights.turn)
        self.is_last = self.view.last_turns is not None

    def _field(self) -> Position:
        observation, t = self.observation, self.t
        position = Position(graph_of(t), self.weights, observation.cost, list(observation.hand), odds(observation))
        for route in range(int(t.n_routes)):
            if observation.cost[route] > 0:
                position.reward[route] = round(100 * self.worth.of(route))
        self._tunnels(position)
        position.cars = observation.cars
        position.time = round(100 * time_left(self.view, t))
        if observation.start is not None:
            position.start = observation.start
        self._stations(position)
        return position

    def _tunnels(self, position: Position) -> None:
        """A tunnel asks for a card more for every card revealed that is of its colour or wild."""
        colors = int(WILD)
        card = int(self.t.reveal) * int(self.weights.card)
        wild = int(position.odds[colors])
        for color in range(colors):
            position.tunnel[color] = int(self.weights.tunnel) + card * (int(position.odds[color]) + wild) // 1000
        position.tunnel[int(GRAY)] = int(self.weights.tunnel) + card * ((1000 - wild) // colors + wild) // 1000

    def _stations(self, position: Position) -> None:
        """A rival's route costs what the station costs: the points for not building it, a turn and the cards."""
        t = self.t
        if t.stations == 0:
            return
        stations = self.view.seats[self.observation.seat].stations
        built = len(stations)
        position.stations = int(t.stations) - built
        turns = 200 + int(self.weights.card) * built
        position.station_price = 100 * (int(t.unbuilt) + 1 + built) + int(self.weights.turn) * turns // 100
        cities = [t.city_number[city] for city in stations]
        for route, owner in enumerate(self.observation.owner):
            if owner not in (NO_SEAT, self.observation.seat):
                position.borrowed[route] = 1
                ends = (t.a[route], t.b[route])
                position.lent[route] = sum(1 << place for place, city in enumerate(cities) if city in ends)

    def goals(self, more: Sequence[TicketId] = ()) -> Goals:
        goals = Goals()
        for ticket in (*self.own.tickets, *more):
            goals.add(self.t.ticket_number[ticket])
        return goals

    def tickets_plan(self) -> Plan:
        """The plan for the tickets alone."""
        return best_plan(self.position, self.scratch, self.goals())

    def whole_plan(self, more: Sequence[TicketId] = ()) -> Plan:
        """The plan for the tickets, these among them, and for the cars left over."""
        plan = best_plan(self.position, self.scratch, self.goals(more))
        add_fillers(self.position, self.scratch, plan)
        return plan

    def turns(self, plan: Plan, hand: Sequence[int], *, without: int = int(NONE)) -> int:
        """Turns that the plan takes with other cards, or when one of its routes is claimed."""
        return int(turns_of(self.position, self.scratch, plan, list(hand), without))


def odds(observation: Observation) -> list[int]:
    """The chance of each kind to be the deck's next card, in thousandths, by what was not seen yet."""
    view = observation.view
    unseen = [int(n) for n in observation.index.deck_count]
    for kind in range(KIND_COUNT):
        unseen[kind] -= observation.hand[kind] + view.discards[kind]
        unseen[kind] -= sum(seat.known[kind] for who, seat in enumerate(view.seats) if who != observation.seat)
    for card in observation.row:
        if card >= 0:
            unseen[card] -= 1
    total = max(1, sum(max(0, n) for n in unseen))
    return [1000 * max(0, n) // total for n in unseen]


def time_left(view: View, t: BoardIndex) -> float:
    """Turns until somebody has so few cars that the end comes, about: cards to be drawn, and claims."""
    if view.last_turns is not None:
        return 1.0
    lengths = [int(n) for n in t.length]
    a_claim = 1.05 * sum(lengths) / len(lengths)
    least = 1000.0
    for seat in view.seats:
        cars = max(0, seat.cars - 2)
        least = min(least, max(0, cars - seat.cards) / 2 + cars / a_claim)
    return least + 1.0

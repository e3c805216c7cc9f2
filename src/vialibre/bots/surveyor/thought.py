"""A position ready for planning, and the plan for it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from vialibre.boards.model import TicketId
from vialibre.bots.planning.cards import Needs
from vialibre.bots.planning.field import Field, Weights
from vialibre.bots.planning.network import Errands, Plan, add_fillers, best_plan, turns_of
from vialibre.bots.sight import KIND_COUNT, Sight, roads_of
from vialibre.bots.worth import Worth
from vialibre.engine.core.board_index import BoardIndex
from vialibre.engine.core.constants import GRAY, NO_SEAT, NONE, WILD
from vialibre.engine.view import View


@cache
def weights_of(t: BoardIndex) -> Weights:
    return Weights(t)


class Thought:
    """What one decision is thought about with."""

    def __init__(self, sight: Sight) -> None:
        assert sight.view.own is not None
        self.sight = sight
        self.view = sight.view
        self.own = sight.view.own
        self.t = sight.index
        self.weights = weights_of(self.t)
        self.needs = Needs()
        self.worth = Worth(sight)
        self.field = self._field()
        self.turn = int(self.weights.turn)
        self.is_last = self.view.last_turns is not None

    def _field(self) -> Field:
        sight, t = self.sight, self.t
        field = Field(roads_of(t), self.weights, sight.cost, list(sight.hand), odds(sight))
        for route in range(int(t.n_routes)):
            if sight.cost[route] > 0:
                field.reward[route] = round(100 * self.worth.of(route))
        self._tunnels(field)
        field.cars = sight.cars
        field.time = round(100 * time_left(self.view, t))
        if sight.start is not None:
            field.start = sight.start
        self._stations(field)
        return field

    def _tunnels(self, field: Field) -> None:
        """A tunnel asks for a card more for every card revealed that is of its colour or wild."""
        colors = int(WILD)
        card = int(self.t.reveal) * int(self.weights.card)
        wild = int(field.odds[colors])
        for color in range(colors):
            field.tunnel[color] = int(self.weights.tunnel) + card * (int(field.odds[color]) + wild) // 1000
        field.tunnel[int(GRAY)] = int(self.weights.tunnel) + card * ((1000 - wild) // colors + wild) // 1000

    def _stations(self, field: Field) -> None:
        """A rival's route costs what the station costs: the points for not building it, a turn and the cards."""
        t = self.t
        if t.stations == 0:
            return
        stations = self.view.seats[self.sight.seat].stations
        built = len(stations)
        field.stations = int(t.stations) - built
        turns = 200 + int(self.weights.card) * built
        field.station_price = 100 * (int(t.unbuilt) + 1 + built) + int(self.weights.turn) * turns // 100
        cities = [t.city_number[city] for city in stations]
        for route, owner in enumerate(self.sight.owner):
            if owner not in (NO_SEAT, self.sight.seat):
                field.borrowed[route] = 1
                ends = (t.a[route], t.b[route])
                field.lent[route] = sum(1 << place for place, city in enumerate(cities) if city in ends)

    def errands(self, more: Sequence[TicketId] = ()) -> Errands:
        errands = Errands()
        for ticket in (*self.own.tickets, *more):
            errands.add(self.t.ticket_number[ticket])
        return errands

    def tickets_plan(self) -> Plan:
        """The plan for the tickets alone."""
        return best_plan(self.field, self.needs, self.errands())

    def whole_plan(self, more: Sequence[TicketId] = ()) -> Plan:
        """The plan for the tickets, these among them, and for the cars left over."""
        plan = best_plan(self.field, self.needs, self.errands(more))
        add_fillers(self.field, self.needs, plan)
        return plan

    def turns(self, plan: Plan, hand: Sequence[int], *, without: int = int(NONE)) -> int:
        """Turns that the plan takes with other cards, or when one of its routes is claimed."""
        return int(turns_of(self.field, self.needs, plan, list(hand), without))


def odds(sight: Sight) -> list[int]:
    """The chance of each kind to be the deck's next card, in thousandths, by what was not seen yet."""
    view = sight.view
    unseen = [int(n) for n in sight.index.deck_count]
    for kind in range(KIND_COUNT):
        unseen[kind] -= sight.hand[kind] + view.discards[kind]
        unseen[kind] -= sum(seat.known[kind] for who, seat in enumerate(view.seats) if who != sight.seat)
    for card in sight.row:
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

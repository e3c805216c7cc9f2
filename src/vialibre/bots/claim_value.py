"""What a claim brings beside its place in a plan: points as they are paid, a souvenir, Alvin."""

from __future__ import annotations

from vialibre.bots.observation import Observation
from vialibre.bots.planner.parameters import RIVAL, SOUVENIR


class ClaimValue:
    """Points that a seat would gain by claiming a route now, less what it would give to rivals."""

    def __init__(self, observation: Observation) -> None:
        view = observation.view
        t = observation.index
        self.observation = observation
        self.controller: dict[int, int] = {
            t.city_number[city]: who for who, seat in enumerate(view.seats) for city in seat.markers
        }
        owned = set(view.seats[observation.seat].souvenirs)
        self.souvenir_cities = {
            t.city_number[stack.city] for stack in view.tokens if stack.left > 0 and stack.symbol not in owned
        }
        away = view.alvin_holder != observation.seat and view.alvin_at is not None
        self.alvin_city = t.city_number[view.alvin_at] if away and view.alvin_at is not None else None

    def of(self, route: int) -> float:
        t = self.observation.index
        points = float(self.observation.points(route))
        ends = (int(t.a[route]), int(t.b[route]))
        paid = [self.controller[city] for city in ends if city in self.controller]
        if paid:  # WEST-4: controlled cities pay their controllers, and only them
            mine = paid.count(self.observation.seat)
            points = points * mine - int(RIVAL) / 100 * points * (len(paid) - mine)
        if self.souvenir_cities.intersection(ends):
            points += int(SOUVENIR) / 100
        if self.alvin_city in ends:
            points += float(t.alvin_capture)
        return points

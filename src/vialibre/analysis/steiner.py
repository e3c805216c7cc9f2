"""The fewest cars that join cities: two to each other, or both to the own network where WEST-2 lets no claim lie apart.

A tree with three ends (network, one city, the other) has one place where its branches meet. Trying every city as that
place finds the cheapest tree.
"""

from __future__ import annotations

from vialibre.analysis.station_paths import NOWHERE, Ground, Step
from vialibre.engine.core.graph import FAR, Distances, distances_from, graph_of


class Joiner:
    """Shares searches among tickets: distances from a city are computed once."""

    def __init__(self, ground: Ground, start: int | None) -> None:
        self.ground = ground
        self.start = start
        """The start city, with which all must hang together; None where there is no such rule."""
        self._reaches: dict[int, Distances] = {}

    def find(self, a: int, b: int) -> list[Step] | None:
        """The routes that join both cities, what lies nearest to the network first; None if the cars do not suffice."""
        if self.start is None:
            steps = self._steps(b, a) if self._reach(b).cost[a] < FAR else None
        else:
            steps = self._tree(self.start, a, b)
        if steps is None or sum(self.ground.cost[step.route] for step in steps) > self.ground.cars:
            return None
        return steps

    def _tree(self, start: int, a: int, b: int) -> list[Step] | None:
        ends = (start, a, b)
        joint = [sum(map(int, cars)) for cars in zip(*(self._reach(city).cost for city in ends), strict=True)]
        meet = joint.index(min(joint))
        if joint[meet] >= FAR:
            return None
        to_start, to_a, to_b = (self._steps(city, meet) for city in ends)
        return list({step.route: step for step in [*to_start[::-1], *to_a, *to_b]}.values())

    def _reach(self, city: int) -> Distances:
        found = self._reaches.get(city)
        if found is None:
            found = self._reaches[city] = distances_from(graph_of(self.ground.index), self.ground.cost, city)
        return found

    def _steps(self, source: int, city: int) -> list[Step]:
        """From a city to the source."""
        t = self.ground.index
        by = self._reach(source).by
        found: list[Step] = []
        while city != source:
            route = int(by[city])
            city = int(t.a[route] + t.b[route]) - city
            found.append(Step(route, NOWHERE, city))
        return found

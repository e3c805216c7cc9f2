"""Separates routes where they meet at a city by moving each one's first space away from it until no two touch."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from math import hypot

from vialibre.boards.drawing.shapes import Point, depth_of_overlap, distance_to_shape, rectangle
from vialibre.boards.drawing.tracks import (
    CITY_RADIUS,
    END_CLEAR,
    SPACE_GAP,
    SPACE_MIN,
    Curve,
    CurveLine,
    Group,
    side_of,
    track_spaces,
)
from vialibre.boards.model import CityId

MARGIN = 1.6
"""Space left between two route spaces that meet at a city."""
DOT_MARGIN = 3.0
_COMFORT = SPACE_MIN + 3
_LEAST = SPACE_MIN + 1
_STEP = 1.0
MOST_PUSHES = 3000
"""The most steps in total that routes are moved. Standard boards take a tenth of it, and more do not improve a
tangle."""

Ends = tuple[CityId, CityId]


def separate_ends(curves: Mapping[Ends, Curve], groups: Iterable[Group]) -> dict[Ends, Curve]:
    """Return the same curves with their clearances set.

    A route that is too short to move its spaces keeps them, and may still touch another.
    """
    return _EndSeparation(curves, groups).run()


class _EndSeparation:
    def __init__(self, curves: Mapping[Ends, Curve], groups: Iterable[Group]) -> None:
        self.groups = {group.ends: group for group in groups}
        # The line of a curve does not depend on the clearances at its ends.
        self.lines = {ends: CurveLine(curve) for ends, curve in curves.items()}
        self.arcs = {ends: line.length for ends, line in self.lines.items()}
        self.pushes = 0
        self.curves = {ends: self._comfortable(ends, curve) for ends, curve in curves.items()}
        self.firsts: dict[tuple[Ends, CityId], list[tuple[Point, ...]]] = {}
        self.middles: dict[tuple[Ends, CityId], list[tuple[float, float, float]]] = {}
        """For the same spaces: center and radius of the circle around each."""
        self.shortest: dict[Ends, float] = {}
        for ends in self.curves:
            self._update_spaces(ends)

    def _comfortable(self, ends: Ends, curve: Curve) -> Curve:
        """Shrink the clearances of a route that is short of length: they are the first thing to give up."""
        start, end = curve.start_clear, curve.end_clear
        lack = self.groups[ends].length * (_COMFORT + SPACE_GAP) - (self.arcs[ends] - start - end)
        give = min(1.0, max(0.0, lack) / max(0.1, start + end - 2 * END_CLEAR))
        return replace(curve, start_clear=start + give * (END_CLEAR - start), end_clear=end + give * (END_CLEAR - end))

    def _update_spaces(self, ends: Ends) -> None:
        group = self.groups[ends]
        line, curve = self.lines[ends], self.curves[ends]
        sides = [side_of(k, group.tracks) for k in range(group.tracks)]
        tracks = [track_spaces(line, curve, group.length, side) for side in sides]
        self.shortest[ends] = min(space.length for spaces in tracks for space in spaces)
        for city, at in ((ends[0], 0), (ends[1], -1)):
            firsts = [spaces[at] for spaces in tracks]
            self.firsts[ends, city] = [rectangle(s.x, s.y, s.angle, s.length, s.width) for s in firsts]
            self.middles[ends, city] = [(s.x, s.y, hypot(s.length, s.width) / 2) for s in firsts]

    def _spare(self, ends: Ends) -> float:
        """Length per space beyond the minimum, on the group's shortest track."""
        curve = self.curves[ends]
        run = self.arcs[ends] - curve.start_clear - curve.end_clear
        return min(run / self.groups[ends].length - SPACE_GAP, self.shortest[ends]) - _LEAST

    def _push(self, ends: Ends, city: CityId) -> None:
        self.pushes += 1
        curve = self.curves[ends]
        if ends[0] == city:
            self.curves[ends] = replace(curve, start_clear=curve.start_clear + _STEP)
        else:
            self.curves[ends] = replace(curve, end_clear=curve.end_clear + _STEP)
        self._update_spaces(ends)

    def _touch(self, one: Ends, two: Ends, city: CityId) -> bool:
        these = list(zip(self.middles[one, city], self.firsts[one, city], strict=True))
        those = list(zip(self.middles[two, city], self.firsts[two, city], strict=True))
        return any(
            hypot(ax - bx, ay - by) < a_reach + b_reach + MARGIN and depth_of_overlap(a, b) > -MARGIN
            for (ax, ay, a_reach), a in these
            for (bx, by, b_reach), b in those
        )

    def run(self) -> dict[Ends, Curve]:
        """Move spaces away from dots, then from each other, and return the resulting curves."""
        for ends, curve in list(self.curves.items()):
            for city, dot in ((ends[0], curve.start), (ends[1], curve.end)):
                while (
                    self._spare(ends) > 0
                    and min(distance_to_shape(dot, corners) for corners in self.firsts[ends, city])
                    < CITY_RADIUS + DOT_MARGIN
                ):
                    self._push(ends, city)
        rows = list(self.curves)
        todo = [(one, two, city) for k, one in enumerate(rows) for two in rows[:k] for city in set(one) & set(two)]
        todo.sort()
        for _ in range(60):
            pushed: set[Ends] = set()
            for one, two, city in todo:
                if self._touch(one, two, city):
                    # The route with more spare length moves.
                    way = max((one, two), key=self._spare)
                    if self._spare(way) > 0:
                        self._push(way, city)
                        pushed.add(way)
            if not pushed or self.pushes > MOST_PUSHES:
                break
            todo = [row for row in todo if row[0] in pushed or row[1] in pushed]
        return self.curves

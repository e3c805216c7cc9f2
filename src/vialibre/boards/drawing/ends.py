"""Where routes meet at a city: how far from it each one's first space begins, so that no two touch."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace

from vialibre.boards.drawing.shapes import Point, depth_of_overlap, distance_to_shape, rectangle
from vialibre.boards.drawing.tracks import (
    CITY_RADIUS,
    END_CLEAR,
    SPACE_GAP,
    SPACE_MIN,
    Curve,
    Group,
    arc_length,
    lay_group,
)
from vialibre.boards.model import CityId, RouteId

MARGIN = 1.6
"""Paper between two spaces that meet at a city."""
DOT_MARGIN = 3.0
_COMFORT = SPACE_MIN + 3
_LEAST = SPACE_MIN + 1
_STEP = 1.0

Ends = tuple[CityId, CityId]


def part_ends(curves: Mapping[Ends, Curve], groups: Iterable[Group]) -> dict[Ends, Curve]:
    """The same curves with their clearances set; a route too short to give way keeps its spaces and may still touch."""
    return _Parting(curves, groups).part()


class _Parting:
    def __init__(self, curves: Mapping[Ends, Curve], groups: Iterable[Group]) -> None:
        self.groups = {group.ends: group for group in groups}
        self.arcs = {ends: arc_length(curve) for ends, curve in curves.items()}
        self.curves = {ends: self._comfortable(ends, curve) for ends, curve in curves.items()}
        self.firsts: dict[tuple[Ends, CityId], list[tuple[Point, ...]]] = {}
        self.shortest: dict[Ends, float] = {}
        for ends in self.curves:
            self._lay(ends)

    def _comfortable(self, ends: Ends, curve: Curve) -> Curve:
        """The room round its cities is the first that a short route gives up."""
        start, end = curve.start_clear, curve.end_clear
        lack = self.groups[ends].length * (_COMFORT + SPACE_GAP) - (self.arcs[ends] - start - end)
        give = min(1.0, max(0.0, lack) / max(0.1, start + end - 2 * END_CLEAR))
        return replace(curve, start_clear=start + give * (END_CLEAR - start), end_clear=end + give * (END_CLEAR - end))

    def _lay(self, ends: Ends) -> None:
        group = self.groups[ends]
        tracks = lay_group(self.curves[ends], [(RouteId(str(i)), group.length) for i in range(group.tracks)])
        self.shortest[ends] = min(space.length for track in tracks for space in track.spaces)
        for city, at in ((ends[0], 0), (ends[1], -1)):
            firsts = [track.spaces[at] for track in tracks]
            self.firsts[ends, city] = [rectangle(s.x, s.y, s.angle, s.length, s.width) for s in firsts]

    def _spare(self, ends: Ends) -> float:
        """Length per space beyond the least, on its shortest track."""
        curve = self.curves[ends]
        run = self.arcs[ends] - curve.start_clear - curve.end_clear
        return min(run / self.groups[ends].length - SPACE_GAP, self.shortest[ends]) - _LEAST

    def _push(self, ends: Ends, city: CityId) -> None:
        curve = self.curves[ends]
        if ends[0] == city:
            self.curves[ends] = replace(curve, start_clear=curve.start_clear + _STEP)
        else:
            self.curves[ends] = replace(curve, end_clear=curve.end_clear + _STEP)
        self._lay(ends)

    def _touch(self, one: Ends, two: Ends, city: CityId) -> bool:
        return any(depth_of_overlap(a, b) > -MARGIN for a in self.firsts[one, city] for b in self.firsts[two, city])

    def part(self) -> dict[Ends, Curve]:
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
                    # The one with more length to spare gives way.
                    way = max((one, two), key=self._spare)
                    if self._spare(way) > 0:
                        self._push(way, city)
                        pushed.add(way)
            if not pushed:
                break
            todo = [row for row in todo if row[0] in pushed or row[1] in pushed]
        return self.curves

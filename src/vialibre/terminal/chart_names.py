"""Places city names beside the dots of the character map, where they fit."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from vialibre.boards.layout import Label, Layout
from vialibre.boards.model import CityId

Spot = tuple[int, int]
"""Column and row of a cell."""

SHORT = 3
"""Letters of an abbreviated name."""


class Names:
    """Finds positions: the side chosen by the drawing first, then the others.

    Full names come first, preferably with a gap around them; then abbreviations.
    """

    def __init__(self, drawn: Layout, dots: Mapping[CityId, Spot], columns: int, rows: int, *, pieces: bool) -> None:
        self.drawn = drawn
        self.dots = dots
        self.columns, self.rows = columns, rows
        self.pieces = pieces
        """Whether pieces may stand in a city: then names leave one more cell free after the dot."""
        self.taken: set[Spot] = set()
        self.written: set[Spot] = set()

    def place(self, names: Mapping[CityId, str], taken: Iterable[Spot]) -> dict[CityId, tuple[Spot, str]]:
        """For each city, where its name begins and how it is written; cities without space are left out."""
        self.taken = set(taken)
        found: dict[CityId, tuple[Spot, str]] = {}
        for short, gap in ((False, 1), (False, 0), (True, 1), (True, 0)):
            for label in self.drawn.labels:
                if label.city not in found:
                    text = names[label.city]
                    spot = self._spot(label, text[:SHORT].rstrip() if short else text, gap)
                    if spot is not None:
                        found[label.city] = spot
        return found

    def _spot(self, label: Label, text: str, gap: int) -> tuple[Spot, str] | None:
        column, row = self.dots[label.city]
        wide = len(text)
        left, right, middle = column - 1 - wide, column + 2 + self.pieces, column - wide // 2
        for side in self._sides(label):
            first = left + 1 if side in ("nw", "sw") else left if side == "w" else middle if side in "ns" else right
            if side in ("ne", "se"):
                first = column + 1
            line = row + {"n": -1, "s": 1}.get(side[0], 0)
            if self._is_free(first, line, wide, gap):
                cells = [(first + i, line) for i in range(wide)]
                self.written.update(cells)
                return (first, line), text
        return None

    def _is_free(self, first: int, row: int, wide: int, gap: int) -> bool:
        if not (0 <= row < self.rows and first >= 0 and first + wide <= self.columns):
            return False
        if any((column, row) in self.taken for column in range(first - gap, first + wide + gap)):
            return False
        # Two names side by side need a gap, or they read as one.
        return not any((column, row) in self.written for column in range(first - 1, first + wide + 1))

    def _sides(self, label: Label) -> list[str]:
        place = next(place for place in self.drawn.places if place.city == label.city)
        box_left, box_top, box_right, box_bottom = label.box
        across = (box_left + box_right) / 2 - place.x
        down = (box_top + box_bottom) / 2 - place.y
        beside = "" if abs(across) < (box_right - box_left) / 3 else "e" if across > 0 else "w"
        above = "" if abs(down) < self.drawn.city_radius else "s" if down > 0 else "n"
        drawn = (above + beside) or "e"
        return [drawn, *(side for side in ("e", "w", "n", "s", "ne", "se", "nw", "sw") if side != drawn)]

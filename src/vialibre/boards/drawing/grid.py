"""Spatial hash of boxes: finds the candidates for an overlap without comparing every pair."""

from __future__ import annotations

from collections.abc import Iterable

from vialibre.boards.drawing.shapes import Box


class Grid:
    """Numbered boxes, indexed by the square cells they touch. `cell` should be about the size of a typical box."""

    def __init__(self, cell: float, boxes: Iterable[Box] = ()) -> None:
        self.cell = cell
        self._cells: dict[tuple[int, int], list[int]] = {}
        for number, box in enumerate(boxes):
            self.add(number, box)

    def add(self, number: int, box: Box) -> None:
        """Register a box under a number."""
        for cell in self._touched(box):
            self._cells.setdefault(cell, []).append(number)

    def near(self, box: Box) -> list[int]:
        """Return, in order, the numbers of all boxes that may overlap this one. Some of them may not."""
        found: set[int] = set()
        for cell in self._touched(box):
            found.update(self._cells.get(cell, ()))
        return sorted(found)

    def _touched(self, box: Box) -> list[tuple[int, int]]:
        size = self.cell
        left, top, right, bottom = (int(side // size) for side in box)
        return [(column, row) for column in range(left, right + 1) for row in range(top, bottom + 1)]

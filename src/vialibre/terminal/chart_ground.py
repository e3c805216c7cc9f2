"""Land and water of the character map: one character per cell, from the outlines."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

from vialibre.boards.layout import Layout, Line

LAND, SEA = "L", "~"


def ground_rows(drawn: Layout, scale: float, columns: int, rows: int) -> list[str]:
    """By row: LAND or SEA for each column, taken at the center of the cell. A board without outlines is all land."""
    if not drawn.land:
        return [LAND * columns] * rows
    land = _crossings(drawn.land, scale, rows)
    lakes = _crossings(drawn.lakes, scale, rows)
    return [_row(land[row], lakes[row], columns) for row in range(rows)]


def _row(land: list[float], lakes: list[float], columns: int) -> str:
    cells = [SEA] * columns
    for crossings, sign in ((land, LAND), (lakes, SEA)):
        crossings.sort()
        for start, end in zip(crossings[::2], crossings[1::2], strict=False):  # even-odd rule
            first, after = max(0, ceil(start - 0.5)), min(columns, ceil(end - 0.5))
            if after > first:
                cells[first:after] = [sign] * (after - first)
    return "".join(cells)


def _crossings(outlines: Sequence[Line], scale: float, rows: int) -> list[list[float]]:
    """Where the outlines cross the center line of each row, in columns."""
    found: list[list[float]] = [[] for _ in range(rows)]
    high = 2 * scale
    for outline in outlines:
        x0, y0 = outline[-1]
        row0 = ceil(y0 / high - 0.5)
        for x1, y1 in outline:
            row1 = ceil(y1 / high - 0.5)
            if row1 != row0:  # most edges are shorter than the height of a row
                for row in range(max(0, min(row0, row1)), min(rows, max(row0, row1))):
                    at = ((row + 0.5) * high - y0) / (y1 - y0)
                    found[row].append((x0 + at * (x1 - x0)) / scale)
            x0, y0, row0 = x1, y1, row1
    return found

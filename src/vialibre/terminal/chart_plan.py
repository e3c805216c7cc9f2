"""A board at one scale: the cell of every dot, space and name. Independent of any game, so it is computed once."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from math import ceil, cos, radians, sin

from vialibre.boards.layout import Layout, Space
from vialibre.boards.model import Board, CityId
from vialibre.terminal.chart_ground import ground_rows
from vialibre.terminal.chart_names import Names, Spot

CELL_HEIGHT = 2.0
"""A cell is about twice as high as wide; a scale is in units per column."""
SPACE_INSIDE = 0.8
"""The fraction of a space's length that its line takes, so that adjacent spaces can be told apart."""


@dataclass(frozen=True, slots=True)
class Bit:
    """One cell of a track."""

    route: int
    space: int
    line: str
    """Empty at the center of a space, where its letter is; otherwise the direction of the track: one of ─│╱╲."""


@dataclass(frozen=True, slots=True)
class ChartPlan:
    """A board laid out in character cells at one scale."""

    scale: float
    columns: int
    rows: int
    pieces: bool
    """Whether pieces may stand in a city, which takes a cell beside the dot."""
    ground: list[str]
    dots: Mapping[CityId, Spot]
    names: Mapping[CityId, tuple[Spot, str]]
    bits: Mapping[int, Mapping[int, Bit]]
    """By row and column."""


def plan_of(board: Board, drawn: Layout, scale: float) -> ChartPlan:
    """Lay out a board at this scale."""
    columns = max(1, ceil(drawn.width / scale))
    rows = max(1, ceil(drawn.height / (CELL_HEIGHT * scale)))

    def spot(x: float, y: float) -> Spot:
        column, row = int(x / scale), int(y / (CELL_HEIGHT * scale))
        return min(max(column, 0), columns - 1), min(max(row, 0), rows - 1)

    dots = {place.city: spot(place.x, place.y) for place in drawn.places}
    reserved = set(dots.values())
    middles: dict[Spot, list[Bit]] = {}
    lines: dict[Spot, Bit] = {}
    for number, track in enumerate(drawn.tracks):
        for place, space in enumerate(track.spaces):
            for at in _near(spot(space.x, space.y), reserved, columns, rows):
                middles.setdefault(at, []).append(Bit(number, place, ""))
            _draw_line(space, scale, Bit(number, place, _direction(space)), lines, spot)
    bits: dict[int, dict[int, Bit]] = {}
    for (column, row), bit in lines.items():
        if (column, row) not in reserved:
            bits.setdefault(row, {})[column] = bit
    for (column, row), several in middles.items():
        # Parallel tracks that share cells alternate along the way.
        bits.setdefault(row, {})[column] = several[several[0].space % len(several)]
    taken = {(column, row) for row, cells in bits.items() for column in cells}
    beside = {(column + 1, row) for column, row in reserved}  # for pieces in a city
    rules = board.rules
    pieces = bool(rules.stations or rules.markers or rules.souvenirs)
    names = Names(drawn, dots, columns, rows, pieces=pieces).place(
        {city.id: city.name for city in board.cities}, taken | reserved | beside
    )
    return ChartPlan(scale, columns, rows, pieces, ground_rows(drawn, scale, columns, rows), dots, names, bits)


def _near(at: Spot, dots: set[Spot], columns: int, rows: int) -> list[Spot]:
    """The cell itself, or the nearest free one beside it if a city is there; none where it is too crowded."""
    column, row = at
    for spot in (at, (column + 1, row), (column - 1, row), (column, row + 1), (column, row - 1)):
        if spot not in dots and 0 <= spot[0] < columns and 0 <= spot[1] < rows:
            return [spot]
    return []


def _draw_line(
    space: Space, scale: float, bit: Bit, lines: dict[Spot, Bit], spot: Callable[[float, float], Spot]
) -> None:
    half = space.length * SPACE_INSIDE / 2
    if half < scale * 0.75:
        return  # the letter fills it
    across, down = cos(radians(space.angle)), sin(radians(space.angle))
    steps = ceil(half / (scale / 2))
    for step in range(-steps, steps + 1):
        at = half * step / steps
        lines.setdefault(spot(space.x + at * across, space.y + at * down), bit)


def _direction(space: Space) -> str:
    across, down = cos(radians(space.angle)), sin(radians(space.angle)) / CELL_HEIGHT
    if abs(down) < 0.35 * abs(across):
        return "─"
    if abs(across) < 0.35 * abs(down):
        return "│"
    return "╲" if across * down > 0 else "╱"

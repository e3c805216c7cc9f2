"""The map in characters: part of a board at some scale, with the game on it. Deterministic for a view and window."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, replace

from vialibre.boards.layout import Layout, layout
from vialibre.boards.model import Board, CityId, RouteId
from vialibre.engine.view import View
from vialibre.terminal.chart_ground import SEA as SEA_CELL
from vialibre.terminal.chart_ink import (
    ALVIN,
    CITY,
    DOT,
    FRONT,
    LAND,
    LIT,
    LIT_DOT,
    MARKER,
    NAME,
    OUTSIDE,
    SEA,
    STATION,
    WAVES,
    Ink,
    owned,
    space_letter,
    symbol_letters,
)
from vialibre.terminal.chart_plan import CELL_HEIGHT, ChartPlan, plan_of

Cell = tuple[str, Ink]
Grid = list[list[Cell]]

CLOSEST = 5.0
"""Units per column at the highest zoom: a space is then seven columns long."""
STEP = 1.4
"""The factor between two zoom levels."""

_OUT: Cell = (" ", Ink(OUTSIDE, OUTSIDE))
_LIT_LINES = {"─": "═", "│": "║", "╱": "╱", "╲": "╲"}
_TUNNEL_LINES = {"─": "╌", "│": "╎", "╱": "╱", "╲": "╲"}


@dataclass(frozen=True, slots=True)
class Window:
    """The visible part of the board: its first cell at this scale, and the number of cells."""

    columns: int
    rows: int
    scale: float
    left: int = 0
    top: int = 0


@dataclass(frozen=True, slots=True)
class Lit:
    """Highlighted routes and cities, by id."""

    routes: Collection[RouteId] = ()
    cities: Collection[CityId] = ()


class Chart:
    """Draws one board. Plans are cached by scale."""

    def __init__(self, board: Board, drawn: Layout | None = None) -> None:
        self.board = board
        self.drawn = layout(board) if drawn is None else drawn
        self._letters = [[space_letter(route, i) for i in range(route.length)] for route in board.routes]
        self._souvenirs = symbol_letters(board.rules.souvenirs.symbols if board.rules.souvenirs else ())
        self._plans: dict[float, ChartPlan] = {}

    def plan(self, scale: float) -> ChartPlan:
        found = self._plans.get(scale)
        if found is None:
            found = self._plans[scale] = plan_of(self.board, self.drawn, scale)
        return found

    def whole(self, columns: int, rows: int) -> Window:
        """The whole board in this many cells."""
        scale = max(self.drawn.width / columns, self.drawn.height / (CELL_HEIGHT * rows))
        return self.placed(Window(columns, rows, max(scale, CLOSEST)))

    def zoomed(self, window: Window, steps: int) -> Window:
        """Zoom in (steps > 0) or out around the same center, at most to the whole board."""
        farthest = self.whole(window.columns, window.rows).scale
        return self.scaled(window, min(max(window.scale / STEP**steps, CLOSEST), farthest))

    def scaled(self, window: Window, scale: float) -> Window:
        """Another scale around the same center."""
        if scale == window.scale:
            return window
        x = (window.left + window.columns / 2) * window.scale
        y = (window.top + window.rows / 2) * CELL_HEIGHT * window.scale
        return self.centered(replace(window, scale=scale), x, y)

    def centered(self, window: Window, x: float, y: float) -> Window:
        """The same scale with this point of the board in the center, as far as the board extends."""
        left = round(x / window.scale - window.columns / 2)
        top = round(y / (CELL_HEIGHT * window.scale) - window.rows / 2)
        return self.placed(replace(window, left=left, top=top))

    def placed(self, window: Window) -> Window:
        """Moved so that as little as possible is shown beyond the board's edge; a smaller board is centered."""
        plan = self.plan(window.scale)
        return replace(
            window,
            left=_held(window.left, plan.columns, window.columns),
            top=_held(window.top, plan.rows, window.rows),
        )

    def showing(self, window: Window, lit: Lit) -> Window:
        """Moved as little as needed to show what is highlighted; zoomed out if it is too large."""
        spots = self._spots(lit)
        if not spots:
            return window
        plan = self.plan(window.scale)
        cells = [(int(x / window.scale), int(y / (CELL_HEIGHT * window.scale))) for x, y in spots]
        left, right = min(c for c, _ in cells), max(c for c, _ in cells)
        top, bottom = min(r for _, r in cells), max(r for _, r in cells)
        if right - left >= window.columns or bottom - top >= window.rows:
            farther = self.zoomed(window, -1)
            return window if farther.scale == window.scale else self.showing(farther, lit)
        aside, above = min(4, (window.columns - right + left) // 2), min(1, (window.rows - bottom + top) // 2)
        return self.placed(
            replace(
                window,
                left=_including(window.left, window.columns, left - aside, min(right + aside, plan.columns - 1)),
                top=_including(window.top, window.rows, top - above, min(bottom + above, plan.rows - 1)),
            )
        )

    def draw(self, view: View, window: Window, lit: Lit | None = None) -> Grid:
        """By row, each cell's character and ink."""
        lit = lit or Lit()
        plan = self.plan(window.scale)
        grid = [_ground(plan, window, row) for row in range(window.top, window.top + window.rows)]
        canvas = _Canvas(grid, window, plan)
        for city, ((column, row), text) in plan.names.items():
            if city not in lit.cities:
                canvas.write(column, row, text, NAME)
        self._draw_tracks(canvas, plan, view, lit)
        self._draw_cities(canvas, plan, view, lit)
        return grid

    def _draw_tracks(self, canvas: _Canvas, plan: ChartPlan, view: View, lit: Lit) -> None:
        rows = self.board.routes
        owners = {route: seat for seat, row in enumerate(view.seats) for route in row.routes}
        colors = self.board.player_colors
        window = canvas.window
        late: list[tuple[int, int, str]] = []
        for row in range(max(0, window.top), window.top + window.rows):
            for column, bit in plan.bits.get(row, {}).items():
                route = rows[bit.route]
                seat = owners.get(route.id)
                if route.id in lit.routes:
                    sign = self._letters[bit.route][bit.space] if seat is None else str(seat + 1)
                    late.append((column, row, _LIT_LINES.get(bit.line, sign)))
                    continue
                if seat is not None:
                    canvas.put(column, row, str(seat + 1) if not bit.line else " ", owned(colors[seat]))
                    continue
                line = _TUNNEL_LINES[bit.line] if route.tunnel and bit.line else bit.line
                sign = line or self._letters[bit.route][bit.space]
                canvas.put(column, row, sign, Ink(FRONT[route.color], None, not bit.line))
        for column, row, sign in late:
            canvas.put(column, row, sign, LIT)

    def _draw_cities(self, canvas: _Canvas, plan: ChartPlan, view: View, lit: Lit) -> None:
        for city in lit.cities:
            self._name_lit(canvas, plan, city)
        for city, (column, row) in plan.dots.items():
            canvas.put(column, row, LIT_DOT if city in lit.cities else DOT, LIT if city in lit.cities else CITY)
        colors = self.board.player_colors
        for tokens in view.tokens:
            if tokens.left:
                column, row = plan.dots[tokens.city]
                ink = LIT if tokens.city in lit.cities else Ink("#ffe9b0", "#5a4520", True)
                canvas.write(column, row, f"{self._souvenirs[tokens.symbol]}{tokens.left}", ink)
        for seat, of_seat in enumerate(view.seats):
            for sign, cities in ((STATION, of_seat.stations), (MARKER, of_seat.markers)):
                for city in cities:
                    canvas.write(*plan.dots[city], f"{sign}{seat + 1}", owned(colors[seat]))
        if view.alvin_at is not None:
            column, row = plan.dots[view.alvin_at]
            canvas.put(column - 1, row, ALVIN, Ink("#000000", "#9df0a0", True))

    def _name_lit(self, canvas: _Canvas, plan: ChartPlan, city: CityId) -> None:
        """Show a highlighted city's name in full, even where it covers something."""
        name = self.board.city(city).name
        (first, line), text = plan.names.get(city, ((0, 0), ""))
        if text != name:
            column, line = plan.dots[city]
            end = min(plan.columns, canvas.window.left + canvas.window.columns)
            right = column + 2 + plan.pieces
            first = right if right + len(name) <= end else column - 1 - len(name)
        canvas.write(first, line, name, LIT)

    def _spots(self, lit: Lit) -> list[tuple[float, float]]:
        spots = [(place.x, place.y) for place in self.drawn.places if place.city in lit.cities]
        return spots + [(s.x, s.y) for track in self.drawn.tracks if track.route in lit.routes for s in track.spaces]


class _Canvas:
    """The cells of a window, addressed by the board's own columns and rows; anything outside is clipped."""

    def __init__(self, grid: Grid, window: Window, plan: ChartPlan) -> None:
        self.grid, self.window, self.plan = grid, window, plan

    def put(self, column: int, row: int, sign: str, ink: Ink) -> None:
        x, y = column - self.window.left, row - self.window.top
        if 0 <= x < self.window.columns and 0 <= y < self.window.rows and 0 <= column < self.plan.columns:
            back = self.grid[y][x][1].back if ink.back is None else ink.back
            self.grid[y][x] = (sign, Ink(ink.front, back, ink.bold))

    def write(self, column: int, row: int, text: str, ink: Ink) -> None:
        for i, sign in enumerate(text):
            self.put(column + i, row, sign, ink)


_LAND_CELL: Cell = (" ", Ink(NAME.front, LAND))
_SEA_CELL: Cell = (" ", Ink(WAVES.front, SEA))
_WAVE_CELL: Cell = ("~", Ink(WAVES.front, SEA))


def _ground(plan: ChartPlan, window: Window, row: int) -> list[Cell]:
    if not 0 <= row < plan.rows:
        return [_OUT] * window.columns
    cells: list[Cell] = []
    ground = plan.ground[row]
    for column in range(window.left, window.left + window.columns):
        if not 0 <= column < plan.columns:
            cells.append(_OUT)
        elif ground[column] != SEA_CELL:
            cells.append(_LAND_CELL)
        else:
            cells.append(_WAVE_CELL if (column + 3 * row) % 6 == 0 else _SEA_CELL)
    return cells


def _held(first: int, there: int, seen: int) -> int:
    return -((seen - there) // 2) if there <= seen else min(max(first, 0), there - seen)


def _including(first: int, seen: int, low: int, high: int) -> int:
    if low < first:
        return low
    return max(first, high - seen + 1)

"""The map as a widget that zooms, scrolls and highlights."""

from __future__ import annotations

from dataclasses import replace
from itertools import groupby

from rich.segment import Segment
from rich.style import Style
from textual.events import MouseScrollDown, MouseScrollUp, Resize
from textual.strip import Strip
from textual.widget import Widget

from vialibre.boards.model import Board
from vialibre.engine.view import View
from vialibre.terminal.chart import Chart, Grid, Lit, Window
from vialibre.terminal.chart_ink import Ink

READABLE = 24.0
"""Units per column: a board that would be smaller fills the width instead, and scrolls."""
MOVE_COLUMNS, MOVE_ROWS = 8, 3


class BoardMap(Widget, can_focus=True):
    """The map of a game."""

    DEFAULT_CSS = "BoardMap { height: 1fr; min-height: 4; }"

    def __init__(self, board: Board) -> None:
        super().__init__(id="map")
        self.chart = Chart(board)
        self.board_view: View | None = None
        self.lit = Lit()
        self.window: Window | None = None
        self.scale = 0.0
        """The window as chosen; highlighting may need a wider one temporarily."""
        self.grid: Grid = []
        self._styles: dict[Ink, Style] = {}

    def show(self, view: View | None = None, lit: Lit | None = None) -> None:
        """Show the position and the highlights, scrolling to make them visible."""
        self.board_view = view or self.board_view
        if lit is not None:
            self.lit = lit
            if self.window is not None:
                self.window = self.chart.showing(self.chart.scaled(self.window, self.scale), lit)
        self._draw()

    def zoom(self, steps: int) -> None:
        """Zoom in or out; 0 steps: back to the initial window."""
        if self.window is not None:
            self.window = self.chart.zoomed(self.window, steps) if steps else self._home()
            self.scale = self.window.scale
            self._draw()

    def move(self, across: int, down: int) -> None:
        if self.window is not None:
            left, top = self.window.left + across * MOVE_COLUMNS, self.window.top + down * MOVE_ROWS
            self.window = self.chart.placed(replace(self.window, left=left, top=top))
            self._draw()

    def on_resize(self, event: Resize) -> None:
        if self.size.width < 2 or self.size.height < 1:
            return
        home = self._home()
        self.scale = home.scale
        self.window = self.chart.showing(home, self.lit)
        self._draw()

    def on_mouse_scroll_up(self, event: MouseScrollUp) -> None:
        self.zoom(1)

    def on_mouse_scroll_down(self, event: MouseScrollDown) -> None:
        self.zoom(-1)

    def render_line(self, y: int) -> Strip:
        if y >= len(self.grid):
            return Strip.blank(self.size.width, self.rich_style)
        runs = groupby(self.grid[y], key=lambda cell: cell[1])
        return Strip([Segment("".join(sign for sign, _ in cells), self._style(ink)) for ink, cells in runs])

    def _home(self) -> Window:
        columns, rows = self.size.width, self.size.height
        whole = self.chart.whole(columns, rows)
        if whole.scale <= READABLE:
            return whole
        drawn = self.chart.drawn
        near = replace(whole, scale=min(max(drawn.width / columns, drawn.height / 2 / columns), whole.scale))
        return self.chart.centered(near, drawn.width / 2, drawn.height / 2)

    def _draw(self) -> None:
        if self.window is not None and self.board_view is not None:
            self.grid = self.chart.draw(self.board_view, self.window, self.lit)
            self.refresh()

    def _style(self, ink: Ink) -> Style:
        found = self._styles.get(ink)
        if found is None:
            found = self._styles[ink] = Style(color=ink.front, bgcolor=ink.back, bold=ink.bold)
        return found

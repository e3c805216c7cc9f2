"""The list of legal actions: one line each, arrow keys and Enter, filtered by what is typed above it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from rich.cells import set_cell_size
from rich.segment import Segment
from rich.style import Style
from textual.binding import Binding, BindingType
from textual.events import Click, MouseScrollDown, MouseScrollUp
from textual.message import Message
from textual.strip import Strip
from textual.widget import Widget

from vialibre.terminal.app.choices import ListItem
from vialibre.terminal.chart_ink import LIT

_PLAIN = Style(color="#d9d2be")
_CURSOR = Style(color=LIT.front, bgcolor=LIT.back, bold=True)
_QUIET = Style(color="#8d897f")


class ChoiceList(Widget, can_focus=True):
    """Lines are rendered only when visible: there may be hundreds."""

    DEFAULT_CSS = "ChoiceList { height: 1fr; }"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "by(-1)", show=False),
        Binding("down", "by(1)", show=False),
        Binding("pageup", "page(-1)", show=False),
        Binding("pagedown", "page(1)", show=False),
        Binding("home", "by(-100000)", show=False),
        Binding("end", "by(100000)", show=False),
        Binding("enter", "choose", show=False),
    ]

    class Pointed(Message):
        def __init__(self, choice: ListItem | None) -> None:
            super().__init__()
            self.choice = choice

    class Chosen(Message):
        def __init__(self, choice: ListItem) -> None:
            super().__init__()
            self.choice = choice

    def __init__(self) -> None:
        super().__init__(id="choices")
        self.choices: Sequence[ListItem] = ()
        self.empty = ""
        """The text for an empty list."""
        self.cursor = 0
        self.first = 0

    @property
    def pointed(self) -> ListItem | None:
        return self.choices[self.cursor] if self.choices else None

    def offer(self, choices: Sequence[ListItem], empty: str = "") -> None:
        self.choices, self.empty = choices, empty
        self.cursor = self.first = 0
        self._moved()

    def point_at(self, notation: str) -> None:
        for place, choice in enumerate(self.choices):
            if choice.entry.text == notation:
                self.action_by(place - self.cursor)
                return

    def action_by(self, lines: int) -> None:
        self.cursor = max(0, min(self.cursor + lines, len(self.choices) - 1))
        self._moved()

    def action_page(self, pages: int) -> None:
        self.action_by(pages * max(1, self.size.height - 1))

    def action_choose(self) -> None:
        if self.pointed is not None:
            self.post_message(self.Chosen(self.pointed))

    def on_click(self, event: Click) -> None:
        place = self.first + event.y
        if place < len(self.choices):
            again = place == self.cursor
            self.action_by(place - self.cursor)
            if again:
                self.action_choose()

    def on_mouse_scroll_up(self, event: MouseScrollUp) -> None:
        self.action_by(-1)

    def on_mouse_scroll_down(self, event: MouseScrollDown) -> None:
        self.action_by(1)

    def render_line(self, y: int) -> Strip:
        return self._line(y).apply_style(self.rich_style)

    def _line(self, y: int) -> Strip:
        width = self.size.width
        place = self.first + y
        if not self.choices and y == 0:
            return Strip([Segment(set_cell_size(f"  {self.empty}", width), _QUIET)])
        if place >= len(self.choices):
            return Strip.blank(width, self.rich_style)
        choice = self.choices[place]
        here = place == self.cursor
        points = f" +{choice.points} " if choice.points else " "
        more = self._more(y, place)
        text = set_cell_size(f"{'▸' if here else ' '} {choice.entry.sentence}", max(1, width - len(points) - 1))
        style = _CURSOR if here else _PLAIN
        return Strip([Segment(text + points, style), Segment(more, _QUIET)])

    def _more(self, y: int, place: int) -> str:
        """Arrows at the edge while there is more above or below."""
        if y == 0 and self.first > 0:
            return "↑"
        return "↓" if y == self.size.height - 1 and place < len(self.choices) - 1 else " "

    def _moved(self) -> None:
        seen = max(1, self.size.height)
        self.first = max(min(self.first, self.cursor), self.cursor - seen + 1, 0)
        self.refresh()
        self.post_message(self.Pointed(self.pointed))

"""The main screen: map, list of actions, panes, and all key bindings of the game."""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Container, Vertical, VerticalScroll
from textual.events import DescendantFocus
from textual.screen import Screen
from textual.widgets import Input, Static

from vialibre.analysis import TicketState
from vialibre.engine.notation import parse_action
from vialibre.narrate import Narrator
from vialibre.terminal.app.bars import PANES, keys_text, tabs_text
from vialibre.terminal.app.board_map import BoardMap
from vialibre.terminal.app.choice_list import ChoiceList
from vialibre.terminal.app.choices import found_by, lit_by
from vialibre.terminal.app.game_thread import Changed, GameThread, Hinted, Saved, Trouble
from vialibre.terminal.app.panes import Panes
from vialibre.terminal.app.scene import Scene
from vialibre.terminal.app.sheets import CurtainScreen, HelpScreen, ScoresScreen, help_text, scores_text
from vialibre.terminal.chart import Lit
from vialibre.terminal.session import Session

LOG_LINES = 300


class GameScreen(Screen[None]):
    """The screen of a game in progress."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("slash", "find", show=False),
        Binding("escape", "back", show=False),
        Binding("tab", "next_pane", show=False, priority=True),
        *(Binding(name[0], f"pane('{name}')", show=False) for name in PANES),
        Binding("m", "large", show=False),
        Binding("plus,equals_sign", "zoom(1)", show=False),
        Binding("minus", "zoom(-1)", show=False),
        Binding("0", "zoom(0)", show=False),
        Binding("left,shift+left", "move(-1, 0)", show=False),
        Binding("right,shift+right", "move(1, 0)", show=False),
        Binding("shift+up", "move(0, -1)", show=False),
        Binding("shift+down", "move(0, 1)", show=False),
        Binding("up", "vertical(-1)", show=False),
        Binding("down", "vertical(1)", show=False),
        Binding("pageup", "page(-1)", show=False),
        Binding("pagedown", "page(1)", show=False),
        Binding("h", "hint", show=False),
        Binding("u", "undo", show=False),
        Binding("s", "save", show=False),
        Binding("question_mark", "help", show=False),
        Binding("q", "app.leave", show=False),
    ]

    def __init__(self, session: Session, narrator: Narrator, save_to: Path, pause: float) -> None:
        super().__init__()
        self.session = session
        self.narrator = narrator
        self.say = narrator.words.text
        self.panes = Panes(session.board, narrator)
        self.save_to = save_to
        self.thread = GameThread(session, narrator, self.post_message, pause)
        self.scene: Scene | None = None
        self.coming: Scene | None = None
        """The scene behind the curtain."""
        self.busy = True
        """A request has not been answered yet."""
        self.log_lines: list[str] = []
        self.pane = "actions"
        self.showed_scores = False

    # What is on the screen.

    def compose(self) -> ComposeResult:
        yield Static(id="status", classes="line", markup=False)
        yield Static(id="news", classes="line", markup=False)
        yield Static(id="cardsline", classes="line")
        yield Static(id="playersline", classes="line")
        with Container(id="body"):
            with Vertical(id="left"):
                yield BoardMap(self.session.board)
                yield Static(id="tabs", classes="line")
                with Vertical(id="doing"):
                    yield Input(id="find", placeholder=self.say("app-find"), compact=True, select_on_focus=False)
                    yield ChoiceList()
            with Vertical(id="right"):
                for name in ("players", "cards", "tickets", "log"):
                    pane = VerticalScroll(Static(id=f"{name}-text", markup=False), id=name, classes="pane")
                    pane.border_title = self.say("app-pane", pane=name)
                    yield pane
        yield Static(id="keys", markup=False)

    def on_mount(self) -> None:
        self.action_pane("actions")
        self.thread.start()

    @property
    def map(self) -> BoardMap:
        return self.query_one(BoardMap)

    @property
    def choices(self) -> ChoiceList:
        return self.query_one(ChoiceList)

    @property
    def find(self) -> Input:
        return self.query_one("#find", Input)

    @property
    def is_ready(self) -> bool:
        """Whether a local player may choose now."""
        return self.scene is not None and self.scene.awaited and not self.busy and self.coming is None

    def _write(self, name: str, text: Text | str) -> None:
        line = self.query_one(f"#{name}", Static)
        line.update(text, layout=not line.has_class("line"))  # one line keeps its height: no relayout

    def _show_message(self, text: str) -> None:
        self._write("news", Text(text, no_wrap=True, overflow="ellipsis"))

    # What the game thread reports.

    def on_changed(self, event: Changed) -> None:
        scene = event.scene
        self.log_lines = [*self.log_lines, *scene.log][-LOG_LINES:]
        before = self.coming or self.scene
        passes_on = scene.awaited and len(self.session.own) > 1 and (before is None or before.seat != scene.seat)
        if self.coming is not None or passes_on:
            # Hide first and draw afterwards: the next player's cards must not be visible even for a moment.
            already = self.coming is not None
            self.coming = scene
            if not already and scene.seat is not None:
                self.app.push_screen(CurtainScreen(self.narrator, scene.seat), self._lift_curtain)
            return
        self._show(scene)

    def _lift_curtain(self, _: None) -> None:
        scene, self.coming = self.coming, None
        if scene is not None:
            self._show(scene)

    def _show(self, scene: Scene) -> None:
        before, self.scene = self.scene, scene
        self.busy = False
        view = scene.view
        self._write("status", Text(self.panes.decision(view, scene.seat), no_wrap=True, overflow="ellipsis"))
        if scene.log:
            self._show_message(" ".join(scene.log))
        self._write("cardsline", self.panes.cards_line(view))
        self._write("playersline", self.panes.players_line(view))
        self._write_panes()
        self.map.show(view)
        kept = before is not None and scene.awaited and _entries(before) == _entries(scene)
        if not kept:  # otherwise another player acted: keep what is being typed
            with self.find.prevent(Input.Changed):
                self.find.value = ""
            if self.find.has_focus and not scene.awaited:
                self.choices.focus()
            self._offer()
        self._write_tabs()
        self._write_keys()
        if scene.is_over and not self.showed_scores:
            self.showed_scores = True
            self.action_pane("actions")
            self.app.push_screen(ScoresScreen(scores_text(self.panes, view), self.say("app-scores-keys")))

    def _write_panes(self) -> None:
        """Update the visible panes; the others are updated when they are shown."""
        scene = self.scene
        if scene is None:
            return
        wide = self.has_class("-wide")
        if wide or self.pane == "cards":
            self._write("cards-text", self.panes.cards(scene.view))
        if wide or self.pane == "tickets":
            self._write("tickets-text", self.panes.tickets(scene.tickets, scene.offer))
        if wide or self.pane == "players":
            self._write("players-text", self.panes.players(scene.view))
        if wide or self.pane == "log":
            self._write("log-text", "\n".join(self.log_lines))
            self.query_one("#log", VerticalScroll).scroll_end(animate=False)

    def on_resize(self) -> None:
        self.call_after_refresh(self._write_panes)  # the screen may have become wide

    def on_trouble(self, event: Trouble) -> None:
        self._show_message(self.narrator.error(event.error))
        self.app.bell()

    def on_hinted(self, event: Hinted) -> None:
        if self.scene is None or not self.scene.awaited or self.scene.seat != event.seat:
            return
        action = parse_action(event.action)
        decision = next((one for one in self.scene.view.awaiting if one.seat == event.seat), None)
        self._show_message(self.say("app-hint", action=self.narrator.action(action, decision)))
        self.find.value = ""
        self._offer()
        self.choices.point_at(event.action)
        self.map.show(lit=lit_by(self.session.board, action, decision))

    def on_saved(self, event: Saved) -> None:
        self._show_message(self.say("app-saved", file=str(event.path)))

    # Finding and choosing.

    def _offer(self) -> None:
        scene = self.scene
        if scene is None:
            return
        found = found_by(self.find.value, scene.choices)
        waiting = self.say("app-nothing") if scene.is_over else self.say("app-waiting")
        self.choices.offer(found, self.say("app-find-none") if scene.choices else waiting)
        self._write_tabs()

    def on_input_changed(self, event: Input.Changed) -> None:
        self._offer()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        self.choices.action_choose()

    def on_choice_list_pointed(self, event: ChoiceList.Pointed) -> None:
        if self.pane == "actions":
            waiting = self.scene.happened_at if self.scene is not None and not self.scene.choices else Lit()
            self.map.show(lit=event.choice.lit if event.choice else waiting)

    def on_choice_list_chosen(self, event: ChoiceList.Chosen) -> None:
        if self.is_ready and self.scene is not None and self.scene.seat is not None:
            self.busy = True
            self.choices.focus()
            self.thread.act(self.scene.seat, event.choice.entry.text)

    # Keys.

    def action_find(self) -> None:
        self.action_pane("actions")
        self.find.focus()

    def on_descendant_focus(self, event: DescendantFocus) -> None:
        self._write_keys()

    def action_back(self) -> None:
        """Leave the large map, the filter or another pane: back to the list."""
        self.set_class(False, "large")
        self.find.value = ""
        self.action_pane("actions")

    def action_pane(self, pane: str) -> None:
        self.pane = pane
        self.set_class(False, "large")
        self.set_class(pane != "actions", "aside")
        for each in self.query(".pane"):
            each.set_class(each.id == pane, "here")
        self._write_panes()
        target = self.choices if pane == "actions" else self.query_one(f"#{pane}")
        target.focus(scroll_visible=False)
        self._write_tabs()
        if pane == "tickets" and self.scene is not None:
            self.map.show(lit=self._ways_left(self.scene))
        elif self.choices.pointed is not None:
            self.map.show(lit=self.choices.pointed.lit)

    def _ways_left(self, scene: Scene) -> Lit:
        """The cities of uncompleted tickets, and what is missing between them."""
        left = [status for status in (*scene.tickets, *scene.offer) if status.state is TicketState.POSSIBLE]
        cities = [city for status in left for city in self.session.board.ticket(status.ticket).cities]
        return Lit([route for status in left if status.way is not None for route in status.way.routes], cities)

    def action_next_pane(self) -> None:
        self.action_pane(PANES[(PANES.index(self.pane) + 1) % len(PANES)])

    def action_large(self) -> None:
        if self.has_class("large"):
            self.action_back()
        else:
            self.set_class(True, "large")
            self.map.focus()

    def action_zoom(self, steps: int) -> None:
        self.map.zoom(steps)

    def action_move(self, across: int, down: int) -> None:
        self.map.move(across, down)

    def action_vertical(self, lines: int) -> None:
        """Moves in the list while words are typed, on the map when it is large."""
        if self.has_class("large"):
            self.map.move(0, lines)
        else:
            self.choices.action_by(lines)

    def action_page(self, pages: int) -> None:
        if not self.has_class("large"):
            self.choices.action_page(pages)

    def action_hint(self) -> None:
        if self.is_ready and self.scene is not None and self.scene.seat is not None:
            self._show_message(self.say("app-hint-thinking"))
            self.thread.hint(self.scene.seat)
        else:
            self._show_message(self.say("app-not-your-turn"))

    def action_undo(self) -> None:
        if self.scene is not None and self.scene.may_undo and self.scene.seat is not None and not self.busy:
            self.busy = True
            self.thread.undo(self.scene.seat)
        else:
            self._show_message(self.say("app-no-undo"))

    def action_save(self) -> None:
        self._show_message(self.say("app-saving"))
        self.thread.save(self.save_to)

    def action_help(self) -> None:
        self.app.push_screen(HelpScreen(help_text(self.panes), self.say("app-help-close")))

    def _write_tabs(self) -> None:
        self._write("tabs", tabs_text(self.say, self.scene, self.pane, len(self.choices.choices)))

    def _write_keys(self) -> None:
        finding, large = self.find.has_focus, self.has_class("large")
        self._write("keys", keys_text(self.say, self.scene, finding=finding, large=large))


def _entries(scene: Scene) -> list[str]:
    return [choice.entry.text for choice in scene.choices]

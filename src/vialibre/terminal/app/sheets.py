"""Modal screens: the curtain between players, the score sheets, the help."""

from __future__ import annotations

from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Static

from vialibre.engine.view import View
from vialibre.narrate import Narrator
from vialibre.terminal.app.panes import QUIET, STRONG, Panes
from vialibre.terminal.chart_ink import (
    ALVIN,
    GRAY_TUNNEL,
    LETTERS,
    MARKER,
    STATION,
    WILD_SIGN,
    symbol_letters,
)


class CurtainScreen(ModalScreen[None]):
    """Covers everything until the next player is alone with the screen."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter,space", "dismiss", show=False)]

    def __init__(self, narrator: Narrator, seat: int) -> None:
        super().__init__()
        self.narrator = narrator
        self.player = narrator.names[seat]

    def compose(self) -> ComposeResult:
        say = self.narrator.words.text
        text = Text.assemble(
            (say("app-curtain-title", player=self.player), STRONG),
            "\n\n",
            say("app-curtain-text", player=self.player),
        )
        yield Static(text, id="curtain")


class SheetScreen(ModalScreen[None]):
    """A text to scroll through; Escape closes it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,enter", "dismiss", show=False),
        Binding("q", "leave", show=False),
    ]

    def __init__(self, text: Text, keys: str) -> None:
        super().__init__()
        self.text, self.keys = text, keys

    def compose(self) -> ComposeResult:
        with VerticalScroll(id="sheet"):
            yield Static(self.text)
        yield Static(self.keys, id="keys", markup=False)

    async def action_leave(self) -> None:
        self.dismiss()


class HelpScreen(SheetScreen):
    pass


class ScoresScreen(SheetScreen):
    """Pressing q here leaves the app."""

    async def action_leave(self) -> None:
        self.dismiss()
        await self.app.run_action("leave")


def help_text(panes: Panes) -> Text:
    """All keys, and the symbols of this board's map."""
    say, board = panes.say, panes.board
    text = Text()
    text.append(say("app-help-title") + "\n", STRONG)
    text.append(say("app-help-keys") + "\n\n")
    text.append(say("app-help-signs") + "\n", STRONG)
    used = {route.color for route in board.routes}
    letters = ", ".join(f"{sign} {panes.narrator.color(color)}" for color, sign in LETTERS.items() if color in used)
    text.append(say("app-help-colors", letters=letters, tunnel=GRAY_TUNNEL, sign=WILD_SIGN) + "\n")
    text.append(say("app-help-owned") + "\n")
    if board.rules.stations:
        text.append(say("app-help-stations", sign=STATION) + "\n")
    if board.rules.markers:
        text.append(say("app-help-markers", sign=MARKER) + "\n")
    if board.rules.alvin:
        text.append(say("app-help-alvin", sign=ALVIN) + "\n")
    if board.rules.souvenirs:
        signs = symbol_letters(board.rules.souvenirs.symbols).items()
        named = ", ".join(f"{sign} {say('symbol-name', symbol=symbol)}" for symbol, sign in signs)
        text.append(say("app-help-souvenirs", letters=named) + "\n")
    text.rstrip()
    return text


def scores_text(panes: Panes, view: View) -> Text:
    """The winners, then every player's score sheet, best first."""
    narrator = panes.narrator
    text = Text()
    text.append(panes.say("app-scores-title") + "\n", STRONG)
    text.append(narrator.winners(view.winners) + "\n", STRONG)
    order = sorted(range(len(view.sheets)), key=lambda seat: (seat not in view.winners, -view.sheets[seat].total))
    for seat in order:
        lines = narrator.score_sheet(view.sheets[seat])
        text.append_text(Text.assemble("\n", panes.seat(seat), " ", (narrator.names[seat], STRONG), "\n"))
        for place, (label, points) in enumerate(lines):
            style = STRONG if place == len(lines) - 1 else QUIET
            text.append_text(Text.assemble((f"{points:>5}", STRONG), "  ", (label, style), "\n"))
    text.rstrip()
    return text

"""Runs the app until the user leaves."""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar

from textual.app import App
from textual.binding import Binding, BindingType

from vialibre.narrate import Narrator
from vialibre.terminal.app.game_screen import GameScreen
from vialibre.terminal.app.stylesheet import CSS, WIDE
from vialibre.terminal.saving import free_path
from vialibre.terminal.session import Session

PAUSE = 0.6
"""Seconds between two actions of bots."""


class PlayApp(App[None]):
    """The Textual application."""

    CSS = CSS
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [Binding("ctrl+q,ctrl+c", "leave", show=False, priority=True)]

    def __init__(self, session: Session, lang: str, *, save_to: Path | None = None, pause: float = PAUSE) -> None:
        super().__init__()
        self.HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (WIDE, "-wide")]
        self.narrator = Narrator(session.board, session.names, lang)
        self.save_to = free_path(session.board.id) if save_to is None else save_to
        self.game = GameScreen(session, self.narrator, self.save_to, pause)

    def on_mount(self) -> None:
        self.push_screen(self.game)

    def action_leave(self) -> None:
        self.exit()


def run_app(session: Session, lang: str, *, save_to: Path | None = None) -> None:
    """Play until the user leaves. Saving an unfinished game and closing the session are up to the caller.

    `save_to` is where the game is saved on request while playing; None: a new file.
    """
    app = PlayApp(session, lang, save_to=save_to)
    try:
        app.run()
    finally:
        app.game.thread.stop()

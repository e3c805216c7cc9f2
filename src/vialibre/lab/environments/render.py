"""Render mode "ansi": a position as text, from one seat's view, so that it shows nothing hidden from that seat."""

from __future__ import annotations

from collections.abc import Sequence

from vialibre.engine.view import View
from vialibre.errors import BadSetup
from vialibre.narrate import Narrator
from vialibre.terminal.position import PositionText
from vialibre.terminal.position_text import facts

ANSI = "ansi"
RENDER_MODES = [ANSI]


def check_render_mode(mode: str | None) -> str | None:
    """Return the mode. Raises BadSetup unless it is None or "ansi"."""
    if mode is not None and mode not in RENDER_MODES:
        raise BadSetup("bad_render_mode", mode=str(mode)[:80], known=", ".join(RENDER_MODES))
    return mode


def require_render_mode(mode: str | None) -> None:
    """Raise BadSetup unless the mode is "ansi"."""
    if mode is None:
        raise BadSetup("no_render_mode")


def as_text(view: View, names: Sequence[str]) -> str:
    """The position in English, one line per fact."""
    return "\n".join(facts(view, PositionText(Narrator(view.board, names))))

"""Render mode "ansi": a position as text, from one seat's view, so that it shows nothing hidden from that seat."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from vialibre.engine.view import View
from vialibre.errors import BadSetup
from vialibre.narrate import Narrator
from vialibre.terminal.position import Teller

ANSI = "ansi"
RENDER_MODES = [ANSI]


def check_render_mode(mode: str | None) -> str | None:
    if mode is not None and mode not in RENDER_MODES:
        raise BadSetup("bad_render_mode", mode=str(mode)[:80], known=", ".join(RENDER_MODES))
    return mode


def require_render_mode(mode: str | None) -> None:
    if mode is None:
        raise BadSetup("no_render_mode")


def as_text(view: View, names: Sequence[str]) -> str:
    """The position in English, one line per fact."""
    return "\n".join(_lines(view, Teller(Narrator(view.board, names))))


def _lines(view: View, teller: Teller) -> Iterator[str]:
    yield from teller.scores(view)
    yield from teller.networks(view)
    yield teller.row(view)
    yield teller.hand(view)
    yield from teller.tickets(view)
    if view.sheets:
        yield from teller.result(view)
    for decision in view.awaiting:
        yield teller.narrator.decision(decision)
        if decision.seat == view.seat:
            yield from teller.offer(view)

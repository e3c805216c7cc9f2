"""Vía Libre: train-route board games to play, to study and to design. This is the public API.

Importing it loads the engine only; `arena`, `play` and what bots need is loaded on first use.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

from vialibre import interpreted

interpreted.install_if_asked()

from vialibre.boards import board_ids, load_board  # noqa: E402
from vialibre.boards.model import Board  # noqa: E402
from vialibre.engine.actions import Action  # noqa: E402
from vialibre.engine.determinize import determinize  # noqa: E402
from vialibre.engine.events import Event, seen_by  # noqa: E402
from vialibre.engine.game import RULES_VERSION, Game  # noqa: E402
from vialibre.engine.notation import format_action, parse_action  # noqa: E402
from vialibre.engine.position import set_up  # noqa: E402
from vialibre.engine.position_text import describe  # noqa: E402
from vialibre.engine.record import Record, Recorder  # noqa: E402
from vialibre.engine.record_parser import load_record  # noqa: E402
from vialibre.engine.replay import Step, replay, steps  # noqa: E402
from vialibre.engine.score_sheet import ScoreSheet  # noqa: E402
from vialibre.engine.view import SeatedView, View  # noqa: E402
from vialibre.errors import (  # noqa: E402
    BadAction,
    BadSetup,
    BoardError,
    IllegalAction,
    RecordError,
    VialibreError,
)
from vialibre.show import svg, text  # noqa: E402
from vialibre.version import __version__  # noqa: E402

if TYPE_CHECKING:
    from vialibre.bots.base import Bot, Player
    from vialibre.bots.turn import Claim, Turn
    from vialibre.lab.api import arena, play
    from vialibre.lab.standings import Standings

_LAZY = {
    "Bot": "vialibre.bots.base",
    "Claim": "vialibre.bots.turn",
    "Player": "vialibre.bots.base",
    "Standings": "vialibre.lab.standings",
    "Turn": "vialibre.bots.turn",
    "arena": "vialibre.lab.api",
    "play": "vialibre.lab.api",
}
"""Where the names are that most programs do not need: loading them takes several times as long as the engine."""

__all__ = [
    "RULES_VERSION",
    "Action",
    "BadAction",
    "BadSetup",
    "Board",
    "BoardError",
    "Bot",
    "Claim",
    "Event",
    "Game",
    "IllegalAction",
    "Player",
    "Record",
    "RecordError",
    "Recorder",
    "ScoreSheet",
    "SeatedView",
    "Standings",
    "Step",
    "Turn",
    "VialibreError",
    "View",
    "__version__",
    "arena",
    "board_ids",
    "describe",
    "determinize",
    "format_action",
    "load_board",
    "load_record",
    "parse_action",
    "play",
    "replay",
    "seen_by",
    "set_up",
    "steps",
    "svg",
    "text",
]


def __getattr__(name: str) -> object:
    if name not in _LAZY:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    found = getattr(import_module(_LAZY[name]), name)
    globals()[name] = found
    return found


def __dir__() -> list[str]:
    return sorted({*globals(), *_LAZY})

"""Vía Libre: train-route board games to play, to study and to design. This is the public API."""

from __future__ import annotations

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

__all__ = [
    "RULES_VERSION",
    "Action",
    "BadAction",
    "BadSetup",
    "Board",
    "BoardError",
    "Event",
    "Game",
    "IllegalAction",
    "Record",
    "RecordError",
    "Recorder",
    "ScoreSheet",
    "SeatedView",
    "Step",
    "VialibreError",
    "View",
    "__version__",
    "board_ids",
    "describe",
    "determinize",
    "format_action",
    "load_board",
    "load_record",
    "parse_action",
    "replay",
    "seen_by",
    "set_up",
    "steps",
    "svg",
    "text",
]

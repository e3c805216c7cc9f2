"""The report: one page that needs nothing else."""

from __future__ import annotations

from vialibre.boards.model import Board
from vialibre.lab.playtest.findings import Findings


def report_html(board: Board, findings: Findings, lang: str, *, command: str | None = None) -> str:
    """A whole page of HTML in this language; `command` is what gives the same findings again."""
    raise NotImplementedError

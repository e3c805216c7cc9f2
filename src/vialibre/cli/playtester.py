"""Runs playtests for the server: the lab's playtest, in the form that the board editor shows.

The server may not import the lab, so it is given the name of this function when it starts (server/playtests.py).
"""

from __future__ import annotations

from collections.abc import Callable

from vialibre.boards.model import Board
from vialibre.i18n import Words
from vialibre.lab.playtest.flag import Flag
from vialibre.lab.playtest.flag_text import flag_sentences, unclear_lines, verdict_text
from vialibre.lab.playtest.flags import verdict
from vialibre.lab.playtest.page import report_html
from vialibre.lab.playtest.run import playtest
from vialibre.server.playtests import PlaytestOutcome
from vialibre.server.schemas.design import PlaytestVerdict, Remark

KINDS = ("ticket", "route", "city")
"""The kinds of things that a flag can be about."""


def play_design(
    board: Board, *, games: int, bot: str, seed: int, lang: str, progress: Callable[[int], None]
) -> PlaytestOutcome:
    """Play with all numbers of players in turn, in one process. Raises BadSetup if the board cannot be played."""
    findings = playtest(board, bots=(bot,), games=games, seed=seed, jobs=1, progress=progress)
    words = Words(lang)
    judged = verdict(findings)
    said = PlaytestVerdict(judged.kind, verdict_text(judged, words), unclear_lines(judged, board, words))
    return PlaytestOutcome(
        [_remark(flag, board, words) for flag in judged.flags], said, report_html(board, findings, lang)
    )


def _remark(flag: Flag, board: Board, words: Words) -> Remark:
    said = flag_sentences(flag, board, words)
    kind = next((kind for kind in KINDS if kind in flag.params), "")
    rows: dict[str, list[str]] = {
        "ticket": [ticket.id for ticket in board.tickets],
        "route": [route.id for route in board.routes],
        "city": [city.id for city in board.cities],
    }
    meant = {str(flag.params[name]) for name in (kind, "other") if name in flag.params}
    found = [index for index, row in enumerate(rows.get(kind, [])) if row in meant]
    return Remark("flag", flag.code, kind, f"{said.what} {said.fix}", found, "")

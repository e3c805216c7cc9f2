"""Playtesters that end as real ones may: found by name in a process of their own, as the server finds them."""

from __future__ import annotations

import os
import time
from collections.abc import Callable

from vialibre.boards.model import Board
from vialibre.server.playtests import PlaytestOutcome
from vialibre.server.schemas.design import PlaytestVerdict, Remark


def quick(
    board: Board, *, games: int, bot: str, seed: int, lang: str, progress: Callable[[int], None]
) -> PlaytestOutcome:
    progress(games)
    nice = os.nice(0)
    remark = Remark("flag", "seen", "city", f"{board.name} {games} {bot} {lang} {nice}", [0], "")
    verdict = PlaytestVerdict("unclear", "Not enough games to tell.", ["seat 0"])
    return PlaytestOutcome([remark], verdict, "<!doctype html><title>Found</title>")


def endless(
    board: Board, *, games: int, bot: str, seed: int, lang: str, progress: Callable[[int], None]
) -> PlaytestOutcome:
    for done in range(100_000):
        progress(done)
        time.sleep(0.05)
    raise AssertionError


def broken(
    board: Board, *, games: int, bot: str, seed: int, lang: str, progress: Callable[[int], None]
) -> PlaytestOutcome:
    progress(1)
    os._exit(3)

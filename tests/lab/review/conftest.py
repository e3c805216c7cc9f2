"""Games to look at: a short one of every kind, and one on the small board that takes a tenth of a second."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from vialibre import Record, load_board, load_record
from vialibre.bots.registry import make_bot
from vialibre.lab.match import Players, record_game
from vialibre.lab.review.game import GameReview, review_game

TINY = Path(__file__).parents[2] / "golden" / "records" / "tiny-01.json"


def played(board: str, bots: list[str], seed: int) -> Record:
    players = Players([make_bot(name) for name in bots], bots, seed)
    return record_game(load_board(board), players, seed=seed).record()


@pytest.fixture(scope="session")
def tiny() -> Record:
    return load_record(TINY)


@pytest.fixture(scope="session")
def europe() -> Record:
    """Tunnels, stations, and two players who are not equally strong."""
    return replace(played("europe", ["conductor", "surveyor"], seed=3), seats=("Ana", "bot:surveyor"))


@pytest.fixture(scope="session")
def review(europe: Record) -> GameReview:
    return review_game(europe, samples=3)

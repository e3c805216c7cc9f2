"""The written positions, and how deep each is counted."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from tests.lockstep.compare import raw_board
from tests.naive import NaiveGame
from vialibre.engine.game import Game
from vialibre.engine.position import set_up

FOLDER = Path(__file__).parent
EXPECTED = FOLDER / "expected.toml"
NAMES = sorted(path.stem for path in (FOLDER / "positions").glob("*.toml"))
DEPTH = 3
FORCED = {"usa_everybody_passes": 8, "usa_passes_reset": 5, "europe_borrowing": 5}
"""Lines with few choices, followed to their ends."""


def depth_of(name: str) -> int:
    return FORCED.get(name, DEPTH)


def written(name: str) -> dict[str, Any]:
    return tomllib.loads((FOLDER / "positions" / f"{name}.toml").read_text(encoding="utf-8"))


def our_game(name: str) -> Game:
    keys = written(name)
    del keys["name"]
    return set_up(keys.pop("board"), **keys)


def naive_game(name: str) -> NaiveGame:
    keys = written(name)
    return NaiveGame.from_position(raw_board(keys["board"]), keys)


def expected() -> dict[str, list[int]]:
    """For each position the numbers of depth 1, 2, 3 …"""
    numbers: dict[str, list[int]] = tomllib.loads(EXPECTED.read_text(encoding="utf-8"))
    return numbers


def perft(game: Game, depth: int) -> int:
    """Sequences of exactly that depth, or shorter ones that end the game; of several waiting seats the lowest acts."""
    if depth == 0 or game.is_over:
        return 1
    seat = min(game.to_act)
    total = 0
    for action in game.legal_ids(seat):
        after = game.copy()
        after.apply(action, seat)
        total += perft(after, depth - 1)
    return total

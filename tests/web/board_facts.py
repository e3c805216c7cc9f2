"""Writes what the page's tests need to know of the real boards: settings, and of cities and routes what rules speak of.

uv run python -m tests.web.board_facts   writes web/src/lib/guide/boards.fixture.json
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec

from tests.standard_boards import STANDARD
from vialibre.boards import load_board

TARGET = Path(__file__).parents[2] / "web/src/lib/guide/boards.fixture.json"
KEPT = {
    "cities": ("id", "name", "souvenir"),
    "routes": ("id", "cities", "length", "color", "ferry", "tunnel"),
    "tickets": (),
}
"""Places, sources and tickets are left out: half of a board's size, and no rule."""


def facts(board_id: str) -> dict[str, Any]:
    board: dict[str, Any] = msgspec.to_builtins(load_board(board_id))
    for rows, keys in KEPT.items():
        board[rows] = [{key: row[key] for key in keys} for row in board[rows] if keys]
    return board


def text() -> str:
    """One board a line, so that a change shows which one it is about."""
    lines = [
        f"{json.dumps(name)}: {json.dumps(facts(name), ensure_ascii=False, separators=(',', ':'))}" for name in STANDARD
    ]
    return "{\n" + ",\n".join(lines) + "\n}\n"


if __name__ == "__main__":
    TARGET.write_text(text(), "utf-8")

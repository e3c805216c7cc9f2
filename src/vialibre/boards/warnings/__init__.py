"""Warnings about a board that can be played and yet may not please: what `vialibre board check` and the editor say."""

from __future__ import annotations

from vialibre.boards.model import Board
from vialibre.boards.warnings.warning import BoardWarning, place_of

__all__ = ["BoardWarning", "place_of", "warnings_of"]


def warnings_of(board: Board) -> tuple[BoardWarning, ...]:
    """All of them, those of the settings first, then cities, routes and tickets."""
    return ()

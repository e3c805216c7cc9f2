"""Checks of what a game is set up with, shared by the engine, the lab, the command line and the server."""

from __future__ import annotations

from vialibre.boards.model import Board
from vialibre.errors import BadSetup, VialibreError


def check_seats(board: Board, seats: int, error: type[VialibreError] = BadSetup) -> None:
    """Raise `error` if the board is not for this number of players."""
    least, most = board.players
    if not least <= seats <= most:
        raise error("bad_seats", board=board.name, seats=seats, least=least, most=most)


def check_alvin(board: Board, alvin: bool, error: type[VialibreError] = BadSetup) -> None:
    """Raise `error` if the Alvin variant is wanted and the board has no rules for it."""
    if alvin and board.rules.alvin is None:
        raise error("no_alvin", board=board.name)

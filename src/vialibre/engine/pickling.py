"""Games from their pickled form; Game.__reduce__ makes it."""

from __future__ import annotations

from vialibre.boards.model import Board
from vialibre.engine.core.history import History
from vialibre.engine.core.pack import Packed, unpack_state
from vialibre.engine.core.shuffle import Shuffler
from vialibre.engine.game import Game, board_index

_History = tuple[list[Packed], int | None, list[int]]


def unpickle_game(board: Board, shuffler: tuple[str, int, bytes], packed: list[Packed], kept: _History | None) -> Game:
    t = board_index(board)
    shuffles = Shuffler(*shuffler)
    history = None if kept is None else History(unpack_state(t, shuffles, kept[0]), kept[1], kept[2])
    return Game(unpack_state(t, shuffles, packed), history)

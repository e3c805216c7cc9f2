"""Observations and action masks as NumPy arrays: the bytes of the compiled engine, and their dense form."""

from __future__ import annotations

from os import PathLike
from typing import Any

import numpy as np
from numpy.typing import NDArray

from vialibre.boards.load import as_board
from vialibre.boards.model import Board
from vialibre.engine.core.observation_spec import ObservationSpec
from vialibre.engine.core.observe import legal_mask, observation
from vialibre.engine.core.state import State
from vialibre.engine.game import board_index
from vialibre.engine.setup_checks import check_seats

Bytes = NDArray[np.uint8]
Floats = NDArray[np.float32]


class Encoding:
    """The encoding of games on a board with this many seats. Raises BadSetup if the board does not allow them."""

    def __init__(self, board: Board | str | PathLike[str], seats: int) -> None:
        self.board = as_board(board)
        check_seats(self.board, seats)
        self.seats = seats
        self.index = board_index(self.board)
        self.layout = ObservationSpec(self.index, seats)
        self.actions = int(self.index.n_actions)
        self.size = int(self.layout.size)
        self.dense_size = int(self.layout.dense_size)
        self._counts = int(self.layout.phase)  # counts come first, one byte each
        scales = [field.scale for field in self.layout.fields if not field.is_bits for _ in range(field.entries)]
        self._scales = (1.0 / np.array(scales)).astype(np.float32)
        self._bits = [field for field in self.layout.fields if field.is_bits]

    def __deepcopy__(self, memo: dict[int, object]) -> Encoding:
        """Immutable, so copies share it."""
        return self

    def __reduce__(self) -> tuple[object, ...]:
        return Encoding, (self.board, self.seats)

    def packed(self, game: State, seat: int) -> Bytes:
        """One seat's observation as bytes."""
        return over(observation(game, seat, self.layout), np.uint8)

    def mask(self, game: State, seat: int) -> NDArray[np.int8]:
        """1 for every action that is legal for the seat now; all 0 if it is not its turn."""
        words = over(legal_mask(game, seat), np.uint8)
        return np.unpackbits(words, count=self.actions, bitorder="little").view(np.int8)

    def named(self, packed: Bytes) -> dict[str, NDArray[np.uint8]]:
        """One observation by field name, unscaled, as tables of rows and columns, for reading."""
        found = {}
        for field in self.layout.fields:
            row = packed[field.at : field.at + field.rows * field.row_bytes].reshape(field.rows, field.row_bytes)
            found[field.name] = (
                np.unpackbits(row, axis=1, count=field.columns, bitorder="little") if field.is_bits else row
            )
        return found

    def dense(self, packed: Bytes) -> Floats:
        """Observations as floats: counts divided by their scale, bits as 0 and 1. One row, or many."""
        rows = packed.reshape(-1, self.size)
        made = np.empty((len(rows), self.dense_size), np.float32)
        self.make_dense(rows, made)
        return made.reshape(*packed.shape[:-1], self.dense_size)

    def make_dense(self, packed: Bytes, out: Floats) -> None:
        """The same, written into existing rows."""
        n, counts = len(packed), self._counts
        np.multiply(packed[:, :counts], self._scales, out=out[:, :counts])
        bits = np.unpackbits(packed[:, counts:], axis=1, bitorder="little")
        for field in self._bits:
            at = 8 * (field.at - counts)
            wide = 8 * field.row_bytes
            found = bits[:, at : at + field.rows * wide].reshape(n, field.rows, wide)[:, :, : field.columns]
            place = out[:, field.dense_at : field.dense_at + field.entries]
            place.reshape(n, field.rows, field.columns)[...] = found


def over(made_by_engine: Any, dtype: Any) -> NDArray[Any]:
    """A read-only array over the memory of a compiled vector, which only the engine writes."""
    return np.frombuffer(memoryview(made_by_engine), dtype)

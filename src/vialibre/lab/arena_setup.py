"""Arena settings: everything that the results depend on."""

from __future__ import annotations

from dataclasses import dataclass

from vialibre.boards.dump import board_as_data, board_from_data
from vialibre.boards.load import is_packaged_unchanged, load_board
from vialibre.boards.model import Board
from vialibre.bots.registry import make_bot
from vialibre.engine.setup_checks import check_alvin, check_seats
from vialibre.lab.seatings import seatings

BoardSource = str | dict[str, object]
"""A board for another process: its id if it is packaged, else all its data."""


@dataclass(frozen=True, slots=True)
class ArenaSetup:
    """The board, bots, seats and seed of an arena run."""

    board: Board
    bots: list[str]
    seats: int
    seed: int = 0
    alvin: bool = False

    def check(self) -> None:
        """Raise BadSetup or BoardError if it cannot be played."""
        check_seats(self.board, self.seats)
        check_alvin(self.board, self.alvin)
        for bot in self.bots:
            make_bot(bot)
        self.seatings()

    def seatings(self) -> list[tuple[str, ...]]:
        """The games of a block: which bot sits where."""
        return seatings(self.bots, self.seats)


def board_source(board: Board) -> BoardSource:
    """The board in a form that another process can load."""
    return board.id if is_packaged_unchanged(board) else board_as_data(board)


def board_from(source: BoardSource) -> Board:
    """Load a board from such a form. Raises BoardError."""
    return load_board(source) if isinstance(source, str) else board_from_data(source, "board")

"""Arena settings: everything that the results depend on."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from vialibre.boards.dump import board_as_data, board_from_data
from vialibre.boards.load import is_packaged_unchanged, load_board
from vialibre.boards.model import Board
from vialibre.bots.base import Bot
from vialibre.bots.given import GivenBot, bot_maker
from vialibre.bots.registry import check_bot, make_bot
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
    move_time: float | None = None
    """Seconds of real time for one decision; a bot that needs more forfeits its game."""
    given: Mapping[str, GivenBot] = field(default_factory=dict)
    """Bots of a program that are not known by name: classes and functions, by the names that stand for them here."""

    def check(self) -> None:
        """Raise BadSetup or BoardError if it cannot be played."""
        check_seats(self.board, self.seats)
        check_alvin(self.board, self.alvin)
        for bot in self.bots:
            if bot in self.given:
                self.make(bot)
            else:
                check_bot(bot)
        self.seatings()

    def make(self, bot: str) -> Bot:
        """A new bot for one game; raises BadSetup if it cannot be made."""
        return bot_maker(self.given[bot])[1]() if bot in self.given else make_bot(bot, commands=True)

    def seatings(self) -> list[tuple[str, ...]]:
        """The games of a block: which bot sits where."""
        return seatings(self.bots, self.seats)


def board_source(board: Board) -> BoardSource:
    """The board in a form that another process can load."""
    return board.id if is_packaged_unchanged(board) else board_as_data(board)


def board_from(source: BoardSource) -> Board:
    """Load a board from such a form. Raises BoardError."""
    return load_board(source) if isinstance(source, str) else board_from_data(source, "board")

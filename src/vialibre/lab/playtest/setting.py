"""The setting of a playtest: everything that its findings depend on."""

from __future__ import annotations

from dataclasses import dataclass

from vialibre.boards.model import Board
from vialibre.bots.registry import check_bot
from vialibre.engine.setup_checks import check_alvin, check_seats
from vialibre.errors import BadSetup

BOT = "surveyor"
"""The default bot: the strongest that plays thousands of games in minutes."""


@dataclass(frozen=True, slots=True)
class Setting:
    """Board, bots, numbers of players, seed and options of a playtest."""

    board: Board
    bots: tuple[str, ...]
    """One bot in all seats, or several that rotate, so that each sits everywhere equally often."""
    seats: tuple[int, ...]
    """Numbers of players, in rotation from game to game."""
    seed: int = 0
    alvin: bool = False
    dealt: bool = False
    """Opening tickets are kept at random, as few as the rules allow: an experiment, see random_opening.py."""

    def check(self, games: int) -> None:
        """Raise BadSetup if it cannot be played."""
        for seats in self.seats:
            check_seats(self.board, seats)
        for bot in self.bots:
            check_bot(bot)
        check_alvin(self.board, self.alvin)
        if not 0 <= self.seed <= 2**62 - games:
            raise BadSetup("bad_seed_fast", seed=str(self.seed)[:80])

    def table(self, game: int) -> list[str]:
        """The bots of the game with this number, seat 0 first."""
        turn, seats = game // len(self.seats), self.seats[game % len(self.seats)]
        return [self.bots[(turn + seat) % len(self.bots)] for seat in range(seats)]


def all_seats(board: Board) -> tuple[int, ...]:
    """Every number of players that the board allows."""
    return tuple(range(board.players[0], board.players[1] + 1))

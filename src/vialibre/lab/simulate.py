"""Mass play: many games of the same table, spread over processes, the same results however many there are."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from statistics import fmean

from vialibre.boards.dump import board_as_data, board_from_data
from vialibre.boards.load import board_ids, load_board
from vialibre.boards.model import Board
from vialibre.bots.registry import make_bot
from vialibre.engine.core.playout import random_games
from vialibre.engine.game import tables_of
from vialibre.errors import BadSetup
from vialibre.lab.match import Match, play_match
from vialibre.lab.workers import in_order

CHUNK = 500
BOT_CHUNK = 10  # bots think, so their games are handed out in smaller pieces
RANDOM = "random"
"""Uniformly random play inside the engine: no bot, but much faster."""

Progress = Callable[[int], None]


@dataclass
class Tally:
    """What many games came to. Seats are in turn order: seat 0 began every game."""

    seats: int
    games: int = 0
    wins: list[float] = field(default_factory=list)
    """A shared victory counts as a fraction for each."""
    scores: list[list[int]] = field(default_factory=list)
    lengths: list[int] = field(default_factory=list)
    """Actions in each game."""
    made: list[int] = field(default_factory=list)
    """Tickets completed by each seat in all games; empty if nobody counted, as in random play inside the engine."""
    missed: list[int] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.wins = self.wins or [0.0] * self.seats
        self.scores = self.scores or [[] for _ in range(self.seats)]

    def add(self, match: Match) -> None:
        self.games += 1
        self.lengths.append(match.actions)
        for seat in match.winners:
            self.wins[seat] += 1 / len(match.winners)
        for seat, total in enumerate(match.totals):
            self.scores[seat].append(total)
        if match.tickets_made:
            self.made = [a + b for a, b in zip(self.made or [0] * self.seats, match.tickets_made, strict=True)]
            self.missed = [a + b for a, b in zip(self.missed or [0] * self.seats, match.tickets_missed, strict=True)]

    def win_rate(self, seat: int) -> float:
        return self.wins[seat] / self.games

    def mean_score(self, seat: int) -> float:
        return fmean(self.scores[seat])

    def mean_tickets(self, seat: int) -> tuple[float, float] | None:
        """Made and missed in a game."""
        return (self.made[seat] / self.games, self.missed[seat] / self.games) if self.made else None

    def mean_length(self) -> float:
        return fmean(self.lengths)


def check_seats(board: Board, seats: int) -> None:
    """Raise BadSetup if so many cannot play on this board."""
    least, most = board.players
    if not least <= seats <= most:
        raise BadSetup("bad_seats", board=board.name, seats=seats, least=least, most=most)


def check_table(board: Board, seats: int, bots: list[str], *, alvin: bool) -> None:
    """Raise BadSetup if this table cannot be played."""
    check_seats(board, seats)
    if len(bots) != seats:
        raise BadSetup("bots_for_seats", bots=len(bots), seats=seats)
    if RANDOM in bots and set(bots) != {RANDOM}:
        raise BadSetup("random_alone")
    for bot in set(bots) - {RANDOM}:
        make_bot(bot)
    if alvin and board.rules.alvin is None:
        raise BadSetup("no_alvin", board=board.name)


def simulate(
    board: Board,
    bots: list[str],
    *,
    games: int,
    seed: int = 0,
    jobs: int = 1,
    alvin: bool = False,
    progress: Progress = lambda done: None,
) -> Tally:
    """Play `games` games; game number i has the seed `seed + i`, so any of them can be played alone."""
    seats = len(bots)
    check_table(board, seats, bots, alvin=alvin)
    if not 0 <= seed <= 2**62 - games:
        raise BadSetup("bad_seed_fast", seed=str(seed)[:80])
    source = board.id if board.id in board_ids() and load_board(board.id) == board else board_as_data(board)
    size = CHUNK if bots[0] == RANDOM else BOT_CHUNK
    work = [(source, bots, seed + start, min(size, games - start), alvin) for start in range(0, games, size)]
    tally = Tally(seats)
    for matches in in_order(play_chunk, work, jobs if len(work) > 1 else 1):
        for match in matches:
            tally.add(match)
        progress(len(matches))
    return tally


def play_chunk(source: str | dict[str, object], bots: list[str], seed: int, games: int, alvin: bool) -> list[Match]:
    """Games with consecutive seeds."""
    board = load_board(source) if isinstance(source, str) else board_from_data(source, "board")
    if bots[0] != RANDOM:
        return [play_match(board, bots, seed=seed + i, alvin=alvin) for i in range(games)]
    numbers = list(random_games(tables_of(board), len(bots), seed, games, alvin, 0))
    width = len(bots) + 2
    return [_random_match(numbers[at : at + width]) for at in range(0, len(numbers), width)]


def _random_match(numbers: list[int]) -> Match:
    """The engine gives the number of actions, the winners as a mask, and the totals."""
    actions, winners, *totals = numbers
    won = tuple(seat for seat in range(len(totals)) if winners >> seat & 1)
    return Match(actions, won, tuple(totals), (), ())

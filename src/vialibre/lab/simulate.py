"""Mass play: many games of the same table, spread over processes, the same results however many there are."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from itertools import starmap
from statistics import fmean

from vialibre.boards.dump import board_as_data, board_from_data
from vialibre.boards.load import board_ids, load_board
from vialibre.boards.model import Board
from vialibre.bots.registry import make_bot
from vialibre.engine.core.playout import random_games
from vialibre.engine.game import tables_of
from vialibre.errors import BadSetup
from vialibre.lab.match import play_match

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

    def __post_init__(self) -> None:
        self.wins = self.wins or [0.0] * self.seats
        self.scores = self.scores or [[] for _ in range(self.seats)]

    def add(self, length: int, winners: int, totals: list[int]) -> None:
        self.games += 1
        self.lengths.append(length)
        won = [seat for seat in range(self.seats) if winners >> seat & 1]
        for seat in won:
            self.wins[seat] += 1 / len(won)
        for seat, total in enumerate(totals):
            self.scores[seat].append(total)

    def win_rate(self, seat: int) -> float:
        return self.wins[seat] / self.games

    def mean_score(self, seat: int) -> float:
        return fmean(self.scores[seat])

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
    for rows in _run(work, jobs):
        for length, winners, *totals in rows:
            tally.add(length, winners, totals)
        progress(len(rows))
    return tally


_Work = tuple[str | dict[str, object], list[str], int, int, bool]


def _run(work: list[_Work], jobs: int) -> Iterator[list[tuple[int, ...]]]:
    if jobs <= 1 or len(work) <= 1:
        yield from starmap(play_chunk, work)
        return
    with ProcessPoolExecutor(max_workers=jobs) as pool:
        yield from pool.map(play_chunk, *zip(*work, strict=True))


def play_chunk(
    source: str | dict[str, object], bots: list[str], seed: int, games: int, alvin: bool
) -> list[tuple[int, ...]]:
    """Games with consecutive seeds: for each the number of actions, the winners as a mask and the totals."""
    board = load_board(source) if isinstance(source, str) else board_from_data(source, "board")
    if bots[0] != RANDOM:
        matches = [play_match(board, bots, seed=seed + i, alvin=alvin) for i in range(games)]
        return [(match.actions, sum(1 << seat for seat in match.winners), *match.totals) for match in matches]
    numbers = list(random_games(tables_of(board), len(bots), seed, games, alvin, 0))
    width = len(bots) + 2
    return [tuple(numbers[at : at + width]) for at in range(0, len(numbers), width)]

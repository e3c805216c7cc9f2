"""Mass simulation: many games of one table, with results that do not depend on the number of processes or machines."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import closing
from time import perf_counter

from vialibre.bits import bits
from vialibre.boards.model import Board
from vialibre.bots.registry import check_bot
from vialibre.engine.core.playout import random_games
from vialibre.engine.game import board_index
from vialibre.engine.setup_checks import check_alvin, check_seats
from vialibre.errors import BadSetup
from vialibre.lab.arena_setup import board_from, board_source
from vialibre.lab.batch_size import CLUSTER, LOCAL, BatchSizer
from vialibre.lab.match import Match, play_match
from vialibre.lab.totals import GameTotals
from vialibre.lab.workers import in_order

AT_ONCE = 1000
"""Random games that the engine plays per call."""
RANDOM = "random"
"""Uniformly random play inside the engine: not a bot, but much faster."""

Progress = Callable[[int], None]


def check_table(board: Board, seats: int, bots: list[str], *, alvin: bool) -> None:
    """Raise BadSetup if this table cannot be played."""
    check_seats(board, seats)
    if len(bots) != seats:
        raise BadSetup("bots_for_seats", bots=len(bots), seats=seats)
    if RANDOM in bots and set(bots) != {RANDOM}:
        raise BadSetup("random_alone")
    for bot in set(bots) - {RANDOM}:
        check_bot(bot)
    check_alvin(board, alvin)


def simulate(
    board: Board,
    bots: list[str],
    *,
    games: int,
    seed: int = 0,
    jobs: int = 1,
    ray: str | None = None,
    alvin: bool = False,
    move_time: float | None = None,
    progress: Progress = lambda done: None,
) -> GameTotals:
    """Play `games` games; game number i has the seed `seed + i`, so any of them can be played alone.

    A bot that takes longer than `move_time` seconds for a decision forfeits that game.
    """
    seats = len(bots)
    check_table(board, seats, bots, alvin=alvin)
    if not 0 <= seed <= 2**62 - games:
        raise BadSetup("bad_seed_fast", seed=str(seed)[:80])
    source = board_source(board)
    sizer = BatchSizer(LOCAL if ray is None else CLUSTER)
    work = ((source, bots, piece.start, len(piece), alvin, move_time) for piece in sizer.batches(seed, seed + games))
    totals = GameTotals(seats)
    with closing(in_order(play_chunk, work, jobs, ray)) as played:
        for part, seconds in played:
            totals.merge(part)
            sizer.note(part.games, seconds)
            progress(part.games)
    return totals


def play_chunk(
    source: str | dict[str, object],
    bots: list[str],
    seed: int,
    games: int,
    alvin: bool,
    move_time: float | None = None,
) -> tuple[GameTotals, float]:
    """Games with consecutive seeds, and how many seconds they took."""
    before = perf_counter()
    board = board_from(source)
    totals = GameTotals(len(bots))
    for match in _matches(board, bots, seed, games, alvin, move_time):
        totals.add(match)
    return totals, perf_counter() - before


def _matches(
    board: Board, bots: list[str], seed: int, games: int, alvin: bool, move_time: float | None
) -> Iterator[Match]:
    if bots[0] != RANDOM:
        for i in range(games):
            yield play_match(board, bots, seed=seed + i, alvin=alvin, move_time=move_time)
        return
    width = len(bots) + 2
    for start in range(0, games, AT_ONCE):
        numbers = list(random_games(board_index(board), len(bots), seed + start, min(AT_ONCE, games - start), alvin, 0))
        for at in range(0, len(numbers), width):
            yield _random_match(numbers[at : at + width])


def _random_match(numbers: list[int]) -> Match:
    """Decode the engine's numbers: actions, winners as a bit mask, and totals."""
    actions, winners, *totals = numbers
    won = tuple(bits(winners))
    return Match(actions, won, tuple(totals), (), ())

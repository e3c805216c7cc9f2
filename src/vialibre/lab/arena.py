"""The arena: bots against each other over paired blocks, and what that says about them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from itertools import starmap
from statistics import fmean

from vialibre.boards.dump import board_as_data, board_from_data
from vialibre.boards.load import board_ids, load_board
from vialibre.boards.model import Board
from vialibre.lab.blocks import LINES, Block, play_block, seatings
from vialibre.lab.results import Results
from vialibre.lab.simulate import check_seats
from vialibre.lab.statistics import Interval, Verdict, ratings, sequential_test, win_rate

BoardSource = str | dict[str, object]


@dataclass(frozen=True, slots=True)
class Table:
    """What is played: everything that a run depends on."""

    board: Board
    bots: list[str]
    seats: int
    seed: int = 0
    alvin: bool = False

    def check(self) -> None:
        """Raise BadSetup or BoardError if it cannot be played."""
        from vialibre.bots.registry import make_bot

        check_seats(self.board, self.seats)
        for bot in self.bots:
            make_bot(bot)
        seatings(self.bots, self.seats)


@dataclass(frozen=True, slots=True)
class Standing:
    """One bot's figures."""

    bot: str
    win_rate: Interval
    rating: float
    mean_score: float
    lines: dict[str, float]
    tickets_made: float
    tickets_missed: float
    milliseconds: float
    """Mean time for a decision."""


def play_blocks(
    table: Table,
    blocks: int,
    *,
    results: Results,
    resume: bool = False,
    jobs: int = 1,
    sprt: tuple[float, float] | None = None,
    progress: Callable[[int], None] = lambda done: None,
) -> list[Block]:
    """Play until there are so many blocks, or until the sequential test of the first bot's share has spoken.

    Every block is stored at once; KeyboardInterrupt may come at any time and loses only blocks not yet done.
    """
    table.check()
    board = table.board
    run = results.run(board.id, board.digest, table.seats, table.bots, table.seed, table.alvin)
    if not resume:
        results.forget(run)
    done = results.blocks(run)[:blocks]
    progress(len(done))
    there = {block.number for block in done}
    todo = [number for number in range(blocks) if number not in there]
    for block in _play(table, todo, jobs, lambda: _spoken(done, table, sprt)):
        results.keep(run, block)
        done.append(block)
        progress(1)
    return done


def _spoken(done: Sequence[Block], table: Table, sprt: tuple[float, float] | None) -> bool:
    return sprt is not None and verdict(done, table, sprt).said != "open"


def verdict(done: Sequence[Block], table: Table, sprt: tuple[float, float]) -> Verdict:
    return sequential_test([block.share(table.bots[0]) for block in done], *sprt)


def _play(table: Table, numbers: Sequence[int], jobs: int, enough: Callable[[], bool]) -> Iterator[Block]:
    """Blocks in their order, whatever finishes first, so that the test sees the same with any number of processes."""
    ours = table.board.id in board_ids() and load_board(table.board.id) == table.board
    source: BoardSource = table.board.id if ours else board_as_data(table.board)
    work = [(source, table.bots, table.seats, number, table.seed, table.alvin) for number in numbers]
    if jobs <= 1:
        for block in starmap(play_one, work):
            yield block
            if enough():
                return
        return
    with ProcessPoolExecutor(max_workers=jobs) as pool:
        waiting = [pool.submit(play_one, *item) for item in work]
        try:
            for future in waiting:
                yield future.result()
                if enough():
                    return
        finally:
            for future in waiting:
                future.cancel()


def play_one(source: BoardSource, bots: list[str], seats: int, number: int, seed: int, alvin: bool) -> Block:
    """One block, in a process of its own."""
    board = load_board(source) if isinstance(source, str) else board_from_data(source, "board")
    return play_block(board, bots, seats, number, seed, alvin=alvin)


def standings(blocks: Sequence[Block]) -> list[Standing]:
    """Every bot's figures, the best first."""
    strength = ratings(blocks)
    found = []
    for bot in sorted(strength, key=lambda name: -strength[name]):
        seats = [seat for block in blocks for game in block.games for seat in game.seats if seat.bot == bot]
        found.append(
            Standing(
                bot=bot,
                win_rate=win_rate([block for block in blocks if _plays(block, bot)], bot),
                rating=strength[bot],
                mean_score=fmean(seat.total for seat in seats),
                lines={line: fmean(seat.lines[line] for seat in seats) for line in LINES},
                tickets_made=fmean(seat.tickets_made for seat in seats),
                tickets_missed=fmean(seat.tickets_missed for seat in seats),
                milliseconds=1000 * sum(seat.seconds for seat in seats) / sum(seat.decisions for seat in seats),
            )
        )
    return found


def _plays(block: Block, bot: str) -> bool:
    return any(seat.bot == bot for game in block.games for seat in game.seats)


def seat_shares(blocks: Sequence[Block]) -> list[float]:
    """How often each seat won, seat 0 beginning: in blocks with every seating, the advantage of the seat alone."""
    games = [game for block in blocks for game in block.games]
    return [fmean(game.seats[seat].won for game in games) for seat in range(len(games[0].seats))]

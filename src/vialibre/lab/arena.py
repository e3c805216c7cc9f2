"""The arena: bots play each other in paired blocks, and every block is stored as soon as it is finished."""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping, Sequence
from contextlib import closing
from time import perf_counter

from vialibre.bots.given import GivenBot
from vialibre.lab.arena_setup import ArenaSetup, BoardSource, board_from, board_source
from vialibre.lab.batch_size import CLUSTER, ONE_BY_ONE, BatchSizer
from vialibre.lab.blocks import Block, play_block
from vialibre.lab.results import Results
from vialibre.lab.sequential import Verdict, sequential_test
from vialibre.lab.workers import check_ray, in_order

Bounds = tuple[float, float]


def play_blocks(
    table: ArenaSetup,
    blocks: int,
    *,
    results: Results,
    resume: bool = False,
    jobs: int = 1,
    ray: str | None = None,
    sprt: Bounds | None = None,
    progress: Callable[[int], None] = lambda done: None,
) -> list[Block]:
    """Play until there are that many blocks, or until the sequential test of the first bot's share decides.

    `progress` receives the number of blocks. KeyboardInterrupt may arrive at any time and loses only unfinished blocks.
    """
    table.check()
    check_ray(ray)
    run = results.run(table)
    if not resume:
        results.forget(run)
    done = [block for block in results.blocks(run) if block.number < blocks]
    progress(len(done))
    there = {block.number for block in done}
    if _is_decided(done, table, sprt):
        return done
    missing = [number for number in range(blocks) if number not in there]
    with closing(_played(table, missing, jobs, ray)) as played:
        for block in played:
            results.keep(run, block)
            done.append(block)
            progress(len(done))
            if _is_decided(done, table, sprt):
                break
    return done


def _played(table: ArenaSetup, numbers: Sequence[int], jobs: int, ray: str | None) -> Generator[Block]:
    """Yield these blocks in order. Local ones arrive as soon as they are finished, those of a cluster several at a
    time."""
    source = board_source(table.board)
    sizer = BatchSizer(ONE_BY_ONE if ray is None else CLUSTER)
    pieces = (numbers[piece.start : piece.stop] for piece in sizer.batches(0, len(numbers)))
    rest = table.seed, table.alvin, table.move_time, table.given
    work = ((source, table.bots, table.seats, piece, *rest) for piece in pieces)
    with closing(in_order(play_some, work, jobs, ray)) as done:
        for blocks, seconds in done:
            sizer.note(len(blocks), seconds)
            yield from blocks


def _is_decided(done: Sequence[Block], table: ArenaSetup, sprt: Bounds | None) -> bool:
    return sprt is not None and verdict(done, table, sprt).decision != "open"


def verdict(done: Sequence[Block], table: ArenaSetup, sprt: Bounds) -> Verdict:
    """Test the blocks in the order of their numbers, so that the result does not depend on the number of processes."""
    in_turn = sorted(done, key=lambda block: block.number)
    return sequential_test((block.share(table.bots[0]) for block in in_turn), *sprt)


def play_some(
    source: BoardSource,
    bots: list[str],
    seats: int,
    numbers: Sequence[int],
    seed: int,
    alvin: bool,
    move_time: float | None,
    given: Mapping[str, GivenBot],
) -> tuple[list[Block], float]:
    """Play some blocks in a worker process. Returns them and the seconds they took."""
    before = perf_counter()
    table = ArenaSetup(board_from(source), bots, seats, seed, alvin, move_time, given)
    return [play_block(table, number) for number in numbers], perf_counter() - before

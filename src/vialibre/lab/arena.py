"""The arena: bots against each other over paired blocks, each stored the moment it is done."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import closing

from vialibre.lab.blocks import Block, play_block
from vialibre.lab.results import Results
from vialibre.lab.sequential import Verdict, sequential_test
from vialibre.lab.table import BoardSource, Table, board_from, board_source
from vialibre.lab.workers import in_order

Bounds = tuple[float, float]


def play_blocks(
    table: Table,
    blocks: int,
    *,
    results: Results,
    resume: bool = False,
    jobs: int = 1,
    sprt: Bounds | None = None,
    progress: Callable[[int], None] = lambda done: None,
) -> list[Block]:
    """Play until there are so many blocks, or until the sequential test of the first bot's share has spoken.

    `progress` hears how many blocks there are. KeyboardInterrupt may come at any time and loses only blocks that are
    not yet done.
    """
    table.check()
    run = results.run(table)
    if not resume:
        results.forget(run)
    done = [block for block in results.blocks(run) if block.number < blocks]
    progress(len(done))
    there = {block.number for block in done}
    source = board_source(table.board)
    todo = ((source, table.bots, table.seats, n, table.seed, table.alvin) for n in range(blocks) if n not in there)
    if _spoken(done, table, sprt):
        return done
    with closing(in_order(play_one, todo, jobs)) as played:
        for block in played:
            results.keep(run, block)
            done.append(block)
            progress(len(done))
            if _spoken(done, table, sprt):
                break
    return done


def _spoken(done: Sequence[Block], table: Table, sprt: Bounds | None) -> bool:
    return sprt is not None and verdict(done, table, sprt).said != "open"


def verdict(done: Sequence[Block], table: Table, sprt: Bounds) -> Verdict:
    """Blocks in the order of their numbers, so that it is the same with any number of processes."""
    in_turn = sorted(done, key=lambda block: block.number)
    return sequential_test((block.share(table.bots[0]) for block in in_turn), *sprt)


def play_one(source: BoardSource, bots: list[str], seats: int, number: int, seed: int, alvin: bool) -> Block:
    """One block, in a process of its own."""
    return play_block(Table(board_from(source), bots, seats, seed, alvin), number)

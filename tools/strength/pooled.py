"""Win rates of two bots over all boards of an arena's results, for docs/strength.md.

    vialibre arena --board usa --bots baron@0.1,surveyor --blocks 30 --seed 5000 --results strength.sqlite
    ... the same for the other boards ...
    uv run tools/strength/pooled.py strength.sqlite baron@0.1 surveyor

A line for each board and number of seats, then all blocks of two seats together: the mean over the blocks, with a 95 %
interval by drawing blocks again, each board's among themselves.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from random import Random

from vialibre.lab.blocks import Block
from vialibre.lab.results import Results
from vialibre.lab.statistics import RESAMPLES, Interval, middle, share_interval


def between(blocks: list[Block], first: str, second: str) -> list[Block]:
    return [block for block in blocks if {seat.bot for game in block.games for seat in game.seats} == {first, second}]


def pooled(boards: list[list[float]]) -> Interval:
    """The mean over all blocks; if all were won there is nothing to draw from, and the exact bound stands."""
    everything = [share for shares in boards for share in shares]
    exact = share_interval(everything)
    if exact.value in (0.0, 1.0):
        return exact
    random = Random(1)
    again = [
        sum(sum(random.choices(shares, k=len(shares))) for shares in boards) / len(everything) for _ in range(RESAMPLES)
    ]
    return middle(exact.value, again)


def shown(name: str, blocks: int, found: Interval) -> str:
    return f"{name:<24} {blocks:>4} blocks  {100 * found.value:5.1f} % ({100 * found.low:.1f}–{100 * found.high:.1f})"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("results", type=Path)
    parser.add_argument("first")
    parser.add_argument("second")
    given = parser.parse_args()
    with Results(given.results) as results:
        played = results.everything()
    boards: list[list[float]] = []
    for met in played:
        blocks = between(met.blocks, given.first, given.second)
        if not blocks:
            continue
        shares = [block.share(given.first) for block in blocks]
        print(shown(f"{met.board}, {met.seats} seats", len(blocks), share_interval(shares)))
        if met.seats == 2:
            boards.append(shares)
    if boards:
        print(shown("together", sum(map(len, boards)), pooled(boards)))


if __name__ == "__main__":
    main()

"""Win rates of two bots over all boards in an arena's results, for docs/strength.md.

    vialibre arena --board usa --bots baron@0.1,surveyor --blocks 30 --seed 5000 --results strength.sqlite
    ... the same for the other boards ...
    uv run tools/strength/pooled.py strength.sqlite baron@0.1 surveyor

Prints one line for each board and number of seats, then all two-seat blocks pooled: the mean over the blocks, with a
95 % bootstrap interval that resamples the blocks within each board.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from random import Random

from vialibre.lab.results import Results
from vialibre.lab.statistics import RESAMPLES, Interval, middle, share_interval

Shares = dict[tuple[str, int], list[float]]
"""By board and number of seats: the fraction of its games that the first bot won, for each block."""


def shares_between(path: Path, first: str, second: str) -> Shares:
    """From all runs between just these two."""
    found: Shares = {}
    with Results(path) as results:
        runs = results.connection.execute("select id, board, seats, bots from run order by board, seats").fetchall()
        for run, board, seats, bots in runs:
            if set(json.loads(bots)) == {first, second}:
                shares = [block.share(first) for block in results.blocks(run)]
                found.setdefault((board, seats), []).extend(shares)
    return found


def pooled(boards: list[list[float]]) -> Interval:
    """The mean over all blocks. If all were won, resampling shows no spread, and the exact bound is used."""
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
    boards: list[list[float]] = []
    for (board, seats), shares in shares_between(given.results, given.first, given.second).items():
        print(shown(f"{board}, {seats} seats", len(shares), share_interval(shares)))
        if seats == 2:
            boards.append(shares)
    if boards:
        print(shown("together", sum(map(len, boards)), pooled(boards)))


if __name__ == "__main__":
    main()

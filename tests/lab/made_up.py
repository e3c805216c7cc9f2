"""Synthetic results, for which the right answer is known."""

from __future__ import annotations

from pathlib import Path

from vialibre import load_board
from vialibre.lab.arena_setup import ArenaSetup
from vialibre.lab.blocks import LINES, Block, GameResult, SeatResult
from vialibre.lab.results import Results

SMALL = ArenaSetup(load_board("san_francisco"), ["stoker", "porter"], 2, seed=5)


def seat(bot: str, won: float) -> SeatResult:
    total = int(100 * won)
    lines = {line: total if line == "routes" else 0 for line in LINES}
    return SeatResult(bot, won, total, lines, 2, 1, 10, 0.001, {}, {0: 9, 160: 1})


def game(*seats: tuple[str, float]) -> GameResult:
    return GameResult(1, tuple(seat(bot, won) for bot, won in seats))


def pairs(shares: list[float], one: str = "a", other: str = "b", first: int = 0) -> list[Block]:
    """Blocks of two games in which the first bot won this part; deals are numbered from `first`."""
    blocks = []
    for number, share in enumerate(shares):
        a, b = min(1.0, 2 * share), max(0.0, 2 * share - 1)
        games = (game((one, a), (other, 1 - a)), game((other, 1 - b), (one, b)))
        blocks.append(Block(number, first + number, games))
    return blocks


def results_in(folder: Path, name: str = "r.sqlite") -> Results:
    return Results(folder / name)

"""How many action sequences of a given depth there are."""

from __future__ import annotations

from copy import deepcopy

from .game import NaiveGame


def perft(game: NaiveGame, depth: int) -> int:
    """Sequences of exactly that depth, or shorter ones that end the game; of several waiting seats the lowest acts."""
    if depth == 0 or game.over:
        return 1
    seat = min(game.waiting())
    total = 0
    for text in sorted(game.legal(seat)):
        after = deepcopy(game)
        after.apply(seat, text)
        total += perft(after, depth - 1)
    return total

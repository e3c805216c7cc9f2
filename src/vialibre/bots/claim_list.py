"""All claims of a board as tuples, built once: looking them up beats making them anew at every decision."""

from __future__ import annotations

from functools import cache

from vialibre.engine.core.board_index import BoardIndex

Claim = tuple[int, int, int, int]
"""The action's number, its route, the colour that pays, and how many wilds."""


@cache
def claims_of(t: BoardIndex) -> list[Claim]:
    """In the order of their numbers, the first of which is `t.claim0`."""
    first = int(t.claim0)
    return [
        (first + i, int(t.claim_route[i]), int(t.claim_color[i]), int(t.claim_wilds[i]))
        for i in range(int(t.n_actions) - first)
    ]

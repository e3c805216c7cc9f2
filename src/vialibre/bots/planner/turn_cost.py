"""How many turns a set of routes still takes with a hand: claims, and drawing the missing cards."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from vialibre.bots.planner.position import Position
from vialibre.engine.core.board_index import ints
from vialibre.engine.core.constants import GRAY, KINDS, WILD

LONGEST: Final[i64] = 20


class Scratch:
    """Buffers for counting, reused by all decisions of a planner."""

    def __init__(self) -> None:
        self.surplus: vec[i64] = ints(KINDS)
        self.gray: vec[i64] = ints(LONGEST + 1)  # gray routes by the cards they take


def turns_needed(position: Position, scratch: Scratch, hand: vec[i64], routes: vec[i64], n: i64, skip: i64) -> i64:
    """In hundredths. Colors are shared: two red routes need red twice; gray routes take the largest surplus."""
    t = position.t
    w = position.weights
    surplus = scratch.surplus
    gray = scratch.gray
    for c in range(KINDS):
        surplus[c] = hand[c]
    turns: i64 = 0
    longest: i64 = 0
    for length in range(LONGEST + 1):
        gray[length] = 0
    for i in range(n):
        route: i64 = routes[i]
        if route == skip or position.cars_for[route] <= 0:
            continue
        turns += 100
        ferry: i64 = t.ferry[route]
        cards: i64 = t.length[route] - ferry
        surplus[WILD] -= ferry
        if t.tunnel[route] != 0:
            turns += position.tunnel[t.color[route]]
        if t.color[route] == GRAY:
            gray[cards] += 1
            if cards > longest:
                longest = cards
        else:
            surplus[t.color[route]] -= cards
    while longest > 0:
        if gray[longest] == 0:
            longest -= 1
            continue
        gray[longest] -= 1
        best: i64 = 0
        for c in range(1, WILD):
            if surplus[c] > surplus[best]:
                best = c
        surplus[best] -= longest
    wilds: i64 = surplus[WILD]
    if wilds < 0:
        turns -= wilds * w.wild
        wilds = 0
    while wilds > 0:  # each wild goes where most is missing
        worst: i64 = 0
        for c in range(1, WILD):
            if surplus[c] < surplus[worst]:
                worst = c
        if surplus[worst] >= 0:
            break
        surplus[worst] += 1
        wilds -= 1
    for c in range(WILD):
        missing: i64 = -surplus[c]
        if missing > 0:
            turns += w.card * missing + w.more * (missing - 1) * missing // 2
    return turns

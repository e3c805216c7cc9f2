"""Resamples the cards that a seat cannot see: turns one determinization into another inside the compiled code."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from vialibre.engine.core.board_index import ints
from vialibre.engine.core.constants import KINDS
from vialibre.engine.core.shuffle import FAST, Random, Shuffler
from vialibre.engine.core.state import State

FIRST_STREAM: Final[i64] = 1  # the cards have stream 0, and what is shuffled later those from 4 on


def resample_hidden(s: State, who: i64, seed: i64) -> None:
    """Shuffle the deck together with the unknown cards of the other hands, and deal them again; tickets stay.

    A first player that is not yet known is drawn again, too (SF-6).
    """
    hidden: i64 = s.n_deck
    for i in range(s.n):
        if i != who:
            seat = s.seats[i]
            for c in range(KINDS):
                hidden += seat.hand[c] - seat.known[c]
    pool = ints(hidden)
    n: i64 = 0
    for i in range(s.n_deck):
        pool[n] = s.deck[i]
        n += 1
    for i in range(s.n):
        if i != who:
            seat = s.seats[i]
            for c in range(KINDS):
                while seat.hand[c] > seat.known[c]:
                    seat.hand[c] -= 1
                    pool[n] = c
                    n += 1
    shuffler = Shuffler(FAST, seed, b"")
    shuffler.shuffle(pool, 0)
    s.shuffler = shuffler
    if s.first_hidden:
        s.first = Random(seed, FIRST_STREAM).below(s.n)
    for i in range(s.n):
        if i != who:
            seat = s.seats[i]
            held: i64 = 0
            for c in range(KINDS):
                held += seat.hand[c]
            while held < seat.cards:
                n -= 1
                seat.hand[pool[n]] += 1
                held += 1
    deck = ints(n)
    for i in range(n):
        deck[i] = pool[i]
    s.deck = deck
    s.n_deck = n

"""Whole games of uniformly random legal actions, without leaving the compiled code."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from vialibre.engine.core.apply import apply_action
from vialibre.engine.core.board_index import BoardIndex, ints
from vialibre.engine.core.constants import NO_SEAT, OVER
from vialibre.engine.core.legal import fill_legal, random_action
from vialibre.engine.core.longest_trail import longest_path
from vialibre.engine.core.setup import deal
from vialibre.engine.core.shuffle import FAST, Random, Shuffler
from vialibre.engine.core.state import State, copy_state

PLAYER_STREAM: Final[i64] = 1048576  # a stream of random numbers that no shuffle has


def play_out(s: State, random: Random) -> i64:
    """Play to the end; return how many actions it took."""
    out = s.index.buffer()
    actions: i64 = 0
    while s.phase != OVER:
        apply_action(s, s.player, random_action(s, random, out))
        actions += 1
    return actions


def random_game(t: BoardIndex, seats: i64, seed: i64, with_alvin: bool, first: i64) -> State:
    """A finished game; cards and players' choices follow from the seed alone."""
    s = State(t, Shuffler(FAST, seed, b""), seats)
    s.with_alvin = with_alvin
    deal(s, first)
    play_out(s, Random(seed, PLAYER_STREAM))
    return s


def random_games(
    t: BoardIndex, seats: i64, first_seed: i64, games: i64, with_alvin: bool, first: i64 = NO_SEAT
) -> vec[i64]:
    """For each game: the number of actions, the winners as a mask, then each seat's total."""
    width: i64 = seats + 2
    results = ints(games * width)
    for g in range(games):
        s = random_game(t, seats, first_seed + g, with_alvin, first)
        at: i64 = g * width
        results[at] = s.version
        results[at + 1] = s.winner_mask
        for i in range(seats):
            results[at + 2 + i] = s.seats[i].total
    return results


def list_often(s: State, times: i64) -> i64:
    """List the legal actions repeatedly: a benchmark without the cost of calls from Python."""
    out = s.index.buffer()
    n: i64 = 0
    for _i in range(times):
        n = fill_legal(s, s.player, out)
    return n


def copy_often(s: State, times: i64) -> None:
    """Copy a game repeatedly: a benchmark."""
    for _i in range(times):
        copy_state(s, State(None, None, 0))


def longest_often(s: State, who: i64, times: i64) -> i64:
    """Find a seat's longest path repeatedly: a benchmark."""
    length: i64 = 0
    for _i in range(times):
        length = longest_path(s.index, s.seats[who])
    return length

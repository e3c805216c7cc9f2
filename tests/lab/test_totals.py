"""Sums that stay small and exact, and pieces of work that follow the clock without changing what comes out."""

from __future__ import annotations

from itertools import islice

import pytest

from vialibre import load_board
from vialibre.lab.batch_size import GROWTH, ONE_BY_ONE, BatchSizer
from vialibre.lab.match import Match
from vialibre.lab.simulate import play_chunk, simulate
from vialibre.lab.totals import GameTotals

MATCHES = [
    Match(100, (0,), (90, 80), (3, 2), (0, 1)),
    Match(110, (0, 1), (70, 70), (1, 2), (2, 2)),
    Match(100, (1,), (-20, 80), (0, 4), (3, 0)),
]


def test_sums_are_those_of_the_games() -> None:
    totals = GameTotals(2)
    for match in MATCHES:
        totals.add(match)
    assert (totals.games, totals.win_rate(0), totals.win_rate(1)) == (3, 0.5, 0.5)
    assert totals.mean_score(0) == pytest.approx(140 / 3)
    assert totals.scores[1] == {80: 2, 70: 1}
    assert totals.mean_tickets(1) == (8 / 3, 1.0)
    assert totals.mean_length() == pytest.approx(310 / 3)
    assert max(totals.lengths) == 110


@pytest.mark.parametrize("seats", range(2, 7))
def test_a_shared_victory_is_a_whole_number_of_parts(seats: int) -> None:
    totals = GameTotals(seats)
    totals.add(Match(1, tuple(range(seats)), (0,) * seats, (), ()))
    assert sum(totals.win_rate(seat) for seat in range(seats)) == pytest.approx(1)
    assert totals.mean_tickets(0) is None


@pytest.mark.parametrize("bots", [["random", "random"], ["porter", "stoker"]])
def test_any_pieces_in_any_order_come_to_the_same(bots: list[str]) -> None:
    board = load_board("san_francisco")
    whole = simulate(board, bots, games=30, seed=7)
    parts = [
        play_chunk("san_francisco", bots, 7 + start, size, False)[0] for start, size in ((11, 19), (0, 1), (1, 10))
    ]
    totals = GameTotals(2)
    for part in parts:
        totals.merge(part)
    assert totals == whole


def test_many_games_weigh_no_more_than_few() -> None:
    few, many = (simulate(load_board("san_francisco"), ["random"] * 2, games=games) for games in (2000, 20_000))
    assert many.scores[0].total() == 20_000
    assert len(many.scores[0]) < 2 * len(few.scores[0])


def test_pieces_grow_to_the_time_wanted_and_no_further() -> None:
    sizer = BatchSizer(2.0)
    sizes = []
    for piece in islice(sizer.batches(0, 10**9), 12):  # requested one by one: a list of a billion would not fit
        sizes.append(len(piece))
        sizer.note(len(piece), len(piece) * 0.01)
    assert sizes[:3] == [1, GROWTH, GROWTH**2]
    assert sizes[-1] == 200
    sizer.note(200, 60.0)  # a slow machine, or a slow game
    assert sizer.size == 6
    sizer.note(6, 0.0)
    assert sizer.size == 6 * GROWTH


def test_pieces_cover_everything_once() -> None:
    sizer = BatchSizer(1.0, most=7)
    found = []
    for piece in sizer.batches(5, 60):
        found += list(piece)
        sizer.note(len(piece), 0.0)
    assert found == list(range(5, 60))
    one = BatchSizer(ONE_BY_ONE)
    one.note(1, 0.001)
    assert [len(piece) for piece in one.batches(0, 3)] == [1, 1, 1]

"""Sums that stay small and exact, and pieces of work that follow the clock without changing what comes out."""

from __future__ import annotations

from itertools import islice

import pytest

from vialibre import load_board
from vialibre.lab.match import Match
from vialibre.lab.pace import GROWTH, ONE_BY_ONE, Pace
from vialibre.lab.simulate import play_chunk, simulate
from vialibre.lab.tally import Tally

MATCHES = [
    Match(100, (0,), (90, 80), (3, 2), (0, 1)),
    Match(110, (0, 1), (70, 70), (1, 2), (2, 2)),
    Match(100, (1,), (-20, 80), (0, 4), (3, 0)),
]


def test_sums_are_those_of_the_games() -> None:
    tally = Tally(2)
    for match in MATCHES:
        tally.add(match)
    assert (tally.games, tally.win_rate(0), tally.win_rate(1)) == (3, 0.5, 0.5)
    assert tally.mean_score(0) == pytest.approx(140 / 3)
    assert tally.scores[1] == {80: 2, 70: 1}
    assert tally.mean_tickets(1) == (8 / 3, 1.0)
    assert tally.mean_length() == pytest.approx(310 / 3)
    assert max(tally.lengths) == 110


@pytest.mark.parametrize("seats", range(2, 7))
def test_a_shared_victory_is_a_whole_number_of_parts(seats: int) -> None:
    tally = Tally(seats)
    tally.add(Match(1, tuple(range(seats)), (0,) * seats, (), ()))
    assert sum(tally.win_rate(seat) for seat in range(seats)) == pytest.approx(1)
    assert tally.mean_tickets(0) is None


@pytest.mark.parametrize("bots", [["random", "random"], ["porter", "stoker"]])
def test_any_pieces_in_any_order_come_to_the_same(bots: list[str]) -> None:
    board = load_board("san_francisco")
    whole = simulate(board, bots, games=30, seed=7)
    parts = [
        play_chunk("san_francisco", bots, 7 + start, size, False)[0] for start, size in ((11, 19), (0, 1), (1, 10))
    ]
    tally = Tally(2)
    for part in parts:
        tally.merge(part)
    assert tally == whole


def test_many_games_weigh_no_more_than_few() -> None:
    few, many = (simulate(load_board("san_francisco"), ["random"] * 2, games=games) for games in (2000, 20_000))
    assert many.scores[0].total() == 20_000
    assert len(many.scores[0]) < 2 * len(few.scores[0])


def test_pieces_grow_to_the_time_wanted_and_no_further() -> None:
    pace = Pace(2.0)
    sizes = []
    for piece in islice(pace.pieces(0, 10**9), 12):  # asked for one by one: nobody makes a list of a billion
        sizes.append(len(piece))
        pace.note(len(piece), len(piece) * 0.01)
    assert sizes[:3] == [1, GROWTH, GROWTH**2]
    assert sizes[-1] == 200
    pace.note(200, 60.0)  # a slow machine, or a slow game
    assert pace.size == 6
    pace.note(6, 0.0)
    assert pace.size == 6 * GROWTH


def test_pieces_cover_everything_once() -> None:
    pace = Pace(1.0, most=7)
    found = []
    for piece in pace.pieces(5, 60):
        found += list(piece)
        pace.note(len(piece), 0.0)
    assert found == list(range(5, 60))
    one = Pace(ONE_BY_ONE)
    one.note(1, 0.001)
    assert [len(piece) for piece in one.pieces(0, 3)] == [1, 1, 1]

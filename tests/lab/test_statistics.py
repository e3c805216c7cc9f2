"""Honest intervals: they hold the value, get narrower with more blocks, and never pretend to certainty."""

from __future__ import annotations

from random import Random

import pytest

from tests.lab.made_up import game, pairs
from vialibre.lab.blocks import Block
from vialibre.lab.ratings import ratings
from vialibre.lab.standings import seat_shares, standings
from vialibre.lab.statistics import mean_interval, share_interval, win_rate


def test_intervals_hold_the_value_and_get_narrower() -> None:
    few, many = pairs([1.0, 0.5, 0.5, 0.0] * 5), pairs([1.0, 0.5, 0.5, 0.0] * 50)
    for blocks in (few, many):
        rate = win_rate(blocks, "a")
        assert rate.low < rate.value == 0.5 < rate.high
    assert win_rate(many, "a").high - win_rate(many, "a").low < win_rate(few, "a").high - win_rate(few, "a").low


def test_intervals_are_as_wide_as_theory_says() -> None:
    """The standard error of the mean of 100 blocks, half of them won: 1.96 * 0.5 / 10 on each side."""
    found = mean_interval([1.0, 0.0] * 50)
    assert found.high - found.low == pytest.approx(2 * 1.96 * 0.05, rel=0.1)


def test_intervals_hold_the_truth_about_as_often_as_they_say() -> None:
    random = Random(3)
    held = 0
    for _ in range(60):
        found = share_interval([(random.random() < 0.7) / 2 + (random.random() < 0.7) / 2 for _ in range(40)])
        held += found.low <= 0.7 <= found.high
    assert held >= 52


def test_winning_all_is_no_certainty() -> None:
    """Nine blocks in a row are won once in forty times with a share of 66 %."""
    rate = win_rate(pairs([1.0] * 9), "a")
    assert (rate.value, rate.high) == (1.0, 1.0)
    assert rate.low == pytest.approx(0.664, abs=0.001)
    assert rate.low**9 == pytest.approx(0.025)
    lost = win_rate(pairs([1.0] * 9), "b")
    assert lost.low == 0.0
    assert lost.high == pytest.approx(1 - rate.low)
    one = win_rate(pairs([0.5]), "a")
    assert (one.low, one.high) == (0.0, 1.0)


def test_ratings_follow_the_odds() -> None:
    """Three wins out of four are odds of three to one: 191 points on the scale."""
    found = ratings(pairs([0.5, 1.0] * 200))
    assert found["a"].value - found["b"].value == pytest.approx(191, abs=3)
    assert found["a"].value + found["b"].value == pytest.approx(3000)


@pytest.mark.parametrize("shares", [[0.5, 1.0] * 10, [0.5] * 10, [1.0] * 10, [0.0] * 2, [1.0], [0.75, 0.25, 0.5] * 9])
def test_rating_intervals_hold_the_rating(shares: list[float]) -> None:
    for rating in ratings(pairs(shares)).values():
        assert rating.low <= rating.value <= rating.high


def test_rating_intervals_are_those_of_the_odds() -> None:
    """For two bots a rating says the same as the share of wins, so both intervals must agree."""
    blocks = pairs([1.0, 0.5, 1.0, 0.5, 0.0, 1.0] * 20)
    rate, rating = win_rate(blocks, "a"), ratings(blocks)["a"]
    for share, points in ((rate.low, rating.low), (rate.high, rating.high)):
        assert 1 / (1 + 10 ** (-2 * (points - 1500) / 400)) == pytest.approx(share, abs=0.01)
    assert ratings(blocks)["b"].low == pytest.approx(3000 - rating.high)


def test_a_bot_that_never_lost_has_a_finite_rating_and_a_wide_interval() -> None:
    found = ratings(pairs([1.0] * 10))["a"]
    assert found.value < 2500
    assert found.high - found.low > 300
    more = ratings(pairs([1.0] * 100))["a"]
    assert more.low > found.low


def test_ratings_go_through_others() -> None:
    """Odds multiply: two that never met are as far apart as the steps between them."""
    step = [1.0, 0.5] * 300
    found = ratings([*pairs(step), *pairs(step, "b", "c", first=1000)])
    assert found["a"].value - found["c"].value == pytest.approx(382, abs=6)
    assert [standing.bot for standing in standings([*pairs(step[:20]), *pairs(step[:20], "b", "c")])] == ["a", "b", "c"]


def test_all_places_of_a_larger_table_count() -> None:
    """The winner is ahead of both, and of those who lost the one with more points."""
    blocks = [Block(n, n, (game(("a", 1.0), ("b", 0.5), ("c", 0.0)),)) for n in range(20)]
    found = ratings(blocks)
    assert found["a"].value > found["b"].value > found["c"].value


def test_play_against_itself_is_even() -> None:
    blocks = [Block(n, n, (game(("a", n % 2), ("a", 1 - n % 2)),)) for n in range(10)]
    (standing,) = standings(blocks)
    assert standing.rating.value == 1500
    assert standing.win_rate.value == 0.5
    assert (standing.tickets_made, standing.tickets_missed) == (2, 1)


def test_seats_alone() -> None:
    """If the first seat always wins, the bots are even and the seat is everything."""
    blocks = [Block(n, n, (game(("a", 1.0), ("b", 0.0)), game(("b", 1.0), ("a", 0.0)))) for n in range(12)]
    first, second = seat_shares(blocks)
    assert (first.value, second.value) == (1.0, 0.0)
    assert 0.7 < first.low < 1.0
    assert [standing.win_rate.value for standing in standings(blocks)] == [0.5, 0.5]

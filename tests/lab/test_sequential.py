"""The sequential test is right as often as it promises, and says so no sooner than it may."""

from __future__ import annotations

from random import Random

import pytest

from vialibre.lab.sequential import LEAST, sequential_test


def test_clear_cases() -> None:
    assert sequential_test([1.0, 0.5] * 40, 0.55, 0.65).decision == "high"
    assert sequential_test([0.5, 0.0] * 40, 0.55, 0.65).decision == "low"
    assert sequential_test([1.0] * (LEAST - 1), 0.55, 0.65).decision == "open"
    assert sequential_test([1.0, 0.5, 0.0, 1.0] * 4, 0.6, 0.65).decision == "open"
    assert sequential_test([], 0.5, 0.6).decision == "open"


def test_what_it_said_first_stands() -> None:
    said = sequential_test([1.0, 0.5] * 40, 0.55, 0.65)
    assert sequential_test([1.0, 0.5] * 40 + [0.0] * 500, 0.55, 0.65) == said


def test_bots_that_always_win_are_weighed_too() -> None:
    """Ten wins in a row say little about 90 or 97 %, forty-odd say it."""
    assert sequential_test([1.0] * 12, 0.9, 0.97).decision == "open"
    assert sequential_test([1.0] * 120, 0.9, 0.97).decision == "high"
    assert sequential_test([0.0] * 12, 0.9, 0.97).decision == "low"


@pytest.mark.parametrize(("low", "high", "games"), [(0.5, 0.7, 2), (0.25, 0.42, 4), (0.9, 0.97, 2)])
def test_it_is_seldom_wrong(low: float, high: float, games: int) -> None:
    """It promises 5 % on either side; with eighty tries more than nine wrong ones would be strange."""
    random = Random(1)
    for truth, wrong in ((low, "high"), (high, "low")):
        found = []
        for _ in range(80):
            shares = (sum(random.random() < truth for _ in range(games)) / games for _ in range(300))
            found.append(sequential_test(shares, low, high).decision)
        assert found.count(wrong) <= 9
        assert found.count("open") <= 20

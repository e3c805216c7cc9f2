"""Sums and intervals against brute force; the same findings however the games were shared out."""

from __future__ import annotations

import json
import sqlite3
from itertools import product
from math import comb, inf, sqrt
from pathlib import Path
from random import Random
from statistics import fmean, stdev

import pytest

from tests.lab.playtest.planted import board_with
from vialibre.errors import BadSetup, BoardError
from vialibre.lab.playtest.adding import as_data
from vialibre.lab.playtest.checks import below
from vialibre.lab.playtest.findings import Findings, findings_as_data, findings_from_data
from vialibre.lab.playtest.moments import Moments, Ratio, figure, wilson
from vialibre.lab.playtest.multiple_testing import holm, student
from vialibre.lab.playtest.run import CHUNK, playtest

GAMES = 2 * CHUNK + 5


@pytest.fixture(scope="module")
def findings() -> Findings:
    return playtest(board_with(), bots=["stoker", "conductor"], games=GAMES, seed=3)


def test_a_mean_and_its_error_are_those_of_the_figures() -> None:
    random = Random(1)
    values = [random.gauss(3, 2) for _ in range(40)]
    sums = Moments()
    for value in values:
        sums.note(value)
    assert sums.mean == pytest.approx(fmean(values))
    assert sums.error == pytest.approx(stdev(values) / sqrt(40))
    assert figure(sums).high == pytest.approx(fmean(values) + 2.0227 * stdev(values) / sqrt(40), abs=1e-3)


@pytest.mark.parametrize(("degrees", "known"), [(1, 12.706), (2, 4.3027), (5, 2.5706), (10, 2.2281), (1000, 1.9623)])
def test_students_quantile(degrees: int, known: float) -> None:
    assert student(0.975, degrees) == pytest.approx(known, rel=3e-3)


def test_a_ratio_knows_that_seats_of_a_game_hang_together() -> None:
    """Its interval covers the truth about as often as it says, where seats taken as independent would not."""
    random, covered, games = Random(2), 0, 60
    for _ in range(400):
        sums = Ratio()
        for _ in range(games):
            shared = random.random() < 0.5  # all seats of a game do it together
            sums.note(3 * shared, 3)
        covered += figure(sums).low <= 0.5 <= figure(sums).high
    assert 0.92 <= covered / 400 <= 0.98


@pytest.mark.parametrize(
    ("yes", "n", "low", "high"), [(0, 20, 0, 0.1611), (5, 20, 0.1119, 0.4687), (20, 20, 0.8389, 1)]
)
def test_wilson(yes: int, n: int, low: float, high: float) -> None:
    found = wilson(yes, n)
    assert (found.low, found.high) == pytest.approx((low, high), abs=1e-4)


def test_few_of_many_by_counting() -> None:
    for yes, n, share in product((0, 1, 3), (10, 50), (0.1, 0.3)):
        exact = sum(comb(n, k) * share**k * (1 - share) ** (n - k) for k in range(yes + 1))
        assert below(yes, n, share) == pytest.approx(exact if yes < share * n else 1.0)


def test_holm_lets_stand_what_is_sure_among_many() -> None:
    assert holm([0.001, 0.04, 0.012], 0.03) == [True, False, True]
    assert holm([0.02, 0.02], 0.03) == [False, False]


def test_every_game_is_counted_once(findings: Findings) -> None:
    sums = findings.sums
    assert findings.games == GAMES
    assert {seats: table.games for seats, table in sums.tables.items()} == {2: 27, 3: 26}
    for seats, table in sums.tables.items():
        assert sum(won.total for won in table.wins) == pytest.approx(table.games)
        assert sum(table.turns.values()) == sum(table.margins.values()) == table.games
        assert sum(table.scores.values()) == seats * table.games
    assert sum(one.bottom for one in sums.bots.values()) == 2 * 27 + 3 * 26
    held = sum(ticket.points.n for ticket in sums.tickets)
    assert held == sum(ticket.kept for ticket in sums.tickets)
    assert sum(table.made.bottom for table in sums.tables.values()) == held


def test_findings_do_not_depend_on_processes(findings: Findings) -> None:
    two = playtest(board_with(), bots=["stoker", "conductor"], games=GAMES, seed=3, jobs=2)
    assert as_data(two.sums) == as_data(findings.sums)


def test_an_interrupted_playtest_goes_on_to_the_same_end(findings: Findings, tmp_path: Path) -> None:
    file = tmp_path / "kept.sqlite"
    heard: list[int] = []

    def stop(done: int) -> None:
        heard.append(done)
        if done == CHUNK:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        playtest(board_with(), bots=["stoker", "conductor"], games=GAMES, seed=3, keep=file, progress=stop)
    assert heard == [0, CHUNK]
    heard.clear()
    again = playtest(
        board_with(), bots=["stoker", "conductor"], games=GAMES, seed=3, keep=file, resume=True, progress=heard.append
    )
    assert heard == [CHUNK, 2 * CHUNK, GAMES]
    assert as_data(again.sums) == as_data(findings.sums)


def test_somebody_elses_file_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "other.sqlite"
    with sqlite3.connect(file) as other:
        other.execute("create table letters (text)")
    with pytest.raises(BadSetup, match="other"):
        playtest(board_with(), bots=["stoker"], games=1, keep=file)


def test_findings_come_back_from_json(findings: Findings) -> None:
    data = json.loads(json.dumps(findings_as_data(findings), allow_nan=False))
    again = findings_from_data(data)
    assert again.setting == findings.setting
    assert findings_as_data(again) == data


@pytest.mark.parametrize(
    "change", [{"format": 99}, {"sums": {}}, {"digest": "0"}, {"board": "nowhere"}, {"seats": None}]
)
def test_other_data_is_refused(findings: Findings, change: dict[str, object]) -> None:
    with pytest.raises((BadSetup, BoardError)):
        findings_from_data({**findings_as_data(findings), **change})


def test_a_figure_of_one_game_says_that_nobody_knows() -> None:
    sums = Moments()
    sums.note(3)
    assert figure(sums).low == -inf

"""Fitting chances: the fit finds what is there, the measure is honest, and the command writes what can be read."""

from __future__ import annotations

import json
from math import exp, log
from pathlib import Path
from random import Random

import pytest

from vialibre import BadSetup, load_board
from vialibre.analysis.chance import Weights, load_weights, weigh
from vialibre.analysis.features import FEATURES, STAGES
from vialibre.cli.main import exit_code
from vialibre.lab.calibrate import TrainingGames, as_toml, play, split
from vialibre.lab.reliability import measure
from vialibre.lab.softmax import Sample, fit, solve

SMALL = TrainingGames((load_board("san_francisco"),), ("stoker", "conductor"), games=13, seed=3)


def made_up(count: int, seed: int) -> list[Sample]:
    """Two seats, one thing that matters: twice the difference is the log of the odds at the start, nothing later."""
    random = Random(seed)
    samples = []
    for number in range(count):
        values = [random.uniform(-1, 1) for _ in range(2)]
        late = random.random() < 0.5
        chance = 0.5 if late else 1 / (1 + exp(2 * (values[1] - values[0])))
        won = (1.0, 0.0) if random.random() < chance else (0.0, 1.0)
        rows = tuple((value, *(0.0,) * (len(FEATURES) - 1)) for value in values)
        samples.append(Sample("made up 2", number, (0.0, 0.0, 0.0, 1.0) if late else (1.0, 0.0, 0.0, 0.0), rows, won))
    return samples


def test_the_fit_finds_what_is_there() -> None:
    weights = fit(made_up(3000, 1))
    assert weights.rows[0][0] == pytest.approx(2, abs=0.25)
    assert weights.rows[3][0] == pytest.approx(0, abs=0.2)
    assert all(weight == 0 for row in weights.rows for weight in row[1:])


def test_the_fit_is_where_nothing_can_be_gained() -> None:
    samples = made_up(300, 2)
    best = fit(samples)

    def likelihood(weights: Weights) -> float:
        prior = sum(weight * weight for row in weights.rows for weight in row) / 2
        chances = [weigh(weights, sample.stage, sample.features) for sample in samples]
        return sum(log(row[sample.won.index(1)]) for row, sample in zip(chances, samples, strict=True)) - prior

    for change in (-0.02, 0.02):
        first = (best.rows[0][0] + change, *best.rows[0][1:])
        assert likelihood(Weights((first, *best.rows[1:]))) < likelihood(best)


def test_linear_equations() -> None:
    assert solve([[0.0, 2.0], [3.0, 1.0]], [4.0, 5.0]) == pytest.approx([1.0, 2.0])


def test_the_measure_knows_good_from_bad() -> None:
    samples = made_up(4000, 3)
    right = Weights(tuple((2.0 if i == 0 else 0.0, *(0.0,) * (len(FEATURES) - 1)) for i in range(len(STAGES))))
    bold = Weights(tuple((9.0 if i == 0 else 0.0, *(0.0,) * (len(FEATURES) - 1)) for i in range(len(STAGES))))
    good, bad = measure(right, samples), measure(bold, samples)
    assert good.calibration_error < 0.03 < bad.calibration_error
    assert good.whole.log_loss < good.whole.log_loss_equal == pytest.approx(log(2))
    assert good.whole.brier < good.whole.brier_equal == pytest.approx(0.5)
    assert good.whole.log_loss < bad.whole.log_loss
    assert [stage.name for stage in good.stages] == ["start", "last_round"]
    assert sum(row.count for row in good.bins) == 2 * len(samples)


def test_samples_do_not_depend_on_processes_and_games_stay_whole() -> None:
    one, two = play(SMALL), play(SMALL, jobs=2)
    assert one == two
    assert {sample.number for sample in one} <= set(range(13))
    to_fit, apart = split(SMALL, one)
    assert len(to_fit) + len(apart) == len(one)
    assert not {sample.number for sample in to_fit} & {sample.number for sample in apart}
    assert {sample.table for sample in apart} == {f"san_francisco {seats}" for seats in (2, 3, 4)}
    assert all(sum(sample.won) == pytest.approx(1) for sample in one)


def test_too_few_games_are_refused() -> None:
    with pytest.raises(BadSetup) as caught:
        TrainingGames((load_board("usa"),), ("stoker",), games=11).check()
    assert caught.value.code == "too_few_games"


def test_weights_are_written_and_read(tmp_path: Path) -> None:
    random = Random(1)
    weights = Weights(tuple(tuple(round(random.gauss(0, 3), 4) for _ in FEATURES) for _ in STAGES))
    (tmp_path / "w.toml").write_text(as_toml(weights, ["made up"]), "utf-8")
    assert load_weights(tmp_path / "w.toml") == weights


def test_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    table = ["calibrate", "--boards", "san_francisco", "--bots", "stoker,conductor", "--games", "12"]
    file = tmp_path / "w.toml"
    assert exit_code([*table, "--output", str(file), "--json"]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert figures["whole"]["positions"] > 0
    assert figures["bins"]
    assert load_weights(file).rows
    assert "vialibre calibrate --games 12 --boards san_francisco" in file.read_text("utf-8")
    assert exit_code([*table, "--check"]) == 0
    shown = capsys.readouterr().out
    assert "log loss" in shown
    assert "cli-" not in shown

"""The training example: its games and its picture without torch, and a few seconds of learning with it."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import numpy as np
import pytest

from vialibre.boards import load_board

EXAMPLES = Path(__file__).parents[3] / "examples"
BOARD = EXAMPLES / "boards" / "low_countries.toml"


@pytest.fixture(autouse=True)
def as_if_started_from_examples(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(EXAMPLES))


def example(name: str) -> Any:
    return import_module(name)


def test_board_is_small_and_whole() -> None:
    board = load_board(BOARD)
    joined = {board.cities[0].id}
    for _ in board.routes:
        for route in board.routes:
            if joined & set(route.cities):
                joined |= set(route.cities)
    assert len(joined) == len(board.cities) == 9


def test_experience_is_of_whole_games_of_the_learner() -> None:
    rollout = example("learning.rollout")
    games = rollout.Games(BOARD, "stoker", 8, seed=1)
    seen = games.play(rollout.Lots(1), 300)
    rows = len(seen.actions)
    assert rows >= 300
    assert {len(column) for column in (seen.observations, seen.masks, seen.chances, seen.advantages, seen.returns)} == {
        rows
    }
    assert seen.masks[np.arange(rows), seen.actions].all()
    assert np.allclose(np.exp(seen.chances), 1 / seen.masks.sum(axis=1))
    assert set(seen.results) <= {0.0, 0.5, 1.0}
    assert np.mean(seen.results) < 0.4  # stoker beats chance
    waited_for = next(field for field in games.env.encoding.layout.fields if field.name == "waited_for")
    assert (seen.observations[:, waited_for.dense_at] == 1).all()  # always from the learner's own seat


def test_advantages_of_one_game() -> None:
    """By hand: values 0.2 and 0.5, then a reward of 1; lambda 0.95, no discount."""
    judged = example("learning.rollout").judged
    steps = [("o", "m", 3, -1.0, 0.2), ("o", "m", 4, -1.0, 0.5)]
    (first, second) = judged(steps, 1.0)
    assert second[4:] == pytest.approx((0.5, 1.0))
    assert first[4:] == pytest.approx((0.3 + 0.95 * 0.5, 0.2 + 0.3 + 0.95 * 0.5))


def test_picture_of_win_rates() -> None:
    plot = example("learning.plot")
    points = [plot.Point(0.0, 100, 5.0), plot.Point(30.0, 100, 50.0), plot.Point(60.0, 100, 90.0)]
    root = ElementTree.fromstring(plot.win_rate_svg(points, "won"))
    line = next(part for part in root if part.tag.endswith("polyline"))
    heights = [float(pair.split(",")[1]) for pair in line.attrib["points"].split()]
    assert heights == sorted(heights, reverse=True)
    low, high = plot.interval(50.0, 100)
    assert (round(low, 3), round(high, 3)) == (0.404, 0.596)


def test_a_few_seconds_of_learning(tmp_path: Path) -> None:
    pytest.importorskip("torch", reason="torch is not in the lock: pip install torch to train the example's policy")
    training = example("train_policy")
    network, course = training.train(1.0, games=8, decisions=256)
    assert course[-1].seconds >= 1.0
    assert all(point.games > 0 for point in course)
    before = [parameter.clone() for parameter in network.parameters()]
    training.learn(network, training.torch.optim.Adam(network.parameters()), experience(training))
    assert any((old != new).any() for old, new in zip(before, network.parameters(), strict=True))


def started(*arguments: str, before: str = "", path: str = "") -> subprocess.CompletedProcess[str]:
    """`python -m examples.train_policy` in the project's folder, after some lines of Python."""
    code = f"{before}\nimport runpy; runpy.run_module('examples.train_policy', run_name='__main__', alter_sys=True)"
    environment = {**os.environ, "PYTHONPATH": path}
    return subprocess.run(
        [sys.executable, "-c", code, *arguments],
        cwd=EXAMPLES.parent,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.parametrize("missing", ["torch", "numpy"])
def test_started_without_what_it_needs_it_says_what_to_install(missing: str) -> None:
    done = started(before=f"import sys; sys.modules[{missing!r}] = None")
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (1, "", 1)
    assert missing in done.stderr
    assert "pip install 'vialibre[lab]' torch" in done.stderr


def test_started_as_a_module_it_finds_its_parts(tmp_path: Path) -> None:
    """Only as far as the help, so as much of torch as the import needs will do."""
    (tmp_path / "torch").mkdir()
    (tmp_path / "torch" / "__init__.py").write_text("def no_grad():\n    return lambda function: function\n")
    (tmp_path / "torch" / "nn.py").write_text("class Module: pass\n")
    done = started("--help", path=str(tmp_path))
    assert done.returncode == 0, done.stderr
    assert "--seconds" in done.stdout


def experience(training: Any) -> Any:
    return training.Games(training.BOARD, "stoker", 4, seed=2).play(training.Lots(2), 100)

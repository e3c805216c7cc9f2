"""What docs/playtest.md shows, runs; its table of flags is the list of flags there are."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from vialibre.lab.playtest import checks
from vialibre.lab.playtest.checks import CHECKS

TEXT = (Path(__file__).parents[3] / "docs" / "playtest.md").read_text("utf-8")


def test_the_example_runs(capsys: pytest.CaptureFixture[str]) -> None:
    (code,) = re.findall(r"```python\n(.*?)```", TEXT, re.DOTALL)
    exec(compile(code, "docs/playtest.md", "exec"), {})
    lines = capsys.readouterr().out.split("\n")
    assert lines[:3] == ["0", "24", "48"]
    assert lines[3].startswith("[] 48 ")


@pytest.mark.parametrize(
    ("said", "tolerance"),
    [
        ("wins 10 percentage points", checks.SEAT),
        ("1.4 times", checks.WILDS),
        ("97 % of the games", 1 - checks.REACHED),
        ("less than 0.85 times", checks.SHUT_OUT),
        ("2.5 times", checks.LEFT),
        ("less than 1 % of", checks.CLAIMED),
        ("by 22 percentage points", checks.DEALT),
        ("wins 35 percentage points", checks.STRATEGY),
    ],
)
def test_tolerances_are_as_documented(said: str, tolerance: float) -> None:
    assert said in TEXT
    (number,) = re.findall(r"[\d.]+", said)
    assert float(number) in (pytest.approx(tolerance), pytest.approx(100 * tolerance))


def test_every_check_is_in_the_table() -> None:
    rows = re.findall(r"^\| ([a-z ,-]+?)(?: \(fault\))? \| ", TEXT, re.MULTILINE)
    assert len(CHECKS) == 8
    assert {"seat bias", "dominated ticket", "scarce color", "dead end", "idle color", "idle route"} <= set(rows)
    assert {"one-way city", "hopeless ticket", "strong, weak ticket", "one strategy"} <= set(rows)

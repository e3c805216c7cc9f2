"""A rule with a decision takes few files: the toy rule of recipe.py is added to a copy of the package and played."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.toy_rule import play
from tests.toy_rule.recipe import MOST_FILES, Recipe
from vialibre.interpreted import VARIABLE


@pytest.fixture(scope="module")
def found(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """What a game with the toy rule came to, played by a process of its own."""
    sources = Recipe().build(tmp_path_factory.mktemp("toy"))
    ran = subprocess.run(
        [sys.executable, play.__file__],
        env={**os.environ, "PYTHONPATH": str(sources), VARIABLE: "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stderr
    facts: dict[str, Any] = json.loads(ran.stdout)
    assert Path(facts["file"]).is_relative_to(sources)
    return facts


def test_it_takes_few_files() -> None:
    files = Recipe().files()
    assert len(files) <= MOST_FILES, files


def test_it_is_played_and_written_down(found: dict[str, Any]) -> None:
    verbs = [action.split()[0] for action in found["actions"]]
    assert verbs.count("toll") >= 3
    assert verbs.count("no-toll") >= 3
    assert found["toll_texts"][:4] == ["no-toll", "toll red", "toll red+1", "toll orange"]
    assert found["toll_texts"][-1] == "toll wild"
    assert len(found["toll_texts"]) == 1 + 8 * 2 + 1
    assert found["texts_and_numbers"]
    assert found["replayed"]


def test_every_reader_of_the_tables_knows_it(found: dict[str, Any]) -> None:
    assert len(found["positions"]) >= 5
    for position in found["positions"]:
        assert position["listed"]
        assert position["same_in_worlds"]
        assert position["same_view"]
        assert position["wire"]
        assert position["phase_bits"] == 1 << 11
        assert position["legal"][0] == "no-toll"
        assert all(text.startswith("toll ") for text in position["legal"][1:])
        assert position["bots"] == [True] * len(position["bots"])


def test_it_is_told_in_words(found: dict[str, Any]) -> None:
    position = found["positions"][0]
    assert position["decision"].split(" may pay a toll for ")[0] in play.NAMES
    assert "Pay no toll" in position["menu"]
    assert all(line.startswith("Pay a toll ") for line in position["menu"] if line != "Pay no toll")
    paid = [line for line in found["sentences"] if " pays a toll: " in line]
    assert len(paid) == sum(action.startswith("toll ") for action in found["actions"])


def test_it_is_explained_when_it_is_not_legal(found: dict[str, Any]) -> None:
    position = found["positions"][0]
    assert position["too_expensive"]["code"] == "not_enough_cards"
    assert position["other_decision"]["code"] == "other_decision"
    assert position["other_decision"]["waits_for"] == "toll"
    assert "a toll or none" in position["other_decision"]["text"]
    assert found["early"]["code"] == "other_decision"
    assert found["early"]["waits_for"] == "opening"
    assert found["elsewhere"]["code"] == "no_such_rule"

"""Layouts change with their version only, and the page that documents them says what they are.

After a change that is meant: raise the version in engine/core/observation_spec.py, then
`python -m tests.lab.environments.test_layouts` writes layouts.json, and tools/environments/write_docs.py the page.
"""

from __future__ import annotations

import hashlib
import importlib.util
import json
import re
from pathlib import Path
from typing import Any

import pytest

from tests.properties.plays import BOARDS
from tests.standard_boards import STANDARD
from vialibre.boards import load_board
from vialibre.engine.core.observation_spec import ACTION_VERSION, OBSERVATION_VERSION
from vialibre.engine.game import Game, board_index
from vialibre.lab.environments.encoding import Encoding

KNOWN = Path(__file__).with_name("layouts.json")
ROOT = Path(__file__).parents[3]


def observation_digest(name: str) -> str:
    """Of all fields and their places, for every number of seats."""
    least, most = load_board(name).players
    rows = [
        [seats, field.name, field.rows, field.columns, field.scale, field.at, field.dense_at]
        for seats in range(least, most + 1)
        for field in Encoding(name, seats).layout.fields
    ]
    return hashlib.sha256(json.dumps(rows).encode()).hexdigest()


def action_digest(name: str) -> str:
    """Of the text of every number."""
    game = Game.new(name, seats=2)
    texts = [game.text_of(number) for number in range(int(board_index(load_board(name)).n_actions))]
    return hashlib.sha256("\n".join(texts).encode()).hexdigest()


def found() -> dict[str, Any]:
    return {
        "observations": {"version": OBSERVATION_VERSION, **{name: observation_digest(name) for name in STANDARD}},
        "actions": {"version": ACTION_VERSION, **{name: action_digest(name) for name in STANDARD}},
    }


@pytest.mark.parametrize("kind", ["observations", "actions"])
def test_layout_changes_with_its_version_only(kind: str) -> None:
    known, now = json.loads(KNOWN.read_text("utf-8"))[kind], found()[kind]
    assert known["version"] == now["version"], "the version was raised: write layouts.json anew, see above"
    assert known == now, f"the layout of {kind} changed: raise its version, then write layouts.json anew, see above"


@pytest.mark.parametrize("name", sorted(BOARDS))
def test_fields_fill_the_row_without_gaps(name: str) -> None:
    least, most = BOARDS[name].players
    for seats in range(least, most + 1):
        encoding = Encoding(BOARDS[name], seats)
        at = dense_at = 0
        for field in encoding.layout.fields:
            assert (field.at, field.dense_at) == (at, dense_at)
            at += field.rows * field.row_bytes
            dense_at += field.entries
        assert (at, dense_at) == (encoding.size, encoding.dense_size)
        kinds = [field.is_bits for field in encoding.layout.fields]
        assert kinds == sorted(kinds)  # counts before bits


def test_page_says_what_the_layouts_are() -> None:
    place = ROOT / "tools" / "environments" / "write_docs.py"
    spec = importlib.util.spec_from_file_location("write_docs", place)
    assert spec is not None
    assert spec.loader is not None
    tool = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(tool)
    assert tool.PAGE.read_text("utf-8") == tool.page(), "run python tools/environments/write_docs.py"


def test_example_on_the_page_runs() -> None:
    text = (ROOT / "docs" / "environments.md").read_text("utf-8")
    (code,) = re.findall(r"```python\n(.*?)```", text, re.DOTALL)
    names: dict[str, Any] = {}
    exec(code, names)
    assert names["now"].observations.shape == (256, names["env"].encoding.dense_size)
    assert names["env"].lengths.shape == (256,)


if __name__ == "__main__":
    KNOWN.write_text(json.dumps(found(), indent=1) + "\n", "utf-8")

"""Records of a board that was replaced: every command that takes a record still takes them."""

from __future__ import annotations

from pathlib import Path

import pytest

from vialibre.cli.main import exit_code

RECORD = Path(__file__).parents[1] / "golden" / "earlier" / "san_francisco.1-01.json"


@pytest.mark.parametrize(
    "command",
    [
        ["replay"],
        ["replay", "--until", "30"],
        ["verify"],
        ["analyse", "--bot", "stoker", "--samples", "1", "--rounds", "0"],
    ],
    ids=" ".join,
)
def test_a_command_takes_an_old_record(command: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert exit_code([command[0], str(RECORD), *command[1:]]) == 0
    assert capsys.readouterr().out

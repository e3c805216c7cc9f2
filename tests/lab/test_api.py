"""`vialibre.play` and `vialibre.arena`: games between bots from Python."""

from __future__ import annotations

import subprocess
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import vialibre
from vialibre import Action, BadSetup, Turn, load_board, load_record, replay
from vialibre.errors import BotFailed
from vialibre.lab.match import play_match

Patient: Any = import_module("examples.patient_bot").Patient


def draws(turn: Turn) -> Action:
    """Not strong."""
    return turn.actions[0]


def test_play_returns_a_record_of_the_whole_game(tmp_path: Path) -> None:
    record = vialibre.play("usa", ["stoker", Patient, draws], 7)
    assert record.seats == ("bot:stoker", "bot:Patient", "bot:draws")
    file = tmp_path / "record.json"
    file.write_text(record.as_json(), "utf-8")
    game = replay(load_record(file))
    assert game.is_over
    assert vialibre.play(load_board("usa"), ["stoker", Patient, draws], seed=7) == record
    assert vialibre.play("usa", ["stoker", Patient, draws], seed=8) != record


def test_play_is_the_game_that_simulate_plays() -> None:
    game = replay(vialibre.play("san_francisco", ["conductor", "stoker"], 3))
    match = play_match(load_board("san_francisco"), ["conductor", "stoker"], seed=3)
    assert tuple(sheet.total for sheet in game.score_sheets()) == match.totals


@pytest.mark.parametrize(
    ("bots", "code"),
    [(["stoker"], "bad_seats"), (["stoker", "nobody"], "unknown_bot"), (["stoker", Patient()], "bot_instance")],
)
def test_play_says_what_cannot_be_played(bots: list[object], code: str) -> None:
    with pytest.raises(BadSetup) as caught:
        vialibre.play("usa", bots)  # type: ignore[arg-type]
    assert caught.value.code == code


def test_a_failing_bot_shows_where_it_failed() -> None:
    def broken(turn: Turn) -> Action:
        return turn.actions[10**6]

    with pytest.raises(BotFailed) as caught:
        vialibre.play("usa", [broken, "porter"])
    assert "broken” failed while choosing: IndexError" in str(caught.value)
    assert "return turn.actions[10**6]" in caught.value.frames
    assert "turn.py" not in caught.value.frames
    assert "turn.py" in caught.value.traceback


def test_arena_returns_standings() -> None:
    heard: list[int] = []
    found = vialibre.arena([Patient, "stoker", draws], board="usa", blocks=2, progress=heard.append)
    assert heard == [0, 1, 2]
    assert [standing.bot for standing in found] == ["Patient", "stoker", "draws"]
    assert len(found) == 3
    rows = found.rows()
    assert [row["bot"] for row in rows] == ["Patient", "stoker", "draws"]
    assert rows[0]["games"] == 8
    assert {"win_rate", "low", "high", "rating", "mean_score", "forfeits"} <= set(rows[0])
    html = found._repr_html_()
    assert html.startswith("<table>")
    assert html.count("<tr>") == 4
    for text in ("Patient", "stoker", "draws", "Games forfeited"):
        assert text in html
        assert text in str(found)
    assert repr(found).startswith("<Standings: Patient ")


def test_names_are_escaped_in_html() -> None:
    def odd(turn: Turn) -> Action:
        return turn.actions[0]

    odd.__qualname__ = "<script>alert(1)</script>"
    html = vialibre.arena([odd, "porter"], board="san_francisco", blocks=1)._repr_html_()
    assert "<script>" not in html
    assert "&lt;script&gt;" in html


def test_two_bots_of_one_name_are_two_bots() -> None:
    found = vialibre.arena(
        [lambda turn: turn.actions[0], lambda turn: turn.actions[-1]], board="san_francisco", blocks=1
    )
    assert len(found) == 2
    assert {row["games"] for row in found.rows()} == {2}


def test_blocks_are_kept_in_a_file(tmp_path: Path) -> None:
    file = tmp_path / "arena.sqlite"
    first = vialibre.arena(["stoker", "porter"], board="san_francisco", blocks=2, results=file)
    heard: list[int] = []
    again = vialibre.arena(
        ["stoker", "porter"], board="san_francisco", blocks=2, results=file, resume=True, progress=heard.append
    )
    assert heard == [2]  # nothing was played
    assert again.rows() == first.rows()


def test_classes_and_functions_go_to_other_processes() -> None:
    one = vialibre.arena([Patient, draws], board="san_francisco", blocks=2)
    two = vialibre.arena([Patient, draws], board="san_francisco", blocks=2, jobs=2)
    assert [(row["bot"], row["mean_score"]) for row in one.rows()] == [
        (row["bot"], row["mean_score"]) for row in two.rows()
    ]
    with pytest.raises(BadSetup) as caught:
        vialibre.arena([lambda turn: turn.actions[0], "porter"], board="san_francisco", blocks=1, jobs=2)
    assert caught.value.code == "bot_not_sendable"


def test_importing_the_package_loads_neither_bots_nor_lab() -> None:
    script = """
import sys, vialibre
loaded = [name for name in sys.modules if name.startswith(("vialibre.bots", "vialibre.lab", "sqlite3"))]
assert not loaded, loaded
assert {"play", "arena", "Turn", "Player"} <= set(dir(vialibre))
assert callable(vialibre.play) and callable(vialibre.arena)
assert "vialibre.lab.api" in sys.modules
try:
    vialibre.nothing
except AttributeError as error:
    assert "nothing" in str(error)
else:
    raise SystemExit("a name that is not there")
"""
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr

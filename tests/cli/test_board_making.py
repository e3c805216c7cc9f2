"""The commands that make boards, as a person meets them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from vialibre.boards.load import load_board
from vialibre.boards.templates import id_of, template_names
from vialibre.cli.main import exit_code


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_new_writes_a_board_that_passes_its_check(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert exit_code(["board", "new", "Mi Andalucía.toml", "--name", 'Al-"Andalus"']) == 0
    assert "vialibre board check" in capsys.readouterr().out
    board = load_board(folder / "Mi Andalucía.toml")
    assert (board.id, board.name) == ("mi_andalucia", 'Al-"Andalus"')
    assert exit_code(["board", "check", "Mi Andalucía.toml", "--strict"]) == 0
    assert "No warnings" in capsys.readouterr().out


@pytest.mark.parametrize("template", template_names())
def test_every_template_makes_a_board(folder: Path, template: str) -> None:
    assert exit_code(["board", "new", "mine.toml", "--template", template]) == 0
    assert load_board(folder / "mine.toml").id == "mine"


def test_new_spares_what_is_there(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (folder / "mine.toml").write_text("precious", "utf-8")
    assert exit_code(["board", "new", "mine.toml"]) == 2
    assert "--force" in capsys.readouterr().err
    assert (folder / "mine.toml").read_text("utf-8") == "precious"
    assert exit_code(["board", "new", "mine.toml", "--force"]) == 0


def test_names_that_are_no_ids() -> None:
    assert id_of("Mi España") == "mi_espana"
    assert id_of("¡!") == "board"
    assert len(id_of("x" * 99)) == 40


def test_check_tells_all_faults(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    exit_code(["board", "new", "mine.toml"])
    text = (folder / "mine.toml").read_text("utf-8")
    broken = text.replace("length = 6", "length = 66").replace('"Baza"', "7")
    (folder / "mine.toml").write_text(broken, "utf-8")
    capsys.readouterr()
    assert exit_code(["board", "check", "mine.toml"]) == 2
    lines = capsys.readouterr().err.splitlines()
    assert [line.split(": ")[1].split(", ")[1] for line in lines[:2]] == ["city 13 (baza)", "route 4 (huelva-cordoba)"]
    assert "2 errors" in lines[2]
    assert exit_code(["board", "check", "mine.toml", "--json"]) == 2
    faults = json.loads(capsys.readouterr().out)["faults"]
    assert [(fault["code"], fault["kind"], fault["index"]) for fault in faults] == [
        ("wrong_type", "city", 12),
        ("too_large", "route", 3),
    ]


def test_warnings_are_told_and_count_when_strict(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    exit_code(["board", "new", "mine.toml"])
    text = (folder / "mine.toml").read_text("utf-8")
    (folder / "mine.toml").write_text(text.replace("cars = 25", "cars = 35"), "utf-8")
    capsys.readouterr()
    assert exit_code(["board", "check", "mine.toml"]) == 0
    told = capsys.readouterr().out
    assert "One warning" in told
    assert "mine.toml:15, cars: with 3 players" in told
    assert exit_code(["board", "check", "mine.toml", "--strict"]) == 1
    capsys.readouterr()
    assert exit_code(["board", "check", "mine.toml", "--json"]) == 0
    (warning,) = json.loads(capsys.readouterr().out)["warnings"]
    assert (warning["code"], warning["kind"], warning["ids"], warning["line"]) == ("too_tight", "setting", ["cars"], 15)

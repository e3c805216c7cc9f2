"""`vialibre analyse` as a person meets it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tests.cli.test_commands import vialibre
from vialibre import load_record
from vialibre.cli.main import exit_code
from vialibre.lab.review.files import review_files

RECORDS = Path(__file__).parents[1] / "golden" / "records"
TINY = [str(RECORDS / f"tiny-0{number}.json") for number in (1, 2, 3)]
QUICK = ("--samples", "2", "--bot", "conductor")


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    code = exit_code(["analyse", *arguments])
    shown = capsys.readouterr()
    return code, shown.out, shown.err


def test_help_has_examples(capsys: pytest.CaptureFixture[str]) -> None:
    assert exit_code(["analyse", "--help"]) == 0
    shown = capsys.readouterr().out
    assert "vialibre analyse game.json" in shown
    assert "cli-" not in shown


def test_one_record_is_told(tmp_path: Path) -> None:
    done = vialibre("analyse", TINY[0], *QUICK, "--html", "report.html", folder=tmp_path)
    assert done.returncode == 0, done.stderr
    for part in ("Ada (random-0)", "Chance to win", "Tickets", "Luck of the draw", "conductor", "Report written"):
        assert part in done.stdout
    assert "review-" not in done.stdout
    assert (tmp_path / "report.html").read_text("utf-8").startswith("<!DOCTYPE html>")


def test_it_fits_80_columns(tmp_path: Path) -> None:
    variables = {**os.environ, "VIALIBRE_LANG": "en", "COLUMNS": "80"}
    command = [sys.executable, "-m", "vialibre", "analyse", *TINY, *QUICK]
    done = subprocess.run(command, capture_output=True, text=True, env=variables)
    tables = [line for line in done.stdout.splitlines() if line[:1] in "┃│└┡"]
    assert tables
    assert max(map(len, tables)) <= 80
    assert "Agrees" in done.stdout


def test_json_of_one_and_of_many_is_alike(capsys: pytest.CaptureFixture[str]) -> None:
    code, one, _ = run(capsys, TINY[0], *QUICK, "--json")
    assert code == 0
    data = json.loads(one)
    assert [game["file"] for game in data["games"]] == [TINY[0]]
    assert data["bot"] == "conductor"
    code, many, _ = run(capsys, *TINY[:2], *QUICK, "--json")
    assert code == 0
    assert set(json.loads(many)) == set(data)
    assert len(json.loads(many)["games"]) == 2


def test_jobs_change_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    one = run(capsys, *TINY, *QUICK)
    assert one[0] == 0
    assert run(capsys, *TINY, *QUICK, "--jobs", "2") == one


def test_a_bad_file_is_told_in_a_line_and_the_others_go_on(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    (tmp_path / "bad.json").write_text("{", "utf-8")
    code, out, err = run(capsys, TINY[0], str(tmp_path / "bad.json"), "nowhere.json", TINY[1], *QUICK)
    assert code == 2
    assert "2 games" in out
    lines = err.splitlines()
    assert len(lines) == 3
    assert "bad.json" in lines[0]
    assert lines[1].count("nowhere.json") == 1


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ((), "RECORD"),
        (("nowhere.json",), "nowhere.json"),
        ((TINY[0], "--bot", "nobody"), "nobody"),
        ((TINY[0], "--html", "no/such/folder/a.html"), "no/such/folder"),
        ((TINY[0], "--samples", "0"), "--samples"),
    ],
)
def test_what_is_wrong_is_one_line(capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...], said: str) -> None:
    code, out, err = run(capsys, *arguments)
    assert code == 2
    assert out == ""
    assert len(err.splitlines()) == 1
    assert said in err


def test_a_game_that_goes_on_needs_a_word(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    whole = load_record(TINY[0])
    file = tmp_path / "begun.json"
    file.write_text(replace(whole, actions=whole.actions[:10], result=None).as_json(), "utf-8")
    code, _, err = run(capsys, str(file), *QUICK)
    assert code == 2
    assert "--unfinished" in err
    code, out, _ = run(capsys, str(file), *QUICK, "--unfinished")
    assert code == 0
    assert "stopped early" in out


def interrupted_after(count: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """As if the user pressed Ctrl-C then."""

    def some(files: list[str], *arguments: Any, **options: Any) -> Iterator[object]:
        yield from review_files(files[:count], *arguments, **options)
        raise KeyboardInterrupt

    monkeypatch.setattr("vialibre.cli.analyse.review_files", some)


def test_ctrl_c_shows_what_there_is(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    interrupted_after(1, monkeypatch)
    code, out, err = run(capsys, *TINY, *QUICK)
    assert code == 130
    assert "bot:random-0" in out
    assert "one record of 3" in err


def test_ctrl_c_before_anything_is_one_word(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    interrupted_after(0, monkeypatch)
    code, out, err = run(capsys, *TINY, *QUICK)
    assert code == 130
    assert out == ""
    assert err.strip() == "vialibre: interrupted."

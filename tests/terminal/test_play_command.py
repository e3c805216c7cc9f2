"""`vialibre play`: who sits where, and one line for everything that is wrong."""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest

from vialibre.cli.main import exit_code
from vialibre.cli.play import language, new_game
from vialibre.engine.record import Record
from vialibre.engine.record_parser import load_record
from vialibre.engine.replay import replay
from vialibre.errors import BadSetup


def seats(
    seats: int | None, bots: str | None, people: tuple[str, ...] | None, board: str = "europe"
) -> tuple[str, ...]:
    record: Record = new_game(board, seats, bots, people, 1, "en", alvin=False)
    return record.seats


def test_who_sits_where() -> None:
    assert seats(None, None, None) == ("Blue", "bot:conductor", "bot:conductor")
    assert seats(None, "expert,easy", None) == ("Blue", "bot:dispatcher", "bot:stoker")
    assert seats(None, "normal,hard", ("Ana",)) == ("Ana", "bot:conductor", "bot:surveyor")
    assert seats(4, "hard", None) == ("Blue", *["bot:surveyor"] * 3)
    assert seats(2, "master", None) == ("Blue", "bot:baron")
    assert seats(2, "baron@20w", None) == ("Blue", "bot:baron@20w")
    assert seats(None, None, ("Ana", "Bea")) == ("Ana", "Bea")
    assert seats(3, None, ("Ana", "Bea")) == ("Ana", "Bea", "bot:conductor")
    assert seats(2, None, None) == ("Blue", "bot:conductor")


def test_a_seed_nobody_knows_unless_it_is_given() -> None:
    made = [new_game("usa", None, None, None, None, "en", alvin=False).seed for _ in range(2)]
    assert made[0] != made[1]
    assert all(isinstance(seed, str) and len(seed) == 64 for seed in made)
    assert new_game("usa", None, None, None, 7, "en", alvin=False).seed == 7


@pytest.mark.parametrize(("given", "stored"), [("1", 0), ("3", 2), ("random", None), ("Random", None), (None, None)])
def test_who_begins(
    given: str | None,
    stored: int | None,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """Seats are counted from 1 here, from 0 in the record; a saved game that is resumed goes on with the same."""
    file = tmp_path / "game.json"
    monkeypatch.setattr("sys.stdin", io.StringIO("1 2\n"))
    options = [] if given is None else ["--first", given]
    table = ["--board", "usa", "--bots", "stoker", "--seats", "3", "--seed", "1", "--save", str(file)]
    assert exit_code(["play", "--plain", *table, *options]) == 0
    assert json.loads(file.read_text())["options"]["first"] == stored
    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    assert exit_code(["play", "--plain", "--resume", str(file)]) == 0
    assert json.loads(file.read_text())["options"]["first"] == stored
    if stored is not None:
        assert replay(load_record(file), until=0).view(None).first == stored
    assert "error-" not in capsys.readouterr().err


def test_languages() -> None:
    assert language("es") == "es"
    assert language("es_MX") == "es"
    assert language("no") == "nb"
    assert language("en-GB") == "en"
    with pytest.raises(BadSetup, match="xx"):
        language("xx")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ("--board europ", "europe"),
        ("--seats 9", "2 to 5"),
        ("--seats 1", "2 to 5"),
        ("--seats 0", "2 to 5"),
        ("--seats 1000000000000", "2 to 5"),
        ("--seats 4 --bots easy,easy", "do not fill 4 seats"),
        ("--hotseat Ana,Bea,Carl --seats 2", "2 seats"),
        ("--hotseat Ana,Ana", "Ana"),
        ("--hotseat Ana,", "name"),
        ("--hotseat bot:x,Ana", "bot:x"),
        ("--name bot:x", "bot:x"),
        ("--hotseat Ana,Bea --name Carl", "--name"),
        ("--bots nobody", "nobody"),
        ("--bots easy,,", "bot"),
        ("--alvin", "Alvin"),
        ("--first 0", "1 to 3"),
        ("--first 4", "1 to 3"),
        ("--first 3 --seats 2", "1 to 2"),
        ("--first me", "“me” cannot begin"),
        ("--first 1 --server http://127.0.0.1:9 --table t", "--first"),
        ("--first 1 --resume game.json", "--first"),
        ("--lang xx", "xx"),
        ("--seed -1", "--seed"),
        ("--resume missing.json", "missing.json"),
        ("--resume missing.json --board usa", "--board"),
        ("--save /no/such/folder/game.json", "/no/such/folder"),
        ("--server http://127.0.0.1:1", "--table"),
        ("--table x", "--server"),
        ("--server http://127.0.0.1:1 --table x --bots easy", "--bots"),
        ("--server http://127.0.0.1:1 --table x --resume y", "--resume"),
        ("--server http://127.0.0.1:1 --table x --name Ana", "can’t be reached"),
        ("--server ftp://x --table x --name Ana", "ftp://x"),
        ("europe", "europe"),
    ],
)
def test_wrong_options_are_one_line(
    arguments: str, said: str, capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("VIALIBRE_CONFIG", str(tmp_path))
    assert exit_code(["play", *arguments.split()]) == 2
    line = capsys.readouterr().err
    assert line.startswith("vialibre: ")
    assert line.count("\n") == 1
    assert said in line
    assert not list(tmp_path.glob("vialibre-*"))


def test_help_has_examples(capsys: pytest.CaptureFixture[str]) -> None:
    assert exit_code(["play", "--help"]) == 0
    shown = capsys.readouterr().out
    assert "vialibre play --board europe --bots expert,easy" in shown
    assert "cli-" not in shown


def test_a_damaged_file_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "game.json"
    path.write_text(json.dumps({"format": "something else"}))
    assert exit_code(["play", "--resume", str(path)]) == 2
    assert capsys.readouterr().err.count("\n") == 1

"""Line by line: whole games on every board and in Spanish, by a script of lines alone."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.terminal.piped import played
from tests.terminal.typist import whole_game
from vialibre.boards.load import board_ids
from vialibre.engine.record_parser import load_record
from vialibre.engine.replay import replay
from vialibre.i18n import languages

CONTROL = re.compile(r"[\x00-\x09\x0b-\x1f\x7f-\x9f]")


@pytest.mark.parametrize("board", board_ids())
def test_a_whole_game_on_every_board(board: str, tmp_path: Path) -> None:
    session, printed, typed = whole_game(board, "Ana", "bot:conductor", "bot:porter", seed=5)
    assert session.is_over
    assert len(typed) > 20
    assert "The game is over." in printed
    for sheet in session.game.score_sheets():
        assert f"\n{session.names[sheet.seat]}: {sheet.total} point" in printed
    assert printed.rstrip().endswith((" wins.", " share the victory."))
    assert not CONTROL.search(printed)
    assert "play-" not in printed
    session.save(tmp_path / "game.json")
    record = load_record(tmp_path / "game.json")
    assert record.seats == ("Ana", "bot:conductor", "bot:porter")
    assert replay(record).score_sheets() == session.game.score_sheets()


@pytest.mark.parametrize("lang", [lang for lang in languages() if lang != "en"])
def test_a_whole_game_in_every_language(lang: str) -> None:
    session, printed, _ = whole_game("san_francisco", "Ana", "bot:stoker", seed=6, lang=lang)
    assert session.is_over
    assert "play-" not in printed
    assert "Ana takes" not in printed


def test_the_same_lines_give_the_same_game() -> None:
    first, printed, typed = whole_game("usa", "Ana", "bot:surveyor", seed=8)
    again, printed_again, typed_again = whole_game("usa", "Ana", "bot:surveyor", seed=8)
    assert (printed, typed) == (printed_again, typed_again)
    assert first.game.score_sheets() == again.game.score_sheets()


def test_a_game_in_spanish_from_a_file_of_lines(tmp_path: Path) -> None:
    """As a shell would: the lines come through a pipe, and what is printed is the same."""
    session, printed, typed = whole_game("san_francisco", "Inés", "bot:stoker", seed=4, lang="es")
    options = "--lang es --board san_francisco --bots easy --seed 4 --name Inés --save game.json"
    out = played("".join(f"{line}\n" for line in typed), tmp_path, *options.split())
    assert out.startswith(printed)
    assert "Es el turno de Inés." in printed
    assert "game.json" in out.removeprefix(printed)
    record = load_record(tmp_path / "game.json")
    assert record.seats == ("Inés", "bot:stoker")
    assert replay(record).score_sheets() == session.game.score_sheets()

"""A board as the text of its file: read back, it is the same board, whatever people call their cities."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from vialibre import board_ids, load_board
from vialibre.boards.dump import board_as_data
from vialibre.boards.load import parse_board
from vialibre.boards.write import board_text

NAMES = st.text(min_size=1, max_size=60).filter(lambda name: name.isprintable() and bool(name.strip()))


@pytest.mark.parametrize("name", board_ids())
def test_every_board_comes_back_equal(name: str) -> None:
    board = load_board(name)
    again = parse_board(board_text(board_as_data(board)), "again.toml")
    assert again == board
    assert again.digest == board.digest


def test_a_row_is_a_line() -> None:
    text = board_text(board_as_data(load_board("usa")))
    assert '  {id = "atlanta", name = "Atlanta", lat = 33.75, lon = -84.39},' in text.split("\n")
    assert text.count("\n  {cities = [") + text.count('\n  {id = "') >= 100


@given(NAMES)
@settings(max_examples=40, deadline=None)
def test_any_name_comes_back(name: str) -> None:
    board = load_board("san_francisco")
    named = replace(board, name=name, cities=(replace(board.cities[0], name=name), *board.cities[1:]))
    again = parse_board(board_text(board_as_data(named)), "again.toml")
    assert (again.name, again.cities[0].name) == (name, name)


@pytest.mark.parametrize("value", [None, float("nan"), float("inf"), b"bytes", object(), "\ud800"])
def test_what_toml_cannot_say_is_refused(value: object) -> None:
    with pytest.raises(ValueError, match=r"TOML has no|half a sign"):
        board_text({"id": value})


def test_land_is_kept_and_does_not_change_the_game() -> None:
    board = load_board("europe")
    with_land = replace(board, land=True)
    again = parse_board(board_text(board_as_data(with_land)), "again.toml")
    assert again.land
    assert again.digest == board.digest

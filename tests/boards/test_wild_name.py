"""What a board calls its multicolored cards: read, written, offered by the form, and no part of the game itself."""

from __future__ import annotations

import pytest
from tests.boards.board_text import SMALL

from vialibre import load_board
from vialibre.boards.dump import board_as_data, board_from_data
from vialibre.boards.form import SETTINGS
from vialibre.boards.load import parse_board
from vialibre.boards.model import WILD_NAMES
from vialibre.boards.write import board_text
from vialibre.errors import BoardError

FERRY = SMALL.replace("hand = 2\n", 'wild = "ferry_card"\nhand = 2\n')


@pytest.mark.parametrize(
    ("board", "wild"),
    [("usa", "locomotive"), ("europe", "locomotive"), ("old_west", "locomotive"), ("san_francisco", "ferry_card")],
)
def test_the_boards_of_the_game(board: str, wild: str) -> None:
    assert load_board(board).wild == wild


def test_a_board_that_says_nothing_has_locomotives() -> None:
    assert parse_board(SMALL, "isle.toml").wild == "locomotive"
    assert "wild" not in board_as_data(parse_board(SMALL, "isle.toml"))


def test_it_is_kept_by_the_writer_and_in_records() -> None:
    board = parse_board(FERRY, "isle.toml")
    assert board.wild == "ferry_card"
    assert parse_board(board_text(board_as_data(board)), "again.toml") == board
    assert board_from_data(board_as_data(board), "record") == board


def test_it_is_a_name_and_not_in_the_digest() -> None:
    assert parse_board(FERRY, "isle.toml").digest == parse_board(SMALL, "isle.toml").digest


@pytest.mark.parametrize("wrong", ['"joker"', "3"])
def test_other_names_are_faults(wrong: str) -> None:
    with pytest.raises(BoardError) as raised:
        parse_board(FERRY.replace('"ferry_card"', wrong), "isle.toml")
    assert raised.value.params["key"] == "wild"
    assert raised.value.params["line"] == FERRY.split("\n").index('wild = "ferry_card"') + 1


def test_the_form_offers_the_names() -> None:
    (field,) = [field for field in SETTINGS if field.key == "wild"]
    assert (field.kind, field.default, field.choices) == ("choice", "locomotive", WILD_NAMES)

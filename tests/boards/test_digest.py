"""Records name a board by its content: a change of what influences play must be meant."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest
from tests.boards.board_text import SMALL, changed

from vialibre.boards import board_ids, load_board, parse_board


def test_boards_are_what_they_were() -> None:
    """If this fails, old records of that board no longer replay, unless the former version is kept in data/earlier."""
    expected = tomllib.loads((Path(__file__).parent / "expected.toml").read_text("utf-8"))
    assert {name: load_board(name).digest for name in board_ids()} == {
        name: row["digest"] for name, row in expected.items()
    }


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('name = "The Isle"', 'name = "Another Isle"'),
        ('note = "Made for tests."\n', ""),
        ('"blue", "red", "pink"', '"white", "red", "pink"'),
        ('colors = ["red", "green", "blue"]', 'colors = ["blue", "red", "green"]'),
        ("lat = 50.5, lon = 1.5", "x = 0.1, y = 0.1"),
        (', source = "a walk"', ""),
        ("parallel_from = 3", 'first_player = "after_tickets"\nparallel_from = 3'),
        (
            '  {name = "ferries"},\n  {name = "tunnels", reveal = 3},',
            '  {name = "tunnels", reveal = 3},\n  {name = "ferries"},',
        ),
        ('{cities = ["ash", "bay"]', '{id = "ash-bay", cities = ["ash", "bay"]'),
    ],
)
def test_what_does_not_matter_in_play(old: str, new: str) -> None:
    assert parse_board(changed((old, new)), "t").digest == parse_board(SMALL, "t").digest


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("to = 3}", "to = 2}"),
        ("cars = 12", "cars = 13"),
        ("each = 6", "each = 7"),
        ("hand = 2", "hand = 3"),
        ('"out"', '"under"'),
        ("3 = 4}", "3 = 5}"),
        ("parallel_from = 3", "parallel_from = 2"),
        ("reveal = 3", "reveal = 4"),
        ("hold = 5", "hold = 6"),
        ('["oak", "owl", "eel"]', '["owl", "oak", "eel"]'),
        ('"tickets", "stations"', '"stations", "tickets"'),
        (", lon = 1.5, souvenir = true", ", lon = 1.5"),
        ("ferry = 2", "ferry = 1"),
        (", tunnel = true", ""),
        ('id = "low-line.x"', 'id = "high-line"'),
        ("points = 11", "points = 12"),
        ("points = 3, long = true", "points = 4, long = true"),
    ],
)
def test_what_matters_in_play(old: str, new: str) -> None:
    assert parse_board(changed((old, new)), "t").digest != parse_board(SMALL, "t").digest


def test_order_of_rows_matters() -> None:
    """Shuffles start from the order of the file."""
    first, second = '  {cities = ["ash", "dune"], points = 6},\n', '  {cities = ["ash", "elm"], points = 8},\n'
    text = changed((first + second, second + first))
    assert parse_board(text, "t").digest != parse_board(SMALL, "t").digest

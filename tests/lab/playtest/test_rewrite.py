"""Points written into a board file, whatever it looks like."""

from __future__ import annotations

import pytest

from tests.lab.playtest.planted import SOUND
from vialibre.boards.load import DATA, load_board, parse_board
from vialibre.errors import BadSetup
from vialibre.lab.playtest.rewrite import with_points

HEAD = SOUND[: SOUND.index("ticket = [")]


def points_of(text: str) -> dict[str, int]:
    return {str(ticket.id): ticket.points for ticket in parse_board(text, "x").tickets}


def test_only_the_numbers_change() -> None:
    new = with_points(SOUND, {"ann-cid": 7, "cid-hal": 11}, "x")
    assert points_of(new) == {**points_of(SOUND), "ann-cid": 7, "cid-hal": 11}
    assert new == SOUND.replace('"cid"], points = 6}', '"cid"], points = 7}', 1).replace(
        '"cid", "hal"], points = 5}', '"cid", "hal"], points = 11}'
    )


def test_columns_stay_in_line() -> None:
    text = SOUND.replace('"cid"], points = 6}', '"cid"], points = 16}', 1)
    assert '"cid"], points =  6}' in with_points(text, {"ann-cid": 6}, "x")


LISTED = """ticket = [{cities = ["ann", "cid"], points = 6}, # points = 9 }]
{id = "odd", points = 12, cities = ["ann", "fay"]}]
"""
TABLES = """[[ticket]] # points = 3
cities = ["ann", "cid"]
points = 6 # points = 5
[[ticket]]
points=12
id = "odd"
cities = ["ann", "fay"]
"""
QUOTED = """ticket = [
  {cities = ['ann', 'cid'], points = 6},
  {id = 'odd', cities = ['ann', 'fay'], points = 12},
]
"""


@pytest.mark.parametrize("rows", [LISTED, TABLES, QUOTED])
def test_other_ways_to_write_it(rows: str) -> None:
    few = HEAD.replace("deal = 3", "deal = 1").replace("draw = 3", "draw = 1").replace("to = 3}", "to = 2}")
    new = with_points(few + rows, {"odd": 3}, "x")
    assert points_of(new) == {"ann-cid": 6, "odd": 3}
    assert len(new) == len(few + rows)


def test_what_is_not_found_is_said() -> None:
    text = SOUND.replace('"cid"], points = 6}', '"cid"], "points" = 6}', 1)
    with pytest.raises(BadSetup, match="ann-cid"):
        with_points(text, {"ann-cid": 7}, "x")


@pytest.mark.parametrize("board", ["usa", "europe", "old_west", "san_francisco"])
def test_the_packaged_boards(board: str) -> None:
    with open(f"{DATA}/{board}.toml", encoding="utf-8") as file:
        text = file.read()
    new = {str(ticket.id): ticket.points + 1 for ticket in load_board(board).tickets}
    assert points_of(with_points(text, new, board)) == new

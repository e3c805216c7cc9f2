"""A table after an entry is another table: the one before shares nothing with it that changes."""

from __future__ import annotations

from copy import deepcopy
from dataclasses import fields

import pytest

from tests.server.tables.anything import anything
from tests.server.tables.helpers import under_way, whole
from vialibre.server.table.log import Fold
from vialibre.server.table.state import Seat, Table

MUTABLE = (list, dict, set)


def mutable_parts(table: Table) -> dict[str, object]:
    """By name, all of a table and its seats that can be changed in place."""
    parts: dict[str, object] = {name: value for name, value in vars(table).items() if isinstance(value, MUTABLE)}
    for i, seat in enumerate(table.seats):
        parts[f"seats[{i}]"] = seat
        for field in fields(Seat):
            value = getattr(seat, field.name)
            if isinstance(value, MUTABLE):
                parts[f"seats[{i}].{field.name}"] = value
    return parts


def test_a_copy_shares_nothing_that_changes() -> None:
    """By field, so that a new one cannot be forgotten; `board_info` is never changed."""
    desk = under_way("ana bea cyd", "europe")
    before, after = mutable_parts(desk.table), mutable_parts(desk.table.copy())
    assert before.keys() == after.keys()
    assert {"turns", "seats", "gone", "seats[0].votes"} <= before.keys()
    assert [name for name, part in before.items() if part is after[name]] == ["board_info"]


@pytest.mark.parametrize("seed", range(6))
def test_the_table_after_an_entry_is_the_one_that_folding_in_place_gives(seed: int) -> None:
    desk = anything(seed)
    table = Fold("table", desk.board, desk.lines).table
    for line in desk.lines[1:]:
        before = deepcopy(whole(table))
        after = table.after(line.n, line.at, line.entry)
        assert whole(table) == before
        table = after
    assert whole(table) == whole(desk.rebuilt())

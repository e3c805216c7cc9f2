"""Whole games in real browsers."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.web.conftest import NewPerson
from tests.web.person import play_to_the_end

EXPECTED = {
    "usa": {"keep", "route", "deck"},
    "europe": {"keep", "route", "deck"},
    "old_west": {"keep", "route", "deck", "city"},
    "san_francisco": {"keep", "route", "deck"},
}


@pytest.mark.parametrize("board", sorted(EXPECTED))
def test_two_browsers_and_a_bot_play_a_whole_game_by_clicking(person: NewPerson, board: str) -> None:
    ana, bea = person("Ana"), person("Bea")
    table = ana.make_table(board, people=2, bots=1)
    bea.sit(table)
    ana.page.evaluate(
        "table => fetch(`/api/tables/${table}`, {method: 'POST', headers: {'content-type': 'application/json'},"
        " body: JSON.stringify({command: {do: 'start'}})})",
        table,
    )
    ana.open(table)
    bea.open(table)
    clicked = play_to_the_end(ana, bea)
    assert set(clicked) >= EXPECTED[board]
    for one in (ana, bea):
        total = one.page.get_by_role("table").get_by_role("row").last
        assert total.get_by_role("cell").count() == 3
        expect(one.page.locator("[role=status]", has_text=re.compile("win|share the victory"))).to_have_count(1)

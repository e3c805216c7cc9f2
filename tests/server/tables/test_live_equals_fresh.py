"""A page that heard every update of a whole game knows, at every entry, just what a page opened now is told."""

from __future__ import annotations

import json
from random import Random

import pytest

from tests.server.tables.helpers import Desk, running
from tests.server.tables.merge import Seen, begun, merged, over_the_wire
from vialibre.bots.registry import make_bot
from vialibre.engine.game import state_of
from vialibre.server.table.projection import ViewerProjection
from vialibre.server.table.state import OVER

GAMES = (
    ("usa", "ana bea", 10),
    ("europe", "ana bea", 3),
    ("old_west", "ana bea cyd", 1),
    ("san_francisco", "ana bea cyd", 4),
)
DRAWS = 0.9
"""How often a player of the last round draws cards, although there may be better things to do."""


def text_of(page: Seen) -> str:
    return json.dumps(page, sort_keys=True)


def choose(desk: Desk, seat: int, random: Random) -> str:
    """Like a bot that follows its tickets; in the last round mostly draws."""
    game = desk.table.game
    assert game is not None
    legal = game.legal_ids(seat)
    draws = [number for number in legal if game.text_of(number).startswith("draw")]
    if state_of(game).last_turns >= 0 and draws and random.random() < DRAWS:
        return game.text_of(random.choice(draws))
    return game.text_of(make_bot("conductor").choose(game.view(seat), legal, random))


@pytest.mark.parametrize(("board", "people", "seed"), GAMES)
def test_updates_add_up_to_a_fresh_snapshot(board: str, people: str, seed: int) -> None:
    """For every seat and a spectator, byte for byte; in the last round cards change how tickets stand (END-1)."""
    desk, random = running(people, board), Random(seed)
    viewers = [None, *range(len(desk.table.seats))]
    live = {seat: ViewerProjection(desk.table, seat) for seat in viewers}
    pages = {seat: begun(over_the_wire(live[seat].snapshot())) for seat in viewers}
    last_draws = 0
    while desk.table.status != OVER:
        seat = random.choice(desk.table.waiting())
        text = choose(desk, seat, random)
        assert desk.table.game is not None
        last_draws += text.startswith("draw") and state_of(desk.table.game).last_turns >= 0
        desk.step(seat, text)
        entry = desk.lines[-1].entry
        for viewer in viewers:
            pages[viewer] = merged(pages[viewer], over_the_wire(live[viewer].update(entry)))
            fresh = begun(over_the_wire(ViewerProjection(desk.table, viewer).snapshot()))
            assert text_of(pages[viewer]) == text_of(fresh), f"viewer {viewer} after {text!r} of seat {seat}"
    assert last_draws > 0

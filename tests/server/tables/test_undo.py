"""Undo: a player's own last choice, while nothing hidden was revealed and no other player acted. It is a log entry."""

from __future__ import annotations

from random import Random

import pytest

from tests.server.tables.helpers import Desk, refused, running, under_way, whole
from vialibre.engine.events import REVEALING
from vialibre.server.table import commands as ask
from vialibre.server.table import entries
from vialibre.server.table.options import Clock, Options


def claim_somewhere(desk: Desk, random: Random) -> int:
    """Play until the first claim of a route that reveals nothing, and make it. The seat that did."""
    while True:
        seat = desk.turn
        claims = [text for text in desk.texts(seat) if text.startswith("claim")]
        if claims:
            desk.act(seat, claims[0])
            return seat
        desk.random_step(random)


def person(desk: Desk, seat: int) -> str:
    return str(desk.table.seats[seat].person)


def undo(desk: Desk, seat: int) -> None:
    desk.ask(person(desk, seat), ask.Undo(desk.table.versions[seat]))


def test_a_claim_can_be_taken_back_and_made_again() -> None:
    desk = under_way()
    seat = claim_somewhere(desk, Random(1))
    before = desk.rebuilt(desk.table.n - 1)
    assert desk.telling(seat).snapshot()["table"]["may_undo"]
    undo(desk, seat)
    assert isinstance(desk.lines[-1].entry, entries.Undone)
    assert whole(desk.table)["views"] == whole(before)["views"]
    assert desk.turn == seat
    assert desk.table.versions == [desk.table.n] * 2, "answers to the position that is gone are stale"
    assert len(desk.table.turns) == len(before.turns)
    again = [text for text in desk.texts(seat) if text.startswith("claim")][-1]
    desk.act(seat, again)


def test_a_second_undo_needs_a_second_choice() -> None:
    desk = under_way()
    seat = claim_somewhere(desk, Random(1))
    undo(desk, seat)
    with refused("cannot_undo"):
        undo(desk, seat)


def test_undo_answers_a_version_too() -> None:
    desk = under_way()
    seat = claim_somewhere(desk, Random(1))
    with refused("stale"):
        desk.ask(person(desk, seat), ask.Undo(desk.table.versions[seat] - 1))


def test_nobody_undoes_for_another() -> None:
    desk = under_way()
    seat = claim_somewhere(desk, Random(1))
    with refused("cannot_undo"):
        undo(desk, 1 - seat)
    assert not desk.telling(1 - seat).snapshot()["table"]["may_undo"]
    assert not desk.telling(None).snapshot()["table"]["may_undo"]


def test_a_choice_stands_once_somebody_else_acted() -> None:
    desk = under_way()
    seat = claim_somewhere(desk, Random(1))
    desk.act(1 - seat, "draw deck")
    with refused("cannot_undo"):
        undo(desk, seat)


def test_talk_and_lost_connections_do_not_forbid_it() -> None:
    desk = under_way()
    seat = claim_somewhere(desk, Random(1))
    desk.ask(person(desk, 1 - seat), ask.Say("nice-route"))
    desk.add(entries.Gone(person(desk, 1 - seat)))
    undo(desk, seat)


@pytest.mark.parametrize("board", ["usa", "europe", "old_west", "san_francisco"])
def test_after_anything_hidden_was_revealed_a_choice_stands(board: str) -> None:
    """All through random games: who may undo is who acted last, unless the action brought something to light."""
    desk, random = under_way("ana bea", board), Random(board)
    found = set[str]()
    for _ in range(150):
        if not desk.table.waiting():
            break
        seat = desk.turn
        desk.random_step(random)
        revealed = [type(event).__name__ for event in desk.table.events if isinstance(event, REVEALING)]
        found.update(revealed)
        assert desk.table.may_undo == (None if revealed else seat)
    assert {"CardDrawn", "CardTurnedUp", "TicketsDrawn"} <= found


def test_the_last_opening_choice_stands_when_it_showed_who_begins() -> None:
    """SF-6: else one could choose again, knowing it. Where it was known before, the choice can be taken back."""
    for board, first, may in (("san_francisco", None, None), ("san_francisco", 1, 1), ("usa", None, 1)):
        desk = running("ana bea", board, options=Options(first=first))
        desk.act(0)
        assert desk.table.may_undo == 0
        desk.act(1)
        assert desk.table.may_undo == may


@pytest.mark.parametrize("action", ["draw deck", "tickets"])
def test_what_was_drawn_stays_drawn(action: str) -> None:
    desk = under_way()
    seat = desk.turn
    desk.act(seat, action)
    with refused("cannot_undo"):
        undo(desk, seat)


def test_a_card_from_the_row_turns_up_another() -> None:
    desk = under_way()
    seat = desk.turn
    desk.act(seat, next(text for text in desk.texts(seat) if text.startswith("draw ") and "deck" not in text))
    with refused("cannot_undo"):
        undo(desk, seat)


def test_what_a_stand_in_did_is_nobodys_own_choice() -> None:
    desk = under_way()
    seat = claim_somewhere(desk, Random(1))
    undo(desk, seat)
    desk.add(entries.StoodIn(seat, "clock"))
    claim = next(text for text in desk.texts(seat) if text.startswith("claim"))
    desk.add(entries.Acted(seat, claim, "stand_in"))
    with refused("cannot_undo"):
        undo(desk, seat)
    assert not desk.telling(seat).snapshot()["table"]["may_undo"]


def test_who_gave_up_has_no_choice_to_take_back() -> None:
    desk = under_way("ana bea cyd", "europe")
    seat = claim_somewhere(desk, Random(2))
    desk.ask(person(desk, seat), ask.Resign(seat))
    with refused("cannot_undo"):
        undo(desk, seat)
    assert not desk.telling(seat).snapshot()["table"]["may_undo"]


def test_undo_wins_no_time() -> None:
    """The clock goes on from where it was when the choice was made; the reserve is what it was before it."""
    desk = under_way(options=Options(clock=Clock(30, 100)))
    seat = claim_somewhere(desk, Random(1))
    undo(desk, seat)
    for _ in range(5):
        claim = next(text for text in desk.texts(seat) if text.startswith("claim"))
        desk.act(seat, claim, after=20.0)
        undo(desk, seat)
    deadline = desk.table.deadline(seat)
    assert deadline is not None
    assert deadline - desk.now == pytest.approx(30 + 100 - 5 * 20.0, abs=2.0)


def test_in_a_hot_seat_game_the_last_choice_can_be_taken_back_too() -> None:
    desk = under_way("ana ana")
    seat = claim_somewhere(desk, Random(1))
    undo(desk, seat)
    assert desk.turn == seat

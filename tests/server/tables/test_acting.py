"""Actions: each answers a version of the position; all choose opening tickets at once; one person, many seats."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.tables.helpers import refused, running, under_way, who
from vialibre.server.table import commands as ask
from vialibre.server.table import entries
from vialibre.server.table.decide import decide


def test_an_action_is_stored_in_its_one_true_spelling() -> None:
    desk = running()
    made = desk.ask("ana", ask.Act(desk.table.versions[0], " keep 1  3 ", 0))
    assert made == [entries.Acted(0, "keep 1 3")]


def test_a_decided_action_carries_its_number_and_folding_needs_no_text() -> None:
    desk = running()
    game = desk.table.game
    assert game is not None
    before = game.view(0)
    (proposal,) = decide(desk.table, who("ana"), ask.Act(desk.table.versions[0], " keep 1  3 ", 0))
    assert proposal.number == game.number_of("keep 1 3")
    assert game.view(0) == before, "deciding changes nothing"
    desk.table.add(desk.table.n + 1, desk.now, entries.Acted(0, "not read"), proposal.number)
    assert game.view(0) != before
    assert desk.table.turns[-1].text == "not read"


def test_a_double_click_is_refused_politely() -> None:
    desk = under_way()
    seat = desk.turn
    person, version = str(desk.table.seats[seat].person), desk.table.versions[seat]
    click = ask.Act(version, "draw deck")
    desk.ask(person, click)
    with refused("stale", version=version, now=desk.table.versions[seat]):
        desk.ask(person, click)
    assert desk.turn == seat, "the second card is still to be chosen"


@pytest.mark.parametrize("version", [0, -1, 10**30, 1])
def test_any_other_version_is_stale(version: int) -> None:
    desk = under_way()
    with refused("stale"):
        desk.ask(str(desk.table.seats[desk.turn].person), ask.Act(version, "draw deck"))


def test_opening_tickets_are_chosen_at_once_and_in_any_order() -> None:
    """SET-3: players do not wait for each other, and one player's choice does not make another's answer stale."""
    desk = running("ana bea cyd", "europe")
    dealt = desk.table.n
    assert desk.table.waiting() == (0, 1, 2)
    for seat in (2, 0, 1):
        assert desk.table.versions[seat] == dealt
        desk.ask(str(desk.table.seats[seat].person), ask.Act(dealt, "keep 1 2", seat))
    assert len(desk.table.waiting()) == 1
    assert set(desk.table.versions) == {desk.table.n}


def test_an_opening_choice_cannot_be_made_twice() -> None:
    desk = running("ana bea cyd", "europe")
    dealt = desk.table.n
    desk.ask("ana", ask.Act(dealt, "keep 1 2"))
    with refused("stale"):
        desk.ask("ana", ask.Act(dealt, "keep 1 2"))
    with refused("not_your_turn"):
        desk.ask("ana", ask.Act(desk.table.versions[0], "keep 1 2"))


def test_an_opening_choice_taken_back_makes_nobody_else_stale() -> None:
    desk = running("ana bea cyd", "europe")
    dealt = desk.table.n
    desk.act(0, "keep 1 2")
    desk.ask("ana", ask.Undo(desk.table.versions[0]))
    assert desk.table.versions == [desk.table.n, dealt, dealt]
    desk.ask("bea", ask.Act(dealt, "keep 1 2"))
    with refused("stale"):
        desk.ask("ana", ask.Act(dealt, "keep 1 2"))
    desk.act(0, "keep 1 3")


def test_one_person_plays_several_seats() -> None:
    """Hot seat: without a seat named, the one that is waited for acts."""
    desk = running("ana ana")
    desk.ask("ana", ask.Act(desk.table.versions[1], "keep 1 2", 1))
    desk.ask("ana", ask.Act(desk.table.versions[0], "keep 1 2"))
    acted = [line.entry.seat for line in desk.lines if isinstance(line.entry, entries.Acted)]
    assert acted == [1, 0]
    for _ in range(6):
        seat = desk.turn
        made = desk.ask("ana", ask.Act(desk.table.versions[seat], "draw deck"))
        assert made == [entries.Acted(seat, "draw deck")]


def test_each_seat_of_one_person_has_its_own_eyes() -> None:
    desk = under_way("ana ana bea", "europe")
    views = [desk.telling(seat).snapshot()["view"] for seat in range(3)]
    assert len({str(view["own"]) for view in views}) == 3
    assert [view["seat"] for view in views] == [0, 1, 2]


def test_a_spectator_sees_no_seats_own_things() -> None:
    desk = running("ana bea", bots="porter")
    message = desk.telling(None).snapshot()
    assert message["view"]["own"] is None
    assert "choices" not in message
    assert "tickets" not in message


def test_only_the_seat_itself_is_told_its_action() -> None:
    """Others learn from events what they may know of it."""
    desk = under_way()
    seat = desk.turn
    tellings = {eyes: desk.telling(eyes) for eyes in (None, 0, 1)}
    desk.act(seat, "draw deck")
    entry = desk.lines[-1].entry
    for eyes, telling in tellings.items():
        said = telling.update(entry)["entry"]
        assert said["by"] == "person"
        assert ("action" in said) == (eyes == seat)
        assert (said["events"][0]["color"] is not None) == (eyes == seat)


def test_who_is_waited_for_gets_choices_and_nobody_else() -> None:
    desk = under_way()
    for seat in (0, 1):
        choices = desk.telling(seat).snapshot()["choices"]
        assert (choices is not None) == (seat == desk.turn)


def test_tickets_that_were_drawn_are_told_with_their_states() -> None:
    desk = under_way()
    seat = desk.turn
    telling = desk.telling(seat)
    before = len(telling.snapshot()["tickets"])
    desk.act(seat, "tickets")
    update = telling.update(desk.lines[-1].entry)
    assert len(update["tickets"]) == before + 3
    assert update["tickets"] == desk.telling(seat).snapshot()["tickets"]


def anywhere(choices: dict[str, Any], word: str) -> list[tuple[str, str]]:
    found = choices[f"{word}s"] or {"cities": [], "pay": []}
    return [(city, pay) for city in found["cities"] for pay in found["pay"]]


def test_every_choice_that_is_offered_is_accepted() -> None:
    """And every legal action is offered, in one way."""
    for board in ("usa", "europe", "old_west", "san_francisco"):
        desk = under_way("ana bea", board)
        for _ in range(60):
            seat = desk.table.waiting()[0]
            choices = desk.telling(seat).snapshot()["choices"]
            offered = [
                *choices["actions"],
                *(f"claim {route} {pay}" for route, found in choices["routes"].items() for pay in found["pay"]),
                *(f"{word} {city} {pay}" for word in ("station", "marker") for city, pay in anywhere(choices, word)),
            ]
            assert len(set(offered)) == len(offered)
            game = desk.table.game
            assert game is not None
            assert {game.number_of(text) for text in offered} == set(game.legal_ids(seat))
            claims = [text for text in offered if text.startswith("claim")]
            desk.step(seat, claims[0] if claims else offered[-1] if offered[-1] != "pass" else offered[0])
            if not desk.table.waiting():
                break

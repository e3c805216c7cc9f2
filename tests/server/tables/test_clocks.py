"""Clocks and absence: time for each move, a reserve, days; a grace period, then a stand-in until the person is back."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.tables.helpers import Desk, refused, running, under_way
from vialibre.server.table import commands as ask
from vialibre.server.table import entries
from vialibre.server.table.options import DAY, Clock, Options


def live(move: int = 30, reserve: int = 60, **more: Any) -> Desk:
    return under_way(options=Options(clock=Clock(move, reserve), **more))


def left(desk: Desk, seat: int) -> float:
    deadline = desk.table.deadline(seat)
    assert deadline is not None
    return deadline - desk.now


def test_each_move_has_its_time_and_then_the_reserve() -> None:
    desk = live()
    seat = desk.turn
    assert left(desk, seat) == 90
    desk.act(seat, "draw deck", after=29.0)
    assert desk.table.seats[seat].reserve == 60
    assert left(desk, seat) == 90, "the second card is a decision of its own"
    desk.act(seat, "draw deck", after=50.0)
    assert desk.table.seats[seat].reserve == 40
    assert left(desk, 1 - seat) == 90


def test_only_the_time_beyond_the_move_is_taken_from_the_reserve() -> None:
    desk = live(move=30, reserve=10)
    for _ in range(3):
        seat = desk.turn
        desk.act(seat, "draw deck", after=33.0)
        desk.act(seat, "draw deck")
        desk.act(desk.turn, "draw deck")
        desk.act(desk.turn, "draw deck")
    assert desk.table.seats[seat].reserve == 1
    assert desk.table.due() == desk.now + 30 + 1


def test_opening_choices_run_on_clocks_of_their_own() -> None:
    desk = running("ana bea cyd", "europe", options=Options(clock=Clock(30, 60)))
    desk.act(1, "keep 1 2", after=40.0)
    assert [seat.reserve for seat in desk.table.seats] == [60, 50, 60]
    assert left(desk, 0) == 50
    desk.act(0, "keep 1 2", after=10.0)
    assert [seat.reserve for seat in desk.table.seats] == [40, 50, 60]


def test_deadlines_are_told_of_those_who_are_waited_for() -> None:
    desk = live()
    seats = desk.telling(None).snapshot()["table"]["seats"]
    assert seats[desk.turn]["deadline"] == desk.now + 90
    assert seats[1 - desk.turn]["deadline"] is None


def test_without_a_clock_nothing_is_ever_due() -> None:
    desk = under_way()
    assert desk.table.due() is None
    assert desk.table.deadline(desk.turn) is None


def test_when_the_clock_has_run_out_a_bot_plays_and_the_reserve_is_gone() -> None:
    desk = live()
    seat = desk.turn
    assert desk.table.due() == desk.now + 90
    desk.add(entries.StoodIn(seat, "clock"), after=90.0)
    assert desk.table.seats[seat].reserve == 0
    assert desk.table.due() == desk.now + 0.8
    desk.add(entries.Acted(seat, "draw deck", "stand_in"), after=1.0)
    assert desk.table.seats[seat].reserve == 0
    desk.ask(str(desk.table.seats[seat].person), ask.Return())
    assert left(desk, seat) == 30


def test_days_for_a_move_keep_their_clocks_through_restarts() -> None:
    desk = under_way(options=Options(clock=Clock(3 * DAY)))
    seat = desk.turn
    due = desk.table.due()
    assert due == desk.now + 3 * DAY
    desk.now += 2 * DAY
    assert desk.rebuilt().due() == due
    assert desk.rebuilt().deadline(seat) == due


def test_days_for_a_move_need_no_connection() -> None:
    desk = under_way(options=Options(clock=Clock(DAY)))
    person = str(desk.table.seats[desk.turn].person)
    desk.add(entries.Gone(person))
    assert desk.table.grace_until(desk.turn) is None
    assert desk.table.due() == desk.table.deadline(desk.turn)


def test_who_is_gone_has_a_grace_period_from_when_they_are_waited_for() -> None:
    desk = under_way(options=Options(grace=45))
    seat = desk.turn
    desk.add(entries.Gone(str(desk.table.seats[seat].person)), after=5.0)
    assert desk.table.due() == desk.now + 45
    other = under_way(options=Options(grace=45))
    away = 1 - other.turn
    other.add(entries.Gone(str(other.table.seats[away].person)))
    assert other.table.due() is None, "nobody waits for them yet"
    other.act(other.turn, "draw deck", after=100.0)
    other.act(other.turn, "draw deck")
    assert other.table.due() == other.now + 45


def test_who_comes_back_in_time_was_hardly_gone() -> None:
    desk = under_way()
    person = str(desk.table.seats[desk.turn].person)
    desk.add(entries.Gone(person))
    assert desk.telling(None).snapshot()["table"]["seats"][desk.turn]["gone"]
    desk.add(entries.Back(person), after=30.0)
    assert desk.table.due() is None
    assert not desk.telling(None).snapshot()["table"]["seats"][desk.turn]["gone"]


def test_when_all_are_gone_nobody_is_replaced() -> None:
    """Two people close their laptops for dinner; a third seat is a bot. The game waits."""
    desk = under_way("ana bea", bots="porter")
    while desk.table.seats[desk.turn].bot is not None:
        desk.step(desk.turn)
    desk.add(entries.Gone("ana"))
    desk.add(entries.Gone("bea"))
    assert desk.table.due() is None
    alone = under_way("ana", bots="porter")
    alone.add(entries.Gone("ana"))
    while alone.table.seats[alone.turn].bot is not None:
        alone.step(alone.turn)
    assert alone.table.due() is None


def test_a_stand_in_is_announced_and_so_is_the_return() -> None:
    desk = under_way()
    seat = desk.turn
    person = str(desk.table.seats[seat].person)
    desk.add(entries.Gone(person))
    telling = desk.telling(1 - seat)
    desk.add(entries.StoodIn(seat, "gone"), after=60.0)
    told = telling.update(desk.lines[-1].entry)
    assert told["entry"] == {"kind": "stood_in", "seat": seat, "reason": "gone"}
    assert told["table"]["seats"][seat]["stand_in"] == "gone"
    desk.ask(person, ask.Return())
    told = telling.update(desk.lines[-1].entry)
    assert told["entry"] == {"kind": "returned", "seat": seat}
    assert told["table"]["seats"][seat]["stand_in"] is None


def test_who_acts_has_returned() -> None:
    desk = under_way()
    seat = desk.turn
    desk.add(entries.StoodIn(seat, "clock"))
    made = desk.ask(str(desk.table.seats[seat].person), ask.Act(desk.table.versions[seat], "draw deck"))
    assert made == [entries.Returned(seat), entries.Acted(seat, "draw deck")]


def test_after_a_return_the_time_begins_anew() -> None:
    desk = live()
    seat = desk.turn
    desk.add(entries.StoodIn(seat, "gone"), after=20.0)
    desk.ask(str(desk.table.seats[seat].person), ask.Return(), after=15.0)
    assert left(desk, seat) == 90


def test_a_person_returns_to_all_their_seats() -> None:
    desk = under_way("ana ana bea", "europe")
    desk.add(entries.StoodIn(0, "gone"))
    desk.add(entries.StoodIn(1, "gone"))
    assert desk.ask("ana", ask.Return()) == [entries.Returned(0), entries.Returned(1)]
    with refused("not_away"):
        desk.ask("ana", ask.Return())


@pytest.mark.parametrize("pause", [0.0, 0.8, 10.0])
def test_a_bot_is_due_after_its_pause(pause: float) -> None:
    desk = running("ana", bots="porter", options=Options(bot_pause=pause))
    assert desk.table.due() == desk.now + pause
    desk.ask("ana", ask.Say("hurry"), after=3.0)
    assert desk.table.due() == desk.now - 3.0 + pause, "talk makes no difference"
    desk.act(0, "keep 1 2", after=3.0)
    assert desk.table.due() == desk.now + pause


def test_bots_that_choose_at_once_answer_one_pause_after_the_other() -> None:
    """INFO-2: else the second would answer as soon as it has thought, and that depends on what it holds."""
    desk = running("ana", "europe", bots="porter porter porter")
    for seat in (1, 2, 3):
        assert desk.table.bot_to_act() == seat
        assert desk.table.due() == desk.now + 0.8
        desk.add(entries.Acted(seat, "keep 1 2", "bot"), after=0.8)


def test_a_bot_has_no_clock() -> None:
    desk = running("ana", bots="porter", options=Options(clock=Clock(30)))
    desk.end_opening()
    while desk.table.seats[desk.turn].bot is None:
        desk.step(desk.turn)
    assert desk.table.deadline(desk.turn) is None
    assert desk.table.due() == desk.now + 0.8

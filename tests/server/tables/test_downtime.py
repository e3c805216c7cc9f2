"""The server was away: clocks neither give nor take time that did not pass for the players."""

from __future__ import annotations

import pytest

from tests.server.tables.helpers import Desk, running, under_way, whole
from vialibre.server.table import commands as ask
from vialibre.server.table import entries
from vialibre.server.table.options import DAY, Clock, Options

TEN = Options(clock=Clock(10))


def left(desk: Desk, seat: int) -> float:
    deadline = desk.table.deadline(seat)
    assert deadline is not None
    return deadline - desk.now


def be_down(desk: Desk, seconds: float) -> None:
    down_at = desk.now
    desk.add(entries.Resumed(down_at, down_at + seconds), after=seconds)


def test_twelve_seconds_of_downtime_on_a_clock_of_ten() -> None:
    desk = under_way(options=TEN)
    seat = desk.turn
    desk.now += 4.0
    be_down(desk, 12.0)
    assert left(desk, seat) == 6.0
    assert desk.table.due() == desk.now + 6.0
    assert whole(desk.rebuilt()) == whole(desk.table), "every worker sees the same clocks"


def test_the_reserve_pays_for_no_downtime() -> None:
    desk = under_way(options=Options(clock=Clock(10, 60)))
    seat = desk.turn
    desk.now += 4.0
    be_down(desk, 50.0)
    desk.act(seat, "draw deck", after=11.0)
    assert desk.table.seats[seat].reserve == 55.0, "five seconds beyond the ten"
    desk.act(seat, "draw deck")
    assert left(desk, 1 - seat) == 70.0, "it began to be waited for after the downtime"


def test_all_who_choose_at_once_get_their_time() -> None:
    desk = running("ana bea cyd", "europe", options=TEN)
    desk.act(1, "keep 1 2", after=3.0)
    be_down(desk, 100.0)
    assert [left(desk, seat) for seat in (0, 2)] == [7.0, 7.0]


def test_a_move_that_was_stored_while_the_heart_stood_still_gives_no_time_twice() -> None:
    """It was written between the last heartbeat and the end: only what came after it is taken off."""
    desk = under_way(options=TEN)
    down_at = desk.now
    seat = desk.turn
    desk.act(seat, "draw deck", after=2.0)
    desk.add(entries.Resumed(down_at, down_at + 30.0), after=28.0)
    assert left(desk, seat) == 10.0
    desk.act(seat, "draw deck", after=1.0)
    desk.add(entries.Resumed(down_at - 50, down_at - 40), after=0.0)
    assert left(desk, 1 - seat) == 10.0, "nothing is owed for a time before it was waited for"


def test_an_undo_gives_back_no_downtime() -> None:
    desk = running(options=TEN)
    desk.now += 4.0
    be_down(desk, 12.0)
    desk.act(0, "keep 1 2", after=1.0)
    assert desk.table.may_undo == 0
    desk.ask("ana", ask.Undo(desk.table.versions[0]), after=1.0)
    assert left(desk, 0) == 5.0, "four seconds before, one after"


def test_a_grace_stands_still() -> None:
    desk = under_way(options=Options(grace=45))
    seat = desk.turn
    desk.add(entries.Gone(str(desk.table.seats[seat].person)))
    desk.now += 5.0
    be_down(desk, 300.0)
    assert desk.table.due() == desk.now + 40.0


def test_days_for_a_move_are_days_with_a_server() -> None:
    desk = under_way(options=Options(clock=Clock(3 * DAY)))
    desk.now += DAY
    be_down(desk, 2.5 * DAY)
    assert left(desk, desk.turn) == 2 * DAY


@pytest.mark.parametrize("clock", [None, Clock(10)])
def test_only_what_runs_is_stopped(clock: Clock | None) -> None:
    desk = under_way(options=Options(clock=clock))
    assert desk.table.is_timed_before(desk.now + 1) == (clock is not None)
    assert not desk.table.is_timed_before(desk.now - 1000)
    desk.add(entries.Gone("ana"), after=5.0)
    assert desk.table.is_timed_before(desk.now + 1)
    desk.ask("ana", ask.Resign())
    assert not desk.table.is_timed_before(desk.now + 1), "it is over"


def test_everybody_is_told() -> None:
    desk = under_way(options=TEN)
    for seat in (None, 0, 1):
        telling = desk.telling(seat)
        down_at = desk.now
        be_down(desk, 12.0)
        told = telling.update(desk.lines[-1].entry)
        assert told["entry"] == {"kind": "resumed", "down_at": down_at, "up_at": down_at + 12.0}
        assert told["table"]["seats"][desk.turn]["deadline"] == desk.table.deadline(desk.turn)
        assert set(told["table"]) == {"seats"}

"""Before the start: who may sit, leave, remove, seat bots, change options, start and close."""

from __future__ import annotations

import pytest

from tests.server.tables.helpers import ENTROPY, SECRET, Desk, refused, running
from vialibre.engine.game import state_of
from vialibre.fair.deal import seed_of
from vialibre.server.table import commands as ask
from vialibre.server.table import entries
from vialibre.server.table.commands import AnyCommand
from vialibre.server.table.options import Clock, Options


def test_people_take_the_first_free_seat_or_the_one_they_name() -> None:
    desk = Desk(seats=3, board="europe")
    desk.sit("bea", 1)
    desk.sit("ana")
    desk.sit("cyd")
    assert [seat.person for seat in desk.table.seats] == ["ana", "bea", "cyd"]
    assert [seat.name for seat in desk.table.seats] == ["Ana", "Bea", "Cyd"]


def test_one_person_may_take_several_seats_with_a_name_for_each() -> None:
    desk = Desk()
    desk.sit("ana", 0, "Grandma")
    desk.sit("ana", 1, "Leo")
    assert desk.table.seats_of("ana") == [0, 1]
    assert [seat.name for seat in desk.table.seats] == ["Grandma", "Leo"]
    assert desk.table.people() == ["ana"]


def test_a_name_for_a_seat_is_as_clean_as_a_persons() -> None:
    """No person is named like a bot, and no control character reaches the others."""
    desk = Desk()
    desk.ask("ana", ask.Sit(ENTROPY["ana"], 0, " Ana\x00\x1b[2J\u202e "))
    assert desk.table.seats[0].name == "Ana [2J"
    for name in ("bot:surveyor", "BOT:x", "\x00\x07", "   "):
        with refused("bad_name"):
            desk.ask("bea", ask.Sit(ENTROPY["bea"], 1, name))


def test_entropy_is_checked_and_kept_in_small_digits() -> None:
    desk = Desk()
    desk.ask("ana", ask.Sit("AB" * 16))
    assert desk.table.seats[0].entropy == "ab" * 16
    for bad in ("ab", "zz" * 16, "a" * 33):
        with refused("bad_entropy"):
            desk.ask("bea", ask.Sit(bad))


def test_leaving_frees_one_seat_or_all_of_them() -> None:
    desk = Desk(seats=4, board="europe")
    for seat in range(3):
        desk.sit("ana", seat)
    desk.ask("ana", ask.Leave(1))
    assert desk.table.seats_of("ana") == [0, 2]
    desk.ask("ana", ask.Leave())
    assert desk.table.seats_of("ana") == []


def test_a_host_who_leaves_hands_the_table_on() -> None:
    desk = Desk(seats=3)
    desk.sit("ana")
    desk.sit("bea")
    desk.sit("ana")
    desk.ask("ana", ask.Leave(0))
    assert desk.table.host == "ana"  # still sits on another seat
    made = desk.ask("ana", ask.Leave())
    assert made[-1] == entries.HostChanged("bea", "Bea")
    assert desk.table.host == "bea"
    with refused("host_only"):
        desk.ask("ana", ask.Start())
    desk.ask("bea", ask.Leave())
    assert desk.table.host == "bea"  # there is no one left to take over


def test_the_host_removes_people_and_bots() -> None:
    desk = Desk()
    desk.sit("bea", 0)
    desk.ask("ana", ask.SeatBot("porter", 1))
    assert desk.ask("ana", ask.Remove(0)) == [entries.Left(0, removed=True)]
    desk.ask("ana", ask.Remove(1))
    assert not any(seat.taken for seat in desk.table.seats)


def test_the_deal_is_made_of_the_secret_and_everybodys_entropy() -> None:
    desk = running("ana bea", bots="porter")
    assert desk.table.seed == seed_of(SECRET, [ENTROPY["ana"], ENTROPY["bea"], None])
    assert desk.table.game is not None
    assert desk.table.game.view(0) == desk.table.new_game().view(0)


def test_who_begins_is_an_option() -> None:
    for first in (0, 1):
        desk = running(options=Options(first=first))
        assert desk.table.game is not None
        assert state_of(desk.table.game).first == first


def test_options_hold_for_the_game() -> None:
    desk = Desk("old_west")
    options = Options(alvin=True, clock=Clock(60, 300), public=True, stand_in="porter")
    desk.ask("ana", ask.SetOptions(options))
    assert desk.table.options == options
    desk.sit("ana")
    desk.sit("bea")
    desk.ask("ana", ask.Start())
    assert desk.table.game is not None
    assert state_of(desk.table.game).with_alvin
    assert [seat.reserve for seat in desk.table.seats] == [300.0, 300.0]


def test_of_a_running_game_only_the_chat_can_be_changed() -> None:
    desk = running(options=Options(clock=Clock(60)))
    desk.ask("ana", ask.SetOptions(Options(clock=Clock(60), chat=False)))
    assert not desk.table.options.chat
    with refused("already_started"):
        desk.ask("ana", ask.SetOptions(Options(clock=Clock(120), chat=False)))


def test_a_table_that_did_not_begin_can_be_closed() -> None:
    desk = Desk()
    desk.sit("bea")
    desk.ask("ana", ask.Close())
    assert desk.table.status == "over"
    assert desk.table.closed
    info = desk.telling(None).snapshot()["table"]
    assert info["closed"]
    assert info["secret"] is None, "no deal was made of it, but nobody needs to know"


HOST_ONLY: list[AnyCommand] = [
    ask.Remove(0),
    ask.SeatBot("porter"),
    ask.SetOptions(Options()),
    ask.Start(),
    ask.Close(),
]


@pytest.mark.parametrize("command", HOST_ONLY, ids=lambda command: type(command).__name__)
def test_only_the_host_arranges_the_table(command: AnyCommand) -> None:
    desk = Desk()
    desk.sit("bea")
    for person in ("bea", "stranger"):
        with refused("host_only"):
            desk.ask(person, command)


BEFORE_THE_START: list[AnyCommand] = [
    ask.Sit(ENTROPY["ana"]),
    ask.Leave(),
    ask.Remove(0),
    ask.SeatBot("porter"),
    ask.SetOptions(Options(public=True)),
    ask.Start(),
    ask.Close(),
]


@pytest.mark.parametrize("command", BEFORE_THE_START, ids=lambda command: type(command).__name__)
def test_once_the_game_has_begun_the_table_stays_as_it_is(command: AnyCommand) -> None:
    desk = running()
    with refused("already_started"):
        desk.ask("ana", command)
    desk.ask("ana", ask.Resign())
    with refused("table_over"):
        desk.ask("ana", command)


IN_PLAY: list[AnyCommand] = [
    ask.Act(1, "draw deck"),
    ask.Undo(1),
    ask.Return(),
    ask.Resign(),
    ask.Abandon(),
    ask.VoteOut(1),
]


@pytest.mark.parametrize("command", IN_PLAY, ids=lambda command: type(command).__name__)
def test_play_needs_a_game(command: AnyCommand) -> None:
    desk = Desk()
    desk.sit("ana")
    with refused("not_started"):
        desk.ask("ana", command)
    desk.ask("ana", ask.Close())
    with refused("table_over"):
        desk.ask("ana", command)


SEATED: list[AnyCommand] = [*IN_PLAY, ask.Say("hello"), ask.Say(text="hi")]


@pytest.mark.parametrize("command", SEATED, ids=lambda command: type(command).__name__)
def test_play_is_for_those_who_sit(command: AnyCommand) -> None:
    desk = running()
    with refused("not_seated"):
        desk.ask("cyd", command)

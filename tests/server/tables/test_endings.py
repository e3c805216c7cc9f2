"""How games end: played out, resigned, voted out, abandoned; and what comes after: results, a rematch, playing on."""

from __future__ import annotations

from random import Random

import pytest

from tests.server.tables.helpers import ENTROPY, SECRET, Desk, refused, running, under_way
from vialibre.fair.report import State
from vialibre.fair.verify import verify
from vialibre.server.results import record_of, results_of, summary_of
from vialibre.server.table import commands as ask
from vialibre.server.table import entries
from vialibre.server.table.state import OVER, RUNNING


def played_out(people: str = "ana bea", board: str = "usa") -> Desk:
    desk, random = under_way(people, board), Random(5)
    while desk.table.waiting():
        desk.random_step(random)
    return desk


@pytest.mark.parametrize("board", ["usa", "europe", "old_west", "san_francisco"])
def test_a_game_that_is_played_out_shows_everything(board: str) -> None:
    desk = played_out(board=board)
    assert desk.table.status == "over"
    assert desk.table.ended is None
    info = desk.telling(None).snapshot()["table"]
    assert info["secret"] == SECRET
    assert info["entropies"] == [ENTROPY["ana"], ENTROPY["bea"]]
    assert desk.telling(None).snapshot()["view"]["sheets"]
    assert desk.table.due() is None


def test_nothing_can_be_done_after_the_end_but_talk() -> None:
    desk = played_out()
    last = desk.lines[-1].entry
    assert isinstance(last, entries.Acted)
    for command in (
        ask.Act(desk.table.versions[0], "draw deck"),
        ask.Undo(desk.table.versions[0]),
        ask.Resign(),
        ask.Abandon(),
        ask.Return(),
        ask.VoteOut(1),
        ask.Start(),
        ask.Close(),
    ):
        with refused("table_over"):
            desk.ask("ana", command)
    desk.ask("ana", ask.Say("good-game"))


def test_results_name_winners_first() -> None:
    desk = played_out("ana bea cyd", "europe")
    assert desk.table.game is not None
    results = results_of(desk.table)
    winners = desk.table.game.winners
    assert [result.seat for result in results if result.place == 1] == list(winners)
    assert [result.total for result in results] == [sheet.total for sheet in desk.table.game.score_sheets()]
    assert [result.person_id for result in results] == ["ana", "bea", "cyd"]
    in_order = sorted(results, key=lambda result: result.place)
    assert [result.total for result in in_order] == sorted((result.total for result in results), reverse=True)


def test_of_two_the_one_who_resigns_ends_the_game() -> None:
    desk = under_way()
    desk.ask("bea", ask.Resign())
    assert desk.table.status == "over"
    assert desk.table.ended == ("resigned", 1)
    assert desk.table.waiting() == ()
    assert [(result.name, result.place) for result in results_of(desk.table)] == [("Ana 0", 1), ("Bea 1", 2)]
    assert desk.telling(0).snapshot()["table"]["ended"] == {"reason": "resigned", "seat": 1}


def test_of_three_a_bot_plays_on_for_who_resigned() -> None:
    desk = under_way("ana bea cyd", "europe")
    seat = desk.turn
    desk.ask(str(desk.table.seats[seat].person), ask.Resign())
    assert desk.table.status == "running"
    assert desk.table.seats[seat].played_by_bot
    due = desk.table.due()
    assert due is not None
    assert due <= desk.now + 0.8
    desk.add(entries.Acted(seat, desk.texts(seat)[0], "stand_in"))


def test_who_resigned_comes_last_whatever_the_points() -> None:
    desk = under_way("ana bea cyd", "europe")
    desk.ask("ana", ask.Resign())
    random = Random(3)
    while desk.table.waiting():
        desk.random_step(random)
    assert results_of(desk.table)[0].place == 3


def test_against_bots_alone_resigning_ends_the_game() -> None:
    desk = under_way("ana", bots="porter porter")
    desk.ask("ana", ask.Resign())
    assert desk.table.ended == ("resigned", 0)


def test_one_of_several_own_seats_can_resign() -> None:
    desk = under_way("ana ana bea", "europe")
    desk.ask("ana", ask.Resign(1))
    assert [seat.given_up for seat in desk.table.seats] == [False, True, False]
    assert desk.table.status == "running"


def test_all_must_agree_to_abandon() -> None:
    desk = under_way("ana bea cyd", "europe")
    desk.ask("ana", ask.Abandon())
    desk.ask("bea", ask.Abandon())
    desk.ask("ana", ask.Abandon(agrees=False))
    desk.ask("cyd", ask.Abandon())
    assert desk.table.status == "running"
    assert [seat.abandons for seat in desk.table.seats] == [False, True, True]
    desk.ask("ana", ask.Abandon())
    assert desk.table.ended == ("abandoned", None)
    assert results_of(desk.table) == [], "no result"


def test_those_who_are_away_or_gave_up_are_not_asked_whether_to_abandon() -> None:
    desk = under_way("ana bea cyd dan", "europe")
    desk.ask("ana", ask.Resign())
    desk.add(entries.StoodIn(1, "gone"))
    desk.ask("cyd", ask.Abandon(), after=60.0)
    assert desk.table.status == RUNNING
    desk.ask("dan", ask.Abandon())
    assert desk.table.status == OVER


def test_who_is_gone_is_voted_out_by_all_the_others() -> None:
    desk = under_way("ana bea cyd", "europe")
    with refused("not_gone"):
        desk.ask("ana", ask.VoteOut(2))
    desk.add(entries.Gone("cyd"))
    with refused("not_gone"):
        desk.ask("ana", ask.VoteOut(2))
    desk.add(entries.StoodIn(2, "gone"), after=60.0)
    desk.ask("ana", ask.VoteOut(2))
    assert desk.table.seats[2].stand_in == "gone"
    assert desk.telling(1).snapshot()["table"]["seats"][2]["votes"] == [0]
    assert desk.ask("ana", ask.VoteOut(2)) == [], "once is enough"
    desk.ask("bea", ask.VoteOut(2))
    assert desk.table.seats[2].stand_in == "voted_out"
    assert desk.table.status == "running"
    for command in (ask.Return(), ask.Act(desk.table.versions[2], "draw deck")):
        with refused("not_away" if isinstance(command, ask.Return) else "given_up"):
            desk.ask("cyd", command)


def test_votes_are_forgotten_when_the_person_returns() -> None:
    desk = under_way("ana bea cyd", "europe")
    desk.add(entries.StoodIn(2, "clock"))
    desk.ask("ana", ask.VoteOut(2))
    desk.ask("cyd", ask.Return())
    desk.add(entries.StoodIn(2, "clock"))
    desk.ask("bea", ask.VoteOut(2))
    assert desk.table.seats[2].stand_in == "clock"


def test_of_two_the_one_who_stays_wins_by_vote() -> None:
    desk = under_way()
    desk.add(entries.StoodIn(1, "gone"))
    desk.ask("ana", ask.VoteOut(1), after=60.0)
    assert desk.table.ended == ("voted_out", 1)
    assert [result.place for result in results_of(desk.table)] == [1, 2]


def test_after_the_end_a_rematch_is_announced() -> None:
    desk = played_out()
    telling = desk.telling(None)
    desk.add(entries.Rematched("another"))
    assert telling.update(desk.lines[-1].entry)["entry"] == {"kind": "rematched", "table": "another"}
    assert desk.telling(0).snapshot()["table"]["rematch"] == "another"


@pytest.mark.parametrize("board", ["usa", "europe", "old_west", "san_francisco"])
def test_a_game_can_be_played_on_from_any_position(board: str) -> None:
    old = played_out(board=board)
    for at in (0, 1, len(old.table.turns) // 2, len(old.table.turns) - 1):
        lines = tuple(f"{turn.seat} {turn.text}" for turn in old.table.turns[:at])
        desk = Desk(board, start=lines, seed=old.table.seed)
        desk.sit("ana", 0)
        desk.ask("ana", ask.SeatBot("porter", 1))
        desk.ask("ana", ask.Start())
        assert desk.table.game is not None
        game = old.table.new_game()
        for turn in old.table.turns[:at]:
            game.apply(turn.text, turn.seat)
        assert [desk.table.game.view(seat) for seat in (0, 1)] == [game.view(seat) for seat in (0, 1)]
        assert len(desk.table.turns) == at
        with refused("cannot_undo"):
            desk.ask("ana", ask.Undo(desk.table.versions[0]))
        seat = desk.table.waiting()[0]
        desk.step(seat)
        assert record_of(desk.table).fair is None, "its deal was proven elsewhere"


def test_of_a_position_that_was_played_on_the_old_actions_cannot_be_taken_back() -> None:
    old = played_out()
    desk = Desk(start=tuple(f"{turn.seat} {turn.text}" for turn in old.table.turns[:1]), seed=old.table.seed)
    desk.sit("ana", 0)
    desk.sit("ana", 1)
    desk.ask("ana", ask.Start())
    seat = desk.table.waiting()[0]
    desk.act(seat, "keep 1 2")
    desk.ask("ana", ask.Undo(desk.table.versions[seat]))
    with refused("cannot_undo"):
        desk.ask("ana", ask.Undo(desk.table.versions[seat]))
    assert len(desk.table.turns) == 1


@pytest.mark.parametrize("board", ["usa", "europe", "old_west", "san_francisco"])
def test_the_record_of_a_table_proves_itself(board: str) -> None:
    report = verify(record_of(played_out(board=board).table))
    assert report.fits
    assert report.state("deal") == State.FOLLOWS
    assert report.state("actions") == report.state("result") == State.PROVEN


def test_the_record_of_a_game_that_was_given_up_proves_itself() -> None:
    desk = running("ana bea cyd", "europe")
    desk.act(0)
    desk.ask("ana", ask.Abandon())
    desk.ask("bea", ask.Abandon())
    desk.ask("cyd", ask.Abandon())
    report = verify(record_of(desk.table))
    assert report.fits
    assert report.state("deal") == State.FOLLOWS


def test_the_lobbys_line_is_public() -> None:
    desk = under_way("ana", bots="porter")
    line = summary_of(desk.table)
    assert ENTROPY["ana"] not in line
    assert SECRET not in line
    assert "Ana" in line

"""A few seconds' absence does not cost a vote: votes proceed without people only after they were away for a minute."""

from __future__ import annotations

import pytest

from tests.server.tables.helpers import Desk, under_way, whole
from vialibre.server.table import commands as ask
from vialibre.server.table import entries
from vialibre.server.table.log import table_from
from vialibre.server.table.options import Clock, Options
from vialibre.server.table.state import ABSENCE, OVER, RUNNING

QUICK = Options(grace=10, clock=Clock(5))


def gone_for_15_seconds(people: str = "ana bea") -> Desk:
    """Bea lost her connection 15 seconds ago, and a bot plays for her already."""
    desk = under_way(people, "europe", options=QUICK)
    desk.add(entries.Gone("bea"))
    desk.add(entries.StoodIn(1, "gone"), after=15.0)
    return desk


def test_fifteen_seconds_away_and_the_other_cannot_win_alone() -> None:
    desk = gone_for_15_seconds()
    desk.ask("ana", ask.VoteOut(1))
    assert desk.table.status == RUNNING
    assert desk.table.seats[1].stand_in == "gone"
    desk.ask("bea", ask.Return(), after=5.0)
    assert desk.table.seats[1].votes == set(), "coming back cancels it"
    assert desk.table.vote_due() is None


def test_fifteen_seconds_away_and_the_other_cannot_abandon_alone() -> None:
    desk = gone_for_15_seconds()
    desk.ask("ana", ask.Abandon())
    assert desk.table.status == RUNNING
    desk.ask("bea", ask.Return(), after=5.0)
    assert desk.table.vote_due() is None, "now Bea is asked, too"
    desk.add(entries.Counted(), after=100.0)
    assert desk.table.status == RUNNING


@pytest.mark.parametrize(
    ("command", "ended"), [(ask.VoteOut(1), ("voted_out", 1)), (ask.Abandon(), ("abandoned", None))]
)
def test_who_stays_away_for_a_minute_is_not_waited_for(command: ask.AnyCommand, ended: tuple[str, int | None]) -> None:
    desk = gone_for_15_seconds()
    went = desk.now - 15.0
    told = desk.telling(0)
    desk.ask("ana", command)
    message = told.update(desk.lines[-1].entry)
    assert message["table"]["seats"][1]["absent_at"] == went + ABSENCE, "the page can show when"
    assert desk.table.vote_due() == went + ABSENCE
    assert desk.table.verdict(went + ABSENCE - 0.1) is None
    assert desk.table.verdict(went + ABSENCE) == ended
    desk.add(entries.Counted(), after=ABSENCE - 15.0)
    assert desk.table.ended == ended
    assert desk.table.status == OVER
    assert whole(desk.rebuilt()) == whole(desk.table)


def test_a_clock_that_ran_out_costs_no_vote_either() -> None:
    desk = under_way(options=QUICK)
    seat = desk.turn
    desk.add(entries.StoodIn(seat, "clock"), after=5.0)
    desk.ask(str(desk.table.seats[1 - seat].person), ask.VoteOut(seat))
    assert desk.table.status == RUNNING
    assert desk.table.vote_due() == desk.now + ABSENCE


def test_a_third_who_is_away_for_a_moment_is_asked() -> None:
    """Cyd is away for long, Bea for a moment: Ana alone cannot decide about Cyd."""
    desk = under_way("ana bea cyd", "europe", options=QUICK)
    desk.add(entries.StoodIn(2, "clock"))
    desk.add(entries.StoodIn(1, "clock"), after=100.0)
    desk.ask("ana", ask.VoteOut(2), after=1.0)
    assert desk.table.seats[2].stand_in == "clock"
    desk.ask("bea", ask.Return(), after=1.0)
    desk.ask("bea", ask.VoteOut(2))
    assert desk.table.seats[2].stand_in == "voted_out"


def test_going_is_no_answer_to_an_old_proposal() -> None:
    """Bea did not agree half an hour ago. A lost connection must not end the game all of a sudden."""
    desk = under_way(options=QUICK)
    desk.ask("ana", ask.Abandon())
    desk.add(entries.Gone("bea"), after=1800.0)
    desk.add(entries.StoodIn(1, "gone"), after=10.0)
    assert desk.table.vote_due() is None
    desk.ask("ana", ask.Abandon())
    assert desk.table.vote_due() == desk.now - 10.0 + ABSENCE


def test_downtime_is_nobodys_absence() -> None:
    desk = gone_for_15_seconds()
    desk.ask("ana", ask.VoteOut(1))
    due = desk.table.vote_due()
    assert due is not None
    down_at = desk.now
    desk.add(entries.Resumed(down_at, down_at + 300.0), after=300.0)
    assert desk.table.vote_due() == due + 300.0
    assert desk.table.verdict(desk.now) is None


@pytest.mark.parametrize("entry", [entries.VotedOut(1, 0), entries.AbandonVoted(0, True)])
def test_older_logs_say_what_they_said(entry: entries.AnyEntry) -> None:
    """Their votes counted at once: games that ended so must not begin anew."""
    desk = gone_for_15_seconds()
    desk.add(entry)
    assert desk.table.status == OVER
    assert table_from("table", desk.board, desk.lines).status == OVER

"""Each planted fault is found, a sound board has none of them, and neither have the standard boards."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

import pytest

from tests.lab.playtest.planted import FAULTS, board_with
from tests.standard_boards import STANDARD
from vialibre.i18n import Words
from vialibre.lab.playtest.balance import proposals
from vialibre.lab.playtest.compare import compared, standard, summary
from vialibre.lab.playtest.findings import Findings, findings_as_data, findings_from_data
from vialibre.lab.playtest.flag_text import flag_sentences
from vialibre.lab.playtest.flags import Flag, flags
from vialibre.lab.playtest.run import playtest

REPORTS = Path(__file__).parents[3] / "docs" / "playtests"
BOTS = ("conductor", "stoker", "stoker")
"""One that plans its tickets, and those that take what is there."""


@cache
def played(*faults: str) -> Findings:
    return playtest(board_with(*faults), bots=BOTS, games=400)


def named(found: list[Flag], code: str) -> list[dict[str, str | int]]:
    return [flag.params for flag in found if flag.code == code]


def test_a_sound_board_has_none_of_these_faults() -> None:
    assert {flag.code for flag in flags(played())}.isdisjoint(FAULTS)


def test_every_planted_fault_is_found_and_named() -> None:
    found = flags(played(*FAULTS))
    assert {params["ticket"] for params in named(found, "dominated_ticket")} == {"ann-ida"}
    assert [params["color"] for params in named(found, "scarce_color")] == ["red"]
    assert [params["city"] for params in named(found, "dead_end")] == ["zoe"]
    assert {"seats": 3, "seat": 0} in named(found, "seat_bias")
    faults = [flag.severity for flag in found]
    assert faults == sorted(faults)  # faults before warnings


@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_alone_is_not_taken_for_another(fault: str) -> None:
    assert {flag.code for flag in flags(played(fault))} & set(FAULTS) == {fault}


def test_a_city_with_one_way_in_is_found() -> None:
    """These bots get there as often as elsewhere; had they been shut out half of the time, it would say so."""
    findings = findings_from_data(findings_as_data(played("one_way_city")))
    assert named(flags(findings), "one_way_city") == []
    for ticket, sums in zip(findings.setting.board.tickets, findings.sums.tickets, strict=True):
        if "zoe" in ticket.cities:
            sums.made //= 2
    assert named(flags(findings), "one_way_city") == [{"city": "zoe"}]


def test_flags_are_told_with_names_and_figures() -> None:
    board = board_with(*FAULTS)
    said = {flag.code: flag_sentences(flag, board, Words("en")) for flag in flags(played(*FAULTS))}
    assert "Ann – Ida" in said["dominated_ticket"].what
    assert "Zoe" in said["dead_end"].what
    assert said["scarce_color"].what.startswith("Red is short: locomotives make up ")
    for one in said.values():
        assert not any("playtest-" in text or "{" in text for text in (one.what, one.why, one.fix))


@pytest.mark.parametrize("board", STANDARD)
def test_standard_boards_have_no_flag(board: str) -> None:
    """What they show is what is normal: the tolerances stand on these reports."""
    findings = findings_from_data(json.loads((REPORTS / f"{board}.json").read_text("utf-8")))
    assert findings.setting.board.id == board
    assert findings.games >= 1000
    assert flags(findings) == []
    assert (
        findings_as_data(findings)["figures"] == json.loads((REPORTS / f"{board}.json").read_text("utf-8"))["figures"]
    )


def test_the_comparison_is_made_of_the_reports() -> None:
    assert set(standard()) == set(STANDARD)
    for board in STANDARD:
        findings = findings_from_data(json.loads((REPORTS / f"{board}.json").read_text("utf-8")))
        mine = {int(seats): row for seats, row in summary(findings).items()}
        there = {
            seats: {name: [one.value, one.low, one.high] for name, one in row.items()}
            for seats, row in standard()[board].items()
        }
        assert there == mine


def test_a_short_game_is_told_apart_from_the_standard_boards() -> None:
    rows = {(row.name, row.seats): row for row in compared(played())}
    assert rows["turns", 2].side == "less"
    assert set(rows["turns", 2].boards) == set(STANDARD)


def test_balance_mends_a_ticket_that_is_worth_too_little() -> None:
    findings = playtest(board_with("dominated_ticket"), bots=["conductor"], games=400, dealt=True)
    found = {str(one.ticket.id): one for one in proposals(findings)}
    poor = found["ann-ida"]
    assert poor.points > poor.ticket.points == 1
    assert poor.fair.low <= poor.fair.value <= poor.fair.high
    assert poor.fair.low > 1
    alike = found["cid-gil"]  # the same way on the other side of the board, at a fair price
    assert abs(alike.points - alike.ticket.points) < poor.fair.value - 1


def test_dealt_tickets_are_kept_by_lot() -> None:
    findings = playtest(board_with("dominated_ticket"), bots=["conductor"], games=120, dealt=True)
    kept = [one.opening.lead.n / one.dealt.n for one in findings.sums.tickets]
    assert all(0.15 < part < 0.55 for part in kept)  # one of three, whatever it is worth

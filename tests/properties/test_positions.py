"""Positions as text: `set_up(describe(game))` is the game again, whatever it waits for. docs/positions.md."""

from __future__ import annotations

import re
from inspect import signature
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given

from tests.effort import times
from tests.properties.plays import BOARDS, Play, effort, plays, random_text, started, steps
from vialibre import BadSetup, Game, describe, load_board, set_up
from vialibre.engine.position import PHASES

PACKAGED = ("usa", "europe", "old_west", "san_francisco")


def same_again(game: Game) -> None:
    text = describe(game)
    again = set_up(text)
    assert again == game
    assert describe(again) == text
    assert [again.view(seat) for seat in (None, *range(game.seat_count))] == [
        game.view(seat) for seat in (None, *range(game.seat_count))
    ]


@effort(60, 2000)
@given(plays())
def test_a_described_position_is_read_back(play: Play) -> None:
    for game in steps(play):
        same_again(game)


@effort(30, 1000)
@given(plays(most=0))
def test_a_game_read_back_goes_on_alike(play: Play) -> None:
    game = started(play)
    again = set_up(describe(game))
    for number in range(60):
        if not game.is_over:
            legal = game.legal_ids()
            game.apply(legal[number % len(legal)])
            again.apply(legal[number % len(legal)])
            assert again.events() == game.events()
    assert again == game


def test_every_phase_is_read_back() -> None:
    """On the four packaged boards, each phase that there is."""
    found: dict[str, set[str]] = {name: set() for name in PACKAGED}
    for name in PACKAGED:
        for seed in range(times(3, 30)):
            game = Game.new(name, seats=3, seed=seed, alvin=load_board(name).rules.alvin is not None)
            random = Random(seed)
            while True:
                phase = describe(game).partition("phase: ")[2].partition("\n")[0]
                if phase not in found[name] or random.random() < 0.1:
                    same_again(game)
                found[name].add(phase)
                if game.is_over:
                    break
                seat = random.choice(game.to_act)
                game.apply(random_text(game, seat, random), seat)
    usual = {"opening", "turn", "second", "keep", "over"}
    assert found["usa"] == usual
    assert found["europe"] == usual | {"tunnel"}
    assert found["old_west"] == usual | {"start", "marker", "alvin"}
    assert found["san_francisco"] == usual | {"place", "souvenir"}
    assert set().union(*found.values()) == set(PHASES)


def test_a_position_is_made_of_lines_people_can_write() -> None:
    europe = load_board("europe")
    text = f"""
vialibre-position 1
# A tunnel from Paris: pay one more red card, or not.
board: europe {europe.digest}
phase: tunnel
hands: red / blue blue
claim: paris-zurich red
revealed: red blue white
"""
    game = set_up(text.strip())
    assert [game.text_of(number) for number in game.legal_ids()] == ["pay red", "decline"]
    assert game == set_up(
        "europe", phase="tunnel", hands=["red", "blue blue"], claim="paris-zurich red", revealed="red blue white"
    )


def test_the_documented_position_can_be_read() -> None:
    page = Path(__file__).parents[2] / "docs" / "positions.md"
    game = set_up(page.read_text("utf-8").partition("```text\n")[2].partition("```")[0])
    assert [game.text_of(number) for number in game.legal_ids()] == ["pay red", "decline"]


def test_the_documented_names_are_those_that_are_read() -> None:
    page = (Path(__file__).parents[2] / "docs" / "positions.md").read_text("utf-8")
    names = page.partition("## What a position says")[2].partition("| `phase` | the game")[0]
    phases = page.partition("| `phase` | the game")[2].partition("## ")[0]
    first = [line.split("|")[1] for line in names.splitlines() if line.startswith("| `")]
    assert {name for cell in first for name in re.findall(r"`(\w+)`", cell)} == {*signature(set_up).parameters}
    rows = [line.split("|")[1] for line in phases.splitlines() if line.startswith("| `")]
    assert {name for cell in rows for name in re.findall(r"`(\w+)`", cell)} == set(PHASES)


def test_own_boards_are_in_the_text() -> None:
    isle = BOARDS["isle"]
    assert set_up(describe(set_up(isle))).board == isle


@pytest.mark.parametrize(
    ("line", "number"),
    [("seats: many", 3), ("shape: round", 3), ("seats 2", 3), ("first_known: perhaps", 3), ("seats: 2\nseats: 2", 4)],
)
def test_a_line_that_cannot_be_read_is_named(line: str, number: int) -> None:
    digest = load_board("usa").digest
    with pytest.raises(BadSetup) as caught:
        set_up(f"vialibre-position 1\nboard: usa {digest}\n{line}\n")
    assert (caught.value.code, caught.value.params["line"]) == ("bad_position", number)
    assert f"Line {number}" in str(caught.value)


def test_a_text_without_a_board_or_of_another_version_is_refused() -> None:
    for text in ("vialibre-position 1\nseats: 2\n", "vialibre-position 12\nboard: usa\n"):
        with pytest.raises(BadSetup) as caught:
            set_up(text)
        assert caught.value.code == "bad_position"
    with pytest.raises(BadSetup) as caught:
        set_up("vialibre-position 1\nboard: usa 0000\n")
    assert caught.value.code == "unknown_id"
    with pytest.raises(TypeError, match="takes no other arguments"):
        set_up(describe(set_up("usa")), seats=3)


def test_a_second_card_can_be_drawn() -> None:
    game = set_up("usa", phase="second", row="wild red blue green white", deck="black")
    assert [game.text_of(number) for number in game.legal_ids()] == [
        *("draw red", "draw blue", "draw green", "draw white", "draw deck")
    ]
    game.apply("draw deck")
    assert (game.to_act, dict(game.view(0).hand)) == ((1,), {"black": 1})


def test_drawn_tickets_wait_for_a_choice() -> None:
    tickets = [ticket.id for ticket in load_board("usa").tickets[:3]]
    game = set_up("usa", phase="keep", offers=[tickets], ticket_deck=[])
    game.apply("keep 2")
    assert game.view(0).own.tickets == (tickets[1],)
    assert game.view(0).ticket_deck == 2


def test_opening_tickets_wait_for_a_choice() -> None:
    one, other, *_ = (ticket.id for ticket in load_board("usa").tickets)
    game = set_up("usa", phase="opening", offers=[[], [one, other]], turn=0)
    assert game.to_act == (1,)


@pytest.mark.parametrize(
    ("code", "wrong"),
    [
        ("unknown_id", {"phase": "lunch"}),
        ("phase_needs", {"phase": "tunnel"}),
        ("phase_needs", {"phase": "tunnel", "claim": "paris-zurich red", "revealed": "blue blue blue"}),
        ("phase_needs", {"phase": "tunnel", "claim": "dieppe-paris purple", "revealed": "purple"}),
        ("phase_needs", {"phase": "keep"}),
        ("phase_needs", {"phase": "keep", "offers": [[], ["paris-wien"]]}),
        ("phase_needs", {"phase": "marker"}),
        ("phase_needs", {"phase": "marker", "claim": "paris-zurich"}),
        ("phase_needs", {"phase": "place"}),
        ("phase_has_no", {"claim": "paris-zurich red"}),
        ("phase_has_no", {"revealed": "red"}),
        ("phase_has_no", {"offers": [["paris-wien"]]}),
        ("unknown_id", {"phase": "keep", "offers": [["paris-atlantis"]]}),
        ("ticket_twice", {"phase": "keep", "offers": [["paris-wien"]], "tickets": [["paris-wien"]]}),
        (
            "too_many_cards",
            {"phase": "tunnel", "claim": "paris-zurich red", "revealed": "red red", "hands": ["red " * 9]},
        ),
        ("out_of_range", {"version": -1}),
    ],
)
def test_phases_without_what_they_need_are_refused(code: str, wrong: dict[str, Any]) -> None:
    with pytest.raises(BadSetup) as caught:
        set_up("europe", **wrong)
    assert caught.value.code == code
    assert str(caught.value)

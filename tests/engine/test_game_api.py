"""Corners of the public API that a user would stumble over."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random as PythonRandom
from typing import Any

import pytest

from vialibre import BadSetup, BoardError, Game, IllegalAction, Record, Recorder, determinize, load_board, set_up
from vialibre.engine.core.shuffle import Random
from vialibre.engine.game import state_of
from vialibre.engine.replay import replay


def test_a_finished_game_stays_finished() -> None:
    game = Game.new("san_francisco", seed=1)
    random = Random(1)
    while not game.is_over:
        game.apply_random(random)
    with pytest.raises(IllegalAction) as caught:
        game.apply_random(random)
    assert caught.value.code == "game_over"
    assert game.is_over


def test_a_changed_board_plays_by_its_own_numbers() -> None:
    board = load_board("usa")
    Game.new(board)
    changed = replace(board, cars=10, name="Mine")
    assert state_of(Game.new(changed)).seats[0].cars == 10
    assert changed.digest != board.digest
    assert Game.new(changed).board.name == "Mine"
    assert "data" in Record(changed, ("Ana", "Bea"), seed=1).as_data()["board"]


def test_a_recorder_goes_on_with_a_game_begun_before() -> None:
    begun = Recorder(Record(load_board("usa"), ("Ana", "Bea"), seed=3))
    begun.apply("keep 1 2", seat=0)
    begun.apply("keep 1 2", seat=1)
    again = Recorder(begun.record())
    assert again.game.version == 2
    again.apply("draw deck")
    assert replay(again.record()).view(0) == again.game.view(0)


def test_a_copy_is_independent() -> None:
    game = Game.new("europe", seats=3, seed=2)
    twin = game.copy()
    twin.apply(twin.legal_ids()[0])
    assert game.version == 0
    assert twin.version == 1


def test_the_table_may_choose_who_begins() -> None:
    """SET-4: or the seed decides, and over many seeds every seat begins."""
    game = Game.new("usa", seats=3, seed=1, first=2)
    for seat in range(3):
        game.apply("keep 1 2", seat=seat)
    assert game.to_act == (2,)
    assert {int(state_of(Game.new("usa", seats=5, seed=seed)).first) for seed in range(60)} == set(range(5))


@pytest.mark.parametrize(
    ("code", "wrong"),
    [
        ("bad_seats", {"seats": 6}),
        ("no_such_seat", {"turn": 5}),
        ("no_such_seat", {"first": -1}),
        ("out_of_range", {"passes": -3}),
        ("out_of_range", {"last_turns": 0}),
        ("no_such_seat", {"stations": [[], [], ["paris"]]}),
        ("out_of_range", {"stations": [["paris", "roma", "wien", "riga"]]}),
        ("city_twice", {"stations": [["paris"], ["paris"]]}),
        ("out_of_range", {"markers": [["paris"]]}),
        ("no_alvin", {"alvin": True}),
        ("unknown_id", {"rest": "foo"}),
        ("unknown_id", {"hands": ["pink"]}),
        ("unknown_id", {"owners": {"paris-atlantis": 0}}),
        ("no_such_seat", {"owners": {"paris-zurich": 3}}),
        ("too_many_cards", {"hands": ["red " * 13]}),
        ("row_too_long", {"row": "red red red red red red"}),
        ("ticket_twice", {"tickets": [["paris-wien"], ["paris-wien"]]}),
        ("out_of_range", {"cars": [46]}),
    ],
)
def test_positions_that_cannot_be_are_refused(code: str, wrong: dict[str, Any]) -> None:
    with pytest.raises(BadSetup) as caught:
        set_up("europe", **wrong)
    assert caught.value.code == code


OWN_BOARD = Path(__file__).parents[2] / "examples" / "boards" / "low_countries.toml"


@pytest.mark.parametrize("board", [OWN_BOARD, str(OWN_BOARD), load_board(OWN_BOARD)])
def test_a_board_is_given_as_itself_or_by_its_file(board: Any) -> None:
    assert state_of(set_up(board)).index.board == load_board(OWN_BOARD)
    recorder = Recorder(Record(board, ("Ana", "Bea"), seed=7))
    assert state_of(recorder.game).index.board == load_board(OWN_BOARD)
    assert recorder.record().as_data()["board"]["id"] == "low_countries"


def test_a_record_of_a_board_by_its_id_is_the_record_of_that_board() -> None:
    by_id: Any = "usa"
    recorder = Recorder(Record(by_id, ("Ana", "Bea"), seed=7))
    recorder.apply("keep 1 2", seat=0)
    same = Recorder(Record(load_board("usa"), ("Ana", "Bea"), seed=7))
    same.apply("keep 1 2", seat=0)
    assert recorder.record() == same.record()
    assert recorder.record().as_json() == same.record().as_json()


@pytest.mark.parametrize("wrong", [5, None, b"usa", ["usa"]])
def test_what_is_no_board_is_named(wrong: Any) -> None:
    for use in (set_up, lambda board: Recorder(Record(board, ("Ana", "Bea"), seed=7))):
        with pytest.raises(TypeError, match=r"a board is a Board, an id such as 'usa' or the path of a file, not"):
            use(wrong)
    with pytest.raises(BoardError, match="uusa"):
        set_up("uusa")


def test_more_routes_than_cars_are_refused() -> None:
    board = load_board("usa")
    with pytest.raises(BadSetup) as caught:
        set_up(board, owners={route.id: 0 for route in board.routes}, cars=[45, 45])
    assert caught.value.code == "too_many_cars"


def test_a_world_of_a_position_with_two_long_tickets_in_one_hand() -> None:
    long = [ticket.id for ticket in load_board("europe").tickets if ticket.long][:2]
    game = set_up("europe", tickets=[[], long])
    assert determinize(game.view(0), PythonRandom(1)).view(0) == game.view(0)


def test_own_tickets_refused_in_the_old_west_are_not_dealt_to_others() -> None:
    game = Game.new("old_west", seats=3, seed=4)
    for seat in range(3):
        game.apply("keep 1 2 3", seat=seat)
    mine = set(state_of(game).seats[0].refused)
    for seed in range(40):
        world = determinize(game.view(0), PythonRandom(seed))
        assert not mine & {int(ticket) for seat in state_of(world).seats[1:] for ticket in seat.tickets}

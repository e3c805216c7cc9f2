"""Game as a Python object: what it offers, what it hides, and that nothing can be changed by accident."""

from __future__ import annotations

import copy
import inspect
import pickle
import pydoc
from pathlib import Path
from random import Random
from typing import Any, get_args

import pytest

from vialibre import (
    BadAction,
    BadSetup,
    Game,
    Record,
    Recorder,
    SeatedView,
    actions,
    load_board,
    load_record,
    replay,
    set_up,
)
from vialibre.actions import Action
from vialibre.engine.core.shuffle import Random as FastRandom
from vialibre.engine.core.state import State
from vialibre.engine.game import state_of

FIELDS_OF_A_STATE = {"phase", "deck", "index", "shuffler", "row", "n_deck", "ticket_ring", "winner_mask", "trace"}


def test_no_field_of_the_state_is_a_field_of_the_game() -> None:
    game = Game.new("europe", seats=3, seed=1)
    assert isinstance(state_of(game), State)
    for name in FIELDS_OF_A_STATE:
        assert hasattr(state_of(game), name)
        assert not hasattr(game, name)
        with pytest.raises(AttributeError):
            setattr(game, name, 3)


def test_what_is_shown_of_the_seats_cannot_be_changed() -> None:
    game: Any = Game.new("europe", seats=3, seed=1)
    assert [seat.cars for seat in game.seats] == [45, 45, 45]
    assert game.seats == game.view(None).seats
    with pytest.raises(AttributeError):
        game.seats[0].cars = 3
    with pytest.raises(AttributeError):
        game.seats = ()
    with pytest.raises(AttributeError):
        game.version = 3
    assert game.seats[0].cars == 45


def test_legal_actions_are_the_actions_of_the_legal_numbers() -> None:
    for board in ("usa", "europe", "old_west", "san_francisco"):
        game = Game.new(board, seats=3, seed=5)
        while game.version < 40:
            for seat in range(game.seat_count):
                legal = game.legal_actions(seat)
                assert legal == [game.action_of(number) for number in game.legal_ids(seat)]
                assert all(isinstance(action, Action) for action in legal)
                assert bool(legal) == (seat in game.to_act)
            game.apply(game.legal_actions()[-1])


def test_actions_are_made_once_for_each_board() -> None:
    board = load_board("usa")
    one, other = Game.new(board, seed=1), Game.new(board, seed=2)
    assert [id(action) for action in one.legal_actions()] == [id(action) for action in other.legal_actions()]


def test_winners_are_seats() -> None:
    game = set_up("usa", seats=3, turn=2, last_turns=1, scores=[5, 9, 1], tickets=[[], [], []], deck="red")
    assert not game.winners
    game.apply("draw deck")
    game.apply("draw deck")
    assert game.is_over
    assert (game.winners, game.to_act, game.decisions()) == ((1,), (), ())


def random_walk(board: str, actions: int, *, seed: int = 3, seats: int = 3, history: bool = True) -> Game:
    game = Game.new(board, seats=seats, seed=seed, history=history)
    random = Random(seed)
    for _ in range(actions):
        if not game.is_over:
            seat = random.choice(game.to_act)
            game.apply(random.choice(game.legal_ids(seat)), seat)
    return game


BOARDS = ("usa", "europe", "old_west", "san_francisco")


def test_a_games_repr_is_one_line() -> None:
    game = Game.new("europe", seats=3, seed=1, first=1)
    assert repr(game) == "Game('europe', 3 seats, turn 0, seats 0, 1, 2 to act)"
    for seat in range(3):
        game.apply("keep 1 2", seat)
    assert repr(game) == "Game('europe', 3 seats, turn 3, seat 1 to act)"
    assert repr(game.view(0)) == "SeatedView('europe', 3 seats, turn 3, seat 1 to act, seen by seat 0)"
    assert repr(game.view(None)) == "View('europe', 3 seats, turn 3, seat 1 to act, public)"
    assert repr(random_walk("usa", 10_000, seats=2)).endswith(", over)")
    assert repr(load_board("europe")) == "Board('europe', 47 cities, 101 routes)"


@pytest.mark.parametrize("board", BOARDS)
def test_copies_and_pickles_are_equal_and_independent(board: str) -> None:
    for length in (0, 1, 7, 40, 100, 10_000):
        game = random_walk(board, length)
        for twin in (game.copy(), copy.copy(game), copy.deepcopy(game), pickle.loads(pickle.dumps(game))):
            assert twin == game
            assert twin is not game
            assert twin.record() == game.record()
            assert [twin.view(seat) for seat in (None, 0, 1, 2)] == [game.view(seat) for seat in (None, 0, 1, 2)]
            if not game.is_over:
                before = pickle.dumps(game)
                twin.apply(twin.legal_ids()[0])
                assert twin != game
                assert pickle.dumps(game) == before


def test_a_pickled_game_goes_on_alike() -> None:
    game = random_walk("san_francisco", 30, history=False)
    twin = pickle.loads(pickle.dumps(game))
    while not game.is_over:
        game.apply(game.legal_ids()[-1])
        twin.apply(twin.legal_ids()[-1])
    assert twin == game
    assert twin.score_sheets() == game.score_sheets()


def test_games_with_other_hidden_cards_differ() -> None:
    assert Game.new("usa", seed=1) == Game.new("usa", seed=1)
    assert Game.new("usa", seed=1) != Game.new("usa", seed=2)
    assert Game.new("usa", seed=1) != Game.new("usa", seed=1, seats=3)
    assert set_up("usa", deck="red blue") != set_up("usa", deck="blue red")
    assert set_up("usa", seed=1) != set_up("usa", seed=2)
    assert Game.new("usa", seed=1) != "usa"


def test_a_game_cannot_be_hashed_but_what_never_changes_can() -> None:
    game = random_walk("usa", 10_000, seats=2)
    with pytest.raises(TypeError, match="unhashable"):
        hash(game)
    for fixed in (game.board, game.view(0), game.view(None), game.record()):
        twin = pickle.loads(pickle.dumps(fixed))
        assert twin == fixed == copy.copy(fixed) == copy.deepcopy(fixed)
        assert hash(twin) == hash(fixed)
        assert len({twin, fixed}) == 1


@pytest.mark.parametrize("board", BOARDS)
def test_undo_takes_actions_back_one_by_one(board: str) -> None:
    game = random_walk(board, 0)
    random = Random(5)
    before = []
    for _ in range(60):
        before.append((game.copy(), game.events()))
        seat = random.choice(game.to_act)
        action = random.choice(game.legal_actions(seat))
        game.apply(action, seat)
        assert game.undo() == action
        assert (game, game.events()) == before[-1]
        game.apply(action, seat)
    while before:
        game.undo()
        assert (game, game.events()) == before.pop()
    with pytest.raises(BadSetup) as caught:
        game.undo()
    assert caught.value.code == "nothing_to_undo"


def test_random_actions_can_be_undone() -> None:
    game = Game.new("usa", seed=1, history=True)
    start = game.copy()
    game.apply_random(FastRandom(1))
    assert game != start
    game.undo()
    assert game == start


@pytest.mark.parametrize("use", [Game.undo, Game.record])
def test_games_without_a_history_say_how_to_get_one(use: Any) -> None:
    for game in (Game.new("usa", seed=1), set_up("usa")):
        with pytest.raises(BadSetup, match="history=True") as caught:
            use(game)
        assert caught.value.code == "no_history"


@pytest.mark.parametrize("shuffle", ["fair-1", "fast-1"])
def test_a_games_record_replays_to_it(tmp_path: Path, shuffle: str) -> None:
    game = Game.new("old_west", seats=4, seed=11, shuffle=shuffle, alvin=True, first=2, history=True)
    random = Random(2)
    while not game.is_over:
        game.apply(random.choice(game.legal_ids()))
    record = game.record(["Ana", "Bea", "Cid", "Dan"])
    assert record.seats == ("Ana", "Bea", "Cid", "Dan")
    assert game.record().seats == ("Seat 0", "Seat 1", "Seat 2", "Seat 3")
    assert replay(record, events=True) == game
    record.save(tmp_path / "game.json")
    assert load_record(tmp_path / "game.json") == record
    assert [file.name for file in tmp_path.iterdir()] == ["game.json"]
    with pytest.raises(BadSetup) as caught:
        game.record(["Ana"])
    assert caught.value.code == "names_do_not_fit"


def test_dir_shows_the_public_api_only() -> None:
    game = Game.new("usa", seed=1)
    assert dir(game) == [
        *("action_of", "apply", "apply_random", "board", "copy", "decisions", "events", "is_over", "legal_actions"),
        *("legal_ids", "new", "number_of", "player", "record", "score_sheets", "seat_count", "seats", "text_of"),
        *("to_act", "undo", "version", "view", "winners"),
    ]


def test_docstrings_and_signatures_survive_compilation() -> None:
    assert Game.__doc__ is not None
    assert "changed by `apply` and `undo` alone" in Game.__doc__
    for name in dir(Game.new("usa", seed=1)):
        assert getattr(Game, name).__doc__, f"Game.{name} has no docstring"
    assert str(inspect.signature(Game.apply)).replace("/, ", "") in (
        "(self, action, seat=None)",
        "(self, action: 'int | Action | str', seat: 'int | None' = None) -> 'None'",
    )
    assert list(inspect.signature(Game.new).parameters) == [
        *("board", "seats", "seed", "shuffle", "alvin", "first", "events", "history")
    ]
    said = pydoc.plain(pydoc.render_doc(Game.apply))
    assert "Raises BadAction for what is no action of this" in said
    assert said.partition("apply(")[2].startswith("self, ")


def test_a_view_of_a_seat_has_its_own_things() -> None:
    game = set_up("europe", hands=["red red red blue wild wild", "wild"], tickets=[["paris-wien"]])
    view: SeatedView = game.view(0)
    assert isinstance(view, SeatedView)
    assert view.own.tickets == ("paris-wien",)
    assert str(view.hand) == "3 red, 1 blue, 2 locomotives"
    assert repr(view.hand) == "Hand(3 red, 1 blue, 2 locomotives)"
    assert dict(view.hand) == {"red": 3, "blue": 1, "wild": 2}
    assert (view.hand["green"], "green" in view.hand, "red" in view.hand, view.hand.total) == (0, False, True, 6)
    assert view.hand == {"red": 3, "blue": 1, "wild": 2}
    assert str(game.view(1).hand) == "1 locomotive"
    assert str(set_up("san_francisco", hands=["wild wild"]).view(0).hand) == "2 ferry cards"
    assert str(set_up("usa").view(0).hand) == "no cards"
    with pytest.raises(KeyError):
        view.hand["pink"]
    spectator = game.view(None)
    assert not isinstance(spectator, SeatedView)
    assert spectator.own is None


def test_a_board_knows_its_actions() -> None:
    board = load_board("europe")
    game = Game.new(board, seed=1)
    for number in range(0, 2500, 7):
        assert board.action(number) == game.action_of(number)
        assert board.text(number) == game.text_of(number)
    with pytest.raises(BadAction):
        board.action(10**6)
    with pytest.raises(BadAction):
        board.text(-1)


def test_all_classes_of_actions_are_exported() -> None:
    assert {getattr(actions, name) for name in actions.__all__ if name != "Action"} == set(get_args(actions.Action))
    game = Game.new("usa", seed=1, first=0)
    for seat in (0, 1):
        game.apply(actions.KeepTickets((1, 2)), seat)
    assert actions.DrawBlind() in game.legal_actions()


OWN_BOARD = Path(__file__).parents[2] / "examples" / "boards" / "low_countries.toml"


@pytest.mark.parametrize("board", [OWN_BOARD, str(OWN_BOARD), load_board(OWN_BOARD)])
def test_boards_are_given_as_themselves_or_by_their_file(board: Any) -> None:
    own = load_board(OWN_BOARD)
    assert set_up(board).board == Game.new(board).board == own
    assert Recorder(board, seats=("Ana", "Bea"), seed=7).game.board == own
    assert Recorder("usa", seats=("Ana", "Bea"), seed=7).game == Game.new("usa", seed=7)
    with pytest.raises(TypeError, match="a record already says seed"):
        Recorder(Record(own, ("Ana", "Bea"), seed=7), seed=8)

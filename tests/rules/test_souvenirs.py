"""Souvenirs and the rest of San Francisco: SF-1 to SF-6."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from tests.rules.helper import (
    events,
    is_turn_of,
    keep_all,
    legal,
    mixed,
    no_action,
    play,
    position,
    refusal,
    scored,
    sheet,
)
from vialibre import Game, load_board
from vialibre.boards.model import CityId
from vialibre.engine.decisions import ChooseSouvenir, PlaceStack
from vialibre.engine.events import FirstDrawn, SouvenirsPlaced, SouvenirTaken
from vialibre.engine.game import state_of
from vialibre.engine.view import Tokens

FIXED = {"alcatraz", "golden_gate_bridge", "the_embarcadero", "sunset", "potrero_hill"}
SYMBOLS = {"bridge", "cable_car", "crab", "lighthouse", "sea_lion", "sourdough", "fog"}


def stacks(game: Game) -> dict[str, tuple[str, int]]:
    return {tokens.city: (tokens.symbol, tokens.left) for tokens in game.view(None).tokens}


@pytest.mark.parametrize(("seats", "size"), [(2, 2), (3, 2), (4, 3)])
def test_sf_1_five_stacks_on_fixed_places(seats: int, size: int) -> None:
    """SF-1: three tokens each with 4 players, two with fewer; two of the seven symbols are left over."""
    game = Game.new("san_francisco", seats=seats)
    assert set(stacks(game)) == FIXED
    assert {left for _, left in stacks(game).values()} == {size}
    lying = {symbol for symbol, _ in stacks(game).values()}
    assert (len(lying), lying | set(game.view(None).to_place)) == (5, SYMBOLS)


def test_sf_1_chance_decides_which_symbol_lies_where() -> None:
    """SF-1: over some games every symbol is seen on Alcatraz, and every one is left over."""
    games = [Game.new("san_francisco", seed=seed) for seed in range(60)]
    assert {stacks(game)["alcatraz"][0] for game in games} == SYMBOLS
    assert {symbol for game in games for symbol in game.view(None).to_place} == SYMBOLS


def placing(seats: int, first: int = 0) -> Game:
    return keep_all(Game.new("san_francisco", seats=seats, first=first))


@pytest.mark.parametrize(
    ("seats", "first", "order", "size"),
    [(2, 0, [1, 1], 1), (2, 1, [0, 0], 1), (3, 0, [2, 1], 2), (3, 2, [1, 0], 2), (4, 0, [3, 2], 3), (4, 1, [0, 3], 3)],
)
def test_sf_2_who_places_the_other_two(seats: int, first: int, order: list[int], size: int) -> None:
    """SF-2: the last player, then the last but one; of two players the second places both, single tokens."""
    game = placing(seats, first)
    asked: list[int] = []
    for city in ("mission_district", "the_castro"):
        asked += game.to_act
        symbol = game.view(None).to_place[0]
        play(game, f"place {symbol} {city}")
        assert game.events() == [SouvenirsPlaced(asked[-1], CityId(city), symbol)]
        assert stacks(game)[city] == (symbol, size)
    assert asked == order
    assert is_turn_of(game, first)


def test_sf_2_any_place_without_a_stack_and_either_stack() -> None:
    """SF-2: the player who places also chooses which; 16 places are free, then 15."""
    game = placing(3)
    symbols = game.view(None).to_place
    assert game.decisions() == (PlaceStack(2, symbols),)
    assert {text.split()[1] for text in legal(game)} == set(symbols)
    assert len(legal(game)) == 2 * 16
    assert refusal(game, f"place {symbols[0]} alcatraz") == "stack_taken"
    play(game, f"place {symbols[1]} mission_district")
    assert {text.split()[1] for text in legal(game)} == {symbols[0]}
    assert len(legal(game)) == 15
    assert refusal(game, f"place {symbols[0]} mission_district") == "stack_taken"
    assert refusal(game, f"place {symbols[1]} the_castro") == "symbol_placed"


def test_sf_2_after_the_tickets() -> None:
    """SF-2: nothing is placed before everybody has chosen tickets."""
    game = Game.new("san_francisco")
    symbol = game.view(None).to_place[0]
    assert refusal(game, f"place {symbol} mission_district", seat=1) == "other_decision"


@pytest.mark.parametrize(("seats", "order"), [(2, [1, 1, 1, 1]), (3, [2, 1, 0, 2])])
def test_sf_2_round_and_round_on_other_boards(seats: int, order: list[int]) -> None:
    """SF-2: with four symbols left over they are placed one by one, from the last player backwards and on."""
    game = keep_all(Game.new(mixed(), seats=seats, first=0))
    for city in ("ash", "elm", "hill")[:seats]:
        play(game, f"start {city}")
    asked: list[int] = []
    for city in ("ash", "elm", "hill", "gate"):
        asked += game.to_act
        play(game, f"place {game.view(None).to_place[0]} {city}")
    assert asked == order
    assert is_turn_of(game, 0)
    assert stacks(game)["ash"][1] == (1 if seats == 2 else 2)


ALCATRAZ = "alcatraz-pier_39"  # a ferry of 2


def claimed(tokens: dict[str, tuple[str, int]], souvenirs: list[list[str]] | None = None, **keys: Any) -> Game:
    """Seat 0 has just claimed the ferry from Pier 39 to Alcatraz."""
    game = position("san_francisco", hands=["red wild"], tokens=tokens, souvenirs=souvenirs or [], **keys)
    return play(game, f"claim {ALCATRAZ} red+1")


def owned(game: Game, seat: int = 0) -> tuple[str, ...]:
    return game.view(None).seats[seat].souvenirs


def test_sf_3_the_only_token_is_taken_without_asking() -> None:
    """SF-3: one place with a new symbol."""
    game = claimed({"alcatraz": ("crab", 2)})
    assert events(game, SouvenirTaken) == [SouvenirTaken(0, CityId("alcatraz"), "crab")]
    assert (owned(game), stacks(game)["alcatraz"]) == (("crab",), ("crab", 1))
    assert is_turn_of(game, 1)


def test_sf_3_of_two_the_player_picks_one() -> None:
    """SF-3: both places have a new symbol: one of them, and not none."""
    game = claimed({"alcatraz": ("crab", 2), "pier_39": ("fog", 1)})
    assert game.decisions() == (ChooseSouvenir(0, (CityId("alcatraz"), CityId("pier_39"))),)
    assert legal(game) == {"souvenir alcatraz", "souvenir pier_39"}
    assert refusal(game, "souvenir mission_district") == "not_on_route"
    assert refusal(game, "draw deck") == "other_decision"
    play(game, "souvenir pier_39")
    assert (owned(game), stacks(game)) == (("fog",), {"alcatraz": ("crab", 2), "pier_39": ("fog", 0)})
    assert is_turn_of(game, 1)


def test_sf_3_a_symbol_one_has_is_not_taken_again() -> None:
    """SF-3: with the crab already there is no choice, and with both there is nothing."""
    game = claimed({"alcatraz": ("crab", 2), "pier_39": ("fog", 1)}, [["crab"]])
    assert (owned(game), stacks(game)["alcatraz"][1]) == (("crab", "fog"), 2)
    game = claimed({"alcatraz": ("crab", 2), "pier_39": ("fog", 1)}, [["crab", "fog"]])
    assert (owned(game), events(game, SouvenirTaken)) == (("crab", "fog"), [])
    assert is_turn_of(game, 1)


def test_sf_3_odd_end_an_empty_stack() -> None:
    """SF-3: when the last token is gone there is none to take."""
    game = claimed({"alcatraz": ("crab", 0), "pier_39": ("fog", 1)})
    assert owned(game) == ("fog",)
    game = claimed({"alcatraz": ("crab", 0)})
    assert owned(game) == ()
    assert game.view(None).tokens == (Tokens(game.board.cities[0].id, "crab", 0),)


def test_sf_3_only_from_the_places_just_joined() -> None:
    """SF-3: stacks elsewhere, be they in reach of one's routes, stay."""
    game = claimed({"lombard_street": ("crab", 2)}, owners={"lombard_street-pier_39": 0})
    assert owned(game) == ()


def test_sf_3_others_have_symbols_of_their_own() -> None:
    """SF-3: what seat 1 has does not matter to seat 0."""
    assert owned(claimed({"alcatraz": ("crab", 1)}, [[], ["crab"]])) == ("crab",)


@pytest.mark.parametrize(("count", "points"), list(enumerate([0, 0, 1, 2, 4, 6, 9, 12])))
def test_sf_4_different_symbols_score(count: int, points: int) -> None:
    """SF-4: nothing for one, 12 for all seven."""
    game = scored("san_francisco", souvenirs=[sorted(SYMBOLS)[:count]])
    assert (sheet(game, 0).souvenirs, sheet(game, 0).total) == (points, points)


def test_sf_5_no_longest_path() -> None:
    """SF-5: long lines bring nothing."""
    game = scored("san_francisco", owners={"fort_mason-golden_gate_bridge": 0})
    assert (sheet(game, 0).longest_path, sheet(game, 0).total) == (0, 0)


def test_sf_5_ferry_1_one_ferry_card_for_each_symbol() -> None:
    """SF-5, FERRY-1: there are three ferry connections, two of them double; each track has one symbol."""
    ferries = [route for route in load_board("san_francisco").routes if route.ferry]
    assert Counter(route.cities for route in ferries) == {
        ("alcatraz", "fort_mason"): 2,
        ("alcatraz", "pier_39"): 2,
        ("fort_mason", "golden_gate_bridge"): 1,
    }
    assert {route.ferry for route in ferries} == {1}
    game = position("san_francisco", hands=["red red wild"])
    assert {text for text in legal(game) if ALCATRAZ in text} == {
        f"claim {ALCATRAZ} red+1",
        f"claim {ALCATRAZ}.2 red+1",
    }
    assert no_action(game, f"claim {ALCATRAZ} red") == "cards_do_not_fit"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_sf_6_set_4_chance_decides_who_begins(seats: int) -> None:
    """SF-6, SET-4: with enough seeds every seat begins some time; the host may choose as elsewhere."""
    begun = {chosen(Game.new("san_francisco", seats=seats, seed=seed)).view(None).first for seed in range(40)}
    assert begun == set(range(seats))
    assert chosen(Game.new("san_francisco", seats=seats, first=1)).view(None).first == 1


def chosen(game: Game) -> Game:
    """After everybody has chosen the opening tickets."""
    for seat in game.to_act:
        game.apply("keep 1", seat)
    return game


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_sf_6_nobody_knows_who_begins_while_choosing_tickets(seats: int) -> None:
    """SF-6: the view has no first player until the last has chosen; then an event says who it is."""
    game = Game.new("san_francisco", seats=seats, seed=5)
    for seat in range(seats):
        assert {game.view(eyes).first for eyes in (None, *range(seats))} == {None}
        game.apply("keep 1", seat)
        assert events(game, FirstDrawn) == ([FirstDrawn(int(state_of(game).first))] if seat == seats - 1 else [])
    assert {game.view(eyes).first for eyes in (None, *range(seats))} == {int(state_of(game).first)}
    assert game.to_act == ((int(state_of(game).first) - 1) % seats,)  # SF-2: the last in turn order places first


def test_sf_6_set_4_the_seed_decides_as_it_always_did() -> None:
    """SF-6, SET-4: a board that makes it known at once has the same first player for the same seed."""
    board = load_board("san_francisco")
    at_once = replace(board, first_player="before_tickets")
    for seed in range(10):
        early = Game.new(at_once, seats=4, seed=seed)
        assert early.view(0).first == chosen(Game.new(board, seats=4, seed=seed)).view(0).first
        assert FirstDrawn not in map(type, chosen(early).events())
    assert at_once.digest == board.digest


def test_sf_6_what_the_host_chose_is_known() -> None:
    """SF-6: it is an option of the table, which all can read."""
    game = Game.new("san_francisco", seats=3, first=2)
    assert game.view(None).first == 2
    assert events(chosen(game), FirstDrawn) == []


@pytest.mark.parametrize("name", ["usa", "europe", "old_west"])
def test_sf_6_set_4_other_boards_tell_at_once(name: str) -> None:
    """SF-6, SET-4: only a board that says so keeps it back."""
    assert Game.new(name, seats=3, seed=1).view(None).first is not None

"""The naive engine against the rules of San Francisco."""

from __future__ import annotations

import pytest

from .game import NaiveGame
from .helper import actions, load, play, position
from .shuffle import shuffled

SEED = bytes(range(32))
FIXED = ["alcatraz", "golden_gate_bridge", "potrero_hill", "sunset", "the_embarcadero"]


def symbols() -> list[str]:
    (rule,) = [rule for rule in load("san_francisco")["rules"] if rule["name"] == "souvenirs"]
    return list(rule["symbols"])


@pytest.mark.parametrize(
    ("seats", "stack", "placed", "placers"), [(2, 2, 1, [0, 0]), (3, 2, 2, [0, 2]), (4, 3, 3, [0, 3])]
)
def test_stacks(seats: int, stack: int, placed: int, placers: list[int]) -> None:
    """SF-1, SF-2: fixed stacks in board order; seat 1 begins, so seat 0 places first."""
    game = NaiveGame(load("san_francisco"), seats, SEED, first=1)
    pile = list(reversed(shuffled(symbols(), SEED, 3)))
    assert game.snapshot()["tokens"] == {city: [symbol, stack] for city, symbol in zip(FIXED, pile[:5], strict=True)}
    for seat in range(seats):
        game.apply(seat, "keep 1")
    assert game.waiting() == placers[:1]
    assert len(actions(game, "place")) == 2 * 16
    play(game, f"place {pile[6]} mission_district")
    assert game.waiting() == placers[1:]
    assert len(actions(game, "place")) == 15
    play(game, f"place {pile[5]} the_castro")
    assert game.snapshot()["tokens"]["mission_district"] == [pile[6], placed]
    assert game.waiting() == [1]


def test_souvenir_is_chosen() -> None:
    """SF-3: both cities offer a new symbol."""
    tokens = {"sunset": ["crab", 2], "twin_peaks": ["fog", 1]}
    game = position("san_francisco", hands=["purple purple purple", ""], tokens=tokens)
    play(game, "claim sunset-twin_peaks purple")
    assert game.legal(0) == {"souvenir sunset", "souvenir twin_peaks"}
    play(game, "souvenir twin_peaks")
    assert game.snapshot()["tokens"] == {"sunset": ["crab", 2]}
    assert game.snapshot()["souvenirs"] == [["fog"], []]
    assert game.waiting() == [1]


@pytest.mark.parametrize(
    ("tokens", "taken"),
    [
        ({"sunset": ["crab", 2], "twin_peaks": ["fog", 1]}, ["crab", "fog"]),
        ({"sunset": ["crab", 2]}, ["crab", "fog"]),
        ({"twin_peaks": ["fog", 1]}, ["fog"]),
        ({"sunset": ["crab", 0]}, ["fog"]),
    ],
)
def test_souvenir_is_taken_without_asking(tokens: dict[str, list[object]], taken: list[str]) -> None:
    """SF-3: this seat has a fog already."""
    game = position("san_francisco", hands=["purple purple purple", ""], tokens=tokens, souvenirs=[["fog"], []])
    play(game, "claim sunset-twin_peaks purple")
    assert game.snapshot()["souvenirs"][0] == taken
    assert game.waiting() == [1]


@pytest.mark.parametrize(("number", "points"), list(enumerate([0, 0, 1, 2, 4, 6, 9, 12])))
def test_souvenirs_score(number: int, points: int) -> None:
    """SF-4, SF-5."""
    game = position("san_francisco", souvenirs=[symbols()[:number], []], last_turns=1)
    play(game, "draw deck", "draw deck")
    assert game.score_sheets()[0]["souvenirs"] == points
    assert game.score_sheets()[0]["total"] == points


def test_ferry_needs_a_wild() -> None:
    """FERRY-1, SF-5."""
    game = position("san_francisco", hands=["red red red wild", ""])
    assert {text for text in actions(game, "claim") if "alcatraz" in text} == {
        "claim alcatraz-pier_39 red+1",
        "claim alcatraz-pier_39.2 red+1",
    }


def test_parallel_from_three() -> None:
    """DOUBLE-2: San Francisco opens twin tracks from three players on."""
    for seats, may in ((2, False), (3, True)):
        owners = {"pier_39-the_embarcadero.2": 1}
        game = position("san_francisco", seats=seats, hands=["red"], owners=owners)
        assert ("claim pier_39-the_embarcadero red" in game.legal(0)) == may

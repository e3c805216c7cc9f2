"""Parallel routes: DOUBLE-1 to DOUBLE-3."""

from __future__ import annotations

import pytest

from tests.rules.helper import legal, play, position, refusal
from vialibre import Game

HANDS = ["red red", "red red", "red red", ""]


def tracks(game: Game, group: str) -> set[str]:
    """Which routes of a group may be claimed now."""
    return {text.split()[1] for text in legal(game, "claim") if text.split()[1].partition(".")[0] == group}


def test_double_1_nobody_owns_two_of_a_group() -> None:
    """DOUBLE-1: with four players the other track is open to the others, but not to its owner."""
    game = position("usa", seats=4, hands=HANDS)
    play(game, "claim dallas-houston red")
    assert tracks(game, "dallas-houston") == {"dallas-houston.2"}
    play(game, *["draw deck"] * 6)
    assert tracks(game, "dallas-houston") == set()
    assert refusal(game, "claim dallas-houston.2 red") == "own_parallel"
    assert refusal(game, "claim dallas-houston red") == "route_taken"


def test_double_1_also_in_a_position_set_up() -> None:
    """DOUBLE-1: whichever of the tracks is one's own."""
    game = position("usa", seats=4, hands=HANDS, owners={"dallas-houston.2": 0})
    assert refusal(game, "claim dallas-houston red") == "own_parallel"
    assert tracks(game, "dallas-houston") == set()


def test_double_1_two_players_share_a_group() -> None:
    """DOUBLE-1: with four players two of them may have one each, then it is full."""
    game = position("usa", seats=4, hands=HANDS)
    play(game, "claim dallas-houston.2 red", "claim dallas-houston red")
    assert tracks(game, "dallas-houston") == set()
    assert refusal(game, "claim dallas-houston red") == "route_taken"
    assert [seat.routes for seat in game.view(None).seats[:2]] == [("dallas-houston.2",), ("dallas-houston",)]


@pytest.mark.parametrize(
    ("board", "seats", "group", "closed"),
    [
        ("usa", 2, "dallas-houston", True),
        ("usa", 3, "dallas-houston", True),
        ("usa", 4, "dallas-houston", False),
        ("usa", 5, "dallas-houston", False),
        ("europe", 3, "dieppe-london", True),
        ("europe", 4, "dieppe-london", False),
        ("san_francisco", 2, "the_embarcadero-union_square", True),
        ("san_francisco", 3, "the_embarcadero-union_square", False),
        ("san_francisco", 4, "the_embarcadero-union_square", False),
    ],
)
def test_double_2_the_first_claim_closes_the_group(board: str, seats: int, group: str, closed: bool) -> None:
    """DOUBLE-2: with fewer players than the table says the other track closes to everybody."""
    game = position(board, seats=seats, hands=["wild wild wild", "wild wild wild"])
    play(game, f"claim {group} wild")
    assert tracks(game, group) == (set() if closed else {f"{group}.2"})
    if closed:
        assert refusal(game, f"claim {group}.2 wild") == "parallel_closed"


def test_double_1_double_2_for_the_owner_too() -> None:
    """DOUBLE-1, DOUBLE-2: who has the one track never gets the other."""
    game = position("usa", seats=3, hands=HANDS[:3], owners={"dallas-houston": 0})
    assert refusal(game, "claim dallas-houston.2 red") == "own_parallel"


def test_double_2_other_groups_stay_open() -> None:
    """DOUBLE-2: nothing but the group is closed."""
    game = position("usa", seats=2, hands=["red", "red"])
    before = {text.split()[1] for text in legal(game, "claim")}
    play(game, "claim dallas-houston red")
    after = {text.split()[1] for text in legal(game, "claim")}
    assert before - after == {"dallas-houston", "dallas-houston.2"}


def test_double_3_one_common_end_makes_no_group() -> None:
    """DOUBLE-3: routes that leave a city together but end in different ones may all be had."""
    game = position("europe", seats=2, hands=["black black black"], owners={"dieppe-paris": 0})
    assert "claim brest-paris black" in legal(game)
    play(game, "claim brest-paris black")
    assert game.view(0).seats[0].routes == ("brest-paris", "dieppe-paris")
    assert "claim bruxelles-paris red" in legal(position("europe", hands=["red red"], owners={"dieppe-paris": 1}))


def test_double_3_each_city_pair_is_its_own_group() -> None:
    """DOUBLE-3: with two players the routes of a city close one pair of cities at a time."""
    game = position("san_francisco", hands=["wild wild wild wild wild wild"], owners={"pacific_heights-presidio": 1})
    there = {text.split()[1] for text in legal(game, "claim") if "presidio" in text}
    assert "pacific_heights-presidio.2" not in there
    assert {"golden_gate_bridge-presidio", "golden_gate_bridge-presidio.2", "crissy_field-presidio"} <= there

"""Claiming routes: CLAIM-1 to CLAIM-6."""

from __future__ import annotations

import pytest

from tests.rules.helper import (
    cars,
    discards,
    events,
    hand,
    is_turn_of,
    legal,
    no_action,
    play,
    position,
    refusal,
    scores,
)
from vialibre.boards.model import CARD_COLORS, RouteId
from vialibre.engine.events import PointsScored, RouteClaimed


def claims(hand: str, *routes: str, **keys: object) -> set[str]:
    """In which ways this hand can claim these routes of North America: "atlanta-miami red+1"."""
    texts = legal(position("usa", hands=[hand], **keys), "claim")
    return {text.removeprefix("claim ") for text in texts if text.split()[1] in routes}


def test_claim_1_cards_for_cars() -> None:
    """CLAIM-1: one card and one car for each space; the cards are discarded, the route is the player's."""
    game = position("usa", hands=["blue blue blue blue blue red"])
    play(game, "claim atlanta-miami blue")
    assert (hand(game, 0), discards(game)) == ("red", "blue blue blue blue blue")
    assert cars(game) == [40, 45]
    assert game.view(1).seats[0].routes == ("atlanta-miami",)
    assert events(game, RouteClaimed) == [RouteClaimed(0, RouteId("atlanta-miami"), "blue", 0)]
    assert is_turn_of(game, 1)


def test_claim_1_wilds_stand_in() -> None:
    """CLAIM-1: wilds replace cards of the color, and are discarded as wilds."""
    game = play(position("usa", hands=["blue blue wild wild wild wild"]), "claim atlanta-miami blue+3")
    assert (hand(game, 0), discards(game)) == ("wild", "blue blue wild wild wild")


def test_claim_1_no_colors_mixed() -> None:
    """CLAIM-1: all cards of a set are of one color; four and one do not make five."""
    assert claims("blue blue blue blue red", "atlanta-miami") == set()
    assert refusal(position("usa", hands=["blue blue blue blue red"]), "claim atlanta-miami blue") == "not_enough_cards"


def test_claim_1_a_taken_route_is_gone() -> None:
    """CLAIM-1: a route has one owner."""
    game = position("usa", hands=["blue blue blue blue blue"], owners={"atlanta-miami": 1})
    assert refusal(game, "claim atlanta-miami blue") == "route_taken"
    own = position("usa", hands=["blue blue blue blue blue"], owners={"atlanta-miami": 0})
    assert refusal(own, "claim atlanta-miami blue") == "route_taken"


def test_claim_2_a_colored_route_demands_its_color() -> None:
    """CLAIM-2: other colors do not pay for it, wilds alone do."""
    assert claims("red red red red red blue blue blue blue blue", "atlanta-miami") == {"atlanta-miami blue"}
    assert claims("wild wild wild wild wild", "atlanta-miami") == {"atlanta-miami wild"}
    assert no_action(position("usa", hands=["red red red red red"]), "claim atlanta-miami red") == "cards_do_not_fit"


def test_claim_2_a_gray_route_accepts_any_one_color() -> None:
    """CLAIM-2: any color, but one only."""
    both = claims("red red blue blue white", "atlanta-charleston")
    assert both == {"atlanta-charleston red", "atlanta-charleston blue"}
    assert claims("red blue", "atlanta-charleston") == set()
    assert claims("wild wild", "atlanta-charleston") == {"atlanta-charleston wild"}


def test_claim_2_gray_is_no_color_of_cards() -> None:
    """CLAIM-2: on San Francisco, which lacks yellow and white, those pay for nothing."""
    game = position("san_francisco", hands=["red red wild"])
    assert no_action(game, "claim lombard_street-the_embarcadero yellow") == "cards_do_not_fit"
    assert "claim lombard_street-the_embarcadero red" in legal(game)


def test_claim_3_every_number_of_wilds_within_the_hand() -> None:
    """CLAIM-3: how many wilds are in the set is the player's choice."""
    ways = claims("red red red wild wild", "calgary-vancouver")
    assert ways == {f"calgary-vancouver {cards}" for cards in ("red", "red+1", "red+2")}
    assert claims("red wild wild", "calgary-vancouver") == {"calgary-vancouver red+2"}
    assert claims("red wild wild wild", "calgary-vancouver") == {"calgary-vancouver red+2", "calgary-vancouver wild"}


def test_claim_3_not_more_wilds_than_the_hand_has() -> None:
    """CLAIM-3: the hand sets the limit; a set of wilds only is called so."""
    game = position("usa", hands=["red red red wild"])
    assert refusal(game, "claim calgary-vancouver red+2") == "not_enough_cards"
    assert refusal(game, "claim calgary-vancouver wild") == "not_enough_cards"
    assert no_action(game, "claim calgary-vancouver red+3") == "cards_do_not_fit"


def test_claim_4_far_from_ones_own_routes() -> None:
    """CLAIM-4: a route need not touch one's own, the first as little as the second."""
    game = position("usa", hands=["red red", ""], owners={"seattle-vancouver": 0})
    assert {"claim atlanta-charleston red", "claim portland-seattle red"} <= legal(game)
    play(game, "claim atlanta-charleston red")
    assert game.view(0).seats[0].routes == ("atlanta-charleston", "seattle-vancouver")


def test_claim_4_every_open_route_is_offered() -> None:
    """CLAIM-4: with cards for everything all 100 routes may be claimed, and a taken one no longer."""
    hand = " ".join(color for color in CARD_COLORS for _ in range(6))
    routes = {text.split()[1] for text in legal(position("usa", hands=[hand]), "claim")}
    assert len(routes) == 100
    game = position("usa", hands=[hand], owners={"seattle-vancouver": 1}, seats=4)
    assert routes - {text.split()[1] for text in legal(game, "claim")} == {"seattle-vancouver"}


def test_claim_5_it_takes_a_car_for_every_space() -> None:
    """CLAIM-5: with three cars a route of three, but none of four."""
    game = position("usa", hands=["red red red red"], cars=[3])
    assert "claim calgary-vancouver red" in legal(game)
    assert refusal(game, "claim calgary-helena red") == "not_enough_cars"
    assert {game.board.route(text.split()[1]).length for text in legal(game, "claim")} == {1, 2, 3}


def test_claim_5_no_part_of_a_route() -> None:
    """CLAIM-5: fewer cards than spaces claim nothing."""
    assert claims("red red red", "calgary-helena") == set()
    assert refusal(position("usa", hands=["red red red"]), "claim calgary-helena red") == "not_enough_cards"


def test_claim_5_the_last_car() -> None:
    """CLAIM-5: exactly enough cars are enough."""
    game = play(position("usa", hands=["red red"], cars=[2]), "claim atlanta-charleston red")
    assert cars(game)[0] == 0


@pytest.mark.parametrize(
    ("board", "route", "points"),
    [
        ("usa", "dallas-houston", 1),
        ("usa", "atlanta-charleston", 2),
        ("usa", "calgary-vancouver", 4),
        ("usa", "calgary-helena", 7),
        ("usa", "atlanta-miami", 10),
        ("usa", "calgary-winnipeg", 15),
        ("old_west", "boise-seattle", 18),
        ("europe", "petrograd-stockholm", 21),
        ("europe", "palermo-smyrna", 15),
        ("san_francisco", "fort_mason-golden_gate_bridge", 10),
    ],
)
def test_claim_6_points_at_once(board: str, route: str, points: int) -> None:
    """CLAIM-6: by length, 1 to 8, scored with the claim."""
    west = {"markers": [["portland"], ["helena"]], "owners": {"portland-seattle": 0}} if board == "old_west" else {}
    game = position(board, hands=["wild wild wild wild wild wild wild wild"], deck="red red red", **west)
    play(game, f"claim {route} wild")
    assert scores(game) == [points, 0]
    assert events(game, PointsScored) == [PointsScored(0, points, "route", None)]


def test_claim_6_points_add_up() -> None:
    """CLAIM-6: they are added to what was scored before."""
    game = position("usa", hands=["red red"], scores=[30, 12])
    assert scores(play(game, "claim atlanta-charleston red")) == [32, 12]

"""Old West: WEST-1 to WEST-7."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.helper import (
    discards,
    events,
    hand,
    is_turn_of,
    keep_all,
    legal,
    play,
    position,
    refusal,
    scored,
    scores,
    sheet,
)
from vialibre import Game
from vialibre.boards.model import CityId, RouteId
from vialibre.engine.decisions import ChooseStartCity, OfferMarker
from vialibre.engine.events import MarkerPlaced, PointsScored, RouteClaimed, StartChosen

STARTS = [["denver"], ["helena"]]


def west(hand: str = "", **keys: Any) -> Game:
    """Seat 0 starts in Denver, seat 1 in Helena."""
    return position("old_west", **{"hands": [hand], "markers": STARTS, **keys})


def routes(game: Game) -> set[str]:
    return {text.split()[1] for text in legal(game, "claim")}


@pytest.mark.parametrize("first", [0, 1, 2])
def test_west_1_the_last_in_turn_order_chooses_first(first: int) -> None:
    """WEST-1: backwards from the last player in turn order, the first player last."""
    game = keep_all(Game.new("old_west", seats=3, first=first))
    order: list[int] = []
    for city in ("denver", "helena", "boise"):
        order += game.to_act
        assert game.decisions() == (ChooseStartCity(game.to_act[0]),)
        play(game, f"start {city}")
    assert order == [(first + 2) % 3, (first + 1) % 3, first]
    assert is_turn_of(game, first)


def test_west_1_any_city_without_a_marker_for_nothing() -> None:
    """WEST-1: all 41 cities, then 40; no cards are paid, the city is controlled."""
    game = keep_all(Game.new("old_west", seats=2, first=0))
    hands = [hand(game, 0), hand(game, 1)]
    assert len(legal(game)) == 41
    play(game, "start denver")
    assert game.events() == [StartChosen(1, CityId("denver"))]
    assert len(legal(game)) == 40
    assert refusal(game, "start denver") == "no_marker_here"
    play(game, "start helena")
    assert [seat.markers for seat in game.view(None).seats] == [("helena",), ("denver",)]
    assert [hand(game, 0), hand(game, 1)] == hands


def test_west_1_tickets_come_first() -> None:
    """WEST-1: no start city before everybody has chosen tickets."""
    game = Game.new("old_west")
    game.apply("keep 1 2 3", 1)
    assert refusal(game, "start denver", seat=0) == "other_decision"


def test_west_1_west_4_the_start_city_is_controlled() -> None:
    """WEST-1, WEST-4: it pays its controller like any marker."""
    game = play(west("orange"), "claim denver-pueblo orange")
    assert events(game, PointsScored) == [PointsScored(0, 1, "control", CityId("denver"))]


def test_west_2_the_first_route_ends_in_the_start_city() -> None:
    """WEST-2: nothing but the routes of Denver."""
    game = west("wild wild wild wild wild wild wild")
    assert routes(game) == {
        "cheyenne-denver",
        "cheyenne-denver.2",
        "denver-grand_junction",
        "denver-pueblo",
        "denver-pueblo.2",
        "denver-salt_lake_city",
        "denver-salt_lake_city.2",
    }
    assert refusal(game, "claim bozeman-helena wild") == "not_connected"


def test_west_2_also_in_a_game_from_the_start() -> None:
    """WEST-2: the start cities chosen open their routes to their owners."""
    game = keep_all(Game.new("old_west", first=0))
    play(game, "start helena", "start denver")
    ends = [set(game.board.route(route).cities) for route in routes(game)]
    assert all("denver" in cities for cities in ends)
    assert refusal(game, "claim bozeman-helena red") == "not_connected"


def test_west_2_later_ones_touch_the_network() -> None:
    """WEST-2: the start city and all cities that own routes reach."""
    game = west("wild wild wild", owners={"denver-pueblo": 0, "durango-pueblo": 0})
    reached = {"denver", "pueblo", "durango"}
    touching = {route.id for route in game.board.routes if reached & set(route.cities) and route.length <= 3}
    assert routes(game) == touching - {"denver-pueblo", "denver-pueblo.2", "durango-pueblo"}
    assert refusal(game, "claim bend-eugene wild") == "not_connected"


def test_west_2_a_claim_widens_the_network() -> None:
    """WEST-2: the city just reached counts from the next turn on."""
    game = west("orange purple purple purple")
    assert refusal(game, "claim grand_junction-pueblo purple") == "not_connected"
    play(game, "claim denver-pueblo orange", "no-marker", "draw deck", "draw deck")
    assert "claim grand_junction-pueblo purple" in legal(game)


def test_west_2_others_routes_are_no_network() -> None:
    """WEST-2: neither their routes nor their markers."""
    game = west("wild wild", owners={"bozeman-helena": 1})
    assert refusal(game, "claim billings-bozeman wild") == "not_connected"


def test_west_3_asked_after_the_claim_is_scored() -> None:
    """WEST-3: first the points, then the question."""
    game = play(west("orange black black"), "claim denver-pueblo orange")
    assert [type(event) for event in game.events()] == [RouteClaimed, PointsScored]
    assert game.decisions() == (OfferMarker(0, RouteId("denver-pueblo")),)
    assert legal(game) == {"marker pueblo black", "no-marker"}
    play(game, "marker pueblo black")
    assert game.events() == [MarkerPlaced(0, CityId("pueblo"), "black", 0)]
    assert (hand(game, 0), discards(game)) == ("", "orange black black")
    assert game.view(None).seats[0].markers == ("denver", "pueblo")
    assert is_turn_of(game, 1)


@pytest.mark.parametrize(
    ("rest", "ways"),
    [
        ("black black", {"black"}),
        ("black wild", {"black+1"}),
        ("wild wild", {"wild"}),
        ("black black wild wild", {"black", "black+1", "wild"}),
        ("black blue", set()),
        ("black", set()),
        ("", set()),
    ],
)
def test_west_3_two_cards_of_one_color(rest: str, ways: set[str]) -> None:
    """WEST-3: one or both may be wilds; the question is asked whatever the hand holds."""
    game = play(west(f"orange {rest}"), "claim denver-pueblo orange")
    assert legal(game) == {"no-marker", *(f"marker pueblo {cards}" for cards in ways)}


def test_west_3_either_city_of_the_route() -> None:
    """WEST-3: one of the two that have none; no other city."""
    game = west("purple purple purple black black", owners={"denver-pueblo": 0})
    play(game, "claim grand_junction-pueblo purple")
    assert legal(game) == {"marker pueblo black", "marker grand_junction black", "no-marker"}
    assert refusal(game, "marker cheyenne black") == "not_on_route"
    assert refusal(game, "marker pueblo blue") == "not_enough_cards"
    assert refusal(game, "draw deck") == "other_decision"


def test_west_3_no_city_twice() -> None:
    """WEST-3: a city with a marker takes no other."""
    game = play(west("orange black black"), "claim denver-pueblo orange")
    assert refusal(game, "marker denver black") == "no_marker_here"


def test_west_3_not_asked_if_both_cities_have_one() -> None:
    """WEST-3: nothing to decide, the turn is over."""
    game = west("orange black black", markers=[["denver"], ["pueblo"]])
    assert is_turn_of(play(game, "claim denver-pueblo orange"), 1)


def test_west_3_three_markers_in_all() -> None:
    """WEST-3: the start city's marker counts; with three on the board there is no further choice."""
    game = west("orange black black", markers=[["denver", "boise", "bend"], ["helena"]])
    assert is_turn_of(play(game, "claim denver-pueblo orange"), 1)
    game = west("orange black black", markers=[["denver", "boise"], ["helena"]])
    play(game, "claim denver-pueblo orange", "marker pueblo black")
    assert game.view(None).seats[0].markers == ("denver", "boise", "pueblo")


def test_west_3_no_marker_costs_nothing() -> None:
    """WEST-3: it is a choice."""
    game = play(west("orange black black"), "claim denver-pueblo orange", "no-marker")
    assert (hand(game, 0), game.view(None).seats[0].markers) == ("black black", ("denver",))
    assert is_turn_of(game, 1)


PUEBLO = "grand_junction-pueblo"  # a purple route of 3: 4 points
PURPLE = "purple purple purple"


@pytest.mark.parametrize(
    ("markers", "paid"),
    [
        ([["denver"], ["helena"]], [4, 0]),
        ([["denver", "pueblo"], ["helena"]], [4, 0]),
        ([["denver"], ["helena", "pueblo"]], [0, 4]),
        ([["denver", "pueblo"], ["helena", "grand_junction"]], [4, 4]),
        ([["denver", "pueblo", "grand_junction"], ["helena"]], [8, 0]),
        ([["denver"], ["helena", "pueblo", "grand_junction"]], [0, 8]),
    ],
    ids=["nobody", "claimer", "other", "one each", "claimer both", "other both"],
)
def test_west_4_who_is_paid(markers: list[list[str]], paid: list[int]) -> None:
    """WEST-4: every controlled city pays its controller; the claimer scores only if none is controlled."""
    game = play(west(PURPLE, markers=markers, owners={"denver-pueblo": 0}), f"claim {PUEBLO} purple")
    assert scores(game) == paid


@pytest.mark.parametrize(("claimer", "paid"), [(0, [14, 0]), (1, [14, 0])])
def test_west_4_fourteen_for_a_route_of_four(claimer: int, paid: list[int]) -> None:
    """WEST-4: twice seven points for the player who controls both cities, whichever player claims the route."""
    game = west(
        turn=claimer,
        hands=["red red red red", "red red red red"],
        markers=[["green_river", "cheyenne"], ["casper"]],
        owners={"casper-cheyenne": 1},
    )
    play(game, "claim cheyenne-green_river red")
    assert scores(game) == paid
    assert [event.city for event in events(game, PointsScored)] == ["cheyenne", "green_river"]


def test_west_4_two_controllers_and_a_third_claims() -> None:
    """WEST-4: both are paid, the claimer gets nothing."""
    game = west(
        PURPLE,
        seats=3,
        markers=[["denver"], ["helena", "pueblo"], ["boise", "grand_junction"]],
        owners={"denver-pueblo": 0},
    )
    play(game, f"claim {PUEBLO} purple")
    assert scores(game) == [0, 4, 4]


def test_west_4_a_marker_after_the_claim_is_too_late() -> None:
    """WEST-4: it pays from the next claim on."""
    game = west(
        "purple purple purple black black", markers=[["denver"], ["helena", "pueblo"]], owners={"denver-pueblo": 0}
    )
    play(game, f"claim {PUEBLO} purple", "marker grand_junction black")
    assert scores(game) == [0, 4]
    assert events(game, PointsScored) == []


TRIPLE = "ashland-eugene"  # yellow, blue, green, two spaces each


def around_ashland(seats: int) -> Game:
    return position(
        "old_west",
        seats=seats,
        hands=["wild wild"] * seats,
        markers=[["ashland"], ["eugene"], ["bend"], ["boise"], ["helena"], ["denver"]][:seats],
        owners={"bend-eugene": 2} if seats > 2 else {},
    )


def triple(game: Game) -> set[str]:
    return {route for route in routes(game) if route.startswith(TRIPLE)}


@pytest.mark.parametrize("track", ["", ".2", ".3"])
@pytest.mark.parametrize("seats", [2, 3])
def test_west_5_double_2_only_one_of_three_with_few_players(seats: int, track: str) -> None:
    """WEST-5, DOUBLE-2: with 2 or 3 players the first claim closes the other two."""
    game = around_ashland(seats)
    assert len(triple(game)) == 3
    play(game, f"claim {TRIPLE}{track} wild")
    assert triple(game) == set()
    others = {TRIPLE, f"{TRIPLE}.2", f"{TRIPLE}.3"} - {TRIPLE + track}
    assert {refusal(game, f"claim {other} wild") for other in others} == {"parallel_closed"}


@pytest.mark.parametrize("seats", [4, 5, 6])
def test_west_5_double_1_one_for_each_with_more(seats: int) -> None:
    """WEST-5, DOUBLE-1: from 4 to 6 players all three are claimed, each by another player."""
    game = around_ashland(seats)
    play(game, f"claim {TRIPLE}.2 wild")
    assert triple(game) == {TRIPLE, f"{TRIPLE}.3"}
    play(game, f"claim {TRIPLE} wild")
    assert triple(game) == {f"{TRIPLE}.3"}
    play(game, f"claim {TRIPLE}.3 wild")
    assert [game.view(None).seats[seat].routes for seat in (0, 1)] == [(f"{TRIPLE}.2",), (TRIPLE,)]
    assert f"{TRIPLE}.3" in game.view(None).seats[2].routes


def test_west_5_double_1_nobody_owns_two_of_three() -> None:
    """WEST-5, DOUBLE-1: with four players the owner of one may have neither of the others."""
    game = position("old_west", seats=4, hands=["wild wild"], markers=[["ashland"]], owners={f"{TRIPLE}.2": 0})
    assert refusal(game, f"claim {TRIPLE} wild") == "own_parallel"
    assert refusal(game, f"claim {TRIPLE}.3 wild") == "own_parallel"
    assert triple(game) == set()


TO_SALT_LAKE = {"helena-idaho_falls": 0, "idaho_falls-salt_lake_city": 0}  # completes helena-salt_lake_city


def test_west_6_most_completed_tickets() -> None:
    """WEST-6: 15 points for who has completed most."""
    game = scored("old_west", tickets=[["helena-salt_lake_city"], ["seattle-roswell"]], owners=TO_SALT_LAKE)
    assert [(one.completed, one.globetrotter) for one in game.score_sheets()] == [(1, 15), (0, 0)]
    assert sheet(game, 0).total == 6 + 15


def test_west_6_all_who_tie() -> None:
    """WEST-6: the full 15 points for each."""
    owners = {**TO_SALT_LAKE, "portland-seattle": 1, "eugene-portland": 1, "ashland-eugene": 1}
    game = scored("old_west", seats=3, tickets=[["helena-salt_lake_city"], ["seattle-ashland"]], owners=owners)
    assert [one.globetrotter for one in game.score_sheets()] == [15, 15, 0]


def test_west_6_odd_end_nobody_completed_any() -> None:
    """WEST-6: then no player scores it, with or without tickets."""
    game = scored("old_west", tickets=[["seattle-roswell"], []])
    assert [one.globetrotter for one in game.score_sheets()] == [0, 0]


def test_west_7_no_longest_path() -> None:
    """WEST-7: long lines bring nothing."""
    game = scored("old_west", owners={"boise-seattle": 0})
    assert (sheet(game, 0).longest_path, sheet(game, 0).total) == (0, 0)
    assert game.board.rules.longest_path is None

"""The Alvin variant: ALV-1 to ALV-3."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.helper import events, is_turn_of, keep_all, legal, play, position, refusal, scored, scores, sheet
from vialibre import Game
from vialibre.boards.model import CityId, RouteId
from vialibre.engine.decisions import OfferMarker, PlaceAlvin
from vialibre.engine.events import AlvinCaptured, AlvinMoved, MarkerPlaced, PointsScored
from vialibre.errors import BadSetup

RED = "red red"  # pays albuquerque-roswell, a red route of 2


def roswell(hand: str = RED, **keys: Any) -> Game:
    """Seat 0 starts in Albuquerque, next to Roswell; seat 1 in Santa Fe."""
    start = {"hands": [hand], "markers": [["albuquerque"], ["santa_fe"]], "alvin": True}
    return position("old_west", **{**start, **keys})


def where(game: Game) -> tuple[str | None, int | None]:
    view = game.view(None)
    return view.alvin_at, view.alvin_holder


def test_alv_1_he_is_first_seen_in_roswell() -> None:
    """ALV-1: no player holds him, and Roswell cannot be a start city."""
    game = keep_all(Game.new("old_west", alvin=True, first=0))
    assert where(game) == ("roswell", None)
    assert len(legal(game)) == 40
    assert refusal(game, "start roswell") == "no_marker_here"


def test_alv_1_roswell_never_takes_a_marker() -> None:
    """ALV-1: neither when he is there nor when he has left."""
    game = roswell("red red black black", markers=[["albuquerque"], ["santa_fe"]])
    play(game, "claim albuquerque-roswell red")
    assert is_turn_of(game, 1)
    game = roswell("red red black black", alvin_at="santa_fe", alvin_holder=1, owners={"albuquerque-santa_fe": 0})
    play(game, "claim albuquerque-roswell red")
    assert is_turn_of(game, 1)


def test_alv_1_without_the_variant_roswell_is_a_city_like_others() -> None:
    """ALV-1: start city, marker, and no Alvin anywhere."""
    game = keep_all(Game.new("old_west", first=0))
    assert where(game) == (None, None)
    assert "start roswell" in legal(game)
    game = position("old_west", hands=["red red black black"], markers=[["albuquerque"], ["santa_fe"]])
    play(game, "claim albuquerque-roswell red")
    assert events(game, AlvinCaptured) == []
    assert legal(game) == {"marker roswell black", "no-marker"}


def test_alv_1_a_variant_of_old_west_only() -> None:
    """ALV-1: other boards do not have it."""
    with pytest.raises(BadSetup) as caught:
        Game.new("usa", alvin=True)
    assert caught.value.code == "no_alvin"


def test_alv_2_a_route_to_his_city_captures_him() -> None:
    """ALV-2: ten points at once; the route's own points follow WEST-4."""
    game = play(roswell(), "claim albuquerque-roswell red")
    assert scores(game) == [12, 0]
    assert [event for event in game.events() if isinstance(event, AlvinCaptured | AlvinMoved | PointsScored)] == [
        PointsScored(0, 2, "control", CityId("albuquerque")),
        AlvinCaptured(0, CityId("roswell")),
        PointsScored(0, 10, "capture", CityId("roswell")),
        AlvinMoved(0, CityId("albuquerque")),
    ]
    assert game.view(None).seats[0].captures == 1


def test_alv_2_with_one_controlled_city_he_moves_by_himself() -> None:
    """ALV-2: the captor is not asked."""
    game = play(roswell(), "claim albuquerque-roswell red")
    assert where(game) == ("albuquerque", 0)
    assert is_turn_of(game, 1)


def test_alv_2_with_several_the_captor_chooses() -> None:
    """ALV-2: to a city that the captor controls, the start city among them, and to no other."""
    game = roswell(markers=[["albuquerque", "durango", "pueblo"], ["santa_fe"]])
    play(game, "claim albuquerque-roswell red")
    assert game.decisions() == (PlaceAlvin(0, (CityId("albuquerque"), CityId("durango"), CityId("pueblo"))),)
    assert where(game) == ("roswell", 0)
    assert legal(game) == {"alvin albuquerque", "alvin durango", "alvin pueblo"}
    assert refusal(game, "alvin santa_fe") == "not_controlled"
    assert refusal(game, "alvin roswell") == "not_controlled"
    assert refusal(game, "draw deck") == "other_decision"
    play(game, "alvin durango")
    assert where(game) == ("durango", 0)
    assert is_turn_of(game, 1)


def test_alv_2_from_another_player() -> None:
    """ALV-2: a route to his holder's city captures him as well, all game long."""
    game = roswell("green", alvin_at="santa_fe", alvin_holder=1, scores=[0, 10], captures=[0, 1])
    play(game, "claim albuquerque-santa_fe green")
    assert where(game) == ("albuquerque", 0)
    assert scores(game) == [1 + 10, 10 + 1]
    assert events(game, AlvinCaptured) == [AlvinCaptured(0, CityId("santa_fe"))]


def test_alv_2_captured_again_and_again() -> None:
    """ALV-2: each capture brings ten points, to the same player too."""
    game = roswell(hands=["red red yellow yellow yellow", "green"])
    play(game, "claim albuquerque-roswell red", "claim albuquerque-santa_fe green")
    assert where(game) == ("santa_fe", 1)
    play(game, "claim roswell-santa_fe yellow")
    assert where(game) == ("albuquerque", 0)
    assert [seat.captures for seat in game.view(None).seats] == [2, 1]


def test_alv_2_his_holder_does_not_capture_him() -> None:
    """ALV-2: a holder's own route to his city brings the route's points only."""
    game = roswell("green", alvin_at="albuquerque", alvin_holder=0)
    play(game, "claim albuquerque-santa_fe green")
    assert events(game, AlvinCaptured, AlvinMoved) == []
    assert where(game) == ("albuquerque", 0)
    assert scores(game) == [1, 1]


def test_alv_2_other_routes_do_not_capture_him() -> None:
    """ALV-2: a route elsewhere leaves him where he is."""
    game = play(roswell("white white"), "claim albuquerque-durango white")
    assert (where(game), scores(game)) == (("roswell", None), [2, 0])


def test_alv_2_west_3_a_marker_of_the_same_turn_comes_first() -> None:
    """ALV-2, WEST-3: it is set before he moves, and he may move to it."""
    game = roswell(
        "yellow yellow yellow black black",
        markers=[["durango"], ["helena"]],
        owners={"albuquerque-durango": 0, "albuquerque-santa_fe": 0},
    )
    play(game, "claim roswell-santa_fe yellow")
    assert game.decisions() == (OfferMarker(0, RouteId("roswell-santa_fe")),)
    assert scores(game) == [14, 0]
    play(game, "marker santa_fe black")
    assert game.events() == [MarkerPlaced(0, CityId("santa_fe"), "black", 0)]
    assert legal(game) == {"alvin durango", "alvin santa_fe"}
    play(game, "alvin santa_fe")
    assert where(game) == ("santa_fe", 0)


def test_alv_2_west_3_without_that_marker_he_goes_home_alone() -> None:
    """ALV-2, WEST-3: no marker set, one controlled city: he moves there without asking."""
    game = roswell(
        "yellow yellow yellow black black",
        markers=[["durango"], ["helena"]],
        owners={"albuquerque-durango": 0, "albuquerque-santa_fe": 0},
    )
    play(game, "claim roswell-santa_fe yellow", "no-marker")
    assert game.events() == [AlvinMoved(0, CityId("durango"))]
    assert is_turn_of(game, 1)


def test_alv_2_west_4_the_routes_points_go_to_the_controller() -> None:
    """ALV-2, WEST-4: the claimer captures him in a city of seat 1, which is paid for the route."""
    game = roswell(
        "green",
        markers=[["durango"], ["santa_fe"]],
        alvin_at="santa_fe",
        alvin_holder=1,
        owners={"albuquerque-durango": 0},
    )
    play(game, "claim albuquerque-santa_fe green")
    assert scores(game) == [10, 1]


def test_alv_3_his_holder_scores_at_the_end() -> None:
    """ALV-3: ten more for who holds him, besides the captures."""
    game = scored("old_west", alvin=True, alvin_at="denver", alvin_holder=1, scores=[0, 10], captures=[0, 1])
    assert [(one.captures, one.alvin, one.total) for one in game.score_sheets()] == [(0, 0, 0), (10, 10, 20)]


def test_alv_3_a_captor_who_lost_him_keeps_the_captures() -> None:
    """ALV-3: only the last holder has the ten points of the end."""
    game = scored("old_west", alvin=True, alvin_at="denver", alvin_holder=1, scores=[20, 10], captures=[2, 1])
    assert [(one.captures, one.alvin) for one in game.score_sheets()] == [(20, 0), (10, 10)]


def test_alv_3_odd_end_never_captured() -> None:
    """ALV-3: no player scores for him."""
    game = scored("old_west", alvin=True)
    assert where(game) == ("roswell", None)
    assert [one.alvin for one in game.score_sheets()] == [0, 0]
    assert sheet(game, 0).total == 0

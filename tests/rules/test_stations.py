"""Stations: STN-1 to STN-4."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.helper import (
    cars,
    discards,
    hand,
    is_turn_of,
    legal,
    mixed,
    no_action,
    play,
    position,
    refusal,
    scored,
    scores,
    sheet,
)
from vialibre.boards.model import CityId
from vialibre.engine.events import StationBuilt
from vialibre.engine.score_sheet import ScoreSheet


def test_stn_1_in_any_city() -> None:
    """STN-1: 47 cities without a station, whether routes there are claimed, by whom ever, or not."""
    owners = {"brest-paris": 0, "dieppe-paris": 1}
    game = position("europe", hands=["red"], owners=owners)
    assert len(legal(game, "station")) == 47
    play(game, "station paris red")
    assert game.events()[0] == StationBuilt(0, CityId("paris"), "red", 0, 1)
    assert (game.view(1).seats[0].stations, cars(game)[0], scores(game)) == (("paris",), 42, [0, 0])
    assert is_turn_of(game, 1)


def test_stn_1_one_in_a_city() -> None:
    """STN-1: neither another player's nor one's own station leaves room for a second."""
    game = position("europe", hands=["red red", ""], stations=[["wien"], ["roma"]])
    assert len({text.split()[1] for text in legal(game, "station")}) == 45
    assert refusal(game, "station roma red") == "station_taken"
    assert refusal(game, "station wien red") == "station_taken"


def test_stn_1_three_for_each_player() -> None:
    """STN-1: a player with two stations may build a third; a player with three may not build another."""
    game = position("europe", hands=["red red red red"], stations=[["wien", "roma"]])
    assert "station berlin red" in legal(game)
    game = position("europe", hands=["red red red red"], stations=[["wien", "roma", "paris"]])
    assert legal(game, "station") == set()
    assert refusal(game, "station berlin red") == "no_stations_left"


def test_stn_1_one_in_a_turn() -> None:
    """STN-1: the next one has to wait."""
    game = play(position("europe", hands=["red red red"]), "station wien red")
    assert refusal(game, "station roma red", seat=0) == "not_your_turn"


def test_stn_1_only_where_the_board_has_them() -> None:
    """STN-1: other boards know no stations."""
    assert no_action(position("usa", hands=["red"]), "station denver red") == "no_such_rule"


def costs(hand: str, built: list[str]) -> set[str]:
    game = position("europe", hands=[hand], stations=[built])
    return {text.split()[2] for text in legal(game, "station") if text.split()[1] == "berlin"}


@pytest.mark.parametrize(
    ("built", "hand", "expected"),
    [
        (0, "red blue wild", {"red", "blue", "wild"}),
        (1, "red red blue", {"red"}),
        (1, "red blue wild", {"red+1", "blue+1"}),
        (1, "red red wild wild", {"red", "red+1", "wild"}),
        (2, "red red red wild", {"red", "red+1"}),
        (2, "red red blue", set()),
        (2, "red wild wild wild", {"red+2", "wild"}),
        (2, "wild wild", set()),
    ],
)
def test_stn_2_one_two_three_cards(built: int, hand: str, expected: set[str]) -> None:
    """STN-2: a card, two of one color, three of one color; wilds may replace any of them."""
    assert costs(hand, ["wien", "roma"][:built]) == expected


def test_stn_2_the_cards_are_discarded() -> None:
    """STN-2: exactly these leave the hand."""
    game = position("europe", hands=["red red red wild wild"], stations=[["wien", "roma"]])
    play(game, "station berlin red+1")
    assert (hand(game, 0), discards(game)) == ("red wild", "red red wild")


def test_stn_2_too_few_cards() -> None:
    """STN-2: the second cannot be had for one card, nor the first for two."""
    game = position("europe", hands=["red"], stations=[["wien"]])
    assert refusal(game, "station berlin red") == "not_enough_cards"
    game = position("europe", hands=["red wild"])
    assert refusal(game, "station berlin red+1") == "too_many_wilds_now"


def borrowing(tickets: list[str], stations: list[str], owners: dict[str, int], **keys: Any) -> ScoreSheet:
    """Seat 0's sheet on Europe."""
    game = scored("europe", tickets=[tickets], stations=[stations], owners=owners, **keys)
    return sheet(game, 0)


LONDON = {"edinburgh-london": 0, "dieppe-london": 1, "dieppe-paris": 0}


def test_stn_3_a_route_of_another_player() -> None:
    """STN-3: the station in London opens the ferry to Dieppe."""
    one = borrowing(["edinburgh-paris"], ["london"], LONDON)
    assert (one.borrowed, one.completed, one.ticket_points) == (("dieppe-london",), 1, 7)
    assert borrowing(["edinburgh-paris"], [], LONDON).ticket_points == -7


def test_stn_3_at_either_end_of_the_route() -> None:
    """STN-3: a station in Dieppe does as well, one in Paris does not."""
    assert borrowing(["edinburgh-paris"], ["dieppe"], LONDON).borrowed == ("dieppe-london",)
    assert borrowing(["edinburgh-paris"], ["paris"], LONDON).borrowed == (None,)


def test_stn_3_only_the_owner_of_the_station() -> None:
    """STN-3: another player's station in London helps only its owner."""
    game = scored("europe", tickets=[["edinburgh-paris"]], stations=[[], ["london"]], owners=LONDON)
    assert sheet(game, 0).completed == 0


def test_stn_3_of_any_other_player() -> None:
    """STN-3: with several players the routes may belong to different ones."""
    owners = {"edinburgh-london": 1, "dieppe-london": 2, "dieppe-paris": 0}
    one = borrowing(["edinburgh-paris"], ["edinburgh", "london"], owners, seats=3)
    assert (one.borrowed, one.completed) == (("edinburgh-london", "dieppe-london"), 1)


def test_stn_3_one_route_for_each_station() -> None:
    """STN-3: two routes of others through one station is one too many."""
    owners = {"edinburgh-london": 1, "dieppe-london": 1, "dieppe-paris": 0}
    assert borrowing(["edinburgh-paris"], ["london"], owners).completed == 0


def test_stn_3_borrowed_routes_alone() -> None:
    """STN-3: three stations and no route of one's own complete a ticket."""
    owners = {"edinburgh-london": 1, "dieppe-london": 1, "dieppe-paris": 1}
    one = borrowing(["edinburgh-paris"], ["edinburgh", "london", "paris"], owners)
    assert one.borrowed == ("edinburgh-london", "dieppe-london", "dieppe-paris")
    assert (one.completed, one.longest) == (1, 0)


def test_stn_3_the_same_route_for_all_tickets() -> None:
    """STN-3: from Paris either to Brest or to Frankfurt; the ticket worth more is completed."""
    owners = {"marseille-paris": 0, "essen-frankfurt": 0, "brest-paris": 1, "frankfurt-paris": 1}
    one = borrowing(["brest-marseille", "marseille-essen"], ["paris"], owners)
    assert one.borrowed == ("frankfurt-paris",)
    assert [line.points for line in one.tickets] == [-7, 8]


def test_stn_3_one_route_may_serve_several_tickets() -> None:
    """STN-3: the same route, all tickets that it completes."""
    owners = {"marseille-paris": 0, "essen-frankfurt": 0, "frankfurt-paris": 1, "essen-kobenhavn": 0}
    one = borrowing(["marseille-essen", "frankfurt-kobenhavn"], ["paris"], owners)
    assert (one.borrowed, one.completed) == (("frankfurt-paris",), 2)


def test_stn_3_nothing_is_borrowed_in_vain() -> None:
    """STN-3: no route comes before any route, so a station that helps no ticket opens none."""
    assert borrowing(["berlin-roma"], ["london"], LONDON).borrowed == (None,)
    assert borrowing([], ["london"], LONDON).borrowed == (None,)


def chosen(tickets: list[str], stations: list[str], owners: dict[str, int], seats: int = 2) -> ScoreSheet:
    """Seat 0's sheet on the mixed board."""
    return sheet(scored(mixed(), seats=seats, tickets=[tickets], stations=[stations], owners=owners), 0)


def test_stn_3_equal_points_then_more_tickets() -> None:
    """STN-3: ten points with one ticket or with two: the two are completed, although their route is the later."""
    one = chosen(["ash-elm", "ash-gate", "ash-hill"], ["ash"], {"gate-hill": 0, "ash-elm": 1, "ash-gate": 1})
    assert (one.borrowed, one.completed, one.ticket_points) == (("ash-gate",), 2, 0)


def test_stn_3_most_points_before_more_tickets() -> None:
    """STN-3: ten points with one ticket beat five with one, whatever else is equal."""
    one = chosen(["ash-elm", "ash-gate"], ["ash"], {"ash-elm": 1, "ash-gate": 1})
    assert (one.borrowed, one.ticket_points) == (("ash-elm",), 5)


def test_stn_3_a_ticket_may_use_several_stations() -> None:
    """STN-3: from Elm by way of Ash to Gate, through the stations in Ash and in Gate."""
    one = chosen(["ash-gate", "elm-gate"], ["ash", "gate"], {"ash-elm": 1, "ash-gate": 1})
    assert (one.borrowed, one.completed) == (("ash-elm", "ash-gate"), 2)


def test_stn_3_odd_end_equal_choices_then_the_earlier_route() -> None:
    """STN-3: five points and one ticket either way: the route earlier in the board file."""
    one = chosen(["ash-gate", "ash-fen"], ["ash"], {"elm-fen": 0, "ash-gate": 1, "ash-elm": 1})
    assert (one.borrowed, one.completed, one.ticket_points) == (("ash-elm",), 1, 0)


def test_stn_3_odd_end_parallel_tracks() -> None:
    """STN-3: two tracks that do the same: the first of them."""
    owners = {"ash-bay.2": 1, "ash-bay": 2, "bay-cliff": 0}
    assert chosen(["ash-cliff"], ["ash"], owners, seats=3).borrowed == ("ash-bay",)


@pytest.mark.parametrize("stations", [["ash", "gate"], ["gate", "ash"]])
def test_stn_3_odd_end_stations_in_the_order_built(stations: list[str]) -> None:
    """STN-3: stations at both ends of the one useful route: the one built first goes without."""
    one = chosen(["ash-gate"], stations, {"ash-gate": 1})
    assert one.borrowed == (None, "ash-gate")


@pytest.mark.parametrize(("built", "points"), [(0, 12), (1, 8), (2, 4), (3, 0)])
def test_stn_4_four_points_for_each_left_unbuilt(built: int, points: int) -> None:
    """STN-4: three of them unbuilt bring 12 points."""
    game = scored("europe", stations=[["wien", "roma", "paris"][:built]])
    assert (sheet(game, 0).stations, sheet(game, 0).total) == (points, points)
    assert sheet(game, 1).stations == 12


def test_stn_4_nothing_elsewhere() -> None:
    """STN-4: boards without stations give no points for them."""
    assert sheet(scored("usa"), 0).stations == 0

"""The longest path: LONG-1, LONG-2."""

from __future__ import annotations

import pytest

from tests.rules.helper import scored, sheet


def longest(*routes: str) -> int:
    """Of a player with these routes of North America."""
    return sheet(scored("usa", owners=dict.fromkeys(routes, 0)), 0).longest


TRIANGLE = ("denver-oklahoma_city", "oklahoma_city-santa_fe", "denver-santa_fe")  # 4 + 3 + 2


def test_long_1_counts_cars() -> None:
    """LONG-1: three routes of one car are shorter than a single one of six."""
    assert longest("portland-seattle", "seattle-vancouver", "dallas-houston") == 2
    assert longest("duluth-helena") == 6
    assert longest("calgary-vancouver", "seattle-vancouver", "portland-seattle") == 5


def test_long_1_unbroken() -> None:
    """LONG-1: of two lines that do not meet, the longer one."""
    assert longest("calgary-vancouver", "seattle-vancouver", "atlanta-miami") == 5


def test_long_1_a_fork() -> None:
    """LONG-1: where three routes meet a path has the longer two."""
    assert longest("denver-santa_fe", "el_paso-santa_fe", "phoenix-santa_fe") == 5


def test_long_1_a_tree() -> None:
    """LONG-1: the path need not pass the city with most routes."""
    routes = ("denver-santa_fe", "el_paso-santa_fe", "phoenix-santa_fe", "los_angeles-phoenix", "dallas-el_paso")
    assert longest(*routes) == 4 + 2 + 3 + 3


def test_long_1_a_circle() -> None:
    """LONG-1: it may come back to where it began, and go on from there."""
    assert longest(*TRIANGLE) == 9
    assert longest(*TRIANGLE, "el_paso-santa_fe") == 11


def test_long_1_a_city_twice() -> None:
    """LONG-1: two circles that touch in one city are one path."""
    assert longest(*TRIANGLE, "el_paso-phoenix", "phoenix-santa_fe", "el_paso-santa_fe") == 9 + 8


def test_long_1_no_route_twice() -> None:
    """LONG-1: of a circle with three tails: Salt Lake City, Denver, Oklahoma City, Santa Fe, El Paso."""
    tails = ("el_paso-santa_fe", "denver-salt_lake_city", "kansas_city-oklahoma_city")
    assert longest(*TRIANGLE, *tails) == 3 + 4 + 3 + 2


def test_long_1_several_circles_and_tails() -> None:
    """LONG-1: Kansas City, Denver, Omaha, Helena, Duluth, Winnipeg; two routes are left out."""
    circles = ("denver-helena", "denver-omaha", "helena-omaha", "duluth-helena", "duluth-omaha")
    assert longest(*circles) == 21
    assert longest(*circles, "denver-kansas_city", "duluth-winnipeg") == 23


def test_long_1_many_circles() -> None:
    """LONG-1: all but the one car between Kansas City and Omaha fit into one path."""
    spokes = [
        f"denver-{city}" for city in ("helena", "omaha", "kansas_city", "oklahoma_city", "salt_lake_city", "santa_fe")
    ]
    rim = [
        "helena-omaha",
        "helena-salt_lake_city",
        "kansas_city-omaha",
        "kansas_city-oklahoma_city",
        "oklahoma_city-santa_fe",
    ]
    assert longest(*spokes, *rim) == 34


def test_long_1_stn_3_routes_through_stations_do_not_count() -> None:
    """LONG-1, STN-3: the route that a station opens completes the ticket, but is not part of the path."""
    game = scored(
        "europe",
        tickets=[["budapest-sofia"], []],
        owners={"budapest-sarajevo": 0, "sarajevo-sofia": 1, "athina-sofia": 0},
        stations=[["sofia"], []],
    )
    assert sheet(game, 0).borrowed == ("sarajevo-sofia",)
    assert (sheet(game, 0).completed, sheet(game, 0).longest) == (1, 3)


def test_long_2_the_longest_gets_the_bonus() -> None:
    """LONG-2: ten points for the longest path alone."""
    game = scored("usa", owners={"atlanta-miami": 0, "calgary-helena": 1})
    assert [(one.longest, one.longest_path) for one in game.score_sheets()] == [(5, 10), (4, 0)]


@pytest.mark.parametrize("board", ["usa", "europe"])
def test_long_2_all_who_share_it_get_it_in_full(board: str) -> None:
    """LONG-2: two of three have four cars in a line."""
    fours = ("calgary-helena", "calgary-seattle") if board == "usa" else ("berlin-danzig", "kharkov-moskva")
    game = scored(board, seats=3, owners={fours[0]: 0, fours[1]: 2})
    assert [one.longest_path for one in game.score_sheets()] == [10, 0, 10]


def test_long_2_nothing_for_no_path_at_all() -> None:
    """LONG-2: without any routes, no player gets the bonus."""
    game = scored("usa")
    assert [(one.longest, one.longest_path, one.total) for one in game.score_sheets()] == [(0, 0, 0), (0, 0, 0)]

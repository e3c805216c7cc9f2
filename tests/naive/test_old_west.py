"""The naive engine against the rules of the Old West."""

from __future__ import annotations

import pytest

from .game import NaiveGame
from .helper import actions, load, play, position
from .shuffle import shuffled

SEED = bytes(range(32))


def opened(seats: int, *, first: int, alvin: bool = False) -> NaiveGame:
    game = NaiveGame(load("old_west"), seats, SEED, first=first, alvin=alvin)
    for seat in range(seats):
        game.apply(seat, "keep 1 2 3 4" if seat == 1 else "keep 1 3 5")
    return game


def test_refused_tickets_are_shuffled_under() -> None:
    """SET-3: together, in shuffle 4."""
    offers = NaiveGame(load("old_west"), 3, SEED).snapshot()["offers"]
    refused = [offers[0][1], offers[0][3], offers[1][4], offers[2][1], offers[2][3]]
    deck = opened(3, first=0).snapshot()["ticket_deck"]
    assert deck[-5:] == list(reversed(shuffled(refused, SEED, 4)))
    assert len(deck) == 50 - 10


def test_start_cities_from_last_to_first() -> None:
    """WEST-1: then the first player begins."""
    game = opened(3, first=1)
    for seat, city in ((0, "denver"), (2, "roswell"), (1, "boise")):
        assert game.waiting() == [seat]
        play(game, f"start {city}")
        assert not any(f"start {city}" in game.legal(other) for other in range(3))
    assert game.snapshot()["markers"] == [["denver"], ["boise"], ["roswell"]]
    assert game.waiting() == [1]


def test_roswell_is_alvins() -> None:
    """ALV-1: no start city and no marker there, in the variant."""
    game = opened(2, first=0, alvin=True)
    assert "start roswell" not in game.legal(1)
    assert len(game.legal(1)) == 40
    game = position("old_west", alvin=True, hands=["red red blue blue"], markers=[["albuquerque"], ["denver"]])
    play(game, "claim albuquerque-roswell red")
    assert game.waiting() == [1]
    assert game.snapshot()["alvin"] == "albuquerque"
    assert game.snapshot()["alvin_holder"] == 0
    assert game.snapshot()["scores"] == [12, 0]


def test_network() -> None:
    """WEST-2: the first claim touches the start city, later ones the network."""
    game = position("old_west", hands=["orange yellow black", ""], markers=[["denver"], ["boise"]])
    routes = {text.split()[1] for text in actions(game, "claim")}
    assert routes == {"cheyenne-denver.2", "denver-pueblo", "denver-pueblo.2"}
    owners = {"denver-pueblo": 0, "casper-cheyenne": 0}
    game = position("old_west", hands=["green", ""], markers=[["denver"], ["boise"]], owners=owners)
    assert {text.split()[1] for text in actions(game, "claim")} == {"casper-gillette"}


def test_marker_after_a_claim() -> None:
    """WEST-3, WEST-4: the marker does not change the points of this claim; it is asked whatever the hand holds."""
    game = position("old_west", hands=["orange red wild", ""], markers=[["denver"], ["boise"]])
    play(game, "claim denver-pueblo orange")
    assert game.snapshot()["scores"] == [1, 0]
    assert game.waiting() == [0]
    assert game.legal(0) == {"no-marker", "marker pueblo red+1"}
    play(game, "marker pueblo red+1")
    facts = game.snapshot()
    assert (facts["markers"][0], facts["hands"][0]) == (["denver", "pueblo"], {})
    assert facts["discards"] == {"orange": 1, "red": 1, "wild": 1}
    assert facts["waiting"] == [1]
    game = position("old_west", hands=["orange", ""], markers=[["denver"], ["boise"]])
    play(game, "claim denver-pueblo orange")
    assert game.legal(0) == {"no-marker"}


@pytest.mark.parametrize(
    "markers", [[["denver", "boise", "bend"], ["seattle"]], [["denver"], ["pueblo"]]], ids=["none left", "both taken"]
)
def test_marker_not_asked(markers: list[list[str]]) -> None:
    """WEST-3: three markers in all, and only in a city without one."""
    game = position("old_west", hands=["orange red red", ""], markers=markers)
    play(game, "claim denver-pueblo orange")
    assert game.waiting() == [1]


@pytest.mark.parametrize(
    ("markers", "scores"),
    [
        ([["bend", "casper", "eugene"], ["boise"], ["helena"]], [7, 7, 0]),
        ([["eugene", "casper", "helena"], ["boise", "bend"], ["denver"]], [0, 14, 0]),
        ([["eugene", "casper", "helena"], ["boise"], ["bend"]], [0, 7, 7]),
        ([["eugene", "casper", "helena"], ["boise"], ["denver"]], [0, 7, 0]),
        ([["eugene", "casper", "helena"], ["seattle"], ["denver"]], [7, 0, 0]),
        ([["bend", "boise", "helena"], ["seattle"], ["denver"]], [14, 0, 0]),
    ],
)
def test_controlled_cities_pay(markers: list[list[str]], scores: list[int]) -> None:
    """WEST-4, on a route of 4."""
    owners = {"bend-eugene": 0}
    game = position("old_west", seats=3, hands=["white white white white"], markers=markers, owners=owners)
    play(game, "claim bend-boise.2 white")
    assert game.snapshot()["scores"] == scores


@pytest.mark.parametrize(("seats", "open_tracks"), [(3, set()), (4, {".2", ".3"})])
def test_triple_routes(seats: int, open_tracks: set[str]) -> None:
    """WEST-5."""
    markers = [["eugene"], ["portland"], ["bend"], ["boise"]][:seats]
    game = position("old_west", seats=seats, hands=["wild"], markers=markers, owners={"eugene-portland": 1})
    claims = {text.split()[1] for text in actions(game, "claim")}
    assert claims & {f"eugene-portland{track}" for track in ("", ".2", ".3")} == {
        f"eugene-portland{track}" for track in open_tracks
    }


def test_alvin_moves_where_the_captor_wants() -> None:
    """ALV-2: a marker of the same turn comes first and may be his new place."""
    game = position("old_west", alvin=True, hands=["red red blue blue"], markers=[["santa_fe"], ["denver"]])
    game.state.owners["albuquerque-santa_fe"] = 0
    play(game, "claim albuquerque-roswell red")
    assert game.snapshot()["scores"] == [2 + 10, 0]
    assert game.legal(0) == {"no-marker", "marker albuquerque blue"}
    play(game, "marker albuquerque blue")
    assert game.legal(0) == {"alvin santa_fe", "alvin albuquerque"}
    play(game, "alvin albuquerque")
    assert game.snapshot()["alvin"] == "albuquerque"
    assert game.waiting() == [1]


def test_alvin_and_his_holder() -> None:
    """ALV-2, ALV-3: the holder captures nothing; another does; 10 for holding him at the end."""
    keys = {"alvin": True, "alvin_at": "denver", "alvin_holder": 0, "captures": [1, 0], "scores": [10, 0]}
    markers = [["denver", "casper", "helena"], ["cheyenne", "boise", "bend"]]
    game = position("old_west", hands=["orange", "black"], markers=markers, last_turns=2, **keys)
    play(game, "claim denver-pueblo orange")
    assert game.snapshot()["scores"] == [11, 0]
    play(game, "claim cheyenne-denver.2 black")
    assert game.legal(1) == {"alvin cheyenne", "alvin boise", "alvin bend"}
    play(game, "alvin bend")
    assert game.over
    first, second = game.score_sheets()
    assert (first["routes"], first["captures"], first["alvin"], first["total"]) == (2, 10, 0, 12)
    assert (second["routes"], second["captures"], second["alvin"], second["total"]) == (1, 10, 10, 21)


def test_globetrotter() -> None:
    """WEST-6, WEST-7: to all who tie, but not for nothing; no longest path."""
    owners = {"casper-cheyenne": 0, "cheyenne-denver": 0}
    keys = {"markers": [["denver"], ["boise"]], "owners": owners, "last_turns": 1}
    game = play(position("old_west", tickets=[["casper-albuquerque"], []], **keys), "draw deck", "draw deck")
    assert [sheet["globetrotter"] for sheet in game.score_sheets()] == [0, 0]
    assert [sheet["longest"] for sheet in game.score_sheets()] == [0, 0]
    owners |= {"green_river-salt_lake_city": 0, "cheyenne-green_river": 0}
    tickets = [["salt_lake_city-cheyenne"], []]
    game = play(position("old_west", tickets=tickets, **keys), "draw deck", "draw deck")
    assert [sheet["globetrotter"] for sheet in game.score_sheets()] == [15, 0]
    assert game.score_sheets()[0]["total"] == 20

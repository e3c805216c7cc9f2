"""Sensible payments come first; and what a claim brings."""

from __future__ import annotations

from typing import Any

import pytest

from tests.analysis.positions import bot_games
from tests.rules.helper import play, position
from vialibre import Game, load_board
from vialibre.analysis import analyse, payments, points_of_claims
from vialibre.boards.load import board_ids
from vialibre.boards.model import RouteId
from vialibre.engine.actions import BuildStation, ClaimRoute, PayTunnel, PlaceMarker
from vialibre.engine.decisions import PayForTunnel
from vialibre.engine.game import state_of


def texts(game: Game, numbers: tuple[int, ...]) -> list[str]:
    return [game.text_of(number).split()[-1] for number in numbers]


def for_route(route: str, **keys: Any) -> list[str]:
    game = position(keys.pop("board", "usa"), **keys)
    return texts(game, payments(game.view(0), game.legal_ids(0)).routes[RouteId(route)])


def test_few_wilds_first() -> None:
    assert for_route("helena-salt_lake_city", hands=["purple purple purple wild wild wild"]) == [
        "purple",
        "purple+1",
        "purple+2",
        "wild",
    ]


def test_the_smaller_pile_pays_a_gray_route() -> None:
    """So that the sets for long routes stay together."""
    assert for_route("calgary-vancouver", hands=["red red red red red blue blue blue"])[:2] == ["blue", "red"]


def test_cards_that_a_ticket_needs_stay_in_the_hand() -> None:
    hands = ["purple purple purple red red red red red"]
    assert for_route("calgary-vancouver", hands=hands)[:2] == ["purple", "red"]
    ticket = {"tickets": [["calgary-salt_lake_city"]], "owners": {"calgary-helena": 0}}
    assert for_route("calgary-vancouver", hands=hands, **ticket)[:2] == ["red", "purple"]


def test_the_route_itself_is_no_reason_to_keep_its_cards() -> None:
    ticket = {"tickets": [["calgary-salt_lake_city"]], "owners": {"calgary-helena": 0}}
    assert for_route("helena-salt_lake_city", hands=["purple purple purple wild"], **ticket)[0] == "purple"


def test_a_gray_tunnel_is_paid_where_cards_are_left_for_the_extra() -> None:
    """TUN-2: with the smaller pile spent, nothing could pay for what is revealed."""
    hands = ["red red blue blue blue blue blue"]
    assert for_route("madrid-pamplona", board="europe", hands=["black black black black wild"])[0] == "black"
    gray = next(r for r in load_board("europe").routes if r.tunnel and r.color == "gray" and r.length == 2)
    assert for_route(gray.id, board="europe", hands=hands)[0] == "blue"


def test_the_extra_of_a_tunnel() -> None:
    game = position("europe", hands=["black black black black wild wild"], deck="black red wild")
    play(game, "claim madrid-pamplona black")
    found = payments(game.view(0), game.legal_ids(0))
    assert texts(game, found.extra) == ["black+1", "wild", "decline"]


def test_stations() -> None:
    game = position("europe", hands=["black black wild red"], stations=[["roma"]])
    found = payments(game.view(0), game.legal_ids(0))
    assert texts(game, found.stations[load_board("europe").city("paris").id]) == ["black", "red+1", "black+1"]
    assert "roma" not in found.stations


def test_markers() -> None:
    markers = {"markers": [["portland"], ["denver"]], "hands": ["red red red red wild wild"]}
    game = position("old_west", **markers)
    play(game, "claim eugene-portland red")
    found = payments(game.view(0), game.legal_ids(0))
    assert texts(game, found.markers[load_board("old_west").city("eugene").id]) == ["red", "red+1", "wild"]


@pytest.mark.parametrize("name", board_ids())
def test_every_payment_is_there_once(name: str) -> None:
    """Nothing that is legal is lost, and nothing else comes in."""
    kinds = ClaimRoute | BuildStation | PayTunnel | PlaceMarker
    for game in bot_games(load_board(name), 2, range(2), ("porter", "surveyor")):
        if game.is_over or game.version % 6:
            continue
        seat = game.to_act[0]
        legal = game.legal_ids(seat)
        found = analyse(game.view(seat), legal)
        listed = [*found.payments.extra]
        for group in (found.payments.routes, found.payments.stations, found.payments.markers):
            listed += [number for numbers in group.values() for number in numbers]
        waits = [isinstance(decision, PayForTunnel) for decision in game.decisions()]
        paying = [number for number in legal if isinstance(game.action_of(number), kinds) or any(waits)]
        assert sorted(listed) == sorted(paying)
        assert set(found.points) == set(found.payments.routes)
        for route, numbers in found.payments.routes.items():
            actions = [game.action_of(number) for number in numbers]
            assert all(isinstance(action, ClaimRoute) and action.route == route for action in actions)


def test_points_by_length() -> None:
    game = position("usa")
    routes = [RouteId("calgary-winnipeg"), RouteId("portland-seattle")]
    assert points_of_claims(game.view(0), routes) == {routes[0]: (15, 0), routes[1]: (1, 0)}
    assert points_of_claims(game.view(None), routes) == {}


def test_controlled_cities_pay_their_controllers() -> None:
    """WEST-4, from the viewer's seat, on any player's turn."""
    route = RouteId("eugene-portland")
    game = position("old_west", markers=[["portland", "eugene"], ["denver"]], turn=1)
    assert points_of_claims(game.view(0), [route])[route] == (2, 0)
    assert points_of_claims(game.view(1), [route])[route] == (2, 0)
    game = position("old_west", markers=[["seattle"], ["portland"]])
    assert points_of_claims(game.view(0), [route])[route] == (0, 1)


@pytest.mark.parametrize("name", board_ids())
def test_points_come_as_foretold(name: str) -> None:
    """Alvin's capture included."""
    board = load_board(name)
    claims = 0
    for game in bot_games(board, 3, range(2), ("surveyor", "conductor", "porter")):
        if game.is_over or game.version % 4:
            continue
        seat = game.to_act[0]
        found = analyse(game.view(seat), game.legal_ids(seat))
        for route, numbers in list(found.payments.routes.items())[:3]:
            if board.route(route).tunnel:
                continue
            other = game.copy()
            other.apply(numbers[0], seat)
            gained = [
                int(now.score - was.score) for now, was in zip(state_of(other).seats, state_of(game).seats, strict=True)
            ]
            assert tuple(gained) == found.points[route]
            claims += 1
    assert claims > 5

"""All rules on one small board: what follows a claim, and in which order."""

from __future__ import annotations

from typing import Any

from tests.rules.helper import (
    cars,
    discards,
    hand,
    is_turn_of,
    keep_all,
    legal,
    mixed,
    offer,
    play,
    position,
    scored,
    scores,
    sheet,
    ticket_deck,
)
from vialibre import Game
from vialibre.boards.model import CityId, RouteId
from vialibre.engine.decisions import ChooseSouvenir, OfferMarker, PayForTunnel, PlaceAlvin
from vialibre.engine.events import AlvinCaptured, AlvinMoved, MarkerPlaced, PointsScored, RouteClaimed, SouvenirTaken


def at_the_tunnel(**keys: Any) -> Game:
    """Seat 0 may claim Cliff–Dune, a green tunnel of 2; Alvin is in Dune, both cities have tokens."""
    plain = {
        "hands": ["green green green blue blue"],
        "deck": "green red red",
        "markers": [["bay"], ["hill"]],
        "owners": {"bay-cliff": 0},
        "alvin": True,
        "alvin_at": "dune",
        "alvin_holder": 1,
        "tokens": {"cliff": ("owl", 1), "dune": ("eel", 2)},
    }
    return position(mixed(), **{**plain, **keys})


def test_sf_3_west_3_alv_2_souvenir_then_marker_then_alvin() -> None:
    """SF-3, WEST-3, ALV-2: once the tunnel is paid and scored: souvenir, marker, Alvin."""
    game = play(at_the_tunnel(), "claim cliff-dune green")
    assert isinstance(game.decisions()[0], PayForTunnel)
    play(game, "pay green")
    assert game.decisions() == (ChooseSouvenir(0, (CityId("cliff"), CityId("dune"))),)
    assert scores(game) == [2 + 10, 0]
    assert [type(event) for event in game.events()[1:]] == [RouteClaimed, PointsScored, AlvinCaptured, PointsScored]
    play(game, "souvenir dune")
    assert game.events() == [SouvenirTaken(0, CityId("dune"), "eel")]
    assert game.decisions() == (OfferMarker(0, RouteId("cliff-dune")),)
    assert legal(game) == {"marker cliff blue", "marker dune blue", "no-marker"}
    play(game, "marker dune blue")
    assert game.events() == [MarkerPlaced(0, CityId("dune"), "blue", 0)]
    assert game.decisions() == (PlaceAlvin(0, (CityId("bay"), CityId("dune"))),)
    play(game, "alvin dune")
    assert game.events() == [AlvinMoved(0, CityId("dune"))]
    assert is_turn_of(game, 1)
    assert (hand(game, 0), discards(game)) == ("", "red red green green green green blue blue")


def test_sf_3_west_3_alv_2_nothing_is_asked_that_needs_no_answer() -> None:
    """SF-3, WEST-3, ALV-2: one token and one controlled city: only the marker is a question."""
    game = at_the_tunnel(tokens={"cliff": ("owl", 1)}, deck="red red red")
    play(game, "claim cliff-dune green")
    assert [type(event) for event in game.events()[-2:]] == [PointsScored, SouvenirTaken]
    assert game.decisions() == (OfferMarker(0, RouteId("cliff-dune")),)
    play(game, "no-marker")
    assert game.events() == [AlvinMoved(0, CityId("bay"))]
    assert is_turn_of(game, 1)


def test_tun_4_sf_3_alv_2_nothing_follows_a_tunnel_left() -> None:
    """TUN-4, SF-3, ALV-2: without a claim no souvenir, no marker, no capture."""
    game = play(at_the_tunnel(), "claim cliff-dune green", "decline")
    assert is_turn_of(game, 1)
    assert (game.view(None).alvin_holder, game.view(None).seats[0].souvenirs, scores(game)) == (1, (), [0, 0])


def test_end_1_alv_2_the_last_round_waits_for_alvin() -> None:
    """END-1, ALV-2: the turn ends when all that follows the claim is done."""
    game = at_the_tunnel(deck="red red red", cars=[3], tokens={}, markers=[["bay", "ash"], ["hill"]])
    play(game, "claim cliff-dune green", "no-marker")
    assert (cars(game)[0], game.view(None).last_turns) == (1, None)
    play(game, "alvin ash")
    assert game.view(None).last_turns == 2


def test_west_1_sf_2_start_cities_then_stacks() -> None:
    """WEST-1, SF-2: with both rules start cities are chosen first, then the stacks are placed."""
    game = keep_all(Game.new(mixed(), first=0))
    assert {text.split()[0] for text in legal(game)} == {"start"}
    play(game, "start ash", "start elm")
    assert {text.split()[0] for text in legal(game)} == {"place"}
    assert game.to_act == (1,)


def test_set_3_eur_1_long_tickets_shuffled_under() -> None:
    """SET-3, EUR-1: where refused tickets are shuffled under the deck, a refused long one is among them."""
    game = Game.new(mixed(), first=0)
    refused = offer(game, 0)[0]
    assert game.board.ticket(refused).long
    game.apply("keep 2 3", 0)
    game.apply("keep 1 2 3", 1)
    assert ticket_deck(game)[-1] == refused
    assert len(ticket_deck(game)) == 7 - 4 + 1


def test_end_2_all_bonuses_on_one_sheet() -> None:
    """END-2: every line that a board names is on the sheet and in the sum."""
    game = scored(
        mixed(),
        scores=[15],
        captures=[1],
        tickets=[["ash-elm", "ash-gate"]],
        owners={"ash-elm": 0},
        stations=[["hill"]],
        souvenirs=[["owl", "eel", "elk"]],
        alvin=True,
        alvin_at="ash",
        alvin_holder=0,
    )
    one = sheet(game, 0)
    assert (one.routes, one.captures, one.ticket_points, one.stations) == (5, 10, 10 - 5, 8)
    assert (one.longest_path, one.souvenirs, one.alvin, one.globetrotter) == (10, 3, 5, 0)
    assert one.total == 5 + 10 + 5 + 8 + 10 + 3 + 5

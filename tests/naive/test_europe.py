"""The naive engine against the rules of Europe."""

from __future__ import annotations

import pytest

from .game import NaiveGame
from .helper import actions, load, play, position
from .shuffle import shuffled

SEED = bytes(range(32))
BUILT = [["lisboa", "cadiz", "madrid"], ["moskva", "kyiv", "rostov"]]


def test_long_tickets() -> None:
    """EUR-1: one long ticket first in each offer; refused ones and the left-over long ones leave the game."""
    board = load("europe")
    game = NaiveGame(board, 2, SEED)
    pile = shuffled([ticket["id"] for ticket in board["ticket"] if ticket.get("long")], SEED, 2)
    offers = game.snapshot()["offers"]
    assert [offer[0] for offer in offers] == [pile[-1], pile[-2]]
    assert [len(offer) for offer in offers] == [4, 4]
    assert len(game.legal(1)) == 6 + 4 + 1
    game.apply(1, "keep 2 4")
    game.apply(0, "keep 1 2 3 4")
    assert len(game.snapshot()["ticket_deck"]) == 40 - 6
    assert not set(game.snapshot()["ticket_deck"]) & {*pile, *offers[1]}


def test_ferry() -> None:
    """FERRY-1: at least as many wilds as symbols."""
    game = position("europe", hands=["red red red wild wild", ""], stations=BUILT)
    claims = actions(game, "claim")
    assert {text for text in claims if "amsterdam-london" in text} == {"claim amsterdam-london wild"}
    paid = {text.split()[2] for text in claims if text.split()[1] == "essen-kobenhavn"}
    assert paid == {"red+1", "red+2"}


def test_tunnel_asks_for_more() -> None:
    """TUN-1, TUN-2, TUN-5: each revealed card of the color and each wild costs one more."""
    game = position(
        "europe", hands=["purple purple purple wild wild", ""], deck="purple red wild white", stations=BUILT
    )
    play(game, "claim marseille-zurich purple")
    assert game.waiting() == [0]
    assert game.legal(0) == {"decline", "pay purple+1", "pay wild"}
    assert game.snapshot()["discards"] == {}
    assert game.snapshot()["deck"][0] == "white"
    play(game, "pay purple+1")
    facts = game.snapshot()
    assert facts["owners"] == {"marseille-zurich": 0}
    assert facts["discards"] == {"purple": 4, "wild": 2, "red": 1}
    assert (facts["hands"][0], facts["cars"][0], facts["scores"][0]) == ({"wild": 1}, 43, 2)


def test_tunnel_without_extra() -> None:
    """TUN-1: nothing fits, so it is claimed at once."""
    game = position("europe", hands=["purple purple", ""], deck="red red green", stations=BUILT)
    play(game, "claim marseille-zurich purple")
    assert game.snapshot()["owners"] == {"marseille-zurich": 0}
    assert game.snapshot()["discards"] == {"purple": 2, "red": 2, "green": 1}


def test_tunnel_with_wilds_only() -> None:
    """TUN-3: only revealed wilds count, and only wilds pay."""
    game = position("europe", hands=["wild wild wild purple purple", ""], deck="purple wild purple", stations=BUILT)
    play(game, "claim marseille-zurich wild")
    assert game.legal(0) == {"decline", "pay wild"}
    game = position("europe", hands=["wild wild", ""], deck="purple purple purple", stations=BUILT)
    play(game, "claim marseille-zurich wild")
    assert game.snapshot()["owners"] == {"marseille-zurich": 0}


def test_tunnel_declined() -> None:
    """TUN-4: asked also of who cannot pay; the set comes back and the turn is over."""
    game = position("europe", hands=["purple purple", ""], deck="wild wild purple", stations=BUILT, passes=1)
    play(game, "claim marseille-zurich purple")
    assert game.legal(0) == {"decline"}
    play(game, "decline")
    facts = game.snapshot()
    assert (facts["hands"][0], facts["discards"]) == ({"purple": 2}, {"wild": 2, "purple": 1})
    assert (facts["owners"], facts["waiting"], facts["cars"]) == ({}, [1], [45, 45])


def test_tunnel_reveals_what_is_left() -> None:
    """TUN-6: discards are shuffled in the midst of a reveal, without the set; the row is never used."""
    keys = {"rest": 1, "cars": [9, 0], "stations": BUILT}
    game = position("europe", hands=["purple purple purple", ""], deck="purple", discards="red", **keys)
    play(game, "claim marseille-zurich purple")
    assert game.legal(0) == {"decline", "pay purple"}
    assert (game.snapshot()["deck_size"], game.snapshot()["discards"]) == (0, {})
    game = position("europe", hands=["purple purple", ""], row="purple wild - - -", **keys)
    play(game, "claim marseille-zurich purple")
    assert game.snapshot()["owners"] == {"marseille-zurich": 0}
    assert game.snapshot()["row"] == ["purple", "wild", "purple", "purple", None]


def test_stations_cost_more_each_time() -> None:
    """STN-1, STN-2."""
    game = position("europe", hands=["red red wild", "blue"], cars=[0, 0], last_turns=20)
    first = actions(game, "station")
    assert len(first) == 47 * 2
    play(game, "station paris red")
    assert "station paris blue" not in game.legal(1)
    assert len(actions(game, "station")) == 46
    play(game, "station roma blue")
    assert actions(game, "station") == {f"station {c['id']} red+1" for c in load("europe")["city"]} - {
        "station paris red+1",
        "station roma red+1",
    }
    assert game.snapshot()["discards"] == {"red": 1, "blue": 1}
    game = position("europe", hands=["red red red wild", ""], stations=BUILT)
    assert not actions(game, "station")


def finished(**keys: object) -> NaiveGame:
    return play(position("europe", last_turns=1, **keys), "draw deck", "draw deck")


def test_borrowed_routes() -> None:
    """STN-3: one route for each station, for all tickets; borrowed routes alone may do."""
    owners = {"frankfurt-munchen": 1, "munchen-wien": 1, "frankfurt-paris": 1}
    game = finished(owners=owners, stations=[["munchen", "wien", "paris"], []], tickets=[["paris-wien"], []])
    sheet = game.score_sheets()[0]
    assert sheet["borrowed"] == ["frankfurt-munchen", "munchen-wien", "frankfurt-paris"]
    assert (sheet["tickets"], sheet["stations"], sheet["completed"]) == ({"paris-wien": 8}, 0, 1)
    assert (sheet["longest"], game.score_sheets()[1]["longest"]) == (0, 8)


def test_borrowing_prefers_nothing_then_the_first_route() -> None:
    """STN-3: of equal choices the lowest, station by station."""
    owners = {"frankfurt-munchen": 1, "munchen-wien": 1, "frankfurt-paris": 0, "frankfurt-paris.2": 1}
    game = finished(owners=owners, stations=[["wien", "munchen", "frankfurt"], []], tickets=[["paris-wien"], []])
    assert game.score_sheets()[0]["borrowed"] == [None, "munchen-wien", "frankfurt-munchen"]
    game = finished(owners=owners, stations=[["wien", "munchen"], []])
    assert game.score_sheets()[0]["borrowed"] == [None, None]


def test_borrowing_takes_most_points() -> None:
    """STN-3: one station in Paris serves the dearer ticket."""
    owners = {"bruxelles-paris": 1, "dieppe-london": 0, "dieppe-paris": 1, "edinburgh-london": 0}
    owners |= {"barcelona-marseille": 0, "marseille-paris": 0}
    tickets = [["edinburgh-paris", "barcelona-bruxelles"], []]
    sheet = finished(owners=owners, stations=[["paris"], []], tickets=tickets).score_sheets()[0]
    assert sheet["borrowed"] == ["bruxelles-paris"]
    assert sheet["tickets"] == {"edinburgh-paris": -7, "barcelona-bruxelles": 8}
    assert sheet["stations"] == 8


@pytest.mark.parametrize(("scores", "winners"), [([4, 0], {1}), ([5, 0], {0})])
def test_fewer_stations_break_ties(scores: list[int], winners: set[int]) -> None:
    """STN-4, TIE-1."""
    game = finished(stations=[["paris", "wien"], ["roma"]], scores=scores)
    assert game.winners() == winners

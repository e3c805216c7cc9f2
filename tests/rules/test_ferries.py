"""Ferries: FERRY-1."""

from __future__ import annotations

import pytest

from tests.rules.helper import discards, hand, legal, mixed, no_action, play, position, refusal


def ways(board: str, hand: str, route: str, **keys: object) -> set[str]:
    """In which ways the hand can pay for a route."""
    texts = legal(position(board, hands=[hand], **keys), "claim")
    return {text.split()[2] for text in texts if text.split()[1] == route}


@pytest.mark.parametrize(
    ("hand", "expected"),
    [
        ("red red wild", {"red+1"}),
        ("red red", set()),
        ("red wild wild", {"red+1", "wild"}),
        ("wild wild", {"wild"}),
        ("red blue wild", {"red+1", "blue+1"}),
        ("wild", set()),
    ],
)
def test_ferry_1_a_wild_for_each_symbol(hand: str, expected: set[str]) -> None:
    """FERRY-1: two spaces, one of them with a symbol; further wilds are allowed."""
    assert ways("europe", hand, "dieppe-london") == expected


def test_ferry_1_symbols_on_all_spaces() -> None:
    """FERRY-1: Amsterdam–London has two spaces and two symbols: wilds only."""
    assert ways("europe", "red red wild", "amsterdam-london") == set()
    assert ways("europe", "red red wild wild", "amsterdam-london") == {"wild"}


def test_ferry_1_a_long_one() -> None:
    """FERRY-1: six spaces, two symbols: two wilds at least, four of one color at most."""
    assert ways("europe", "red red red red red wild wild wild", "palermo-smyrna") == {"red+2", "red+3"}
    assert ways("europe", "red red red blue wild wild", "palermo-smyrna") == set()
    assert ways("europe", "red wild wild wild wild wild", "palermo-smyrna") == {"red+5"}


def test_ferry_1_on_old_west() -> None:
    """FERRY-1: seven spaces, three symbols, and the network must touch it."""
    start = {"markers": [["los_angeles"], ["helena"]]}
    hand = "red red red red red wild wild wild wild"
    assert ways("old_west", hand, "los_angeles-san_francisco", **start) == {"red+3", "red+4"}


def test_ferry_1_sf_5_on_san_francisco() -> None:
    """FERRY-1, SF-5: one ferry card, as the wilds are called there, for the one symbol."""
    assert ways("san_francisco", "red red red red red", "fort_mason-golden_gate_bridge") == set()
    assert ways("san_francisco", "red red red red wild", "fort_mason-golden_gate_bridge") == {"red+1"}


def test_ferry_1_too_few_wilds_are_refused() -> None:
    """FERRY-1: a set with fewer wilds than symbols is no way to pay for it at all."""
    game = position("europe", hands=["red red wild"])
    assert no_action(game, "claim dieppe-london red") == "cards_do_not_fit"
    game = position("europe", hands=["red red"])
    assert refusal(game, "claim dieppe-london red+1") == "not_enough_cards"


def test_ferry_1_what_is_paid() -> None:
    """FERRY-1: the wilds of the symbols are discarded with the rest."""
    game = play(position("europe", hands=["red red wild wild"]), "claim essen-kobenhavn red+1")
    assert (hand(game, 0), discards(game)) == ("wild", "red red wild")


def test_ferry_1_ordinary_routes_need_no_wilds() -> None:
    """FERRY-1: a gray route without symbols takes plain cards."""
    assert ways("europe", "red red wild", "venezia-zagrab") == {"red", "red+1"}


def test_ferry_1_tun_1_a_ferry_through_a_tunnel() -> None:
    """FERRY-1, TUN-1: a board may have both in one route: the set obeys the ferry, then cards are revealed."""
    game = position(mixed(), hands=["red red wild"], markers=[["bay"], ["hill"]], deck="blue blue blue")
    assert {text for text in legal(game) if "bay-cliff" in text} == {"claim bay-cliff red+1"}
    play(game, "claim bay-cliff red+1", "no-marker")
    assert discards(game) == "red red blue blue blue wild"

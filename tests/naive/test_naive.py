"""The naive engine against the common rules."""

from __future__ import annotations

import hashlib
from collections import Counter

import pytest

from .game import NaiveGame
from .helper import actions, load, play, position
from .paths import longest_path
from .scoring import own_routes
from .shuffle import shuffled

SEED = bytes(range(32))


def test_shuffle_of_two() -> None:
    """fair-1: the first word of the first block decides."""
    word = int.from_bytes(hashlib.sha256(SEED + bytes([0, 0, 0, 6, 0, 0, 0, 0])).digest()[:4], "big")
    assert shuffled(["a", "b"], SEED, 6) == (["a", "b"] if word % 2 else ["b", "a"])


def test_shuffle_uses_blocks_and_words_in_order() -> None:
    items = [str(i) for i in range(20)]
    data = b"".join(hashlib.sha256(SEED + bytes(7) + bytes([block])).digest() for block in range(3))
    expected = list(items)
    for turn, i in enumerate(range(19, 0, -1)):
        j = int.from_bytes(data[4 * turn : 4 * turn + 4], "big") % (i + 1)
        expected[i], expected[j] = expected[j], expected[i]
    assert shuffled(items, SEED, 0) == expected


def test_deal() -> None:
    """SET-1 to SET-3: cards, row and tickets come from the tops of their piles, seat 0 first."""
    board = load("usa")
    game = NaiveGame(board, 3, SEED)
    facts = game.snapshot()
    cards = [color for color in board["cards"]["colors"] for _ in range(12)] + ["wild"] * 14
    pile = list(reversed(shuffled(cards, SEED, 5)))
    assert facts["hands"] == [dict(Counter(pile[4 * seat : 4 * seat + 4])) for seat in range(3)]
    assert facts["row"] == pile[12:17]
    assert facts["deck"] == pile[17:]
    tickets = list(reversed(shuffled([ticket["id"] for ticket in board["ticket"]], SEED, 1)))
    assert facts["offers"] == [tickets[0:3], tickets[3:6], tickets[6:9]]
    assert facts["ticket_deck"] == tickets[9:]
    assert facts["cars"] == [45] * 3
    assert facts["scores"] == [0] * 3


def test_opening_tickets_at_once() -> None:
    """SET-3, SET-4: in any order, with the same result; refused ones go under in seat order."""
    after = []
    for order in ([0, 1], [1, 0]):
        game = NaiveGame(load("usa"), 2, SEED, first=1)
        assert game.waiting() == [0, 1]
        assert game.legal(0) == {"keep 1 2", "keep 1 3", "keep 2 3", "keep 1 2 3"}
        offers = game.snapshot()["offers"]
        for seat in order:
            game.apply(seat, ["keep 1 3", "keep 2 3"][seat])
        after.append(game.snapshot())
        assert game.snapshot()["ticket_deck"][-2:] == [offers[0][1], offers[1][0]]
        assert game.snapshot()["tickets"][0] == [offers[0][0], offers[0][2]]
        assert game.waiting() == [1]
    assert after[0] == after[1]


def test_first_seat_is_shuffled() -> None:
    """SET-4: the seat that comes last in shuffle 0 begins."""
    game = NaiveGame(load("usa"), 5, SEED)
    for seat in range(5):
        game.apply(seat, "keep 1 2 3")
    assert game.waiting() == [int(shuffled(list("01234"), SEED, 0)[-1])]


def test_three_wilds_are_swept_again_and_again() -> None:
    """SET-5: a row thrown away joins the discards before the next cards come."""
    game = position("usa", row="wild red wild green blue", deck="wild wild wild black wild white red blue purple")
    play(game, "draw red")
    facts = game.snapshot()
    # The third wild sweeps wild-wild-wild-green-blue; then wild wild black wild white is swept as well.
    assert facts["discards"] == {"wild": 6, "green": 1, "blue": 1, "black": 1, "white": 1}
    assert facts["row"][:4] == ["red", "blue", "purple", "red"]


def test_row_of_wilds_stands_when_ordinary_cards_are_few() -> None:
    """SET-5: fewer than three ordinary cards: no sweep; a claim's cards can end this."""
    game = position("usa", hands=["orange", ""], row="wild wild red wild green", deck="wild blue", rest=1, cars=[9, 0])
    play(game, "draw red")
    assert game.snapshot()["row"] == ["wild", "wild", "wild", "wild", "green"]
    assert actions(game, "draw") == {"draw green", "draw deck"}
    game = position("usa", hands=["orange", ""], row="wild wild red wild -", deck="blue", rest=1, cars=[9, 0], seed=1)
    play(game, "claim dallas-houston orange")
    assert game.snapshot()["row"].count("wild") < 3
    assert game.snapshot()["deck_size"] + sum(game.snapshot()["discards"].values()) == 1


def test_pass_only_when_nothing_else() -> None:
    """TURN-2: a lone ticket draw is forced; all passing in a row ends the game."""
    game = position("usa", seats=3, row="", rest=2, cars=[9, 9, 0], ticket_deck=["boston-miami"])
    assert game.legal(0) == {"tickets"}
    play(game, "tickets")
    assert game.legal(0) == {"keep 1"}
    play(game, "keep 1")
    for seat in (1, 2, 0):
        assert game.waiting() == [seat]
        assert game.legal(seat) == {"pass"}
        play(game, "pass")
    assert game.over
    assert game.score_sheets()[0]["tickets"] == {"boston-miami": -12}
    with pytest.raises(ValueError, match="may not"):
        game.apply(0, "pass")


def test_two_cards_one_after_the_other() -> None:
    """DRAW-1: the place is refilled before the second card is chosen; of several the leftmost is taken."""
    game = position("usa", row="red orange red blue black", deck="white yellow")
    play(game, "draw red")
    assert game.snapshot()["row"] == ["white", "orange", "red", "blue", "black"]
    assert game.waiting() == [0]
    play(game, "draw white")
    assert game.snapshot()["row"][0] == "yellow"
    assert game.snapshot()["hands"][0] == {"red": 1, "white": 1}
    assert game.waiting() == [1]


def test_face_up_wild_is_the_only_card() -> None:
    """DRAW-2, DRAW-3."""
    game = position("usa", row="red wild green blue black", deck="wild white")
    play(game, "draw wild")
    assert game.waiting() == [1]
    play(game, "draw red")
    assert game.snapshot()["row"] == ["white", "wild", "green", "blue", "black"]
    assert actions(game, "draw") == {"draw white", "draw green", "draw blue", "draw black", "draw deck"}


def test_replacing_wild_is_no_second_card() -> None:
    """DRAW-3, DRAW-4: a blind wild counts as one card; a wild that refills the row may not be taken."""
    game = position("usa", deck="wild wild white")
    play(game, "draw deck")
    assert game.snapshot()["hands"][0] == {"wild": 1}
    play(game, "draw red")
    assert game.snapshot()["row"][0] == "wild"
    play(game, "draw green", "draw orange")
    game = position("usa", deck="wild white")
    play(game, "draw red")
    assert "draw wild" not in game.legal(0)


def test_discards_become_the_deck_only_when_needed() -> None:
    """DRAW-5: the discards are shuffled in canonical order, by number 6, 7 …"""
    game = position("usa", deck="white", discards="wild red blue", rest=1, cars=[9, 0], seed=7)
    seed = (7).to_bytes(32, "big")
    play(game, "draw deck")
    assert game.snapshot()["deck_size"] == 0
    assert game.snapshot()["discards"] == {"wild": 1, "red": 1, "blue": 1}
    play(game, "draw deck")
    pile = shuffled(["red", "blue", "wild"], seed, 6)
    assert game.snapshot()["hands"][0] == dict(Counter(["white", pile[-1]]))
    assert game.snapshot()["deck"] == [pile[1], pile[0]]


def test_gaps_and_missing_second_card() -> None:
    """DRAW-6: what is left may be taken; with only wilds left the turn ends after the first card."""
    game = position("usa", row="wild red - - -", rest=1, cars=[9, 0])
    assert actions(game, "draw", "pass") == {"draw wild", "draw red"}
    play(game, "draw red")
    assert game.waiting() == [1]
    assert game.legal(1) == {"draw wild"}


def test_gaps_are_filled_after_a_claim() -> None:
    """DRAW-5: left to right, from the cards just discarded."""
    game = position("usa", hands=["blue blue", ""], row="- red - - -", rest=1, cars=[9, 0])
    play(game, "claim atlanta-raleigh blue")
    assert game.snapshot()["row"] == ["blue", "red", "blue", None, None]
    assert game.snapshot()["discards"] == {}


def test_ways_to_pay() -> None:
    """CLAIM-1 to CLAIM-3: colored, gray and wilds only."""
    game = position("usa", hands=["red red orange orange orange wild wild wild", ""])
    claims = actions(game, "claim")
    assert {text.split()[2] for text in claims if text.split()[1] == "chicago-duluth"} == {"red+1", "red+2", "wild"}
    gray = {text.split()[2] for text in claims if text.split()[1] == "calgary-vancouver"}
    assert gray == {"red+1", "red+2", "orange", "orange+1", "orange+2", "wild"}
    assert not any(text.split()[1] == "calgary-winnipeg" for text in claims)


def test_claim_moves_cards_cars_and_points() -> None:
    """CLAIM-1, CLAIM-6."""
    game = position("usa", hands=["red wild wild blue", ""])
    play(game, "claim chicago-duluth red+2")
    facts = game.snapshot()
    assert (facts["hands"][0], facts["discards"]) == ({"blue": 1}, {"red": 1, "wild": 2})
    assert (facts["cars"], facts["scores"], facts["owners"]) == ([42, 45], [4, 0], {"chicago-duluth": 0})
    assert facts["waiting"] == [1]


def test_not_enough_cars() -> None:
    """CLAIM-5."""
    game = position("usa", hands=["red red red", ""], cars=[2, 45])
    assert not {text for text in actions(game, "claim") if "chicago-duluth" in text}
    assert "claim dallas-houston red" in game.legal(0)


@pytest.mark.parametrize(("seats", "others_may"), [(3, False), (4, True)])
def test_parallel_routes(seats: int, others_may: bool) -> None:
    """DOUBLE-1, DOUBLE-2."""
    game = position("usa", seats=seats, hands=["red", "red"], owners={"dallas-houston": 0})
    assert "claim dallas-houston.2 red" not in game.legal(0)
    play(game, "claim atlanta-nashville red")
    assert ("claim dallas-houston.2 red" in game.legal(1)) == others_may
    assert "claim dallas-houston red" not in game.legal(1)


def test_ticket_draw() -> None:
    """TICK-1: refused ones go under the deck in the order drawn; TICK-2: a lone one must be kept."""
    deck = ["boston-miami", "calgary-phoenix", "chicago-santa_fe", "dallas-new_york"]
    game = position("usa", ticket_deck=deck)
    play(game, "tickets")
    assert game.snapshot()["offers"] == [deck[:3], []]
    assert len(game.legal(0)) == 7
    play(game, "keep 2")
    assert game.snapshot()["ticket_deck"] == ["dallas-new_york", "boston-miami", "chicago-santa_fe"]
    assert game.snapshot()["tickets"] == [["calgary-phoenix"], []]
    game = position("usa", ticket_deck=["boston-miami"])
    play(game, "tickets")
    assert game.legal(0) == {"keep 1"}
    play(game, "keep 1")
    assert "tickets" not in game.legal(1)


def test_last_round() -> None:
    """END-1: with two cars left everybody has one more turn, that player last."""
    game = position("usa", seats=3, turn=1, hands=["", "red", ""], cars=[45, 3, 45])
    play(game, "claim dallas-houston red")
    for seat in (2, 0, 1):
        assert game.waiting() == [seat]
        play(game, "draw deck", "draw deck")
    assert game.over
    assert game.waiting() == []


def test_all_pass_in_the_last_round() -> None:
    """END-1: it ends early if all pass in a row, earlier passes counted."""
    game = position("usa", seats=2, row="", rest=1, cars=[9, 0], passes=1, last_turns=2)
    play(game, "pass")
    assert game.over


def test_scores() -> None:
    """END-2, TICK-4, LONG-1, LONG-2: tickets and the longest path; the tied all get the bonus."""
    owners = {"dallas-houston": 0, "dallas-little_rock": 0, "atlanta-charleston": 1, "atlanta-nashville": 1}
    tickets = [["kansas_city-houston"], []]
    game = position("usa", owners=owners, tickets=tickets, scores=[3, 3], last_turns=1)
    play(game, "draw deck", "draw deck")
    sheets = game.score_sheets()
    assert [sheet["longest"] for sheet in sheets] == [3, 3]
    assert [sheet["longest_path"] for sheet in sheets] == [10, 10]
    assert sheets[0]["tickets"] == {"kansas_city-houston": -5}
    assert [sheet["total"] for sheet in sheets] == [8, 13]
    assert game.winners() == {1}


def test_longest_path_of_nothing() -> None:
    """LONG-2: a length of 0 earns nothing. TIE-1: none holds the bonus, so they share."""
    game = position("usa", last_turns=1)
    play(game, "draw deck", "draw deck")
    assert [sheet["longest_path"] for sheet in game.score_sheets()] == [0, 0]
    assert game.winners() == {0, 1}


def test_longest_path_goes_through_cities_twice() -> None:
    """LONG-1: a figure of eight with its two tails is one path; the branch at Helena is left out."""
    loop = ["denver-salt_lake_city", "helena-salt_lake_city", "denver-helena"]  # 3 + 3 + 4
    other_loop = ["denver-omaha", "kansas_city-omaha", "denver-kansas_city"]  # 4 + 1 + 4
    tails = ["denver-santa_fe", "denver-phoenix", "calgary-helena"]  # 2 and 5 from Denver, 4 from Helena
    game = position("usa", owners=dict.fromkeys(loop + other_loop + tails, 0))
    assert longest_path(own_routes(game.state, 0)) == 10 + 9 + 2 + 5


def test_ties() -> None:
    """TIE-1: completed tickets, then the longest path."""
    owners = {"dallas-houston": 0, "dallas-little_rock": 1}
    game = position("usa", owners=owners, tickets=[[], ["duluth-houston"]], scores=[1, 19], last_turns=1)
    play(game, "draw deck", "draw deck")
    assert [sheet["total"] for sheet in game.score_sheets()] == [1, 21]
    game = position("usa", owners=owners, scores=[12, 2], last_turns=1)
    play(game, "draw deck", "draw deck")
    assert [sheet["total"] for sheet in game.score_sheets()] == [12, 12]
    assert game.winners() == {1}
    owners = {"dallas-houston": 0, "dallas-little_rock": 1, "denver-santa_fe": 2}
    game = position("usa", seats=3, owners=owners, scores=[12, 2, 2], last_turns=1)
    play(game, "draw deck", "draw deck")
    assert game.winners() == {1, 2}
    owners = {"dallas-houston": 0, "dallas-little_rock": 1, "denver-santa_fe": 0, "el_paso-santa_fe": 0}
    game = position("usa", owners=owners, tickets=[["denver-el_paso"], []], scores=[0, 14], last_turns=1)
    play(game, "draw deck", "draw deck")
    assert [sheet["total"] for sheet in game.score_sheets()] == [14, 14]
    assert game.winners() == {0}

"""Drawing cards: DRAW-1 to DRAW-7."""

from __future__ import annotations

from tests.rules.helper import (
    deck,
    discards,
    events,
    hand,
    is_turn_of,
    legal,
    play,
    position,
    refusal,
    row,
    verbs,
)
from vialibre.engine.events import (
    CardDrawn,
    CardTaken,
    CardTurnedUp,
    DeckShuffled,
    GameOver,
    MarkerPlaced,
    RouteClaimed,
    StationBuilt,
    TunnelLeft,
)


def test_draw_1_two_cards_from_the_deck() -> None:
    """DRAW-1: unseen from the top of the deck, one by one."""
    game = play(position("usa", deck="white yellow red"), "draw deck")
    assert (hand(game, 0), game.to_act) == ("white", (0,))
    assert game.events() == [CardDrawn(0, "white")]
    play(game, "draw deck")
    assert hand(game, 0) == "yellow white"
    assert is_turn_of(game, 1)


def test_draw_1_a_gap_is_filled_before_the_second_card() -> None:
    """DRAW-1: the new card lies there at once and may be the second."""
    game = play(position("usa", deck="white yellow"), "draw orange")
    assert row(game) == "red white green blue black"
    assert game.events() == [CardTaken(0, "orange", 1), CardTurnedUp("white", 1)]
    assert legal(game) == {"draw red", "draw white", "draw green", "draw blue", "draw black", "draw deck"}
    play(game, "draw white")
    assert hand(game, 0) == "orange white"
    assert row(game) == "red yellow green blue black"
    assert is_turn_of(game, 1)


def test_draw_1_row_and_deck_in_either_order() -> None:
    """DRAW-1: each of the two cards may come from either place."""
    assert hand(play(position("usa", deck="white"), "draw deck", "draw red"), 0) == "red white"
    assert hand(play(position("usa", deck="yellow white"), "draw red", "draw deck"), 0) == "red white"


def test_draw_1_the_leftmost_of_equal_cards() -> None:
    """DRAW-1: of several equal cards in the row the leftmost is taken."""
    game = play(position("usa", row="red blue green blue blue", deck="white"), "draw blue")
    assert row(game) == "red white green blue blue"


def test_draw_1_only_what_lies_in_the_row() -> None:
    """DRAW-1: a color that does not lie there cannot be taken."""
    assert refusal(position("usa"), "draw white") == "not_in_row"


def test_draw_2_a_wild_from_the_row_is_the_only_card() -> None:
    """DRAW-2: no second card after a wild from the row."""
    game = position("usa", row="red wild green blue black", deck="white")
    play(game, "draw wild")
    assert hand(game, 0) == "wild"
    assert row(game) == "red white green blue black"
    assert is_turn_of(game, 1)


def test_draw_3_a_wild_in_the_row_is_not_offered_second() -> None:
    """DRAW-3: a wild that lay in the row cannot be the second card."""
    game = position("usa", row="red wild green blue black", deck="white")
    assert "draw wild" in legal(game)
    play(game, "draw red")
    assert legal(game) == {"draw white", "draw green", "draw blue", "draw black", "draw deck"}
    assert refusal(game, "draw wild") == "wild_second"


def test_draw_3_refilled_wild_is_not_offered() -> None:
    """DRAW-3: a wild that refills the row cannot be the second card."""
    game = play(position("usa", deck="wild"), "draw red")
    assert row(game) == "wild orange green blue black"
    assert "draw wild" not in legal(game)
    assert refusal(game, "draw wild") == "wild_second"


def test_draw_3_nor_after_a_card_from_the_deck() -> None:
    """DRAW-3: the same after a first card from the deck."""
    game = play(position("usa", row="red wild green blue black"), "draw deck")
    assert refusal(game, "draw wild") == "wild_second"


def test_draw_4_a_wild_from_the_deck_is_a_card_like_others() -> None:
    """DRAW-4: after an unseen wild comes a second card, which may be one too."""
    game = play(position("usa", deck="wild wild"), "draw deck")
    assert game.to_act == (0,)
    assert "draw red" in legal(game)
    play(game, "draw deck")
    assert hand(game, 0) == "wild wild"
    assert is_turn_of(game, 1)


def test_draw_4_also_as_the_second_card() -> None:
    """DRAW-4: a wild from the deck may be the second card, unlike one from the row."""
    assert hand(play(position("usa", deck="white wild"), "draw red", "draw deck"), 0) == "red wild"


def test_draw_5_no_shuffle_before_a_card_is_needed() -> None:
    """DRAW-5: drawing the last card does not shuffle; drawing the next one does."""
    game = position("usa", deck="white", discards="red red blue", rest=1)
    play(game, "draw deck")
    assert (game.view(0).deck, game.view(0).reshuffles, discards(game)) == (0, 0, "red red blue")
    play(game, "draw deck")
    assert events(game, DeckShuffled) == [DeckShuffled(3)]
    assert (game.view(0).deck, game.view(0).reshuffles, discards(game)) == (2, 1, "")


def test_draw_5_the_row_may_take_the_last_card_without_a_shuffle() -> None:
    """DRAW-5: the last card is turned up, and the deck stays empty until one more is needed."""
    game = position("usa", deck="white", discards="red red blue", rest=1)
    play(game, "draw orange")
    assert (game.view(0).deck, game.view(0).reshuffles) == (0, 0)
    play(game, "draw white")
    assert game.view(0).reshuffles == 1
    assert row(game).split()[1] in ("red", "blue")
    assert "-" not in row(game)


def test_draw_5_only_discards_are_shuffled() -> None:
    """DRAW-5: the new deck is made of the discards and nothing else."""
    game = position("usa", deck="", discards="purple purple yellow", rest=1)
    play(game, "draw deck")
    assert sorted([*deck(game), *hand(game, 0).split()]) == ["purple", "purple", "yellow"]


def test_draw_5_other_actions_do_not_shuffle() -> None:
    """DRAW-5: neither tickets nor a claim shuffle while the row is full."""
    game = position("usa", hands=["", "red red"], discards="blue", rest=0)
    play(game, "tickets", "keep 1", "claim atlanta-charleston red")
    assert (game.view(0).reshuffles, discards(game)) == (0, "red red blue")


def test_draw_5_gaps_are_filled_after_a_claim() -> None:
    """DRAW-5: the claim's cards come back into the row, once the claim is made."""
    game = position("usa", hands=["red red"], row="green - blue - -", rest=1)
    play(game, "claim atlanta-charleston red")
    assert row(game) == "green red blue red -"
    kinds = [type(event) for event in events(game, RouteClaimed, DeckShuffled, CardTurnedUp)]
    assert kinds == [RouteClaimed, DeckShuffled, CardTurnedUp, CardTurnedUp]
    assert game.view(0).deck == 0


def test_draw_5_stn_2_gaps_are_filled_after_a_station() -> None:
    """DRAW-5, STN-2: the same for the cards of a station."""
    game = position("europe", hands=["red"], row="green blue - black white", rest=1)
    play(game, "station wien red")
    assert row(game) == "green blue red black white"
    assert isinstance(game.events()[0], StationBuilt)


def test_draw_5_west_3_gaps_are_filled_after_a_marker() -> None:
    """DRAW-5, WEST-3: and for those of a marker."""
    game = position(
        "old_west",
        hands=["orange black black"],
        row="green - - - -",
        rest=1,
        markers=[["denver"], ["helena"]],
    )
    play(game, "claim denver-pueblo orange")
    assert row(game) == "green orange - - -"
    play(game, "marker pueblo black")
    assert row(game) == "green orange black black -"
    assert isinstance(game.events()[0], MarkerPlaced)


def test_draw_5_tun_5_gaps_wait_for_a_tunnel_to_be_settled() -> None:
    """DRAW-5, TUN-5: as long as the tunnel is open its cards are not in the row, afterwards they are."""
    game = position("europe", hands=["red red red"], row="green - blue black white", deck="red", rest=1)
    play(game, "claim paris-zurich red")
    assert row(game) == "green - blue black white"
    play(game, "decline")
    assert row(game) == "green red blue black white"
    assert [type(event) for event in game.events()] == [TunnelLeft, DeckShuffled, CardTurnedUp]


def test_draw_6_odd_end_deck_and_discards_exhausted() -> None:
    """DRAW-6: what is left in the row may be taken, nothing comes in its place, and gaps stay."""
    game = position("usa", row="red blue green - -", rest=1)
    assert legal(game, "draw") == {"draw red", "draw blue", "draw green"}
    assert refusal(game, "draw deck") == "deck_empty"
    play(game, "draw blue")
    assert row(game) == "red - green - -"
    play(game, "draw red")
    assert row(game) == "- - green - -"
    assert is_turn_of(game, 1)


def test_draw_6_the_second_card_must_be_taken() -> None:
    """DRAW-6: with one card left that may be taken there is no choice."""
    game = play(position("usa", row="red wild green - -", rest=1, ticket_deck=[]), "draw red")
    assert legal(game) == {"draw green"}


def test_draw_3_draw_6_the_turn_ends_without_a_second_card() -> None:
    """DRAW-3, DRAW-6: if only wilds are left in the row, the first card was the last."""
    game = play(position("usa", row="red wild wild - -", rest=1), "draw red")
    assert row(game) == "- wild wild - -"
    assert is_turn_of(game, 1)


def test_draw_6_the_last_card_of_all() -> None:
    """DRAW-6: a single card in the row makes a whole draw, from the deck as well."""
    assert is_turn_of(play(position("usa", row="red - - - -", rest=1), "draw red"), 1)
    assert is_turn_of(play(position("usa", row="", deck="red", rest=1), "draw deck"), 1)


def test_draw_5_draw_6_discards_are_a_deck_too() -> None:
    """DRAW-5, DRAW-6: with discards left the deck is not exhausted."""
    game = play(position("usa", row="red - - - -", discards="blue blue", rest=1), "draw deck")
    assert hand(game, 0) == "blue"
    assert legal(game, "draw") == {"draw red", "draw deck"}


def test_draw_6_no_draw_without_cards() -> None:
    """DRAW-6: the action does not exist when nothing may be taken."""
    game = position("usa", row="", hands=["red red"], rest=1)
    assert verbs(game) == {"claim", "tickets"}
    assert refusal(game, "draw deck") == "deck_empty"
    assert refusal(game, "draw red") == "not_in_row"


def test_draw_2_draw_6_odd_end_a_row_of_wilds() -> None:
    """DRAW-2, DRAW-6: wilds in the row, and nothing else, are taken one a turn."""
    game = position("usa", row="wild wild wild - -", rest=1, ticket_deck=[], cars=[45, 0])
    assert legal(game) == {"draw wild"}
    play(game, "draw wild", "draw wild", "draw wild")
    assert row(game) == "- - - - -"
    assert hand(game, 0) == "wild wild"


def test_draw_6_end_1_odd_end_the_last_turn_takes_the_last_card() -> None:
    """DRAW-6, END-1: a draw of one card ends the last turn of the game."""
    game = position("usa", row="red - - - -", rest=1, last_turns=1)
    play(game, "draw red")
    assert game.is_over
    assert isinstance(game.events()[-1], GameOver)


def test_draw_7_a_hand_of_any_size() -> None:
    """DRAW-7: who has nearly all cards may draw two more."""
    game = position("usa", deck="white white white", rest=0)
    assert game.view(0).seats[0].cards == 102
    assert {"draw deck", "draw red"} <= legal(game)
    play(game, "draw deck", "draw red")
    assert game.view(0).seats[0].cards == 104

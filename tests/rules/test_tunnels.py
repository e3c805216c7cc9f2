"""Tunnels: TUN-1 to TUN-6."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.helper import (
    cars,
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
    scores,
)
from vialibre import Game
from vialibre.boards.model import RouteId
from vialibre.engine.decisions import PayForTunnel
from vialibre.engine.events import (
    CardRevealed,
    DeckShuffled,
    ExtraDemanded,
    ExtraPaid,
    RouteClaimed,
    TunnelLeft,
    TunnelTried,
)


def tried(hand: str, top: str, cards: str = "red", **keys: Any) -> Game:
    """Paris–Zürich, a gray tunnel of 3, tried with these cards in hand and on the deck."""
    game = position("europe", hands=[hand], deck=top, **keys)
    return play(game, f"claim paris-zurich {cards}")


def extra(game: Game) -> int:
    """How many extra cards are demanded; 0 if the tunnel was claimed at once."""
    (decision,) = game.decisions()
    return decision.extra if isinstance(decision, PayForTunnel) else 0


def test_tun_1_three_cards_are_revealed() -> None:
    """TUN-1: the set is played, then three cards are turned over from the top of the deck."""
    game = tried("red red red red", "red blue white green")
    assert game.events() == [
        TunnelTried(0, RouteId("paris-zurich"), "red", 0),
        CardRevealed("red"),
        CardRevealed("blue"),
        CardRevealed("white"),
        ExtraDemanded(0, 1),
    ]
    assert game.decisions() == (PayForTunnel(0, RouteId("paris-zurich"), "red", 0, ("red", "blue", "white"), 1),)
    assert (hand(game, 0), deck(game)[0]) == ("red", "green")


def test_tun_1_claimed_at_once_if_nothing_fits() -> None:
    """TUN-1: nothing extra to pay, and the turn is over."""
    game = tried("red red red", "blue white green")
    assert game.view(0).seats[0].routes == ("paris-zurich",)
    assert is_turn_of(game, 1)
    kinds = [type(event) for event in game.events()]
    assert kinds[:5] == [TunnelTried, CardRevealed, CardRevealed, CardRevealed, RouteClaimed]


def test_tun_1_the_usual_set_comes_first() -> None:
    """TUN-1: without the set there is no try."""
    game = position("europe", hands=["red red"])
    assert refusal(game, "claim paris-zurich red") == "not_enough_cards"


def test_tun_1_no_cards_are_revealed_elsewhere() -> None:
    """TUN-1: a route that is no tunnel is claimed without."""
    game = play(position("europe", hands=["red red red red"], deck="red red red"), "claim marseille-paris red")
    assert events(game, CardRevealed) == []
    assert deck(game)[:3] == ["red", "red", "red"]


@pytest.mark.parametrize(
    ("top", "demanded"),
    [
        ("blue white green", 0),
        ("red white green", 1),
        ("wild white green", 1),
        ("red wild green", 2),
        ("red red red", 3),
        ("wild wild wild", 3),
    ],
)
def test_tun_2_the_color_and_wilds_demand_extra(top: str, demanded: int) -> None:
    """TUN-2: one extra card for each revealed card of the color and each wild."""
    assert extra(tried("red red red", top)) == demanded


def test_tun_2_the_set_has_its_color_with_wilds_in_it() -> None:
    """TUN-2: red and two wilds are a red set."""
    assert extra(tried("red wild wild", "red blue wild", "red+2")) == 2


def test_tun_2_extra_cards_are_of_that_color_or_wilds() -> None:
    """TUN-2: every mixture, but no other color."""
    game = tried("red red red red red wild wild blue blue", "red red green")
    assert legal(game) == {"pay red", "pay red+1", "pay wild", "decline"}
    assert refusal(game, "pay blue") == "other_color"
    play(game, "pay red+1")
    assert hand(game, 0) == "red blue blue wild"
    assert events(game, ExtraPaid) == [ExtraPaid(0, "red", 1, 2)]
    assert is_turn_of(game, 1)


def test_tun_2_a_colored_tunnel() -> None:
    """TUN-2: on a purple tunnel purple cards count."""
    game = position("europe", hands=["purple purple purple"], deck="purple red red")
    play(game, "claim marseille-zurich purple")
    assert legal(game) == {"pay purple", "decline"}


@pytest.mark.parametrize(("top", "demanded"), [("red blue red", 0), ("red wild blue", 1), ("wild wild wild", 3)])
def test_tun_3_wilds_only_pay_for_revealed_wilds(top: str, demanded: int) -> None:
    """TUN-3: for a set of wilds no color counts."""
    assert extra(tried("wild wild wild", top, "wild")) == demanded


def test_tun_3_extra_cards_are_wilds_then() -> None:
    """TUN-3: colors do not pay, whichever they are."""
    game = tried("wild wild wild wild red red", "red wild red", "wild")
    assert legal(game) == {"pay wild", "decline"}
    assert refusal(game, "pay red") == "other_color"
    play(game, "pay wild")
    assert hand(game, 0) == "red red"


def test_tun_3_on_a_colored_tunnel() -> None:
    """TUN-3: wilds played for a purple tunnel are wilds: revealed purple cards do not count."""
    game = position("europe", hands=["wild wild"], deck="purple purple purple")
    play(game, "claim marseille-zurich wild")
    assert game.view(0).seats[0].routes == ("marseille-zurich",)


def test_tun_4_whoever_declines_takes_the_set_back() -> None:
    """TUN-4: the set comes back and the turn is over, no car is laid, nothing scored."""
    game = tried("red red wild red", "red blue white", "red+1")
    assert hand(game, 0) == "red"
    play(game, "decline")
    assert hand(game, 0) == "red red red wild"
    assert (cars(game), scores(game), game.view(0).seats[0].routes) == ([45, 45], [0, 0], ())
    assert game.events()[0] == TunnelLeft(0, RouteId("paris-zurich"))
    assert is_turn_of(game, 1)


def test_tun_4_the_route_stays_open() -> None:
    """TUN-4: the next player may try the same tunnel."""
    game = position("europe", hands=["red red red", "red red red"], deck="red blue white blue blue blue")
    play(game, "claim paris-zurich red", "decline", "claim paris-zurich red")
    assert game.view(0).seats[1].routes == ("paris-zurich",)


def test_tun_4_asked_although_unable_to_pay() -> None:
    """TUN-4: the question is put all the same, with one answer."""
    game = tried("red red red blue blue", "red wild white")
    assert game.to_act == (0,)
    assert legal(game) == {"decline"}
    assert refusal(game, "pay red") == "not_enough_cards"
    assert refusal(game, "pay wild") == "not_enough_cards"


def test_tun_4_no_part_of_the_extra_cards() -> None:
    """TUN-4: one red card does not pay for two."""
    game = tried("red red red red", "red red white")
    assert legal(game) == {"decline"}
    assert refusal(game, "pay red") == "not_enough_cards"
    assert refusal(game, "pay red+2") == "too_many_wilds_now"


def test_tun_4_nothing_else_in_between() -> None:
    """TUN-4: pay or decline, and no other player is waited for."""
    game = tried("red red red red", "red blue white")
    assert refusal(game, "draw deck") == "other_decision"
    assert refusal(game, "decline", seat=1) == "not_your_turn"


def test_tun_5_where_the_cards_go() -> None:
    """TUN-5: set, extra and revealed cards are discarded together, not before all is settled."""
    game = tried("red red red red wild", "red wild green")
    assert discards(game) == ""
    play(game, "pay red+1")
    assert discards(game) == "red red red red red green wild wild"
    assert hand(game, 0) == ""


def test_tun_5_revealed_cards_are_discarded_in_any_case() -> None:
    """TUN-5: also when the tunnel is claimed at once or left."""
    assert discards(tried("red red red", "blue white green")) == "red red red green blue white"
    assert discards(play(tried("red red red", "red white green"), "decline")) == "red green white"


def test_tun_5_cars_and_points_of_the_printed_length() -> None:
    """TUN-5: extra cards are neither cars nor points."""
    game = play(tried("red red red red red red", "red red red"), "pay red")
    assert (cars(game), scores(game)) == ([42, 45], [4, 0])


def test_tun_5_needs_the_cars_but_no_cards_to_spare() -> None:
    """TUN-5: three cards and three cars are enough to try, two cars are not."""
    assert extra(tried("red red red", "red red red", cars=[3])) == 3
    game = position("europe", hands=["red red red"], cars=[2])
    assert refusal(game, "claim paris-zurich red") == "not_enough_cars"


def test_tun_6_fewer_than_three_cards() -> None:
    """TUN-6: with two cards left two are revealed."""
    game = tried("red red red red", "red blue", rest=1)
    assert [event.color for event in events(game, CardRevealed)] == ["red", "blue"]
    assert extra(game) == 1


def test_tun_6_odd_end_an_empty_deck() -> None:
    """TUN-6: without any cards to reveal there is nothing extra to pay; the set is not used for it."""
    game = tried("red red red", "", rest=1)
    assert events(game, CardRevealed) == []
    assert game.view(0).seats[0].routes == ("paris-zurich",)
    assert discards(game) == "red red red"


def test_tun_6_draw_5_a_shuffle_in_the_midst_of_a_reveal() -> None:
    """TUN-6, DRAW-5: one card from the deck, then the discards are shuffled for the other two."""
    game = tried("red red red red", "red", discards="blue blue blue", rest=1)
    kinds = [event for event in game.events() if isinstance(event, CardRevealed | DeckShuffled)]
    assert kinds == [CardRevealed("red"), DeckShuffled(3), CardRevealed("blue"), CardRevealed("blue")]
    assert (deck(game), discards(game)) == (["blue"], "")


def test_tun_6_the_set_is_not_among_the_shuffled() -> None:
    """TUN-6: two discards and the deck's one card are all there is to reveal; the red set lies apart."""
    game = tried("red red red", "blue", discards="white green", rest=1)
    assert sorted(event.color for event in events(game, CardRevealed)) == ["blue", "green", "white"]
    assert game.view(0).seats[0].routes == ("paris-zurich",)


def test_tun_6_odd_end_only_discards() -> None:
    """TUN-6: an empty deck and one discard: that one is revealed."""
    game = tried("red red red", "", discards="wild", rest=1)
    assert events(game, CardRevealed) == [CardRevealed("wild")]
    assert legal(game) == {"decline"}


def test_tun_6_the_row_is_left_alone() -> None:
    """TUN-6: the cards of the row are never revealed, and none is missing after."""
    game = tried("red red red", "", row="red red red wild red", rest=1)
    assert events(game, CardRevealed) == []
    assert row(game) == "red red red wild red"

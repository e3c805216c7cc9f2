"""What everyone may know: INFO-1 to INFO-3."""

from __future__ import annotations

from dataclasses import fields

import pytest

from tests.rules.helper import cards, events, hand, offer, play, position, scored, ticket_deck
from vialibre import Game, IllegalAction
from vialibre.engine.decisions import ChooseTickets, PayForTunnel
from vialibre.engine.events import CardDrawn, CardRevealed, CardTaken, RowSwept, TicketsKept, TicketTaken, seen_by
from vialibre.engine.view import SeatView, Tokens, View


def test_info_1_the_table_is_open_to_all() -> None:
    """INFO-1: row, sizes of the decks, claims, stations and scores, and the numbers of each player's things."""
    game = position(
        "europe",
        hands=["red blue", "green"],
        discards="white",
        tickets=[["berlin-roma", "paris-wien"], ["essen-kyiv"]],
        owners={"brest-paris": 0, "dieppe-paris": 1},
        stations=[["wien"], []],
        scores=[4, 1],
    )
    view = game.view(None)
    assert view.row == ("red", "orange", "green", "blue", "black")
    assert (view.deck, cards(view.discards), view.ticket_deck) == (110 - 9, "white", 37)
    one, other = view.seats
    assert (one.cards, one.tickets, one.cars, one.score, one.routes, one.stations) == (
        2,
        2,
        42,
        4,
        ("brest-paris",),
        ("wien",),
    )
    assert (other.cards, other.tickets, other.cars, other.score, other.routes) == (1, 1, 44, 1, ("dieppe-paris",))


def test_info_1_markers_and_alvin() -> None:
    """INFO-1: markers in the order placed, Alvin and who holds him."""
    game = position("old_west", markers=[["denver", "boise"], ["helena"]], alvin=True, alvin_at="boise", alvin_holder=0)
    view = game.view(None)
    assert [seat.markers for seat in view.seats] == [("denver", "boise"), ("helena",)]
    assert (view.alvin_at, view.alvin_holder, view.with_alvin) == ("boise", 0, True)


def test_info_1_tokens() -> None:
    """INFO-1: stacks on the board and tokens taken."""
    view = position("san_francisco", tokens={"sunset": ("fog", 2)}, souvenirs=[[], ["crab", "bridge"]]).view(None)
    assert [(stack.city, stack.symbol, stack.left) for stack in view.tokens] == [("sunset", "fog", 2)]
    assert isinstance(view.tokens[0], Tokens)
    assert view.seats[1].souvenirs == ("bridge", "crab")


def test_info_1_cards_of_a_tunnel() -> None:
    """INFO-1: everybody sees what is revealed, the set, and how much is demanded."""
    game = position("europe", hands=["red red wild red"], deck="red blue white")
    play(game, "claim paris-zurich red+1")
    shown = PayForTunnel(0, game.board.route("paris-zurich").id, "red", 1, ("red", "blue", "white"), 1)
    assert [game.view(seat).awaiting for seat in (0, 1, None)] == [(shown,)] * 3
    revealed = events(game, CardRevealed)
    assert [seen_by(event, 1) for event in revealed] == revealed


def test_info_1_a_row_of_wilds_thrown_away() -> None:
    """INFO-1: the five cards are seen among the discards, and the sweep is told."""
    game = position("usa", row="wild red wild green blue", deck="wild white white white white white")
    play(game, "draw red")
    assert cards(game.view(1).discards) == "green blue wild wild wild"
    swept = events(game, RowSwept)
    assert [cards(event.discards) for event in swept] == ["green blue wild wild wild"]
    assert [seen_by(event, None) for event in swept] == swept


def test_info_1_cards_taken_from_the_row_and_cards_played() -> None:
    """INFO-1: what must be in a hand, since all have seen it come and not go."""
    game = play(
        position("usa", hands=["red"], deck="white white white"), "draw red", "draw blue", "draw deck", "draw deck"
    )
    assert events(game, CardTaken) == []
    assert [cards(seat.known) for seat in game.view(1).seats] == ["red blue", ""]
    play(game, "claim atlanta-charleston red")
    assert cards(game.view(1).seats[0].known) == "blue"
    assert cards(game.view(1).discards) == "red red"


def test_info_1_tun_4_a_set_taken_back_is_known() -> None:
    """INFO-1, TUN-4: the cards of a tunnel left are seen to go back into the hand."""
    game = position("europe", hands=["red red wild red"], deck="red blue white")
    play(game, "claim paris-zurich red+1", "decline")
    assert cards(game.view(1).seats[0].known) == "red red wild"
    assert hand(game, 0) == "red red red wild"


def test_info_1_everybody_knows_the_same() -> None:
    """INFO-1: the views of a seat and of a spectator differ in the seat's own things only."""
    game = play(position("usa", hands=["red", "blue"]), "draw red", "draw deck")
    seat, spectator = game.view(1), game.view(None)
    different = {field.name for field in fields(View) if getattr(seat, field.name) != getattr(spectator, field.name)}
    assert different == {"seat", "own"}
    assert spectator.own is None


def test_info_2_hands_are_secret() -> None:
    """INFO-2: two worlds with other cards in a hand and another deck look the same to everybody else."""
    one = position("usa", hands=["red red", "blue"], deck="white black")
    two = position("usa", hands=["green wild", "blue"], deck="yellow yellow red")
    assert one.view(1) == two.view(1)
    assert one.view(None) == two.view(None)
    assert one.view(0) != two.view(0)
    own = one.view(0).own
    assert own is not None
    assert cards(own.hand) == "red red"


def test_info_2_cards_drawn_unseen() -> None:
    """INFO-2: others learn that a card was drawn, not which."""
    one = play(position("usa", deck="white white"), "draw deck")
    two = play(position("usa", deck="wild black"), "draw deck")
    assert one.view(1) == two.view(1)
    (drawn,) = one.events()
    assert [seen_by(drawn, seat) for seat in (0, 1, None)] == [
        CardDrawn(0, "white"),
        CardDrawn(0, None),
        CardDrawn(0, None),
    ]
    assert cards(one.view(1).seats[0].known) == ""


def test_info_2_the_order_of_the_decks() -> None:
    """INFO-2: no view reveals what is on top of the deck, not even the player's own."""
    one = position("usa", deck="white black", ticket_deck=["boston-miami", "denver-el_paso"])
    two = position("usa", deck="yellow red", ticket_deck=["denver-el_paso", "boston-miami"])
    for seat in (0, 1, None):
        assert one.view(seat) == two.view(seat)


def test_info_2_tickets_of_others() -> None:
    """INFO-2: tickets offered, kept and refused in a turn."""
    names = ["boston-miami", "denver-el_paso", "duluth-houston"]
    one = play(position("usa", ticket_deck=names), "tickets")
    two = play(position("usa", ticket_deck=names[::-1]), "tickets")
    assert one.view(1) == two.view(1)
    assert one.view(1).awaiting == (ChooseTickets(seat=0, offered=(), count=3, at_least=1, opening=False),)
    play(one, "keep 2")
    play(two, "keep 1")
    assert one.view(1) == two.view(1)
    assert [seen_by(event, 1) for event in one.events()] == [None, TicketsKept(0, kept=1, refused=2)]
    assert [seen_by(event, 0) for event in events(one, TicketTaken)] == events(one, TicketTaken)


def test_info_2_who_put_tickets_under_the_deck_remembers() -> None:
    """INFO-2: only that seat knows which they are."""
    names = ["boston-miami", "denver-el_paso", "duluth-houston", "calgary-phoenix"]
    game = play(position("usa", ticket_deck=names), "tickets", "keep 2")
    own, other = game.view(0).own, game.view(1).own
    assert own is not None
    assert other is not None
    assert own.under_deck == ((1, "boston-miami"), (2, "duluth-houston"))
    assert other.under_deck == ()


@pytest.mark.parametrize("board", ["usa", "europe", "old_west", "san_francisco"])
def test_info_2_opening_tickets(board: str) -> None:
    """INFO-2: offers of others and what they refused: no view but their own has one of their ids."""
    game = Game.new(board, seed=3)
    theirs = set(offer(game, 1))
    keep = {"usa": "keep 1 2", "europe": "keep 1 2", "old_west": "keep 1 2 3", "san_francisco": "keep 1"}[board]
    assert not names_in(game.view(0)) & theirs
    game.apply(keep, 1)
    assert not names_in(game.view(0)) & theirs
    game.apply(keep, 0)
    assert not names_in(game.view(0)) & theirs
    assert not names_in(game.view(None)) & (theirs | set(ticket_deck(game)))
    assert names_in(game.view(1)) >= theirs


def names_in(view: View) -> set[str]:
    """All ticket ids that a view shows."""
    own = view.own
    shown: set[str] = set()
    if own is not None:
        shown |= {*own.tickets, *own.offer, *own.refused, *(name for _, name in own.under_deck)}
    for decision in view.awaiting:
        if isinstance(decision, ChooseTickets):
            shown |= set(decision.offered)
    return shown | {line.ticket for sheet in view.sheets for line in sheet.tickets}


def test_info_2_a_view_has_no_other_fields() -> None:
    """INFO-2: a view is built up from what is listed here; a new field needs a thought and a line here."""
    assert {field.name for field in fields(SeatView)} == {
        *("cars", "score", "cards", "known", "tickets", "offered", "routes"),
        *("stations", "markers", "souvenirs", "captures"),
    }
    assert {field.name for field in fields(View)} == {
        *(
            "board",
            "seat",
            "own",
            "seats",
            "first",
            "with_alvin",
            "version",
            "player",
            "awaiting",
            "last_turns",
            "passes",
        ),
        *("row", "deck", "discards", "reshuffles", "ticket_deck", "alvin_at", "alvin_holder", "captured", "tokens"),
        *("to_place", "sheets", "winners"),
    }


def test_info_2_an_error_tells_nothing_of_other_hands() -> None:
    """INFO-2: acting for another seat is refused in the same words, whatever its hand and tickets are."""
    told = []
    for cards_held in ("red red red", "blue"):
        game = position("usa", hands=["", cards_held])
        with pytest.raises(IllegalAction) as caught:
            game.apply("claim calgary-vancouver red", 1)
        told.append((caught.value.code, caught.value.params, str(caught.value)))
    assert told[0] == told[1]
    assert told[0][0] == "not_your_turn"


def test_info_2_tun_4_west_3_whether_one_can_pay_a_tunnel_or_a_marker() -> None:
    """INFO-2, TUN-4, WEST-3: the questions come to those who cannot pay too, so they tell nothing."""
    poor = play(position("europe", hands=["red red red blue"], deck="red white white"), "claim paris-zurich red")
    rich = play(position("europe", hands=["red red red red"], deck="red white white"), "claim paris-zurich red")
    assert poor.view(1) == rich.view(1)
    starts = [["denver"], ["helena"]]
    poor = play(position("old_west", hands=["orange blue red"], markers=starts), "claim denver-pueblo orange")
    rich = play(position("old_west", hands=["orange blue blue"], markers=starts), "claim denver-pueblo orange")
    assert poor.view(1) == rich.view(1)


def test_info_3_everything_may_be_shown_at_the_end() -> None:
    """INFO-3: at the end even a spectator sees all score sheets with their tickets; before that, no viewer does."""
    game = position("usa", tickets=[["denver-el_paso"], ["seattle-new_york"]])
    assert [game.view(seat).sheets for seat in (0, 1, None)] == [(), (), ()]
    game = scored("usa", tickets=[["denver-el_paso"], ["seattle-new_york"]], scores=[3, 50])
    for seat in (0, 1, None):
        view = game.view(seat)
        assert [[line.ticket for line in one.tickets] for one in view.sheets] == [
            ["denver-el_paso"],
            ["seattle-new_york"],
        ]
        assert (view.winners, view.is_over) == ((1,), True)


def test_info_3_refused_tickets_are_still_known_to_the_game() -> None:
    """INFO-3: Europe's refused tickets are remembered, so that they can be shown when it is over."""
    game = Game.new("europe")
    refused = offer(game, 1)[2:]
    play(game, "keep 1 2", "keep 1 2")
    own = game.view(1).own
    assert own is not None
    assert list(own.refused) == refused

"""Setting up: SET-1 to SET-5."""

from __future__ import annotations

from collections import Counter
from itertools import chain, permutations

import pytest

from tests.rules.helper import (
    BOARDS,
    deck,
    discards,
    events,
    hand,
    is_turn_of,
    keep_all,
    legal,
    offer,
    play,
    position,
    refusal,
    row,
    ticket_deck,
    tickets,
)
from vialibre import Game
from vialibre.engine.decisions import ChooseTickets
from vialibre.engine.events import CardTurnedUp, DeckShuffled, RowSwept

CARS = {"usa": 45, "europe": 45, "old_west": 40, "san_francisco": 20}
CARDS = {"usa": 110, "europe": 110, "old_west": 110, "san_francisco": 44}
HANDS = {"usa": 4, "europe": 4, "old_west": 4, "san_francisco": 2}
OFFERS = {"usa": (3, 2), "europe": (4, 2), "old_west": (5, 3), "san_francisco": (2, 1)}


def wilds(game: Game) -> int:
    return row(game).split().count("wild")


@pytest.mark.parametrize("board", BOARDS)
def test_set_1_cars_and_no_points(board: str) -> None:
    """SET-1: everybody has the board's number of cars and no points."""
    game = Game.new(board, seats=3)
    assert [(seat.cars, seat.score) for seat in game.view(None).seats] == [(CARS[board], 0)] * 3


@pytest.mark.parametrize("board", BOARDS)
def test_set_2_hands_and_row(board: str) -> None:
    """SET-2: an opening hand for everybody, five cards face up, and all others in the deck."""
    game = Game.new(board, seats=3, seed=1)
    view = game.view(0)
    assert [seat.cards for seat in view.seats] == [HANDS[board]] * 3
    assert len(hand(game, 0).split()) == HANDS[board]
    assert None not in view.row
    assert view.deck + len(discards(game).split()) == CARDS[board] - 3 * HANDS[board] - 5


@pytest.mark.parametrize("board", BOARDS)
def test_set_2_all_cards_are_dealt_from_a_shuffled_deck(board: str) -> None:
    """SET-2: no card is lost, and other seeds give other cards."""
    game = Game.new(board, seed=1)
    dealt = [*hand(game, 0).split(), *hand(game, 1).split(), *row(game).split(), *deck(game), *discards(game).split()]
    each, colors, all_wilds = (6, 6, 8) if board == "san_francisco" else (12, 8, 14)
    assert Counter(Counter(dealt).values()) == Counter({each: colors, all_wilds: 1})
    orders = {tuple(deck(Game.new(board, seed=seed)))[:20] for seed in range(5)}
    assert len(orders) == 5
    assert tuple(sorted(deck(game))) not in orders


@pytest.mark.parametrize("board", BOARDS)
def test_set_3_how_many_are_offered_and_kept(board: str) -> None:
    """SET-3: everybody chooses at once, the minimum or more, up to all."""
    offered, least = OFFERS[board]
    game = Game.new(board, seats=2)
    assert game.to_act == (0, 1)
    for seat in (1, 0):
        sizes = {len(text.split()) - 1 for text in legal(game, seat=seat)}
        assert sizes == set(range(least, offered + 1))
    everything = "keep " + " ".join(str(place) for place in range(1, offered + 1))
    assert everything in legal(game, seat=1)
    too_few = " ".join(["keep", *(str(place) for place in range(1, least))])
    assert refusal(game, too_few, seat=1) == "keep_more"
    assert refusal(game, f"keep 1 2 3 {offered + 1}" if offered > 2 else "keep 1 3", seat=1) == "not_offered"


def test_set_3_each_sees_their_own_only() -> None:
    """SET-3: of the others' opening tickets a player knows the number."""
    game = Game.new("usa", seats=2)
    own, other = game.view(0).awaiting
    assert isinstance(own, ChooseTickets)
    assert list(own.offered) == offer(game, 0)
    assert other == ChooseTickets(seat=1, offered=(), count=3, at_least=2, opening=True)


def test_set_3_nobody_answers_twice() -> None:
    """SET-3: who has chosen waits for the others."""
    game = Game.new("usa", seats=3)
    game.apply("keep 1 2", 1)
    assert game.to_act == (0, 2)
    assert refusal(game, "keep 1 2", seat=1) == "not_your_turn"
    assert refusal(game, "draw deck", seat=0) == "other_decision"


ORDERS = list(permutations(range(3)))
KEEPS = {
    "usa": ["keep 1 2", "keep 2 3", "keep 1 3"],
    "san_francisco": ["keep 2", "keep 1 2", "keep 1"],
    "europe": ["keep 2 3", "keep 1 2 3 4", "keep 1 4"],
    "old_west": ["keep 1 2 3", "keep 2 4 5", "keep 1 3 5"],
}


def answered(board: str, order: tuple[int, ...]) -> tuple[Game, list[list[str]], list[str]]:
    """The game after all have chosen in this order, what each refused, and the deck before that."""
    game = Game.new(board, seats=3, seed=4)
    before = ticket_deck(game)
    offers = [offer(game, seat) for seat in range(3)]
    for seat in order:
        assert ticket_deck(game) == before
        game.apply(KEEPS[board][seat], seat)
    refused = [[one for one in offers[seat] if one not in tickets(game, seat)] for seat in range(3)]
    return game, refused, before


@pytest.mark.parametrize("order", ORDERS)
@pytest.mark.parametrize("board", ["usa", "san_francisco"])
def test_set_3_refused_go_under_in_seat_order(board: str, order: tuple[int, ...]) -> None:
    """SET-3: under the deck in seat order, whichever player answered first."""
    game, refused, before = answered(board, order)
    assert ticket_deck(game) == [*before, *chain.from_iterable(refused)]


@pytest.mark.parametrize("order", ORDERS)
def test_set_3_eur_1_refused_leave_the_game(order: tuple[int, ...]) -> None:
    """SET-3, EUR-1: the order of answers plays no part where refused tickets leave the game."""
    game, _, before = answered("europe", order)
    assert ticket_deck(game) == before


@pytest.mark.parametrize("order", ORDERS)
def test_set_3_refused_are_shuffled_together_in_old_west(order: tuple[int, ...]) -> None:
    """SET-3: on Old West they are shuffled together first; the quickest still changes nothing."""
    game, refused, before = answered("old_west", order)
    under = ticket_deck(game)[len(before) :]
    assert sorted(under) == sorted(chain.from_iterable(refused))
    assert ticket_deck(game) == ticket_deck(answered("old_west", (0, 1, 2))[0])


def test_set_3_old_west_really_shuffles() -> None:
    """SET-3: with several seeds the refused tickets lie under the deck in several orders."""
    orders = set()
    for seed in range(5):
        game = Game.new("old_west", seed=seed)
        refused = [*offer(game, 0)[3:], *offer(game, 1)[3:]]
        play(game, "keep 1 2 3", "keep 1 2 3")
        orders.add(tuple(refused.index(ticket) for ticket in ticket_deck(game)[-4:]))
    assert len(orders) > 1


def test_set_4_the_host_may_choose_who_begins() -> None:
    """SET-4: the chosen seat has the first turn."""
    for first in range(3):
        assert is_turn_of(keep_all(Game.new("usa", seats=3, first=first)), first)


def test_set_4_else_chance_decides() -> None:
    """SET-4: with enough seeds every seat begins some time."""
    assert {Game.new("usa", seats=4, seed=seed).view(None).first for seed in range(40)} == {0, 1, 2, 3}


def test_set_4_the_turn_passes_in_seat_order() -> None:
    """SET-4: clockwise, from the last seat to the first."""
    game = position("usa", seats=4, turn=2)
    turns: list[int] = []
    for _ in range(5):
        turns += game.to_act
        play(game, "draw deck", "draw deck")
    assert turns == [2, 3, 0, 1, 2]


def test_set_5_a_third_wild_sweeps_the_row() -> None:
    """SET-5: the row is discarded and five new cards are turned up."""
    game = position("usa", row="wild red wild green blue", deck="wild white black red orange yellow")
    play(game, "draw red")
    assert row(game) == "white black red orange yellow"
    assert discards(game) == "green blue wild wild wild"
    swept = RowSwept(1, 0, game.view(None).discards, None)
    assert events(game, RowSwept, CardTurnedUp)[:2] == [CardTurnedUp("wild", 1), swept]


def test_set_5_two_wilds_stay() -> None:
    """SET-5: two wilds sweep nothing."""
    game = play(position("usa", row="wild red green blue black", deck="wild"), "draw red")
    assert row(game) == "wild wild green blue black"


def test_set_5_sweeps_again_and_again() -> None:
    """SET-5: a new row of three wilds goes as well, until there are at most two."""
    game = position(
        "usa",
        row="wild red wild green blue",
        deck="wild wild wild red red wild wild wild wild wild blue wild wild red red green",
    )
    play(game, "draw red")
    assert row(game) == "wild wild red red green"
    assert game.events()[1:] == [
        CardTurnedUp("wild", 1),
        RowSwept(3, 0, game.view(None).discards, None),
        *(CardTurnedUp(card, place) for place, card in enumerate(row(game).split())),
    ]


def test_set_2_set_5_at_the_opening_too() -> None:
    """SET-2, SET-5: no game begins with three wilds in the row; some have thrown a row away for that."""
    games = [Game.new("san_francisco", seed=seed) for seed in range(60)]
    assert max(map(wilds, games)) == 2
    swept = [discards(game).split() for game in games if discards(game)]
    assert swept
    for thrown in swept:
        assert len(thrown) % 5 == 0
        assert thrown.count("wild") >= len(thrown) // 5 * 3


def test_set_5_draw_5_after_a_row_with_gaps() -> None:
    """SET-5, DRAW-5: gaps are filled first, with what a claim discarded, then the wilds are counted."""
    for seed in range(10):
        game = position("usa", hands=["red red wild"], row="wild wild green - -", rest=1, seed=seed)
        play(game, "claim calgary-vancouver red+1")
        first = [event.color for event in events(game, CardTurnedUp)[:2]]
        assert bool(events(game, RowSwept)) == ("wild" in first)
        assert (wilds(game), "-" in row(game)) == (2, False)


def test_set_5_three_wilds_stand_with_two_plain_cards() -> None:
    """SET-5: with fewer than three plain cards in row, deck and discards the row stays, even if wilds are left."""
    game = position("usa", row="wild red wild green blue", deck="wild wild", rest=1)
    play(game, "draw red")
    assert row(game) == "wild wild wild green blue"
    assert events(game, RowSwept) == []


def test_set_5_three_plain_cards_are_enough() -> None:
    """SET-5: with three plain cards among them the row is swept, here until the shuffle brings them up."""
    game = position("usa", row="wild red wild green blue", deck="wild white", rest=1)
    play(game, "draw red")
    (swept,) = events(game, RowSwept)
    assert swept.times == 1
    assert events(game, DeckShuffled) == [DeckShuffled(5)]
    assert wilds(game) == 2


def test_set_5_plain_cards_among_the_discards_count() -> None:
    """SET-5: the discards count as well as the deck."""
    game = position("usa", row="wild red wild green blue", deck="wild", discards="white", rest=1)
    play(game, "draw red")
    assert wilds(game) == 2


def test_set_5_draw_6_odd_end_gaps_and_only_wilds() -> None:
    """SET-5, DRAW-6: three wilds in a row with gaps stand when no other cards are left."""
    game = position("usa", hands=["wild wild"], row="wild wild - - -", rest=1)
    play(game, "claim atlanta-charleston wild")
    assert row(game) == "wild wild wild wild -"
    assert legal(game, "draw") == {"draw wild"}


def test_set_5_odd_end_a_standing_row_of_wilds_goes_later() -> None:
    """SET-5: a row of wilds that stood is swept as soon as there are three plain cards again."""
    game = position("usa", hands=["red red", ""], row="wild wild wild green -", rest=1)
    play(game, "claim atlanta-charleston red")
    assert len(events(game, RowSwept)) == 1
    assert wilds(game) == 2

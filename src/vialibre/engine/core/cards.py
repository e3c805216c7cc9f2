"""The deck, the discards and the face-up row; paying cards from a hand. SET-5, DRAW-5, CLAIM-1."""

from __future__ import annotations

from mypy_extensions import i64

from vialibre.engine.core.board_index import ints
from vialibre.engine.core.constants import (
    CARD_TURNED_UP,
    DECK_SHUFFLED,
    KINDS,
    MOST_SWEEPS,
    NO_SEAT,
    NONE,
    ROW,
    ROW_SWEPT,
    ROW_WILDS,
    SHUFFLE_CARDS,
    WILD,
    WITH_SHUFFLES,
)
from vialibre.engine.core.state import Seat, State
from vialibre.engine.core.trace import note, packed_kinds


def top_card(s: State) -> i64:
    """Take the top card; there must be one in the deck or among the discards."""
    if s.n_deck == 0:
        reshuffle(s)
    s.n_deck -= 1
    return s.deck[s.n_deck]


def reshuffle(s: State) -> None:
    """DRAW-5: the discards become the deck, and only when a card is needed."""
    discards = s.discards
    deck = ints(s.n_discards)
    at: i64 = 0
    for c in range(KINDS):
        for _i in range(discards[c]):
            deck[at] = c
            at += 1
        discards[c] = 0
    s.reshuffles += 1
    s.shuffler.shuffle(deck, SHUFFLE_CARDS + s.reshuffles)
    s.deck = deck
    s.n_deck = at
    s.n_discards = 0
    note(s, DECK_SHUFFLED, NO_SEAT, at)


def settle_row(s: State) -> None:
    """Fill the gaps of the row while there are cards, and sweep it while it holds too many wilds (SET-5)."""
    if s.n_row == ROW and s.row_wilds < ROW_WILDS:
        return
    fill_row(s)
    if s.row_wilds >= ROW_WILDS and plain_cards_in_play(s) >= ROW_WILDS:
        sweep_row(s)


def fill_row(s: State) -> None:
    for i in range(ROW):
        if s.row[i] == NONE:
            turn_up(s, i)


def turn_up(s: State, place: i64) -> None:
    """Fill one gap of the row, if there are cards."""
    if s.n_deck + s.n_discards == 0:
        return
    card: i64 = top_card(s)
    s.row[place] = card
    s.n_row += 1
    if card == WILD:
        s.row_wilds += 1
    if s.tracing:
        note(s, CARD_TURNED_UP, NO_SEAT, card, place)


def sweep_row(s: State) -> None:
    """Discard the row and turn up a new one until it holds few enough wilds (SET-5).

    All sweeps in a row are one event: the rows in between are not noted, so memory does not grow with them. Cards only
    move between the row, the discards and the deck here, so counting the plain ones once, before, is enough.
    """
    mark: i64 = s.n_trace
    shuffled: i64 = s.reshuffles
    times: i64 = 0
    while True:
        discard_row(s)
        times += 1
        s.n_trace = mark
        note(s, ROW_SWEPT, NO_SEAT)  # filled in below, once this sweep is known to be the last
        deck = s.deck
        n_deck: i64 = s.n_deck
        shuffles: i64 = s.reshuffles - shuffled
        discards: i64 = packed_kinds(s.discards)
        fill_row(s)
        if s.row_wilds < ROW_WILDS or times == MOST_SWEEPS:
            break
    if not s.tracing:
        return
    s.trace[mark + 2] = times + WITH_SHUFFLES * shuffles
    s.trace[mark + 3] = discards
    s.trace[mark + 4] = NONE
    if shuffles > 0:  # every card of this deck was seen before it was shuffled
        kinds = ints(KINDS)
        for i in range(n_deck):
            kinds[deck[i]] += 1
        s.trace[mark + 4] = packed_kinds(kinds)


def discard_row(s: State) -> None:
    row = s.row
    for i in range(ROW):
        if row[i] != NONE:
            s.discards[row[i]] += 1
            s.n_discards += 1
            row[i] = NONE
    s.n_row = 0
    s.row_wilds = 0


def plain_cards_in_play(s: State) -> i64:
    """Cards other than wilds in the deck, discards and row: with fewer than three, a row of wilds stays."""
    count: i64 = s.n_row - s.row_wilds + s.n_discards - s.discards[WILD]
    for i in range(s.n_deck):
        if s.deck[i] != WILD:
            count += 1
    return count


def take_into_hand(seat: Seat, card: i64) -> None:
    seat.hand[card] += 1
    seat.cards += 1


def pay(s: State, seat: Seat, color: i64, cards: i64, wilds: i64) -> None:
    """Discard `cards` cards from the hand: `wilds` wilds, the others of the color."""
    set_set(seat, color, cards, wilds)
    discard(s, color, cards, wilds)


def set_set(seat: Seat, color: i64, cards: i64, wilds: i64) -> None:
    """Move cards from the hand to the table. They may be the publicly known ones, so less is known of the hand now."""
    plain: i64 = cards - wilds
    if plain > 0:
        seat.hand[color] -= plain
        seat.known[color] = max(seat.known[color] - plain, 0)
    if wilds > 0:
        seat.hand[WILD] -= wilds
        seat.known[WILD] = max(seat.known[WILD] - wilds, 0)
    seat.cards -= cards


def take_back(seat: Seat, color: i64, cards: i64, wilds: i64) -> None:
    """Move cards from the table back into the hand; all seats now know that they are there."""
    if cards > wilds:
        seat.hand[color] += cards - wilds
        seat.known[color] += cards - wilds
    seat.hand[WILD] += wilds
    seat.known[WILD] += wilds
    seat.cards += cards


def discard(s: State, color: i64, cards: i64, wilds: i64) -> None:
    if cards > wilds:
        s.discards[color] += cards - wilds
    s.discards[WILD] += wilds
    s.n_discards += cards


def can_pay(seat: Seat, color: i64, cards: i64, wilds: i64) -> bool:
    if color == WILD:
        return wilds == cards and seat.hand[WILD] >= cards
    return 0 <= wilds < cards and seat.hand[WILD] >= wilds and seat.hand[color] >= cards - wilds


def count_payments(seat: Seat, cards: i64) -> i64:
    """The number of ways in which the hand can pay that many cards of one color, with wilds for any of them."""
    hand = seat.hand
    wilds: i64 = hand[WILD]
    count: i64 = 0
    if wilds >= cards:
        count = 1
    for c in range(WILD):
        if hand[c] > 0:
            fewest: i64 = max(cards - hand[c], 0)
            most: i64 = min(cards - 1, wilds)
            if most >= fewest:
                count += most - fewest + 1
    return count

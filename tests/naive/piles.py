"""The deck, the discards and the row."""

from __future__ import annotations

from .board import CARD_ORDER, WILD
from .shuffle import shuffled
from .state import State


def draw_card(state: State) -> str | None:
    """The top card; the discards become the deck if there is none (DRAW-5). None if there are no cards at all."""
    if not state.deck and state.discards:
        state.deck = shuffled(sorted(state.discards, key=CARD_ORDER.index), state.seed, state.next_reshuffle)
        state.discards = []
        state.next_reshuffle += 1
    if not state.deck:
        return None
    return state.deck.pop()


def fill_gaps(state: State) -> None:
    for place in range(5):
        if state.row[place] is None:
            state.row[place] = draw_card(state)


def settle_row(state: State) -> None:
    """Fill the gaps, then throw away rows with three wilds or more (SET-5, DRAW-5)."""
    fill_gaps(state)
    while state.row.count(WILD) >= 3 and ordinary_cards(state) >= 3:
        state.discards += [card for card in state.row if card is not None]
        state.row = [None] * 5
        fill_gaps(state)


def ordinary_cards(state: State) -> int:
    """How many cards of deck, discards and row are no wilds."""
    cards = state.deck + state.discards + [card for card in state.row if card is not None]
    return len(cards) - cards.count(WILD)


def take_from_hand(state: State, seat: int, cards: list[str]) -> None:
    for card in cards:
        state.hands[seat].remove(card)


def discard_from_hand(state: State, seat: int, cards: list[str]) -> None:
    take_from_hand(state, seat, cards)
    state.discards += cards
    settle_row(state)

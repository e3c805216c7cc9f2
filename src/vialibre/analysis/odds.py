"""What the deck may hold, as one seat can infer it from the cards that have left it.

The next card is equally likely to be any card that went into the deck and was not seen to leave it: still there, or
drawn blind by another seat. What others play is no evidence here, although it came from somewhere. They choose what
they play, and odds that trusted those choices would be a little wrong in every game.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from vialibre.engine.actions import KIND_NAMES
from vialibre.engine.decisions import PayForTunnel
from vialibre.engine.events import (
    PAYING,
    CardDrawn,
    CardRevealed,
    CardTaken,
    CardTurnedUp,
    DeckShuffled,
    Event,
    MarkerPlaced,
    RouteClaimed,
    RowSwept,
    TunnelLeft,
)
from vialibre.engine.game import board_index
from vialibre.engine.view import View

WILD = KIND_NAMES[-1]


def unseen_cards(view: View) -> list[int]:
    """How many cards of each kind lie in the deck or, unknown to the viewer, in other hands."""
    t = board_index(view.board)
    left = [int(count) for count in t.deck_count]
    seen = [view.discards]
    for who, seat in enumerate(view.seats):
        seen.append(view.own.hand if view.own is not None and who == view.seat else seat.known)
    for cards in seen:
        left = [count - gone for count, gone in zip(left, cards, strict=True)]
    on_table = [card for card in view.row if card is not None]
    for decision in view.awaiting:
        if isinstance(decision, PayForTunnel):
            length = int(t.length[t.route_number[decision.route]])
            on_table += [*decision.revealed, *_set(decision.color, length, decision.wilds)]
    for card in on_table:
        left[KIND_NAMES.index(card)] -= 1
    return left


def _set(color: str, cards: int, wilds: int) -> list[str]:
    plain = 0 if color == WILD else cards - wilds
    return [color] * plain + [WILD] * (cards - plain)


class DeckOdds:
    """Follows the deck from an early view on; best from the first, and exact from any reshuffle."""

    def __init__(self, view: View) -> None:
        self.index = board_index(view.board)
        self.pool = unseen_cards(view)
        self.discards = [0] * len(KIND_NAMES)
        self.row: list[str | None] = []
        self.revealed: list[str] = []

    def chance(self, kinds: Iterable[str]) -> float:
        """How likely the next card is of one of these kinds."""
        total = sum(self.pool)
        return sum(self.pool[KIND_NAMES.index(kind)] for kind in set(kinds)) / total if total > 0 else 0.0

    def begin(self, before: View) -> None:
        """An action comes: what lies open before it."""
        self.discards = list(before.discards)
        self.row = list(before.row)
        waiting = [decision for decision in before.awaiting if isinstance(decision, PayForTunnel)]
        self.revealed = [card for decision in waiting for card in decision.revealed]

    def see(self, event: Event) -> None:
        if isinstance(event, PAYING):
            self._discard(_set(event.color, event.cards, event.wilds))
            return
        match event:
            case DeckShuffled():
                self.pool, self.discards = self.discards, [0] * len(KIND_NAMES)
            case CardDrawn(_, str(color)):
                self._leave(color)
            case CardTurnedUp(color, place):
                self._leave(color)
                self.row[place] = color
            case CardRevealed(color):
                self._leave(color)
                self.revealed.append(color)
            case CardTaken(_, _, place):
                self.row[place] = None
            case RowSwept(_, _, discards, deck):
                self._sweep(discards, deck)
            case RouteClaimed(_, route, color, wilds):
                self._discard_revealed()
                length = int(self.index.length[self.index.route_number[route]])
                self._discard(_set(color, length, wilds))
            case MarkerPlaced(_, _, color, wilds):
                self._discard(_set(color, int(self.index.marker_cost), wilds))
            case TunnelLeft():
                self._discard_revealed()

    def _sweep(self, discards: Sequence[int], deck: Sequence[int] | None) -> None:
        """The row is gone, and with it all rows that came and went since; without a shuffle they came from the deck."""
        if deck is not None:
            self.pool = list(deck)
        else:
            self._discard(card for card in self.row if card is not None)
            thrown = [after - before for after, before in zip(discards, self.discards, strict=True)]
            self.pool = [left - gone for left, gone in zip(self.pool, thrown, strict=True)]
        self.discards = list(discards)
        self.row = [None] * len(self.row)

    def _leave(self, color: str) -> None:
        self.pool[KIND_NAMES.index(color)] -= 1

    def _discard(self, cards: Iterable[str]) -> None:
        for card in cards:
            self.discards[KIND_NAMES.index(card)] += 1

    def _discard_revealed(self) -> None:
        self._discard(self.revealed)
        self.revealed = []

"""A view as a game state, so that the engine and compiled planners can work on what one seat knows.

What the viewer cannot know is left out rather than guessed: others hold only the cards that are known to be theirs,
their tickets are missing, and the decks have their size but no contents. To sample the hidden parts: `determinize`.
"""

from __future__ import annotations

from collections import Counter

from vialibre.engine import state_builder
from vialibre.engine.actions import KIND_NAMES
from vialibre.engine.core.constants import NO_SEAT, NONE
from vialibre.engine.core.setters import set_known, set_offer, set_refused, set_tickets
from vialibre.engine.core.shuffle import FAST, Shuffler
from vialibre.engine.core.state import State
from vialibre.engine.decisions import PayForTunnel, TakeTurn
from vialibre.engine.determinize import public_facts
from vialibre.engine.game import board_index
from vialibre.engine.view import View

MANY = 1 << 20
"""Turns left before the last round has begun."""


def state_from_view(view: View) -> State:
    """All that the viewer knows, as a game. Its legal actions are the viewer's; it cannot be played on."""
    t = board_index(view.board)
    s = State(t, Shuffler(FAST, 0, b""), len(view.seats))
    public_facts(s, view)
    state_builder.set_row(s, [NONE if card is None else KIND_NAMES.index(card) for card in view.row])
    state_builder.set_discards(s, _cards(view.discards))
    s.n_deck = view.deck
    own = view.own
    for who, (seat, seen) in enumerate(zip(s.seats, view.seats, strict=True)):
        set_known(seat, list(seen.known))
        state_builder.give_cards(s, who, _cards(own.hand if own is not None and who == view.seat else seen.known))
        seat.cards = seen.cards
    mine: dict[int, int] = {}
    if own is not None and view.seat is not None:
        seat, number = s.seats[view.seat], t.ticket_number
        set_tickets(seat, [number[ticket] for ticket in own.tickets])
        set_offer(seat, [number[ticket] for ticket in own.offer])
        set_refused(seat, [number[ticket] for ticket in own.refused])
        mine = {place: number[ticket] for place, ticket in own.under_deck}
    who = NO_SEAT if view.seat is None else view.seat
    deck = range(view.ticket_deck)
    state_builder.set_ticket_deck(
        s, [mine.get(place, int(NONE)) for place in deck], [who if place in mine else NO_SEAT for place in deck]
    )
    return s


def _cards(counts: tuple[int, ...]) -> list[int]:
    return list(Counter(dict(enumerate(counts))).elements())


def turns_left(view: View, seat: int) -> int:
    """How many turns a seat can still use for a claim or a station: MANY before the last round, then 1 or 0 (END-1)."""
    if view.is_over:
        return 0
    if view.last_turns is None:
        return MANY
    ahead = (seat - view.player) % len(view.seats)
    if ahead >= view.last_turns:
        return 0
    in_midst = ahead == 0 and not isinstance(view.awaiting[0], TakeTurn | PayForTunnel)
    return 0 if in_midst else 1

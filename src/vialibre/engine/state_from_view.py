"""Turns a view into a state, so that the engine's own rules can be applied to it."""

from __future__ import annotations

from vialibre.engine import state_builder
from vialibre.engine.core.setters import set_tickets
from vialibre.engine.core.shuffle import FAST, Shuffler
from vialibre.engine.core.state import State
from vialibre.engine.decisions import PayForTunnel, TakeTurn
from vialibre.engine.determinize import public_facts
from vialibre.engine.game import board_index
from vialibre.engine.view import View

MANY = 1 << 20
"""Turns left while the last round has not begun: as many as it takes."""


def state_from_view(view: View) -> State:
    """The public facts and the viewer's own hand and tickets; decks and other hands stay empty: not for playing."""
    t = board_index(view.board)
    game = State(t, Shuffler(FAST, 0, b""), len(view.seats))
    public_facts(game, view)
    if view.own is not None and view.seat is not None:
        hand = [kind for kind, count in enumerate(view.own.hand) for _ in range(count)]
        state_builder.give_cards(game, view.seat, hand)
        set_tickets(game.seats[view.seat], [t.ticket_number[ticket] for ticket in view.own.tickets])
    return game


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

"""Tickets: the deck, offers, keeping and refusing. SET-3, EUR-1, TICK-1, TICK-2, TICK-3.

The deck is a ring buffer: tickets leave at the top and come back at the bottom, and none is ever added.
Each entry has the seat that put the ticket there, because that seat may remember it.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from vialibre.engine.core.board_index import count_bits, ints
from vialibre.engine.core.constants import (
    KEEP,
    KEEP0,
    NO_SEAT,
    OPENING,
    TICKET_TAKEN,
    TICKETS_DRAWN,
    TICKETS_KEPT,
    TURN,
)
from vialibre.engine.core.state import NO_INTS, Seat, State
from vialibre.engine.core.trace import note
from vialibre.engine.core.turn import end_turn


def ring_place(s: State, place: i64) -> i64:
    at: i64 = s.ticket_top + place
    return at - s.index.n_tickets if at >= s.index.n_tickets else at


def ticket_in_deck(s: State, place: i64) -> i64:
    """The ticket at a place of the deck; 0 is the top."""
    return s.ticket_ring[ring_place(s, place)] >> 3


def put_by(s: State, place: i64) -> i64:
    """The seat that put this ticket under the deck, or NO_SEAT if a shuffle did."""
    return (s.ticket_ring[ring_place(s, place)] & 7) - 1


def set_at(s: State, at: i64, ticket: i64, who: i64) -> None:
    """Write a ticket to a place of the ring; `who` is the seat that put it there, or NO_SEAT."""
    s.ticket_ring[at] = (ticket << 3) | (who + 1)


def put_under(s: State, ticket: i64, who: i64) -> None:
    set_at(s, ring_place(s, s.n_ticket_deck), ticket, who)
    s.n_ticket_deck += 1


def put_pile_under(s: State, pile: vec[i64]) -> None:
    """Put a shuffled pile, whose last item is its top, under the deck."""
    place: i64 = len(pile) - 1
    while place >= 0:
        put_under(s, pile[place], NO_SEAT)
        place -= 1


def offer_from_deck(s: State, seat: Seat, most: i64) -> None:
    """Add the top tickets to the seat's offer; fewer if the deck has fewer (TICK-1)."""
    drawn: i64 = min(most, s.n_ticket_deck)
    offer = ints(len(seat.offer) + drawn)
    n: i64 = len(seat.offer)
    for i in range(n):
        offer[i] = seat.offer[i]
    for i in range(drawn):
        offer[n + i] = ticket_in_deck(s, i)
    seat.offer = offer
    s.ticket_top = ring_place(s, drawn)
    s.n_ticket_deck -= drawn


def may_draw_tickets(s: State) -> bool:
    return s.phase == TURN and s.n_ticket_deck > 0


def draw_tickets(s: State) -> None:
    seat = s.seats[s.player]
    offer_from_deck(s, seat, s.index.draw)
    s.phase = KEEP
    note(s, TICKETS_DRAWN, s.player, len(seat.offer))


def keep_at_least(s: State, seat: Seat) -> i64:
    """TICK-2: if fewer tickets are offered than must be kept, all are kept."""
    least: i64 = s.index.keep if s.phase == OPENING else s.index.draw_keep
    return min(least, len(seat.offer))


def fill_keeps(s: State, seat: Seat, out: vec[i64], n: i64) -> i64:
    least: i64 = keep_at_least(s, seat)
    for mask in range(s.index.one[len(seat.offer)]):
        if count_bits(mask) >= least:
            out[n] = KEEP0 + mask
            n += 1
    return n


def may_keep(s: State, seat: Seat, mask: i64) -> bool:
    asked: bool = s.phase == OPENING or s.phase == KEEP
    return asked and mask < s.index.one[len(seat.offer)] and count_bits(mask) >= keep_at_least(s, seat)


def keep_tickets(s: State, who: i64, mask: i64) -> None:
    """Keep the chosen tickets; put the refused ones under the deck, or aside at the opening."""
    seat = s.seats[who]
    offer = seat.offer
    kept: i64 = count_bits(mask)
    old: i64 = len(seat.tickets)
    tickets = ints(old + kept)
    refused: vec[i64] = ints(len(offer) - kept) if s.phase == OPENING else NO_INTS
    for i in range(old):
        tickets[i] = seat.tickets[i]
    k: i64 = 0
    r: i64 = 0
    for i in range(i64(len(offer))):
        if (mask >> i) & 1 != 0:
            tickets[old + k] = offer[i]
            k += 1
            note(s, TICKET_TAKEN, who, offer[i])
        else:
            if s.phase == OPENING:
                refused[r] = offer[i]
            else:
                put_under(s, offer[i], who)
            r += 1
    seat.tickets = tickets
    seat.offer = NO_INTS
    if s.phase == OPENING:
        seat.refused = refused
    note(s, TICKETS_KEPT, who, k, r)


def finish_draw(s: State, mask: i64) -> None:
    keep_tickets(s, s.player, mask)
    end_turn(s)

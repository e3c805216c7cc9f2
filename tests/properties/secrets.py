"""Other worlds that a seat cannot tell from the real one, made by hand: INFO-2. `determinize` is not asked."""

from __future__ import annotations

from random import Random

from vialibre.engine.core.board_index import to_vec
from vialibre.engine.core.constants import OPENING
from vialibre.engine.core.tickets import put_by, ring_place, ticket_in_deck
from vialibre.engine.game import Game, state_of


def change_secrets(game: Game, viewer: int | None, random: Random) -> None:
    """Shuffle, in place, all that this seat (None: a spectator) cannot know."""
    swap_cards(game, viewer, random)
    swap_tickets(game, viewer, random)
    if state_of(game).first_hidden:  # SF-6: no seat knows it
        state_of(game).first = random.randrange(game.seat_count)


def swap_cards(game: Game, viewer: int | None, random: Random) -> None:
    """The deck and the unseen cards in other hands go through one shuffle."""
    s = state_of(game)
    others = [seat for who, seat in enumerate(s.seats) if who != viewer]
    hidden = [int(s.deck[i]) for i in range(s.n_deck)]
    for seat in others:
        for kind, known in enumerate(seat.known):
            hidden += [kind] * int(seat.hand[kind] - known)
            seat.hand[kind] = known
    random.shuffle(hidden)
    for seat in others:
        while sum(seat.hand) < seat.cards:
            seat.hand[hidden.pop()] += 1
    s.deck = to_vec(hidden)
    assert len(hidden) == s.n_deck


def swap_tickets(game: Game, viewer: int | None, random: Random) -> None:
    """The tickets that others hold, are offered, refused at the opening or that lie unseen in the deck change places.

    Long ones only among themselves, where the board deals them apart: a deck has none.
    """
    s = state_of(game)
    long = {int(ticket) for ticket in s.index.long_tickets}
    hidden: list[int] = []
    for who, seat in enumerate(s.seats):
        if who != viewer:
            hidden += [int(ticket) for ticket in (*seat.tickets, *seat.offer)]
            if s.phase == OPENING:
                hidden += [int(ticket) for ticket in seat.refused]
    places = [place for place in range(s.n_ticket_deck) if viewer is None or put_by(s, place) != viewer]
    hidden += [int(ticket_in_deck(s, place)) for place in places]
    plain = [ticket for ticket in hidden if ticket not in long]
    apart = [ticket for ticket in hidden if ticket in long]
    new = dict(zip(plain, random.sample(plain, len(plain)), strict=True))
    new.update(zip(apart, random.sample(apart, len(apart)), strict=True))
    for who, seat in enumerate(s.seats):
        if who != viewer:
            seat.tickets = to_vec([new[int(ticket)] for ticket in seat.tickets])
            seat.offer = to_vec([new[int(ticket)] for ticket in seat.offer])
            if s.phase == OPENING:
                seat.refused = to_vec([new[int(ticket)] for ticket in seat.refused])
    swapped = [(place, new[int(ticket_in_deck(s, place))]) for place in places]
    for place, ticket in swapped:
        at = ring_place(s, place)
        s.ticket_ring[at] = ticket << 3 | int(s.ticket_ring[at]) & 7

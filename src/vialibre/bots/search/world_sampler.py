"""Sampled worlds for one decision in which opponents' tickets fit what they have built."""

from __future__ import annotations

from functools import cache
from random import Random

from vialibre.bots.beliefs.ticket_belief import TicketBelief
from vialibre.bots.beliefs.ticket_likelihood import TicketLengths
from vialibre.engine.core.board_index import BoardIndex
from vialibre.engine.core.graph import graph_of
from vialibre.engine.core.resample_hidden import resample_hidden
from vialibre.engine.determinize import determinize
from vialibre.engine.game import Game, board_index, state_of
from vialibre.engine.view import View

WEIGHTS = [0.49, -1.92, 0.94, -0.59, 2.65, -0.97]
"""What makes a set of tickets likely, by the features of beliefs/ticket_likelihood.py. Fitted by
tools/strength/beliefs.py to games of dispatchers at 0.02 s that were played to the end."""
FIRST_STEPS = 150
STEPS = 15


@cache
def lengths_of(t: BoardIndex) -> TicketLengths:
    return TicketLengths(graph_of(t))


def hidden_tickets(view: View) -> list[int]:
    """The tickets that an opponent may hold: not those that the seat holds, was offered, or gave back."""
    assert view.own is not None
    own = view.own
    seen = {*own.tickets, *own.offer, *own.refused, *(ticket for _, ticket in own.under_deck)}
    return [number for ticket, number in board_index(view.board).ticket_number.items() if ticket not in seen]


class WorldSampler:
    """Samples worlds one after the other, all in the same object: keep none of them."""

    def __init__(self, view: View, random: Random) -> None:
        assert view.seat is not None
        self.seat = view.seat
        self.random = random
        self.sampled = determinize(view, random)
        lengths = lengths_of(state_of(self.sampled).index)
        seed = random.getrandbits(60)
        self.belief = TicketBelief(state_of(self.sampled), view.seat, lengths, WEIGHTS, hidden_tickets(view), seed)
        self.belief.sample(state_of(self.sampled), FIRST_STEPS)

    def world(self, steps: int = STEPS) -> Game:
        """The next world: other tickets, after so many steps for each opponent, and other cards."""
        self.belief.sample(state_of(self.sampled), steps)
        resample_hidden(state_of(self.sampled), self.seat, self.random.getrandbits(60))
        return self.sampled

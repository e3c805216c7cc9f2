"""Posterior over opponents' tickets, sampled by Markov chain Monte Carlo in a sampled world.

Each step proposes to swap one of an opponent's tickets for another hidden one, and accepts it by the ratio of the
likelihoods (Metropolis and others, 1953).
"""

from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from vialibre.bots.beliefs.ticket_likelihood import TicketLengths, TicketLikelihood
from vialibre.engine.core.board_index import ints
from vialibre.engine.core.constants import NO_SEAT
from vialibre.engine.core.shuffle import Random
from vialibre.engine.core.state import State
from vialibre.engine.core.tickets import put_by, ring_place, set_at, ticket_in_deck

ELSEWHERE: Final[i64] = -1
OUT: Final[i64] = -2
MILLION: Final[i64] = 1000000


class TicketBelief:
    """One seat's belief about the tickets of the others, during one decision."""

    def __init__(
        self, s: State, who: i64, lengths: TicketLengths, weights: list[float], hidden: list[int], seed: i64
    ) -> None:
        """`hidden` are the tickets that an opponent may hold, as far as the seat knows."""
        self.lengths: TicketLengths = lengths
        self.weights: list[float] = weights
        self.hidden: list[int] = hidden
        self.random: Random = Random(seed)
        self.place: vec[i64] = ints(s.index.n_tickets)
        self.rivals: list[TicketLikelihood] = []
        for i in range(s.n):
            if i != who and len(s.seats[i].tickets) > 0:
                self.rivals.append(TicketLikelihood(s, i, lengths))

    def sample(self, s: State, steps: i64) -> None:
        """Change the opponents' tickets of the world by so many steps each."""
        self.find_places(s)
        self.shuffle_deck(s)
        for rival in self.rivals:
            self.sample_one(s, rival, steps)

    def find_places(self, s: State) -> None:
        """Where every hidden ticket is in this world: in the deck, out of the game, or held by a seat."""
        for ticket in range(s.index.n_tickets):
            self.place[ticket] = ELSEWHERE
        for ticket in self.hidden:
            self.place[ticket] = OUT
        for i in range(s.n):
            seat = s.seats[i]
            self.strike(seat.tickets)
            self.strike(seat.offer)
            self.strike(seat.refused)
        for place in range(s.n_ticket_deck):
            ticket = ticket_in_deck(s, place)
            if self.place[ticket] == OUT and put_by(s, place) == NO_SEAT:
                self.place[ticket] = ring_place(s, place)
            else:
                self.place[ticket] = ELSEWHERE

    def shuffle_deck(self, s: State) -> None:
        """Shuffle the hidden tickets in the deck and out of the game; long ones are not dealt from the deck."""
        loose = ints(i64(len(self.hidden)))
        n: i64 = 0
        for ticket in self.hidden:
            if self.place[ticket] != ELSEWHERE and self.lengths.long[ticket] == 0:
                loose[n] = ticket
                n += 1
        for i in range(1, n):
            k: i64 = self.random.below(i + 1)
            one: i64 = loose[i]
            other: i64 = loose[k]
            place: i64 = self.place[one]
            self.place[one] = self.place[other]
            self.place[other] = place
        for i in range(n):
            place = self.place[loose[i]]
            if place >= 0:
                set_at(s, place, loose[i], NO_SEAT)

    def strike(self, tickets: vec[i64]) -> None:
        for i in range(i64(len(tickets))):
            self.place[tickets[i]] = ELSEWHERE

    def sample_one(self, s: State, rival: TicketLikelihood, steps: i64) -> None:
        seat = s.seats[rival.who]
        random = self.random
        n: i64 = len(seat.tickets)
        longs: i64 = 0
        for i in range(n):
            longs += self.lengths.long[seat.tickets[i]]
        log_weight: float = rival.log_weight(seat.tickets, self.weights)
        for _ in range(steps):
            at: i64 = random.below(n)
            given: i64 = seat.tickets[at]
            taken: i64 = self.hidden[random.below(i64(len(self.hidden)))]
            place: i64 = self.place[taken]
            if place == ELSEWHERE:
                continue
            more: i64 = self.lengths.long[taken] - self.lengths.long[given]
            if more != 0 and (place != OUT or longs + more > s.index.deal_long):
                continue  # the deck holds none of the long ones that are dealt apart
            tickets = seat.tickets[:]
            tickets[at] = taken
            other: float = rival.log_weight(tickets, self.weights)
            luck: i64 = random.below(MILLION)
            if other < log_weight and float(luck) >= exp(other - log_weight) * 1e6:
                continue
            seat.tickets = tickets
            log_weight = other
            longs += more
            self.place[taken] = ELSEWHERE
            self.place[given] = place
            if place != OUT:
                set_at(s, place, given, NO_SEAT)

"""Observes one game for a playtest. It sees the full state, as the program running a game does; bots do not."""

from __future__ import annotations

from dataclasses import dataclass

from vialibre.engine.core.board_index import BoardIndex
from vialibre.engine.core.constants import DECK, KEEP0, OPENING, PAY0, TICKETS, TURN
from vialibre.engine.game import Game, state_of
from vialibre.lab.playtest.sums import KINDS

WILD = KINDS - 1


@dataclass(slots=True)
class Offer:
    """A ticket that was offered to a seat."""

    seat: int
    ticket: int
    kept: bool
    opening: bool


@dataclass(slots=True)
class Claim:
    """A claimed route."""

    seat: int
    turn: int
    beside: bool
    """The route touches an opponent's city and none of the claimer's own: it blocks, or opens a second front."""


class Watcher:
    """`watch` is called before every action; what a turn changed is read when the next one begins."""

    def __init__(self, tables: BoardIndex, seats: int) -> None:
        self.index = tables
        self.seats = seats
        self.turns = 0
        self.drawing = 0
        self.leaders: list[int] = []
        """After each turn, the seat that was in the lead alone, or -1."""
        self.offers: list[Offer] = []
        self.row = [0] * KINDS
        self.paid = [0] * KINDS
        self.spaces = [0] * KINDS
        """Cars on claimed routes by printed color, gray ones last."""
        self.wilds = [0] * KINDS
        """Wilds paid for them."""
        self.claims: dict[int, Claim] = {}
        self.reached = [0] * seats
        """Bit mask of the cities on own routes."""
        self._paying: tuple[int, int, list[int]] | None = None
        """For a turn that costs cards: seat, route or -1, and the hand before."""

    def watch(self, game: Game, seat: int, action: int) -> None:
        """Record an action before it is applied."""
        phase = state_of(game).phase
        if phase == TURN:
            self._turn(game, seat, action)
        elif KEEP0 <= action < PAY0:
            self._record_offers(game, seat, action - int(KEEP0), opening=phase == OPENING)

    def _turn(self, game: Game, seat: int, action: int) -> None:
        if self.turns:
            self.turn_over(game)
        self.turns += 1
        row = self.row
        for kind in state_of(game).row:
            if kind >= 0:
                row[kind] += 1
        if action <= DECK:
            self.drawing += 1
        elif action > TICKETS:
            t = self.index
            route = int(t.claim_route[action - t.claim0]) if action >= t.claim0 else -1
            self._paying = (seat, route, list(state_of(game).seats[seat].hand))

    def turn_over(self, game: Game) -> None:
        """Read what the last turn changed. Must be called once more when the game is over."""
        if self._paying is not None:
            self._record_payment(game, *self._paying)
            self._paying = None
        scores = [int(seat.score) for seat in state_of(game).seats]
        best = max(scores)
        self.leaders.append(scores.index(best) if scores.count(best) == 1 else -1)

    def _record_payment(self, game: Game, seat: int, route: int, before: list[int]) -> None:
        spent = [had - has for had, has in zip(before, state_of(game).seats[seat].hand, strict=True)]
        for kind, cards in enumerate(spent):
            self.paid[kind] += cards
        t = self.index
        if route < 0 or not state_of(game).seats[seat].own[t.word[route]] & t.bit[route]:
            return  # a station, or a tunnel that was declined
        ends = 1 << int(t.a[route]) | 1 << int(t.b[route])
        rivals = 0
        for other, reached in enumerate(self.reached):
            if other != seat:
                rivals |= reached
        own = self.reached[seat]
        beside = bool(own and not own & ends and rivals & ends)
        self.claims[route] = Claim(seat, self.turns, beside)
        self.reached[seat] |= ends
        printed = int(t.color[route])
        self.spaces[printed] += int(t.length[route])
        self.wilds[printed] += spent[WILD]

    def _record_offers(self, game: Game, seat: int, mask: int, *, opening: bool) -> None:
        for place, ticket in enumerate(state_of(game).seats[seat].offer):
            self.offers.append(Offer(seat, int(ticket), bool(mask >> place & 1), opening))

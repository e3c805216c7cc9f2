"""Values of drawing cards: the turns that they save of the plan, with the second card if there is one."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from vialibre.bots.planner.parameters import A_CARD, A_PAIR, A_WILD, SECOND_CARD
from vialibre.bots.planner.planner import Planner
from vialibre.bots.planner.position import Position
from vialibre.bots.planner.ticket_plan import Plan
from vialibre.bots.planner.turn_cost import turns_needed
from vialibre.engine.core.board_index import ints
from vialibre.engine.core.constants import DECK, DRAW0, KINDS, NONE, ROW, SECOND, WILD
from vialibre.engine.core.state import State

MILLION: Final[i64] = 1000000


class CardGains:
    """What cards save of a plan, in millionths of hundredths of turns.

    Exact, since rounding down would only ever hit the deck, whose value is a mean.
    """

    def __init__(self, p: Planner, s: State, position: Position, plan: Plan) -> None:
        t = s.index
        self.p: Planner = p
        self.position: Position = position
        self.plan: Plan = plan
        self.hand: vec[i64] = s.seats[p.who].hand
        self.now: i64 = turns_needed(position, p.scratch, self.hand, plan.routes, plan.n, NONE)
        self.single: vec[i64] = ints(KINDS)
        self.deck: i64 = 0
        for c in range(KINDS):
            if t.deck_count[c] > 0:
                self.single[c] = self.gain(c, NONE)
                self.deck += position.odds[c] * (self.single[c] // 1000)

    def gain(self, one: i64, other: i64) -> i64:
        """Of a card, or of two."""
        hand = self.hand
        gain: i64 = self.bonus(one)
        if other != NONE:
            gain += self.bonus(other)
            hand[other] += 1
        hand[one] += 1
        gain += MILLION * (
            self.now - turns_needed(self.position, self.p.scratch, hand, self.plan.routes, self.plan.n, NONE)
        )
        hand[one] -= 1
        if other != NONE:
            hand[other] -= 1
        return gain

    def bonus(self, card: i64) -> i64:
        return MILLION * A_WILD if card == WILD else MILLION * A_CARD + MILLION // 10 * A_PAIR * self.hand[card]

    def after_deck(self, row: vec[i64]) -> i64:
        """The second card after one from the deck: from the deck again, or the best of the row."""
        best: i64 = SECOND_CARD * self.deck // 100
        for i in range(ROW):
            if row[i] != NONE and row[i] != WILD:
                best = max(best, self.single[row[i]])
        return best

    def with_second(self, card: i64, row: vec[i64]) -> i64:
        """A card of the row, and the best second one."""
        best: i64 = self.single[card] + SECOND_CARD * self.deck // 100
        taken: bool = False
        seen: i64 = 0
        for i in range(ROW):
            other: i64 = row[i]
            if other == card and not taken:
                taken = True
            elif other != NONE and other != WILD and seen & self.position.t.one[other] == 0:
                seen |= self.position.t.one[other]
                best = max(best, self.gain(card, other))
        return best


def fill_draws(p: Planner, s: State, position: Position, plan: Plan, legal: vec[i64]) -> None:
    """Add every legal draw with its value."""
    turn: i64 = position.weights.turn
    gains = CardGains(p, s, position, plan)
    for i in range(i64(len(legal))):
        action: i64 = legal[i]
        if action > DECK:
            continue
        value: i64 = gains.deck if action == DECK else gains.single[action - DRAW0]
        if s.phase != SECOND and action != DRAW0 + WILD:
            if not p.care.pairs:
                value += SECOND_CARD * gains.deck // 100
            elif action == DECK:
                value += gains.after_deck(s.row)
            else:
                value = gains.with_second(action - DRAW0, s.row)
        p.add(action, value * turn // MILLION if s.last_turns == NONE else 0)

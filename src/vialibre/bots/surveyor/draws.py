"""Which card to draw."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from vialibre.bots.observation import KIND_COUNT, WILD_KIND
from vialibre.bots.planner.parameters import A_CARD, A_WILD
from vialibre.bots.planner.ticket_plan import Plan
from vialibre.bots.surveyor.thought import Thought
from vialibre.engine.core.constants import DECK, DRAW0
from vialibre.engine.decisions import DrawSecondCard

# In hundredths of a turn, beside what a card saves of the plan.
A_PAIR = 0.8  # more for each card of the colour already held
SECOND = 0.95  # the deck's second card is a little worse: the first may have been the one that was needed


class Draws:
    """What cards save of a plan's turns."""

    def __init__(self, thought: Thought, plan: Plan) -> None:
        self.thought = thought
        self.plan = plan
        self.hand = list(thought.observation.hand)
        self.now = thought.turns(plan, self.hand)
        self.single = [self.gain(kind) for kind in range(KIND_COUNT)]
        self.deck = sum(int(thought.position.odds[kind]) * gain for kind, gain in enumerate(self.single)) / 1000

    def gain(self, *kinds: int) -> float:
        """Hundredths of a turn that these cards save."""
        hand = list(self.hand)
        gain = 0.0
        for kind in kinds:
            gain += int(A_WILD) if kind == WILD_KIND else int(A_CARD) + A_PAIR * self.hand[kind]
            hand[kind] += 1
        return gain + self.now - self.thought.turns(self.plan, hand)

    def best(self, legal: Sequence[int], random: Random) -> tuple[float, int]:
        """The best draw and the hundredths of a turn that it saves, with the second card if there is one."""
        return max((value + random.random() * 0.01, number) for value, number in self.values(legal))

    def values(self, legal: Sequence[int]) -> list[tuple[float, int]]:
        """Every draw with the hundredths of a turn that it saves."""
        second = isinstance(self.thought.view.awaiting[0], DrawSecondCard)
        row = [kind for kind in self.thought.observation.row if kind >= 0]
        found = []
        for number in legal:
            if number > DECK:
                continue
            if number == DECK:
                value = self.deck if second else self.deck + self._next(row)
            elif second or number - int(DRAW0) == WILD_KIND:
                value = self.single[number - int(DRAW0)]
            else:
                value = self._pair(number - int(DRAW0), row)
            found.append((value, number))
        return found

    def _next(self, row: Sequence[int]) -> float:
        return max([SECOND * self.deck, *(self.single[kind] for kind in row if kind != WILD_KIND)])

    def _pair(self, kind: int, row: Sequence[int]) -> float:
        rest = list(row)
        rest.remove(kind)
        pairs = [self.gain(kind, other) for other in dict.fromkeys(rest) if other != WILD_KIND]
        return max([self.single[kind] + SECOND * self.deck, *pairs])

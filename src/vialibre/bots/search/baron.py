"""Baron: a tree of own decisions below the candidates, claims against rivals among them, and an exact last turn.

The worlds it is searched in fit what the rivals have shown of their tickets.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random

from vialibre.bots.rollout.opponent_plans import blocking_claims
from vialibre.bots.rollout.rollout import last_turns, play_last
from vialibre.bots.search.budget import Budget
from vialibre.bots.search.dispatcher import Candidates, Dispatcher
from vialibre.bots.search.ismcts import SearchTree
from vialibre.bots.search.world_sampler import WorldSampler
from vialibre.engine.decisions import TakeTurn
from vialibre.engine.game import Game, state_of
from vialibre.engine.view import View

SECONDS = 1.0
DEPTH = 3
LOOKS = 6
"""Worlds in which the rivals' plans are looked at, to find routes to take from them."""
APART = 40
"""Steps between those worlds: they must not be alike."""
BLOCKS = 2
OFTEN = 2
"""In so many of those worlds a rival must need a route."""
NOT_PLANNED = -0.04
"""How much less a claim that only blocks is thought to be worth before it is tried."""
LAST_TURNS = 8
"""So many of all the turns that it may end with are compared, those that score most."""


class Baron(Dispatcher):
    def __init__(self, budget: Budget | None = None) -> None:
        super().__init__(budget or Budget(seconds=SECONDS))

    def begin(self, view: View, random: Random) -> None:
        super().begin(view, random)
        self.beliefs = WorldSampler(view, random)
        self.tree = SearchTree(self.model, self.scale, DEPTH)
        self.is_last = view.last_turns is not None and isinstance(view.awaiting[0], TakeTurn)

    def candidates(self, view: View, legal: Sequence[int]) -> Candidates:
        found = super().candidates(view, legal)
        if not found or not isinstance(view.awaiting[0], TakeTurn):
            return found
        against = self.against()
        if self.is_last:  # all that matters is tried and scored: no need for an opinion beforehand
            ending = last_turns(state_of(self.beliefs.world()), self.model, LAST_TURNS)
            return dict.fromkeys([*ending, *found, *against], 0.0)
        return found | {number: NOT_PLANNED for number in against if number not in found}

    def against(self) -> list[int]:
        """Claims of routes that rivals seem to need, those that most need first."""
        counts: Counter[int] = Counter()
        for _ in range(LOOKS):
            counts.update(blocking_claims(state_of(self.beliefs.world(APART)), self.beliefs.seat, self.model))
        return [number for number, often in counts.most_common(BLOCKS) if often >= OFTEN]

    def world(self, view: View, random: Random) -> Game:
        return self.beliefs.world()

    def play(self, world: Game, number: int, seat: int) -> float:
        if self.is_last:
            return float(play_last(state_of(world), number, seat, self.model))
        return self.tree.play(world, number, seat)

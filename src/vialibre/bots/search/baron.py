"""Baron: a search tree below the candidates, claims that block opponents among them, and an exact last turn.

Its worlds are sampled by the belief about opponents' tickets.
"""

from __future__ import annotations

from collections import Counter
from random import Random

from vialibre.bots.rollout.opponent_plans import blocking_claims
from vialibre.bots.rollout.rollout import last_turns, play_last
from vialibre.bots.search.budget import Budget
from vialibre.bots.search.dispatcher import Candidates, Dispatcher
from vialibre.bots.search.ismcts import SearchTree
from vialibre.bots.search.world_sampler import WorldSampler
from vialibre.engine.core.constants import TURN
from vialibre.engine.core.state import State
from vialibre.engine.decisions import TakeTurn
from vialibre.engine.game import Game, state_of
from vialibre.engine.view import View

SECONDS = 1.0
DEPTH = 3
LOOKS = 6
"""Worlds in which opponents' plans are made, to find routes that would block them."""
APART = 40
"""Steps of the belief between those worlds, so that they differ."""
BLOCKS = 2
OFTEN = 2
"""Worlds in which an opponent must need a route."""
NOT_PLANNED = -0.04
"""Prior of a claim that only blocks, as a chance."""
LAST_TURNS = 8
"""Last turns that are compared, those that score most."""


class Baron(Dispatcher):
    def __init__(self, budget: Budget | None = None) -> None:
        super().__init__(budget or Budget(seconds=SECONDS))

    def begin(self, view: View, random: Random) -> None:
        super().begin(view, random)
        self.beliefs = WorldSampler(view, random)
        self.tree = SearchTree(self.model, self.scale, DEPTH)
        self.is_last = view.last_turns is not None and isinstance(view.awaiting[0], TakeTurn)

    def candidates(self, state: State, values: list[tuple[int, int]]) -> Candidates:
        found = super().candidates(state, values)
        if not found or state.phase != TURN:
            return found
        against = self.against()
        if self.is_last:  # every candidate is scored exactly, so no prior is needed
            ending = last_turns(state_of(self.beliefs.world()), self.model, LAST_TURNS)
            return dict.fromkeys([*ending, *found, *against], 0.0)
        return found | {number: NOT_PLANNED for number in against if number not in found}

    def against(self) -> list[int]:
        """Claims of routes that opponents seem to need, the most needed first."""
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

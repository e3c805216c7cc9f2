"""Dispatcher: the best few actions by their values, each tried in the same sampled worlds.

In each world rollouts play a few turns on; then plans say who is ahead.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from vialibre.bots.planner.action_values import action_values
from vialibre.bots.planner.board_model import board_model
from vialibre.bots.rollout.rollout import chance, look_ahead
from vialibre.bots.search.budget import Budget
from vialibre.bots.search.candidates import candidates_of
from vialibre.bots.search.sequential_halving import SequentialHalving
from vialibre.bots.surveyor import best_action
from vialibre.engine.core.resample_hidden import resample_hidden
from vialibre.engine.core.state import State
from vialibre.engine.determinize import determinize
from vialibre.engine.game import Game, board_index, state_of
from vialibre.engine.state_from_view import state_from_view
from vialibre.engine.view import View

SECONDS = 0.3
CANDIDATES = 6
DEALS = 4
"""Deals of the hidden cards for each sample of the opponents' tickets."""
LOOK_AHEAD = 4
"""Own turns that a rollout lasts before plans are counted."""
TURNS_AHEAD = 3.0
"""A lead of so many turns' worth of points is a chance of about three in four."""
LEAST_PRIOR = -0.2

Candidates = dict[int, float]
"""Actions to search, with their priors: how much lower than the first one's the chance to win of each seems."""


class Dispatcher:
    def __init__(self, budget: Budget | None = None) -> None:
        self.budget = budget or Budget(seconds=SECONDS)

    def choose(self, view: View, legal: Sequence[int], random: Random) -> int:
        if len(legal) == 1:
            return legal[0]
        assert view.seat is not None
        self.budget.begin()
        self.begin(view, random)
        state = state_from_view(view)
        values = action_values(state, view.seat, list(legal))
        candidates = self.candidates(state, values)
        if not candidates:
            return best_action(state.index, values, legal, random)
        return self.compare(view, candidates, random) if len(candidates) > 1 else next(iter(candidates))

    def begin(self, view: View, random: Random) -> None:
        self.model = board_model(board_index(view.board))
        self.scale = TURNS_AHEAD * int(self.model.weights.turn) / 100

    def candidates(self, state: State, values: list[tuple[int, int]]) -> Candidates:
        """The best first; empty if the decision is not worth a search."""
        options = candidates_of(state, values)[:CANDIDATES]
        slope = 1 / (40_000 * self.scale)  # of the chance by the lead, where both are even, for the unit of values
        return {number: max(LEAST_PRIOR, (value - options[0][0]) * slope) for value, number in options}

    def world(self, view: View, random: Random) -> Game:
        return determinize(view, random)

    def compare(self, view: View, candidates: Candidates, random: Random) -> int:
        assert view.seat is not None
        budget = self.budget
        halving = SequentialHalving(list(candidates), list(candidates.values()))
        worlds = 0
        world = self.world(view, random)
        budget.begin_playouts()
        while True:
            if worlds % DEALS:  # other cards for the same tickets: much quicker
                resample_hidden(state_of(world), view.seat, random.getrandbits(60))
            elif worlds:
                world = self.world(view, random)
            worths: dict[int, float] = {}
            for number in halving.live:
                if not budget.allows(worlds):
                    return halving.best()  # the world that was begun does not count: not all were tried in it
                worths[number] = self.play(world, number, view.seat)
            halving.add(worths)
            worlds += 1
            halving.cut(budget.part(worlds))

    def play(self, world: Game, number: int, seat: int) -> float:
        """The chance to win if the seat does this now, by how far ahead it is a few turns later."""
        lead = look_ahead(state_of(world), number, seat, self.model, LOOK_AHEAD)
        return float(chance(float(lead) / 100, self.scale))

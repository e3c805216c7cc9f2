"""Dispatcher: surveyor's best few candidates, each tried in many sampled worlds with the same luck for all.

In each world couriers play on for a few turns; then plans say who is ahead.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from vialibre.bots.planner.board_model import board_model
from vialibre.bots.rollout.rollout import chance, look_ahead
from vialibre.bots.search.budget import Budget
from vialibre.bots.search.candidates import options_for
from vialibre.bots.search.sequential_halving import SequentialHalving
from vialibre.bots.surveyor import Surveyor
from vialibre.engine.core.resample_hidden import resample_hidden
from vialibre.engine.determinize import determinize
from vialibre.engine.game import Game, board_index, state_of
from vialibre.engine.view import View

SECONDS = 0.3
CANDIDATES = 6
DEALS = 4
"""So many deals of the hidden cards for every guess at the rivals' tickets."""
LOOK_AHEAD = 4
"""Turns of its own that a candidate is played on before plans are counted."""
TURNS_AHEAD = 3.0
"""So many turns' worth of points ahead is a chance of about three in four."""
LEAST_PRIOR = -0.2

Candidates = dict[int, float]
"""Actions worth trying, and how much less than the first one's the chance of each is thought to be."""


class Dispatcher:
    def __init__(self, budget: Budget | None = None) -> None:
        self.budget = budget or Budget(seconds=SECONDS)
        self.surveyor = Surveyor()

    def choose(self, view: View, legal: Sequence[int], random: Random) -> int:
        if len(legal) == 1:
            return legal[0]
        self.budget.begin()
        self.begin(view, random)
        candidates = self.candidates(view, legal)
        if not candidates:
            return self.surveyor.choose(view, legal, random)
        return self.compare(view, candidates, random) if len(candidates) > 1 else next(iter(candidates))

    def begin(self, view: View, random: Random) -> None:
        self.model = board_model(board_index(view.board))
        self.scale = TURNS_AHEAD * int(self.model.weights.turn) / 100

    def candidates(self, view: View, legal: Sequence[int]) -> Candidates:
        """What surveyor prefers first; empty if the question is a small one."""
        options = options_for(view, legal)[:CANDIDATES]
        slope = 1 / (400 * self.scale)  # of the chance by the lead, where both are even, for hundredths of points
        return {number: max(LEAST_PRIOR, (worth - options[0][0]) * slope) for worth, number in options}

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

"""A bot in thirty lines: it waits for long routes, which score most for their cars."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from vialibre import View
from vialibre.bots.observation import Kind, Observation, kind_of


class Patient:
    def choose(self, view: View, legal: Sequence[int], random: Random) -> int:
        observation = Observation(view)  # the view as numbers
        kinds = [kind_of(observation.index, number) for number in legal]
        if kinds[0] is Kind.KEEP:
            return min(legal)  # few tickets: the first choice keeps the fewest
        patience = 4 if observation.cars > 10 and view.last_turns is None else 1
        claims = [claim for claim in observation.claims(legal) if observation.index.length[claim[1]] >= patience]
        if claims:  # number, route, colour, wilds: the longest route, with as few wilds as possible
            return max(claims, key=lambda claim: (observation.points(claim[1]), -claim[3]))[0]
        draws = [number for number, kind in zip(legal, kinds, strict=True) if kind is Kind.DRAW]
        if draws:  # the colour held most, if it lies there; else the deck
            held = max(draws, key=lambda number: observation.hand[number] if number < 8 else 0)
            return held if held < 8 and observation.hand[held] > 0 else draws[-1]
        return legal[0]

"""A bot in thirty lines: it waits for long routes, which score most for their cars."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from vialibre import View
from vialibre.bots.sight import Kind, Sight, kind_of


class Patient:
    def choose(self, view: View, legal: Sequence[int], random: Random) -> int:
        sight = Sight(view)  # the view as numbers
        kinds = [kind_of(sight.index, number) for number in legal]
        if kinds[0] is Kind.KEEP:
            return min(legal)  # few tickets: the first choice keeps the fewest
        patience = 4 if sight.cars > 10 and view.last_turns is None else 1
        claims = [claim for claim in sight.claims(legal) if sight.index.length[claim[1]] >= patience]
        if claims:  # number, route, colour, wilds: the longest route, with as few wilds as possible
            return max(claims, key=lambda claim: (sight.points(claim[1]), -claim[3]))[0]
        draws = [number for number, kind in zip(legal, kinds, strict=True) if kind is Kind.DRAW]
        if draws:  # the colour held most, if it lies there; else the deck
            held = max(draws, key=lambda number: sight.hand[number] if number < 8 else 0)
            return held if held < 8 and sight.hand[held] > 0 else draws[-1]
        return legal[0]

"""Stoker: claims the route with most points it can pay for, else collects the colour it holds most."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from vialibre.bots.fallback import best_payment, draw_towards, fallback_action, most_held
from vialibre.bots.observation import KIND_COUNT, WILD_KIND, Kind, Observation, kind_of
from vialibre.engine.core.constants import KEEP0
from vialibre.engine.view import View

NOTHING_NEEDED = (0,) * KIND_COUNT


class Stoker:
    def choose(self, view: View, legal: Sequence[int], random: Random) -> int:
        observation = Observation(view)
        answer = fallback_action(observation, legal, random)
        if answer is not None:
            return answer
        if kind_of(observation.index, legal[0]) is Kind.KEEP:
            return self._keep(observation, legal)
        claims = observation.claims(legal)
        if claims:
            routes = dict.fromkeys(claim[1] for claim in claims)  # most can be paid for in many ways
            route = max(routes, key=lambda route: (observation.points(route), -route))
            return best_payment(observation, [claim for claim in claims if claim[1] == route], NOTHING_NEEDED)
        draws = [number for number in legal if kind_of(observation.index, number) is Kind.DRAW]
        if not draws:
            return legal[0]
        wanted = [0.0] * KIND_COUNT
        wanted[most_held(observation)] = 1.0
        wanted[WILD_KIND] = 0.1
        return draw_towards(observation, draws, wanted, random)

    @staticmethod
    def _keep(observation: Observation, legal: Sequence[int]) -> int:
        """As few as may be, and of those the cheapest to miss."""
        assert observation.view.own is not None
        points = [observation.ticket(ticket)[2] for ticket in observation.view.own.offer]

        def risk(number: int) -> tuple[int, int]:
            kept = [worth for place, worth in enumerate(points) if (number - int(KEEP0)) >> place & 1]
            return len(kept), sum(kept)

        return min(legal, key=risk)

"""What is worth trying: surveyor's options, best first, one payment for each route."""

from __future__ import annotations

from collections.abc import Sequence

from vialibre.bots.observation import Kind, Observation, kind_of
from vialibre.bots.planner.parameters import LEAST_GAIN
from vialibre.bots.surveyor.cities import marker_values, start_values
from vialibre.bots.surveyor.draws import Draws
from vialibre.bots.surveyor.thought import Thought
from vialibre.bots.surveyor.tickets import worth_of_drawing
from vialibre.bots.surveyor.turns import Claims, stations
from vialibre.engine.core.constants import DECK, NO_MARKER, TICKETS
from vialibre.engine.decisions import ChooseStartCity, DrawSecondCard, OfferMarker, TakeTurn
from vialibre.engine.view import View

Option = tuple[float, int]
"""What surveyor thinks an action is worth, in hundredths of points, and the action."""

TICKETS_ANYWAY = -200.0
STATIONS = 2


def options_for(view: View, legal: Sequence[int]) -> list[Option]:
    """Empty if the question is a small one, which surveyor answers."""
    asked = view.awaiting[0]
    thought = Thought(Observation(view))
    if kind_of(thought.t, legal[0]) is Kind.KEEP:
        kept = thought.observation.kept
        return sorted(((float(thought.whole_plan(kept(n)).value), n) for n in legal), reverse=True)
    if isinstance(asked, DrawSecondCard):
        draws = Draws(thought, thought.whole_plan())
        return sorted(((value * thought.turn / 100, n) for value, n in draws.values(legal)), reverse=True)
    if isinstance(asked, TakeTurn):
        return _turn(thought, legal)
    if isinstance(asked, ChooseStartCity):
        return sorted(start_values(thought, legal), reverse=True)
    if isinstance(asked, OfferMarker):
        return _markers(thought, legal)
    return []


def _turn(thought: Thought, legal: Sequence[int]) -> list[Option]:
    plan = thought.tickets_plan()
    options: list[Option] = []
    if TICKETS in legal and not thought.is_last:
        gain = worth_of_drawing(thought, plan)
        options.append((TICKETS_ANYWAY if gain is None else gain, int(TICKETS)))
    options += _claims(thought, Claims(thought, plan), legal)
    options += sorted(stations(thought, plan, legal), reverse=True)[:STATIONS]
    draws = [number for number in legal if number <= DECK]
    if draws:
        worth = 0.0 if thought.is_last else thought.turn / 100
        options += [(value * worth, number) for value, number in Draws(thought, plan).values(draws)]
    return sorted(options, reverse=True)


def _claims(thought: Thought, claims: Claims, legal: Sequence[int]) -> list[Option]:
    """The best payment for each route."""
    t = thought.t
    best: dict[int, Option] = {}
    for worth, number in claims.options(legal):
        route = int(t.claim_route[number - int(t.claim0)])
        if route not in best or worth > best[route][0]:
            best[route] = (worth, number)
    return list(best.values())


def _markers(thought: Thought, legal: Sequence[int]) -> list[Option]:
    """No marker, and the best payment for each of the two cities."""
    t = thought.t
    best: dict[int, Option] = {int(NO_MARKER): (float(LEAST_GAIN), int(NO_MARKER))}
    for worth, number in marker_values(thought, legal):
        city = (number - int(t.marker0)) // int(t.marker_ways)
        key = -1 - city
        if key not in best or worth > best[key][0]:
            best[key] = (worth, number)
    return sorted(best.values(), reverse=True)

"""What simple bots do in decisions that their strategy does not cover."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from vialibre.bots.observation import KIND_COUNT, WILD_KIND, Observation
from vialibre.engine.core.constants import DECK, DECLINE, DRAW0, NO_MARKER, PASS, PAY0


def fallback_action(observation: Observation, legal: Sequence[int], random: Random) -> int | None:
    """The answer to a minor decision; None if it is a turn, a second card or a choice of tickets.

    Tunnels are paid with as few wilds as possible, markers are not placed, cities are chosen at random.
    """
    t = observation.index
    first = legal[0]
    if int(PAY0) <= first < t.start0 or first == DECLINE:
        return min(legal, key=lambda number: (number == DECLINE, number))
    if NO_MARKER in legal:
        return int(NO_MARKER)
    if t.start0 <= first < t.marker0:
        return random.choice(legal)
    if first == PASS:
        return first
    return None


def best_payment(observation: Observation, claims: Sequence[tuple[int, int, int, int]], need: Sequence[int]) -> int:
    """Of several payments for one route: few wilds, and cards that are not needed elsewhere."""
    return min(claims, key=lambda claim: (claim[3], need[claim[2]] - observation.hand[claim[2]], claim[0]))[0]


def draw_towards(observation: Observation, legal: Sequence[int], wanted: Sequence[float], random: Random) -> int:
    """The card of the row that is wanted most; the deck if none is."""
    best, value = None, 0.0
    for number in legal:
        if DRAW0 <= number < DRAW0 + KIND_COUNT:
            worth = wanted[number - int(DRAW0)] + random.random() * 0.01
            if worth > value:
                best, value = number, worth
    if best is not None:
        return best
    return int(DECK) if DECK in legal else legal[0]


def chooses_start_city(observation: Observation, legal: Sequence[int]) -> bool:
    return bool(observation.index.start0 <= legal[0] < observation.index.alvin0)


def start_city(observation: Observation, legal: Sequence[int]) -> int:
    """A city where tickets begin or end, the more the better."""
    assert observation.view.own is not None
    ends = [city for ticket in observation.view.own.tickets for city in observation.ticket(ticket)[:2]]
    first = int(observation.index.start0)
    return max(legal, key=lambda number: (ends.count(number - first), -number))


def most_held(observation: Observation) -> int:
    """The color with most cards in the hand."""
    return max(range(WILD_KIND), key=lambda kind: observation.hand[kind])

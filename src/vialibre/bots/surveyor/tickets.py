"""Which tickets to keep, and whether to draw more."""

from __future__ import annotations

from collections.abc import Sequence

from vialibre.bots.planner.ticket_plan import Plan, ticket_value
from vialibre.bots.surveyor.thought import Thought

TIME_FOR_TICKETS = 300
"""Hundredths of turns that must be left after the plan before more tickets make sense."""


def keep(thought: Thought, legal: Sequence[int]) -> int:
    """The choice with the best plan."""
    return max(legal, key=lambda number: int(thought.whole_plan(thought.observation.kept(number)).value))


def worth_of_drawing(thought: Thought, plan: Plan) -> float | None:
    """Hundredths of points that drawing tickets brings on average; None if there is no time for more."""
    t, view, own = thought.t, thought.view, thought.own
    drawn = min(int(t.draw), view.ticket_deck)
    if thought.is_last or drawn == 0 or int(thought.position.time) - int(plan.turns) < TIME_FOR_TICKETS:
        return None
    known = {*own.tickets, *own.refused, *(ticket for _, ticket in own.under_deck)}
    unseen = [int(number) for number in t.tickets if view.board.tickets[number].id not in known]
    if len(unseen) < drawn:
        return None
    position, scratch = thought.position, thought.scratch
    gains = [int(ticket_value(position, scratch, plan, ticket)) for ticket in unseen]
    return mean_of_best(sorted(gains, reverse=True), drawn)


def mean_of_best(falling: Sequence[int], drawn: int) -> float:
    """The mean of the highest of `drawn` different ones.

    >>> mean_of_best([9, 6, 3], 2)
    8.0
    """
    n = len(falling)
    mean = 0.0
    chance = drawn / n
    for i, value in enumerate(falling):
        mean += chance * value
        left = n - 1 - i
        if left < drawn:
            break
        chance *= (left - drawn + 1) / left
    return mean

"""Surveyor: the action with the best value by one plan for all its tickets."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from vialibre.bots.planner.action_values import action_values
from vialibre.engine.core.board_index import BoardIndex
from vialibre.engine.core.constants import KEEP0, PAY0
from vialibre.engine.state_from_view import state_from_view
from vialibre.engine.view import View


class Surveyor:
    def choose(self, view: View, legal: Sequence[int], random: Random) -> int:
        if len(legal) == 1:
            return legal[0]
        assert view.seat is not None
        state = state_from_view(view)
        return best_action(state.index, action_values(state, view.seat, list(legal)), legal, random)


def best_action(t: BoardIndex, values: list[tuple[int, int]], legal: Sequence[int], random: Random) -> int:
    """The action with the highest value; the first legal one if none has a value.

    Chance decides between equal cards and equal cities; of equal choices of tickets the first has fewest. Equal claims
    mostly differ in the color that pays: there the last is taken, so that equal positions get equal answers.
    """
    if not values:
        return legal[0]
    most = max(values)[0]
    best = [action for value, action in values if value == most]
    free = [action for action in best if action < t.marker0]
    if not free:
        return max(best)
    return free[0] if KEEP0 <= free[0] < PAY0 else random.choice(free)

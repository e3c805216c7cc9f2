"""The actions of a board as objects, each made once: lists of legal actions share them."""

from __future__ import annotations

from typing import cast

from vialibre.engine.actions import Action
from vialibre.engine.core.board_index import BoardIndex
from vialibre.engine.numbering import action_of


def known_action(t: BoardIndex, number: int) -> Action:
    """The action with this number; raises BadAction if the board has none."""
    if 0 <= number < t.n_actions:
        found = t.known_actions[number]
        if found is not None:
            return cast("Action", found)
    made = action_of(t, number)
    t.known_actions[number] = made
    return made

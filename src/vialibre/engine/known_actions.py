"""The actions of a board as objects, each made once: lists of legal actions share them."""

from __future__ import annotations

from typing import cast

from vialibre.boards.model import Board
from vialibre.engine.actions import Action
from vialibre.engine.core.board_index import BoardIndex
from vialibre.engine.game import board_index
from vialibre.engine.notation import format_action
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


def action(board: Board, number: int) -> Action:
    """The action with this number on a board; raises BadAction if the board has none."""
    return known_action(board_index(board), number)


def action_text(board: Board, number: int) -> str:
    """The same as text, such as `draw red`."""
    return format_action(action(board, number))

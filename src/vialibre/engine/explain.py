"""Explains why an action is not legal. Called only after the compiled engine has rejected it."""

from __future__ import annotations

from typing import NoReturn

from vialibre.engine.action_kinds import kind_of_action
from vialibre.engine.actions import Action
from vialibre.engine.core.constants import OVER
from vialibre.engine.core.legal import is_waited_for
from vialibre.engine.core.state import State
from vialibre.engine.decisions import kind_of_phase
from vialibre.engine.notation import format_action, not_an_action
from vialibre.engine.numbering import action_of
from vialibre.errors import IllegalAction


def refuse(s: State, who: int, action: int | Action | str) -> NoReturn:
    """Raise the error that says why this action is not legal."""
    if isinstance(action, bool) or not isinstance(action, int):
        raise not_an_action(action)
    wanted = action_of(s.index, action)
    text = format_action(wanted)
    if s.phase == OVER:
        raise IllegalAction("game_over", action=text)
    if not is_waited_for(s, who):
        raise IllegalAction("not_your_turn", action=text, seat=who, player=int(s.player))
    kind = kind_of_action(wanted)
    if int(s.phase) not in kind.phases:
        raise IllegalAction("other_decision", action=text, seat=who, waits_for=kind_of_phase(s.phase).name)
    raise kind.reason(s, who, wanted, text)

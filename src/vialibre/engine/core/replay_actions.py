"""Applies a list of known actions inside the compiled code, for replaying thousands of records."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from vialibre.engine.core.apply import apply_action
from vialibre.engine.core.legal import is_legal, is_waited_for
from vialibre.engine.core.state import State

SEATS: Final[i64] = 8  # a step is action * SEATS + seat


def replay_actions(s: State, steps: list[int]) -> int:
    """Apply actions up to the first that is negative or not legal; return how many were applied."""
    for i in range(i64(len(steps))):
        step: i64 = steps[i]
        if step < 0:
            return i
        who: i64 = step % SEATS
        action: i64 = step // SEATS
        if who >= s.n or not is_waited_for(s, who) or not is_legal(s, who, action):
            return i
        s.n_trace = 0
        apply_action(s, who, action)
    return len(steps)

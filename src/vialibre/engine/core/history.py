"""What a game needs to take actions back: where it began and what was done since. Kept only on request."""

from __future__ import annotations

from vialibre.engine.core.replay_actions import SEATS, replay_actions
from vialibre.engine.core.state import State, copy_state


class History:
    """`steps` are as replay_actions wants them; `first` is who should begin, or None if the seed decided."""

    def __init__(self, start: State, first: int | None, steps: list[int]) -> None:
        self.start: State = start
        self.first: int | None = first
        self.steps: list[int] = steps

    def copy(self) -> History:
        return History(self.start, self.first, self.steps[:])  # the first position never changes

    def position(self) -> State:
        """Play all steps again: compiled, about a millisecond for a whole game."""
        s = State(None, None, 0)
        copy_state(self.start, s)
        replay_actions(s, self.steps)
        return s


def step_of(number: int, who: int) -> int:
    return number * SEATS + who

"""What a bot is: one class with one method."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Protocol

from vialibre.engine.view import View


class Bot(Protocol):
    """Chooses among legal actions. It may keep notes during one game; every game has new bots."""

    def choose(self, view: View, legal: Sequence[int], random: Random) -> int:
        """One of `legal`, the numbers of the actions that `view.seat` may choose from now.

        The same view, list and state of `random` must give the same choice.
        """
        ...

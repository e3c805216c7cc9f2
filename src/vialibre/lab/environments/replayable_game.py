"""A game stored as its deal and actions, so that OpenSpiel can copy and pickle it."""

from __future__ import annotations

from collections.abc import Sequence

from vialibre.engine.core.shuffle import FAST
from vialibre.engine.game import Game
from vialibre.lab.environments.encoding import Encoding


class ReplayableGame:
    """A deal and the actions since."""

    def __init__(self, encoding: Encoding, deal: int, alvin: bool, actions: Sequence[int] = ()) -> None:
        self.encoding, self.deal, self.alvin = encoding, deal, alvin
        self.actions: list[int] = []
        self.game = Game.new(encoding.board, seats=encoding.seats, seed=deal, shuffle=FAST, alvin=alvin, events=False)
        for action in actions:
            self.apply(action)

    def apply(self, action: int) -> None:
        """Apply an action and remember it. Raises IllegalAction."""
        self.game.apply(action)
        self.actions.append(action)

    def __deepcopy__(self, memo: dict[int, object]) -> ReplayableGame:
        twin = ReplayableGame.__new__(ReplayableGame)
        twin.encoding, twin.deal, twin.alvin = self.encoding, self.deal, self.alvin
        twin.actions = self.actions[:]
        twin.game = self.game.copy()
        return twin

    def __reduce__(self) -> tuple[object, ...]:
        return ReplayableGame, (self.encoding, self.deal, self.alvin, self.actions)

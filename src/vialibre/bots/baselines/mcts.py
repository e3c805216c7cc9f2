"""Information-set Monte-Carlo tree search with random playouts: the baseline that papers use.

One tree over what all seats do, as the searching seat would see it; every iteration walks it in another sampled world.
It knows nothing about the game but its rules.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log, sqrt
from random import Random

from vialibre.bots.search.budget import Budget
from vialibre.engine.core.playout import play_out
from vialibre.engine.core.shuffle import Random as QuickRandom
from vialibre.engine.determinize import determinize
from vialibre.engine.game import Game, state_of
from vialibre.engine.view import View

EXPLORE = 0.7
"""The best of those tried; docs/strength.md has the figures."""
SECONDS = 0.3


class Node:
    """After an action: who did it, how often it was tried and could have been, and what came of it for that seat."""

    __slots__ = ("children", "mover", "offered", "visits", "won")

    def __init__(self, mover: int) -> None:
        self.mover = mover
        self.visits = 0
        self.offered = 0
        self.won = 0.0
        self.children: dict[int, Node] = {}

    def worth(self) -> float:
        return self.won / self.visits + EXPLORE * sqrt(log(self.offered) / self.visits)


class Mcts:
    def __init__(self, budget: Budget | None = None) -> None:
        self.budget = budget or Budget(seconds=SECONDS)

    def choose(self, view: View, legal: Sequence[int], random: Random) -> int:
        if len(legal) == 1:
            return legal[0]
        assert view.seat is not None
        self.budget.begin()
        self.budget.begin_playouts()
        root = Node(view.seat)
        worlds = 0
        while self.budget.allows(worlds):
            self._iterate(root, view.seat, determinize(view, random), random)
            worlds += 1
        if not root.children:
            return random.choice(legal)
        return max(root.children, key=lambda number: root.children[number].visits)

    def _iterate(self, root: Node, seat: int, world: Game, random: Random) -> None:
        node, path, mover = root, [root], seat
        while not world.is_over:
            legal = world.legal_ids(mover)
            fresh = [number for number in legal if number not in node.children]
            number = random.choice(fresh) if fresh else self._select(node, legal)
            for other in legal:
                if other in node.children:
                    node.children[other].offered += 1
            if fresh:
                node.children[number] = Node(mover)
                node.children[number].offered = 1
            world.apply(number, mover)
            node = node.children[number]
            path.append(node)
            if fresh:
                break
            mover = world.to_act[0] if world.to_act else seat
        if not world.is_over:
            play_out(state_of(world), QuickRandom(random.getrandbits(60)))
        winners = world.winners
        for seen in path:
            seen.visits += 1
            seen.won += 1 / len(winners) if seen.mover in winners else 0.0

    @staticmethod
    def _select(node: Node, legal: Sequence[int]) -> int:
        return max(legal, key=lambda number: node.children[number].worth())

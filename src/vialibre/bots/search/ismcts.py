"""Information-set Monte-Carlo tree search over own decisions.

Opponents play by the rollout policy in the sampled world, so nodes hold only what
the seat itself will see: its actions, and the cards in its hand by then.
"""

from __future__ import annotations

from math import exp, sqrt

from vialibre.bots.planner.board_model import BoardModel
from vialibre.bots.rollout.rollout import Rollout, chance
from vialibre.engine.game import Game, state_of

EXPLORE = 0.6
BRANCHES = 3
FIRST_VISITS = 60
"""A node with fewer visits is a leaf, where the policy plays on: with so few, branches say less than their mean."""
WARMTH = 60.0
"""Hundredths of a turn that make an option e times as likely to be tried."""


class Node:
    __slots__ = ("branches", "children", "lines", "visits")

    def __init__(self) -> None:
        self.lines = 0  # through this node
        self.visits = 0  # since it grew branches
        self.branches: dict[int, list[float]] = {}  # action: how often, and the sum of chances
        self.children: dict[tuple[int, int], Node] = {}

    def choose(self, options: list[tuple[int, int]]) -> int:
        """By prior and mean result (PUCT); options differ a little between worlds, only those offered count."""
        best = max(value for value, _ in options)
        weights = {action: exp((value - best) / WARMTH) for value, action in options}
        total = sum(weights.values())
        mean = sum(entry[1] for entry in self.branches.values()) / self.visits if self.visits else 0.5

        def score(action: int) -> float:
            tried, chances = self.branches.get(action, (0.0, 0.0))
            value = chances / tried if tried else mean
            return value + EXPLORE * weights[action] / total * sqrt(self.visits + 1) / (1 + tried)

        return max(weights, key=score)

    def note(self, action: int, worth: float) -> None:
        entry = self.branches.setdefault(action, [0.0, 0.0])
        entry[0] += 1
        entry[1] += worth


class SearchTree:
    def __init__(self, model: BoardModel, scale: float, depth: int) -> None:
        self.model = model
        self.scale = scale
        self.depth = depth
        self.roots: dict[int, Node] = {}

    def play(self, world: Game, action: int, seat: int) -> float:
        """One rollout through the tree and on to the end; the chance to win that it ends with."""
        rollout = Rollout(state_of(world), self.model, seat)
        rollout.apply(action)
        node = self.roots.setdefault(action, Node())
        path: list[tuple[Node, int]] = []
        for _ in range(self.depth):
            node.lines += 1
            if node.lines <= FIRST_VISITS or not rollout.to_own_decision():
                break
            options = rollout.options(BRANCHES)
            chosen = node.choose(options) if len(options) > 1 else options[0][1]
            rollout.apply(chosen)
            path.append((node, chosen))
            node = node.children.setdefault((chosen, rollout.hand_key()), Node())
        worth = float(chance(float(rollout.finish()), self.scale))
        for seen, chosen in path:
            seen.visits += 1
            seen.note(chosen, worth)
        return worth

"""What the planner knows of a board before any game."""

from __future__ import annotations

from functools import cache

from mypy_extensions import i64

from vialibre.bots.planner.parameters import Care, Weights
from vialibre.engine.core.board_index import BoardIndex
from vialibre.engine.core.constants import KINDS
from vialibre.engine.core.graph import Graph, graph_of


class BoardModel:
    def __init__(self, t: BoardIndex) -> None:
        self.graph: Graph = graph_of(t)
        self.weights: Weights = Weights(t)
        self.decision: Care = Care(t, True)
        self.rollout: Care = Care(t, False)
        lengths: list[int] = [int(t.length[route]) for route in range(t.n_routes)]
        self.claim: i64 = 105 * sum(lengths) // len(lengths)  # cars of a claim, about, in hundredths
        cards: i64 = 0
        for c in range(KINDS):
            cards += t.deck_count[c]
        self.odds: list[int] = [int(t.deck_count[c] * 1000 // cards) for c in range(KINDS)]


@cache
def board_model(t: BoardIndex) -> BoardModel:
    """The model of a board, built once."""
    return BoardModel(t)

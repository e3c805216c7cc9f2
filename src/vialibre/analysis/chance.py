"""The chance to win of every seat, from a view alone: a softmax over seats of weighed features.

The weights are fitted by `vialibre calibrate` to games between bots and lie beside this file; how far they can be
trusted is in docs/analysis.md. They hold for players about as strong as those bots.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from math import exp
from pathlib import Path

from vialibre.analysis.features import FEATURES, STAGES, features, stage
from vialibre.analysis.tickets import TicketStatus, own_tickets
from vialibre.engine.view import View

PACKAGED = Path(__file__).with_name("chance.toml")


@dataclass(frozen=True, slots=True)
class Weights:
    """By stage, the weight of each of the FEATURES."""

    rows: tuple[tuple[float, ...], ...]

    def now(self, parts: Sequence[float]) -> list[float]:
        """The weights between the stages."""
        return [sum(part * row[i] for part, row in zip(parts, self.rows, strict=True)) for i in range(len(FEATURES))]


def weights_from(data: Mapping[str, Mapping[str, float]]) -> Weights:
    """Weights by the names of stages and features; raises KeyError if one is missing."""
    return Weights(tuple(tuple(float(data[name][feature]) for feature in FEATURES) for name in STAGES))


def load_weights(path: Path) -> Weights:
    """Weights as written by `vialibre calibrate --output`."""
    return weights_from(tomllib.loads(path.read_text("utf-8"))["weights"])


@cache
def packaged_weights() -> Weights:
    return load_weights(PACKAGED)


def softmax(scores: Sequence[float]) -> list[float]:
    most = max(scores)
    powers = [exp(score - most) for score in scores]
    total = sum(powers)
    return [power / total for power in powers]


def weigh(weights: Weights, parts: Sequence[float], rows: Sequence[Sequence[float]]) -> list[float]:
    """The chances for a stage of the game and the features of each seat."""
    now = weights.now(parts)
    return softmax([sum(map(float.__mul__, now, row)) for row in rows])


def chances(
    view: View, tickets: Sequence[TicketStatus] | None = None, weights: Weights | None = None
) -> tuple[float, ...]:
    """Each seat's chance to win; they add up to 1. When the game is over, the winners share it.

    `tickets` are the viewer's, if the caller has already analyzed them.
    """
    if view.is_over:
        return tuple(1 / len(view.winners) if seat in view.winners else 0.0 for seat in range(len(view.seats)))
    own = own_tickets(view) if tickets is None else tickets
    return tuple(weigh(weights or packaged_weights(), stage(view), features(view, own)))

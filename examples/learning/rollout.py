"""Batched games of one learner against one bot, which produce the experience to learn from."""

from __future__ import annotations

from dataclasses import dataclass
from os import PathLike
from random import Random
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from vialibre.bots.registry import make_bot
from vialibre.lab import VectorEnv

Floats = NDArray[np.float32]
POINTS = 20.0
"""A lead of this many points gives the full reward: rewards lie between -1 and 1."""
DECAY = 0.95
"""The lambda of generalized advantage estimation; the future is not discounted."""


class Policy(Protocol):
    def act(self, observations: Floats, masks: NDArray[np.bool_]) -> tuple[NDArray[np.int64], Floats, Floats]:
        """For each row: an action, the logarithm of its probability, and the value of the position."""
        ...


@dataclass(frozen=True)
class Experience:
    """Decisions of finished games, row by row."""

    observations: Floats
    masks: NDArray[np.bool_]
    actions: NDArray[np.int64]
    chances: Floats
    """Logarithms of the probabilities with which they were chosen."""
    advantages: Floats
    returns: Floats
    results: list[float]
    """For each finished game, 1 if the learner won it, 0.5 if it shared the victory, else 0."""


class Lots:
    """A uniformly random policy, as a starting point and a baseline."""

    def __init__(self, seed: int) -> None:
        self.random = np.random.default_rng(seed)

    def act(self, observations: Floats, masks: NDArray[np.bool_]) -> tuple[NDArray[np.int64], Floats, Floats]:
        actions = (self.random.random(masks.shape) * masks).argmax(axis=1)
        chances = -np.log(masks.sum(axis=1)).astype(np.float32)
        return actions, chances, np.zeros(len(actions), np.float32)


class Games:
    """`n` two-player games. The learner has seat 0 in half of them, seat 1 in the others."""

    def __init__(self, board: str | PathLike[str], bot: str, n: int, *, seed: int) -> None:
        self.env = VectorEnv(board, 2, n, seed=seed)
        self.learner = np.arange(n) % 2
        self.bots = [make_bot(bot) for _ in range(n)]
        self.bot_name = bot
        self.randoms = [Random(f"{seed} {game}") for game in range(n)]
        self.steps: list[list[tuple[Any, ...]]] = [[] for _ in range(n)]

    def play(self, policy: Policy, decisions: int) -> Experience:
        """Play until this many of the learner's decisions belong to finished games."""
        finished: list[tuple[Any, ...]] = []
        results: list[float] = []
        while len(finished) < decisions:
            self._step(policy)
            now = self.env.now
            for game in np.flatnonzero(now.terminated | now.truncated).tolist():
                me = self.learner[game]
                results.append(float(now.rewards[game, me]))
                ahead = float(self.env.totals[game, me] - self.env.totals[game, 1 - me])
                finished += judged(self.steps[game], max(-1.0, min(1.0, ahead / POINTS)))
                self.steps[game] = []
                self.bots[game] = make_bot(self.bot_name)  # every game gets new bots
        columns = [np.array(column) for column in zip(*finished, strict=True)]
        observations, masks, actions, chances, advantages, returns = columns
        return Experience(
            observations,
            masks,
            actions,
            chances.astype(np.float32),
            advantages.astype(np.float32),
            returns.astype(np.float32),
            results,
        )

    def _step(self, policy: Policy) -> None:
        now = self.env.now
        mine = now.to_move == self.learner
        actions = np.zeros(self.env.n, np.int64)
        for game in np.flatnonzero(~mine).tolist():
            legal = self.env.legal_ids(game)
            actions[game] = self.bots[game].choose(self.env.view(game), legal, self.randoms[game])
        places = np.flatnonzero(mine)
        if len(places):
            observations, masks = now.observations[places], now.masks[places]  # copies, because the arrays are reused
            chosen, chances, values = policy.act(observations, masks)
            actions[places] = chosen
            rows = zip(places.tolist(), observations, masks, chosen, chances, values, strict=True)
            for game, *step in rows:
                self.steps[game].append(tuple(step))
        self.env.step(actions)


def judged(steps: list[tuple[Any, ...]], reward: float) -> list[tuple[Any, ...]]:
    """One game's decisions with advantages and returns: the reward comes at the end."""
    made = []
    advantage, next_value = 0.0, reward
    for observation, mask, action, chance, value in reversed(steps):
        advantage = (next_value - float(value)) + DECAY * advantage
        next_value = float(value)
        made.append((observation, mask, action, chance, advantage, advantage + float(value)))
    return made[::-1]

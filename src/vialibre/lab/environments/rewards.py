"""Rewards of a finished game for each seat."""

from __future__ import annotations

from vialibre.engine.core.batch import reward_of
from vialibre.engine.core.state import State
from vialibre.errors import BadSetup

REWARDS = ("win", "margin")
"""`win`: the share of the victory, 1 in total over all seats. `margin`: points ahead of the best other seat."""


def is_margin(reward: str) -> bool:
    """Whether the reward is the margin. Raises BadSetup for an unknown one."""
    if reward not in REWARDS:
        raise BadSetup("bad_reward", reward=reward, known=", ".join(REWARDS))
    return reward == "margin"


def rewards_of(game: State, *, margin: bool) -> list[float]:
    """One number for each seat; the game must be over."""
    return [float(reward_of(game, seat, margin)) for seat in range(game.n)]

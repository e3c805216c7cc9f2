"""Benchmark of batched games: steps per unit of time on usa with two seats and uniformly random legal actions.

A step is one action in one game, including the observation and the mask for the next seat to move, the ends of games
and new deals. `engine` never leaves compiled code; the others go through `VectorEnv.step`, with an array of actions in
and arrays out, and include choosing the actions from the masks.
"""

from __future__ import annotations

from collections.abc import Callable

from vialibre.interpreted import is_compiled
from vialibre.lab.environments.vector import VectorEnv

SIZES = (1, 16, 256, 1024, 4096)
STEPS_FROM_THE_DEAL = 60
"""After this many steps, games are in progress and no longer in lockstep."""


def batch_work(kind: str, n: int) -> Callable[[int], int]:
    """The work to time, one call of step each: `engine`, `packed` or `dense`."""
    env = VectorEnv("usa", 2, n, seed=1, packed=kind != "dense")
    env._batch.step_by_lot(STEPS_FROM_THE_DEAL)

    def step(times: int) -> int:
        for _ in range(times):
            env.step(env.random_actions())
        return times

    def step_inside(times: int) -> int:
        env._batch.step_by_lot(times)
        return times

    env.step(env.random_actions())
    return step_inside if kind == "engine" else step


def sizes(*, quick: bool) -> tuple[int, ...]:
    """Interpreted, large batches would take minutes without telling more."""
    if not is_compiled():
        return (1,)
    return (1024,) if quick else SIZES

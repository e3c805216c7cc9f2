"""How many steps of a batch of games a unit of time has: usa, two seats, uniformly random legal actions.

A step is one action done in one game, with the observation and the mask for whoever moves next, ends and new deals
included. `engine` never leaves compiled code; the others go through `VectorEnv.step`, an array of actions in and arrays
out, and include the choice of the actions from the masks.
"""

from __future__ import annotations

from collections.abc import Callable

from vialibre.interpreted import is_compiled
from vialibre.lab.environments.vector import VectorEnv

SIZES = (1, 16, 256, 1024, 4096)
STEPS_FROM_THE_DEAL = 60
"""So many steps in, games are in their midst, and no longer all at the same point."""


def batch_work(kind: str, n: int) -> Callable[[int], int]:
    """Pieces of work to time, one for each call of step: `engine`, `packed` or `dense`."""
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
    """Interpreted, large batches would take minutes and tell nothing new."""
    if not is_compiled():
        return (1,)
    return (1024,) if quick else SIZES

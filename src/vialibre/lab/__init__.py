"""Experiments with bots: mass simulation, the arena, ratings, playtests, game review, benchmarks and RL environments.

`match` plays one game; `simulate` plays many and `arena` plays paired `blocks`, on `workers` or a Ray `cluster`;
`ratings`, `statistics`, `sequential` and `standings` evaluate them; `report` writes the arena's page; `playtest` tests
a board, `review` analyzes records, `calibrate` fits win chances, `bench` measures speed. The classes of `environments`
need NumPy and more, so they are imported only when first accessed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from vialibre.lab.environments import VectorEnv, env, open_spiel_game, raw_env, single_env

__all__ = ["VectorEnv", "env", "open_spiel_game", "raw_env", "single_env"]


def __getattr__(name: str) -> object:
    if name in __all__:
        from vialibre.lab import environments

        return getattr(environments, name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")

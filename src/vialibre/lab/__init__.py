"""The lab: many games, and what they tell.

The environments need NumPy and more, which only some people want: they are imported when somebody asks for them.
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

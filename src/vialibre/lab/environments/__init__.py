"""Reinforcement-learning environments: single games (PettingZoo, Gymnasium, OpenSpiel), or thousands in one call.

`turns` is PettingZoo's AEC, `single` Gymnasium's Env, `open_spiel` a game for OpenSpiel, and `vector` a batch of games.
docs/environments.md documents observations and action numbers.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

from vialibre.errors import BadSetup

if TYPE_CHECKING:
    from vialibre.lab.environments.open_spiel import open_spiel_game
    from vialibre.lab.environments.single import single_env
    from vialibre.lab.environments.turns import env, raw_env
    from vialibre.lab.environments.vector import VectorEnv

__all__ = ["VectorEnv", "env", "open_spiel_game", "raw_env", "single_env"]

# The module of each name, and the extra that installs what it needs.
_PLACES = {
    "VectorEnv": ("vector", "lab"),
    "env": ("turns", "lab"),
    "raw_env": ("turns", "lab"),
    "single_env": ("single", "lab"),
    "open_spiel_game": ("open_spiel", "openspiel"),
}


def __getattr__(name: str) -> object:
    if name not in _PLACES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    module, extra = _PLACES[name]
    try:
        return getattr(import_module(f"{__name__}.{module}"), name)
    except ModuleNotFoundError as error:
        if error.name is None or error.name.startswith("vialibre"):
            raise
        raise BadSetup("needs_extra", what=name, extra=extra, missing=error.name) from None

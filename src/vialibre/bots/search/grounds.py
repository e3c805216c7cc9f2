"""What couriers know of a board before any game: built once for each."""

from __future__ import annotations

from vialibre.bots.planning.ground import Ground
from vialibre.bots.sight import roads_of
from vialibre.bots.surveyor.thought import weights_of
from vialibre.engine.core.tables import Tables

_grounds: dict[int, Ground] = {}


def ground_of(t: Tables) -> Ground:
    found = _grounds.get(id(t))
    if found is None:  # tables live as long as the program, so their id is theirs
        found = _grounds[id(t)] = Ground(t, roads_of(t), weights_of(t))
    return found

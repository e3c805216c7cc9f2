"""What couriers know of a board before any game: built once for each."""

from __future__ import annotations

from functools import cache

from vialibre.bots.planning.ground import Ground
from vialibre.bots.sight import roads_of
from vialibre.bots.surveyor.thought import weights_of
from vialibre.engine.core.board_index import BoardIndex


@cache
def ground_of(t: BoardIndex) -> Ground:
    return Ground(t, roads_of(t), weights_of(t))

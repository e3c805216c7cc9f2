"""The coasts and lakes of the world: data/world.json, written by tools/geography/world.py from Natural Earth."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files

from vialibre.boards.drawing.shapes import Box, Point, clip_ring

NORTHERNMOST = 84.0
"""Land north of this latitude is left out: projections tear it apart at the pole."""


@dataclass(frozen=True, slots=True)
class World:
    """Closed lines of (longitude, latitude). By the even-odd rule an inner sea is a hole."""

    land: tuple[tuple[Point, ...], ...]
    lakes: tuple[tuple[Point, ...], ...]


def world_bytes() -> bytes:
    """The packaged file as it is, for sending it on."""
    return (files("vialibre.boards") / "data" / "world.json").read_bytes()


@lru_cache(maxsize=1)
def read_world() -> World:
    """The coasts and lakes of the packaged file."""
    data = json.loads(world_bytes())
    return World(tuple(map(_ring, data["land"])), tuple(map(_ring, data["lakes"])))


def _ring(steps: Sequence[int]) -> tuple[Point, ...]:
    x = y = 0
    line: list[Point] = []
    for i in range(0, len(steps), 2):
        x += steps[i]
        y += steps[i + 1]
        line.append((x / 100, y / 100))
    return tuple(line)


def window_around(places: Sequence[tuple[float, float]]) -> Box:
    """Return (west, south, east, north): the box around these (latitude, longitude) pairs, as much again on every
    side."""
    lats, lons = [lat for lat, _ in places], [lon for _, lon in places]
    wide = 0.8 * max(max(lons) - min(lons), max(lats) - min(lats)) + 2.0
    return (
        max(-180.0, min(lons) - wide),
        max(-NORTHERNMOST, min(lats) - wide),
        min(180.0, max(lons) + wide),
        min(NORTHERNMOST, max(lats) + wide),
    )


def rings_within(rings: Sequence[Sequence[Point]], window: Box) -> Iterator[list[Point]]:
    """Yield the rings that reach into the window."""
    west, south, east, north = window
    for ring in rings:
        lons, lats = [lon for lon, _ in ring], [lat for _, lat in ring]
        if max(lons) < west or min(lons) > east or max(lats) < south or min(lats) > north:
            continue
        cut = clip_ring(ring, window)
        if len(cut) > 2:
            yield cut

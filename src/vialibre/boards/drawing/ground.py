"""Real land under a computed board: the world's coasts, moved along with the cities that the springs have moved."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import hypot

from vialibre.boards.drawing.projection import Projection, fitting
from vialibre.boards.drawing.shapes import Box, Point, clip_ring, evenly
from vialibre.boards.drawing.thin_plate_spline import Bend, bend
from vialibre.boards.drawing.world import read_world, rings_within, window_around
from vialibre.boards.model import City, CityId

STIFFNESS = 1e-4
FAR = 0.6
"""How far outside the frame, in frames, the points are that hold the map still."""
EDGE = 40.0
"""So far over the frame the land is drawn."""
FINEST, COARSEST = 1.6, 40.0
"""Units between two points of a coast."""


@dataclass(frozen=True, slots=True)
class Ground:
    land: tuple[tuple[Point, ...], ...]
    lakes: tuple[tuple[Point, ...], ...]


def ground_under(cities: Sequence[City], places: Mapping[CityId, Point], width: float, height: float) -> Ground | None:
    """None if not every city has its latitude and longitude, or there are too few to hold a map by."""
    earth = [(city.lat, city.lon) for city in cities if city.lat is not None and city.lon is not None]
    if len(earth) < len(cities) or len(earth) < 2:
        return None
    project = fitting(earth)
    true = [project(lat, lon) for lat, lon in earth]
    drawn = [places[city.id] for city in cities]
    fit = _similarity(true, drawn)
    before = [fit(point) for point in true]
    corners = [
        (x * width, y * height) for x in (-FAR, 0.5, 1 + FAR) for y in (-FAR, 0.5, 1 + FAR) if (x, y) != (0.5, 0.5)
    ]
    bent = bend([*before, *corners], [*drawn, *corners], stiffness=STIFFNESS)
    window = window_around(earth)
    frame = (-EDGE, -EDGE, width + EDGE, height + EDGE)
    world = read_world()
    return Ground(
        land=_bent(world.land, window, project, fit, bent, frame),
        lakes=_bent(world.lakes, window, project, fit, bent, frame),
    )


def _similarity(true: Sequence[Point], drawn: Sequence[Point]) -> Bend:
    """Scaled and shifted, so that both clouds of points have one middle and one size."""
    n = len(true)
    mx, my = sum(x for x, _ in true) / n, sum(y for _, y in true) / n
    dx, dy = sum(x for x, _ in drawn) / n, sum(y for _, y in drawn) / n
    spread = sum(hypot(x - mx, y - my) for x, y in true) or 1e-9
    scale = sum(hypot(x - dx, y - dy) for x, y in drawn) / spread
    return lambda point: ((point[0] - mx) * scale + dx, (point[1] - my) * scale + dy)


def _bent(
    rings: Sequence[Sequence[Point]], window: Box, project: Projection, fit: Bend, bent: Bend, frame: Box
) -> tuple[tuple[Point, ...], ...]:
    # A little more than the frame is bent, since a bend may bring in what lay outside.
    around = (frame[0] - 250, frame[1] - 250, frame[2] + 250, frame[3] + 250)
    found: list[tuple[Point, ...]] = []
    for ring in rings_within(rings, window):
        flat = clip_ring([fit(project(lat, lon)) for lon, lat in evenly(ring, 0.0, 1.0)], around)
        if len(flat) < 3:
            continue
        line = clip_ring([bent(point) for point in evenly(flat, FINEST, COARSEST)], frame)
        if len(line) > 2:
            found.append(tuple(line))
    return tuple(found)

"""Coastlines and lakes under a computed board, warped so that they follow the cities that the spring layout moved."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import hypot

from vialibre.boards.drawing.projection import Projection, fitting
from vialibre.boards.drawing.shapes import Box, Point, clip_ring, evenly
from vialibre.boards.drawing.thin_plate_spline import PlaneMap, thin_plate_spline
from vialibre.boards.drawing.world import read_world, rings_within, window_around
from vialibre.boards.model import City, CityId

STIFFNESS = 1e-4
FAR = 0.6
"""Distance of the points that pin the map outside the frame, in frame sizes."""
EDGE = 40.0
"""How far land is drawn beyond the frame."""
FINEST, COARSEST = 1.6, 40.0
"""The least and the greatest distance between two points of a coastline."""


@dataclass(frozen=True, slots=True)
class Coastlines:
    """Closed outlines of land and lakes, in layout units."""

    land: tuple[tuple[Point, ...], ...]
    lakes: tuple[tuple[Point, ...], ...]


def coastlines_under(
    cities: Sequence[City], places: Mapping[CityId, Point], width: float, height: float
) -> Coastlines | None:
    """Return the land and lakes under these cities, or None if a city has no coordinates or there are fewer than
    two."""
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
    warp = thin_plate_spline([*before, *corners], [*drawn, *corners], stiffness=STIFFNESS)
    window = window_around(earth)
    frame = (-EDGE, -EDGE, width + EDGE, height + EDGE)
    world = read_world()
    return Coastlines(
        land=_warped(world.land, window, project, fit, warp, frame),
        lakes=_warped(world.lakes, window, project, fit, warp, frame),
    )


def _similarity(true: Sequence[Point], drawn: Sequence[Point]) -> PlaneMap:
    """Scale and shift that gives both sets of points the same center and size."""
    n = len(true)
    mx, my = sum(x for x, _ in true) / n, sum(y for _, y in true) / n
    dx, dy = sum(x for x, _ in drawn) / n, sum(y for _, y in drawn) / n
    spread = sum(hypot(x - mx, y - my) for x, y in true) or 1e-9
    scale = sum(hypot(x - dx, y - dy) for x, y in drawn) / spread
    return lambda point: ((point[0] - mx) * scale + dx, (point[1] - my) * scale + dy)


def _warped(
    rings: Sequence[Sequence[Point]], window: Box, project: Projection, fit: PlaneMap, warp: PlaneMap, frame: Box
) -> tuple[tuple[Point, ...], ...]:
    # Warp more than the frame: the warp may bring in land from outside.
    around = (frame[0] - 250, frame[1] - 250, frame[2] + 250, frame[3] + 250)
    found: list[tuple[Point, ...]] = []
    for ring in rings_within(rings, window):
        flat = clip_ring([fit(project(lat, lon)) for lon, lat in evenly(ring, 0.0, 1.0)], around)
        if len(flat) < 3:
            continue
        line = clip_ring([warp(point) for point in evenly(flat, FINEST, COARSEST)], frame)
        if len(line) > 2:
            found.append(tuple(line))
    return tuple(found)

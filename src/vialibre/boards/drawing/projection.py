"""Map projections from latitude and longitude to the plane: x grows eastward, y southward, both in radians of the
globe."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from math import asinh, cos, log, pi, radians, sin, sqrt, tan
from typing import TypeAlias

from vialibre.boards.drawing.shapes import Point

Projection: TypeAlias = Callable[[float, float], Point]
"""Maps (latitude, longitude) in degrees to (x, y)."""


def mercator() -> Projection:
    """Mercator: preserves angles, for towns and the tropics."""

    def project(lat: float, lon: float) -> Point:
        return radians(lon), -asinh(tan(radians(lat)))

    return project


def conic_equal_area(south: float, north: float, middle: float) -> Projection:
    """Albers: preserves areas, for wide continents; two standard parallels and the central meridian."""
    phi1, phi2 = radians(south), radians(north)
    n = (sin(phi1) + sin(phi2)) / 2
    c = cos(phi1) ** 2 + 2 * n * sin(phi1)
    base = sqrt(c - 2 * n * sin((phi1 + phi2) / 2)) / n

    def project(lat: float, lon: float) -> Point:
        rho = sqrt(max(0.0, c - 2 * n * sin(radians(lat)))) / n
        theta = n * radians(lon - middle)
        return rho * sin(theta), rho * cos(theta) - base

    return project


def conic_conformal(south: float, north: float, middle: float) -> Projection:
    """Lambert: preserves angles, so that coasts keep their shape in the far north."""
    phi1, phi2 = radians(south), radians(north)

    def stretch(phi: float) -> float:
        return tan(pi / 4 + phi / 2)

    n = log(cos(phi1) / cos(phi2)) / log(stretch(phi2) / stretch(phi1))
    f = cos(phi1) * stretch(phi1) ** n / n
    base = f / stretch((phi1 + phi2) / 2) ** n

    def project(lat: float, lon: float) -> Point:
        rho = f / stretch(radians(max(-80.0, min(89.0, lat)))) ** n
        theta = n * radians(lon - middle)
        return rho * sin(theta), rho * cos(theta) - base

    return project


def fitting(places: Iterable[tuple[float, float]]) -> Projection:
    """Choose a projection for these (latitude, longitude) pairs: Mercator for a town or the tropics, otherwise a
    conic."""
    rows = list(places)
    south, north = min(lat for lat, _ in rows), max(lat for lat, _ in rows)
    west, east = min(lon for _, lon in rows), max(lon for _, lon in rows)
    sixth = (north - south) / 6
    if north - south < 3 or abs(south + north) < 30 or east - west > 140:
        return mercator()
    return conic_equal_area(south + sixth, north - sixth, (west + east) / 2)

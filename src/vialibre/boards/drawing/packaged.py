"""Reads the drawings of the packaged boards: data/geometry/<board>.json, written by tools/geography."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files
from typing import Any

from vialibre.boards.drawing.labels import Label, label_at
from vialibre.boards.drawing.shapes import Point
from vialibre.boards.drawing.tracks import Curve
from vialibre.boards.model import CityId

DATA = files("vialibre.boards") / "data"
PACKAGED = tuple(sorted(file.name.removesuffix(".json") for file in (DATA / "geometry").iterdir()))
"""Boards with a drawing made beforehand; any other board is laid out when it is first shown."""


@dataclass(frozen=True, slots=True)
class Drawing:
    """The part of a drawing that is computed and tuned beforehand; the spaces are derived from it."""

    width: float
    height: float
    places: dict[CityId, Point]
    curves: dict[tuple[CityId, CityId], Curve]
    orders: dict[tuple[CityId, CityId], tuple[int, ...]]
    labels: dict[CityId, Label]
    land: tuple[tuple[Point, ...], ...]
    lakes: tuple[tuple[Point, ...], ...]
    rivers: tuple[tuple[Point, ...], ...]
    borders: tuple[tuple[Point, ...], ...]


@lru_cache(maxsize=len(PACKAGED))
def read_drawings(board_id: str) -> tuple[Drawing, ...]:
    """Return the drawings of a packaged board, that of its current version first; none for any other board."""
    if board_id not in PACKAGED:
        return ()
    earlier = [file for file in (DATA / "earlier").iterdir() if re.fullmatch(rf"{board_id}\.\d+\.json", file.name)]
    found = [DATA / "geometry" / f"{board_id}.json", *earlier]
    return tuple(drawing_from_data(json.loads(file.read_text(encoding="utf-8"))) for file in found if file.is_file())


def drawing_from_data(data: dict[str, Any]) -> Drawing:
    """Return the drawing that the data of a geometry file describes."""
    places = {CityId(city): (float(x), float(y)) for city, (x, y) in data["places"].items()}
    curves: dict[tuple[CityId, CityId], Curve] = {}
    orders: dict[tuple[CityId, CityId], tuple[int, ...]] = {}
    for a, b, x1, y1, x2, y2, start_clear, end_clear, *order in data["curves"]:
        curves[a, b] = Curve(places[a], (x1, y1), (x2, y2), places[b], start_clear, end_clear)
        if order:
            orders[a, b] = tuple(order)
    labels = {
        CityId(city): label_at(
            CityId(city),
            (places[city][0] + dx, places[city][1] + dy),
            tuple(lines),
            place,
            away=away,
            size=data["font"],
        )
        for city, (place, away, dx, dy, *lines) in data["labels"].items()
    }
    return Drawing(
        width=data["width"],
        height=data["height"],
        places=places,
        curves=curves,
        orders=orders,
        labels=labels,
        land=_lines(data["land"]),
        lakes=_lines(data["lakes"]),
        rivers=_lines(data["rivers"]),
        borders=_lines(data["borders"]),
    )


def _lines(rows: list[list[float]]) -> tuple[tuple[Point, ...], ...]:
    """Each row is x and y of its first point, then the steps between points in tenths of a unit, which keeps the files
    small."""
    result: list[tuple[Point, ...]] = []
    for row in rows:
        x = y = 0.0
        line: list[Point] = []
        for i in range(0, len(row), 2):
            x += row[i]
            y += row[i + 1]
            line.append((round(x / 10, 1), round(y / 10, 1)))
        result.append(tuple(line))
    return tuple(result)

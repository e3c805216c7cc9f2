"""Where everything on a board is drawn: plain data for the page, the terminal and print."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

from vialibre.boards.drawing.drawn import Drawing, read_drawing
from vialibre.boards.drawing.labels import Label, choose_labels
from vialibre.boards.drawing.shapes import Point, rectangle
from vialibre.boards.drawing.solve import relax, settle
from vialibre.boards.drawing.tracks import CITY_RADIUS, Curve, Group, Space, Track, lay_group
from vialibre.boards.model import Board, CityId, Route

__all__ = ["Label", "Layout", "Line", "Place", "Space", "Track", "layout", "layout_as_data"]

Line = tuple[Point, ...]

ROOM = (1.0, 1.12, 1.25)
"""How much larger a computed board may get until its names find free places."""


@dataclass(frozen=True, slots=True)
class Place:
    city: CityId
    x: float
    y: float


@dataclass(frozen=True, slots=True)
class Layout:
    """A board as drawn, in units of which a space is at least 30 long; y points down.

    `land` and `lakes` are closed, `rivers` and `borders` open; all may pass a little over the frame and want clipping.
    """

    board: str
    width: float
    height: float
    city_radius: float
    places: tuple[Place, ...]
    tracks: tuple[Track, ...]
    labels: tuple[Label, ...]
    land: tuple[Line, ...] = ()
    lakes: tuple[Line, ...] = ()
    rivers: tuple[Line, ...] = ()
    borders: tuple[Line, ...] = ()


def layout(board: Board) -> Layout:
    """The drawing of a board: a packaged board's map as tuned by hand, any other one computed on the spot."""
    drawing = read_drawing(board.id)
    groups = groups_of(board)
    if drawing is not None and _fits(drawing, board, groups):
        return layout_from_drawing(board, drawing)
    return _computed(board)


def layout_as_data(drawn: Layout) -> dict[str, object]:
    """The layout as lists, numbers and strings, ready for JSON; numbers rounded to a hundredth of a unit."""

    def lines(rows: Sequence[Line]) -> list[list[list[float]]]:
        return [[[round(x, 1), round(y, 1)] for x, y in row] for row in rows]

    return {
        "board": drawn.board,
        "width": drawn.width,
        "height": drawn.height,
        "cityRadius": drawn.city_radius,
        "places": [{"city": p.city, "x": round(p.x, 2), "y": round(p.y, 2)} for p in drawn.places],
        "tracks": [
            {
                "route": track.route,
                "spine": [[round(x, 2), round(y, 2)] for x, y in track.spine],
                "spaces": [
                    {
                        "x": round(s.x, 2),
                        "y": round(s.y, 2),
                        "angle": round(s.angle, 2),
                        "length": round(s.length, 2),
                        "width": s.width,
                    }
                    for s in track.spaces
                ],
            }
            for track in drawn.tracks
        ],
        "labels": [
            {
                "city": label.city,
                "text": label.text,
                "lines": list(label.lines),
                "x": round(label.x, 2),
                "y": round(label.y, 2),
                "anchor": label.anchor,
                "size": label.size,
                "lineHeight": label.line_height,
                "box": [round(v, 2) for v in label.box],
            }
            for label in drawn.labels
        ],
        "land": lines(drawn.land),
        "lakes": lines(drawn.lakes),
        "rivers": lines(drawn.rivers),
        "borders": lines(drawn.borders),
    }


def groups_of(board: Board) -> dict[tuple[CityId, CityId], list[Route]]:
    """The parallel groups by their two cities in alphabetical order."""
    groups: dict[tuple[CityId, CityId], list[Route]] = {}
    for route in board.route_rows:
        a, b = sorted(route.cities)
        groups.setdefault((a, b), []).append(route)
    return groups


def lay_tracks(
    board: Board,
    groups: Mapping[tuple[CityId, CityId], Sequence[Route]],
    curves: Mapping[tuple[CityId, CityId], Curve],
    orders: Mapping[tuple[CityId, CityId], Sequence[int]],
) -> tuple[Track, ...]:
    """Every route's track, in the board's order of routes."""
    laid: dict[str, Track] = {}
    for ends, routes in groups.items():
        order = orders.get(ends) or range(len(routes))
        rows = [routes[i] for i in order]
        for route, track in zip(rows, lay_group(curves[ends], [(r.id, r.length) for r in rows]), strict=True):
            laid[route.id] = track if route.cities == ends else _turned(track)
    return tuple(laid[route.id] for route in board.route_rows)


def _turned(track: Track) -> Track:
    """The same track told from its other end: the spaces count from the route's first city."""
    spaces = tuple(
        Space(s.x, s.y, s.angle - 180 if s.angle > 0 else s.angle + 180, s.length, s.width)
        for s in reversed(track.spaces)
    )
    return Track(track.route, tuple(reversed(track.spine)), spaces)


def _fits(drawing: Drawing, board: Board, groups: Mapping[tuple[CityId, CityId], Sequence[Route]]) -> bool:
    """A designer's file may have a packaged board's name and other cities: then the drawing is not its."""
    return drawing.places.keys() == {city.id for city in board.city_rows} and drawing.curves.keys() == groups.keys()


def layout_from_drawing(board: Board, drawing: Drawing) -> Layout:
    return Layout(
        board=board.id,
        width=drawing.width,
        height=drawing.height,
        city_radius=CITY_RADIUS,
        places=tuple(Place(city.id, *drawing.places[city.id]) for city in board.city_rows),
        tracks=lay_tracks(board, groups_of(board), drawing.curves, drawing.orders),
        labels=tuple(drawing.labels[city.id] for city in board.city_rows),
        land=drawing.land,
        lakes=drawing.lakes,
        rivers=drawing.rivers,
        borders=drawing.borders,
    )


@lru_cache(maxsize=16)
def _computed(board: Board) -> Layout:
    groups = groups_of(board)
    rows = [Group(ends, max(r.length for r in routes), len(routes)) for ends, routes in groups.items()]
    relaxed = relax(board.city_rows, rows)
    for room in ROOM:
        settled = settle(board.city_rows, rows, relaxed, room=room)
        tracks = lay_tracks(board, groups, settled.curves, {})
        corners = [rectangle(s.x, s.y, s.angle, s.length, s.width) for track in tracks for s in track.spaces]
        frame = (4.0, 4.0, settled.width - 4, settled.height - 4)
        labels, crowded = choose_labels(board.city_rows, settled.places, corners, frame)
        if not crowded:
            break
    return Layout(
        board=board.id,
        width=settled.width,
        height=settled.height,
        city_radius=CITY_RADIUS,
        places=tuple(Place(city.id, *settled.places[city.id]) for city in board.city_rows),
        tracks=tracks,
        labels=tuple(labels),
    )

"""The drawing of a board: where everything is, as plain data for the browser, the terminal and print."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

from vialibre.boards.drawing.coastlines import coastlines_under
from vialibre.boards.drawing.labels import Label, choose_labels
from vialibre.boards.drawing.packaged import Drawing, read_drawings
from vialibre.boards.drawing.shapes import Point, rectangle
from vialibre.boards.drawing.spring_layout import place_cities, relax
from vialibre.boards.drawing.tracks import CITY_RADIUS, Curve, Group, Space, Track, group_tracks
from vialibre.boards.model import Board, CityId, Route

__all__ = ["Label", "Layout", "Line", "Place", "Space", "Track", "layout", "rounded"]

Line = tuple[Point, ...]

SCALES = (1.0, 1.12, 1.25)
"""Scale factors tried for a computed board until its names find free places."""
HOPELESS = 0.75
"""If more than this fraction of the names covers something, a larger map does not help."""


@dataclass(frozen=True, slots=True)
class Place:
    """The position of a city's dot."""

    city: CityId
    x: float
    y: float


@dataclass(frozen=True, slots=True)
class Layout:
    """A drawn board, in units of which a space is at least 30 long; y points down.

    `land` and `lakes` are closed lines, `rivers` and `borders` open ones. All may extend a little beyond the frame and
    need clipping.
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
    """Return the drawing of a board: hand-tuned for a packaged board, computed for any other."""
    groups = groups_of(board)
    for drawing in read_drawings(board.id):
        if _fits(drawing, board, groups):
            return layout_from_drawing(board, drawing)
    return _computed(board)


def rounded(drawn: Layout) -> Layout:
    """The same drawing with fewer digits, for sending: hundredths of a unit, tenths in outlines."""
    return replace(
        drawn,
        width=round(drawn.width, 2),
        height=round(drawn.height, 2),
        places=tuple(replace(place, x=round(place.x, 2), y=round(place.y, 2)) for place in drawn.places),
        tracks=tuple(map(_rounded_track, drawn.tracks)),
        labels=tuple(map(_rounded_label, drawn.labels)),
        land=_rounded_outlines(drawn.land),
        lakes=_rounded_outlines(drawn.lakes),
        rivers=_rounded_outlines(drawn.rivers),
        borders=_rounded_outlines(drawn.borders),
    )


def _rounded_track(track: Track) -> Track:
    spaces = tuple(
        Space(round(s.x, 2), round(s.y, 2), round(s.angle, 2), round(s.length, 2), s.width) for s in track.spaces
    )
    return Track(track.route, _rounded_line(track.spine, 2), spaces)


def _rounded_label(label: Label) -> Label:
    left, top, right, bottom = (round(side, 2) for side in label.box)
    return replace(label, x=round(label.x, 2), y=round(label.y, 2), box=(left, top, right, bottom))


def _rounded_outlines(lines: tuple[Line, ...]) -> tuple[Line, ...]:
    return tuple(_rounded_line(line, 1) for line in lines)


def _rounded_line(line: Line, digits: int) -> Line:
    return tuple((round(x, digits), round(y, digits)) for x, y in line)


def groups_of(board: Board) -> dict[tuple[CityId, CityId], list[Route]]:
    """The parallel groups, keyed by their two cities in alphabetical order."""
    groups: dict[tuple[CityId, CityId], list[Route]] = {}
    for route in board.routes:
        a, b = sorted(route.cities)
        groups.setdefault((a, b), []).append(route)
    return groups


def board_tracks(
    board: Board,
    groups: Mapping[tuple[CityId, CityId], Sequence[Route]],
    curves: Mapping[tuple[CityId, CityId], Curve],
    orders: Mapping[tuple[CityId, CityId], Sequence[int]],
) -> tuple[Track, ...]:
    """Return the track of every route, in the order of the board's routes."""
    by_route: dict[str, Track] = {}
    for ends, routes in groups.items():
        order = orders.get(ends) or range(len(routes))
        rows = [routes[i] for i in order]
        for route, track in zip(rows, group_tracks(curves[ends], [(r.id, r.length) for r in rows]), strict=True):
            by_route[route.id] = track if route.cities == ends else _reversed(track)
    return tuple(by_route[route.id] for route in board.routes)


def _reversed(track: Track) -> Track:
    """The same track from its other end, so that spaces count from the route's first city."""
    spaces = tuple(
        Space(s.x, s.y, s.angle - 180 if s.angle > 0 else s.angle + 180, s.length, s.width)
        for s in reversed(track.spaces)
    )
    return Track(track.route, tuple(reversed(track.spine)), spaces)


def _fits(drawing: Drawing, board: Board, groups: Mapping[tuple[CityId, CityId], Sequence[Route]]) -> bool:
    """Whether a drawing belongs to this board: a designer's file may use a packaged board's id for different cities."""
    return drawing.places.keys() == {city.id for city in board.cities} and drawing.curves.keys() == groups.keys()


def layout_from_drawing(board: Board, drawing: Drawing) -> Layout:
    """Return the layout of a packaged board from its stored drawing."""
    return Layout(
        board=board.id,
        width=drawing.width,
        height=drawing.height,
        city_radius=CITY_RADIUS,
        places=tuple(Place(city.id, *drawing.places[city.id]) for city in board.cities),
        tracks=board_tracks(board, groups_of(board), drawing.curves, drawing.orders),
        labels=tuple(drawing.labels[city.id] for city in board.cities),
        land=drawing.land,
        lakes=drawing.lakes,
        rivers=drawing.rivers,
        borders=drawing.borders,
    )


@lru_cache(maxsize=16)
def _computed(board: Board) -> Layout:
    groups = groups_of(board)
    rows = [Group(ends, max(r.length for r in routes), len(routes)) for ends, routes in groups.items()]
    relaxed = relax(board.cities, rows)
    for scale in SCALES:
        placement = place_cities(board.cities, rows, relaxed, scale=scale)
        tracks = board_tracks(board, groups, placement.curves, {})
        corners = [rectangle(s.x, s.y, s.angle, s.length, s.width) for track in tracks for s in track.spaces]
        frame = (4.0, 4.0, placement.width - 4, placement.height - 4)
        labels, crowded = choose_labels(board.cities, placement.places, corners, frame)
        if not crowded or crowded > HOPELESS * len(board.cities):
            break
    coastlines = (
        coastlines_under(board.cities, placement.places, placement.width, placement.height) if board.land else None
    )
    return Layout(
        board=board.id,
        width=placement.width,
        height=placement.height,
        city_radius=CITY_RADIUS,
        places=tuple(Place(city.id, *placement.places[city.id]) for city in board.cities),
        tracks=tracks,
        labels=tuple(labels),
        land=coastlines.land if coastlines else (),
        lakes=coastlines.lakes if coastlines else (),
    )

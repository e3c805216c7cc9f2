"""Map warnings: isolated or coinciding cities, crossing routes, names that cover something."""

from __future__ import annotations

from collections.abc import Iterator
from math import hypot
from statistics import median

from vialibre.boards.drawing.projection import fitting
from vialibre.boards.drawing.readability import crossings, measure
from vialibre.boards.drawing.shapes import Point
from vialibre.boards.layout import layout
from vialibre.boards.model import Board, City
from vialibre.boards.warnings.warning import BoardWarning

FAR, NEAR = 5.0, 0.15
"""Relative to the typical distance to the nearest city; 0.42 to 2.1 on the standard boards."""


def place_warnings(board: Board) -> Iterator[BoardWarning]:
    """Warnings about the coordinates in the file, most often a mistyped number."""
    seen: dict[str, City] = {}
    for city in board.cities:
        first = seen.setdefault(city.name.casefold(), city)
        if first is not city:
            yield BoardWarning("name_twice", "city", (city.id, first.id), {"name": city.name})
    places = _places(board.cities)
    if places is None or len(places) < 3:
        return
    names: dict[str, str] = {city.id: city.name for city in board.cities}
    nearest: dict[str, tuple[float, str]] = {}
    for one, at in places.items():
        nearest[one] = min((_apart(at, there), other) for other, there in places.items() if other != one)
    usual = median(way for way, _ in nearest.values())
    for one, (way, other) in nearest.items():
        if way > FAR * usual:
            yield BoardWarning("city_far", "city", (one,), {"city": names[one]})
        elif way < NEAR * usual and nearest[other][1] == one and one < other:
            yield BoardWarning("cities_together", "city", (one, other), {"city": names[one], "other": names[other]})


def _places(cities: tuple[City, ...]) -> dict[str, Point] | None:
    """Coordinates as they are drawn: geographic, else on the sheet; None if the cities mix the two."""
    globe = {city.id: (city.lat, city.lon) for city in cities if city.lat is not None and city.lon is not None}
    if len(globe) == len(cities):
        project = fitting(globe.values())
        return {city: project(*at) for city, at in globe.items()}
    sheet: dict[str, Point] = {
        city.id: (city.x, city.y) for city in cities if city.x is not None and city.y is not None
    }
    return sheet if len(sheet) == len(cities) else None


def _apart(one: Point, other: Point) -> float:
    return hypot(one[0] - other[0], one[1] - other[1])


def drawn_warnings(board: Board) -> Iterator[BoardWarning]:
    """Warnings about the computed drawing. A pair is reported once, however many of its spaces touch."""
    drawn = layout(board)
    crossed = {frozenset(pair) for pair in crossings(drawn, board)}
    names: dict[str, str] = {city.id: city.name for city in board.cities}
    routes: dict[str, str] = {route.id: " – ".join(names[city] for city in route.cities) for route in board.routes}
    for pair in sorted(sorted(pair) for pair in crossed):
        params = {"first": routes[pair[0]], "other": routes[pair[1]]}
        yield BoardWarning("routes_cross", "route", tuple(pair), params)
    reported: set[tuple[str, frozenset[str]]] = set()
    for problem in measure(drawn, board):
        both = frozenset(problem.ids)
        if problem.code not in DRAWN or (problem.code, both) in reported or both in crossed:
            continue
        reported.add((problem.code, both))
        kind, other_kind = DRAWN[problem.code]
        first, other = problem.ids
        params = {"first": (names if kind == "city" else routes)[first]}
        params["other"] = (names if other_kind == "city" else routes)[other]
        yield BoardWarning(problem.code, kind, problem.ids if kind == other_kind else (first,), params)


DRAWN = {
    "spaces_overlap": ("route", "route"),
    "space_over_city": ("route", "city"),
    "names_overlap": ("city", "city"),
    "name_over_city": ("city", "city"),
    "name_over_space": ("city", "route"),
}
"""The problems of a drawing that an author can fix, and the kinds of the two things involved."""

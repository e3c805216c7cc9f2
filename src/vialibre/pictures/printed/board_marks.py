"""A printed board without a game on it, in layout units: the map, with a score track and the route points around it."""

from __future__ import annotations

from collections.abc import Iterator

from vialibre.boards.drawing.labels import text_width
from vialibre.boards.layout import Layout, Space, layout
from vialibre.boards.model import Board, Route
from vialibre.pictures.printed.marks import Box, Group, Mark, Shape, Text, box, disc, group, line, symbol
from vialibre.pictures.style import CITY_CORE, COLORS, CREAM, DARK, DAY, INK, LIGHT, LIGHT_EDGE, ON, SYMBOLS

EDGE = "#8f8570"
"""Outline of dark spaces: the browser's color, blended with the land under it."""
SOUVENIR = "#f0b93a"
TRACK = 34.0
"""Width of the score track."""
STEPS, FEW_STEPS = 100, 50
"""Spaces of the score track; fewer on a board where they would be too narrow."""
NARROW = 26.0
STRIP = 56.0
"""Strip below the map for the name and the points."""
PAPER = 12.0
"""Margin around everything."""


def board_box(drawn: Layout) -> Box:
    """The box of the whole printed board, including score track and strip."""
    around = TRACK + PAPER
    return -around, -around, drawn.width + around, drawn.height + around + STRIP


def board_marks(board: Board, name: str, points_of: str) -> Group:
    """Everything, shared by all pages that show it. `points_of` is the heading of the points by length."""
    drawn = layout(board)
    left, top, right, bottom = board_box(drawn)
    marks = (
        box(left, top, right - left, bottom - top, fill=DAY["margin"]),
        *_land(drawn),
        *_score_track(drawn),
        *_strip(board, drawn, name, points_of),
        *_routes(board, drawn),
        *_souvenir_places(board, drawn),
        *_cities(drawn),
        *_names(drawn),
    )
    return Group(marks, clip=board_box(drawn), shared="board")


def _land(drawn: Layout) -> Iterator[Mark]:
    frame: Box = (0.0, 0.0, drawn.width, drawn.height)
    yield box(*frame, fill=DAY["sea"] if drawn.land else DAY["land"])
    yield Group(tuple(_outlines(drawn)), clip=frame)
    yield box(*frame, stroke=DAY["coast"], line=1.4)


def _outlines(drawn: Layout) -> Iterator[Mark]:
    """Land, lakes, rivers and borders; they may extend beyond the frame."""
    if drawn.land:
        yield Shape(drawn.land, None, DAY["shoal"], 22, opacity=0.35)
        yield Shape(drawn.land, None, DAY["shoal"], 10, opacity=0.55)
        yield Shape(drawn.land, DAY["land"], DAY["coast"], 1.1)
    if drawn.borders:
        yield Shape(drawn.borders, None, DAY["border"], 1, (5, 4), closed=False)
    if drawn.rivers:
        yield Shape(drawn.rivers, None, DAY["river"], 1.2, closed=False)
    if drawn.lakes:
        yield Shape(drawn.lakes, DAY["sea"], DAY["coast"], 0.8)


def _score_track(drawn: Layout) -> Iterator[Mark]:
    """Clockwise from the top left: 0 to 99, then on from 100."""
    wide, high = drawn.width + 2 * TRACK, drawn.height
    steps = STEPS if 2 * (wide + high) / STEPS >= NARROW else FEW_STEPS
    across = max(1, min(steps // 2 - 1, round(steps / 2 * wide / (wide + high))))
    down = steps // 2 - across
    step_x, step_y = wide / across, high / down
    cells: list[Box] = [(-TRACK + i * step_x, -TRACK, step_x, TRACK) for i in range(across)]
    cells += [(drawn.width, i * step_y, TRACK, step_y) for i in range(down)]
    cells += [(-TRACK + i * step_x, drawn.height, step_x, TRACK) for i in reversed(range(across))]
    cells += [(-TRACK, i * step_y, TRACK, step_y) for i in reversed(range(down))]
    for number, (x, y, width, height) in enumerate(cells):
        tenth, fifth = number % 10 == 0, number % 5 == 0
        fill = "#c9b78a" if tenth else "#dccfa6" if fifth else "#eee4c6"
        yield box(x, y, width, height, fill=fill, stroke=DAY["coast"], line=0.8)
        size = 13.0 if fifth else 11.0
        content = str(number or steps)
        yield Text(x + width / 2, y + height / 2 + size * 0.36, content, size, INK, "middle", bold=fifth)


def _strip(board: Board, drawn: Layout, name: str, points_of: str) -> Iterator[Mark]:
    """The board's name, and the points of a route by its length."""
    top = drawn.height + TRACK
    middle = top + (STRIP + PAPER) / 2
    lengths = sorted({route.length for route in board.routes})
    points = dict(board.points)
    cell = 46.0
    right = drawn.width + TRACK
    start = right - cell * len(lengths)
    for i, length in enumerate(lengths):
        x = start + i * cell
        yield box(x + 3, middle - 21, cell - 6, 19, radius=4, fill=COLORS["gray"], stroke=LIGHT_EDGE, line=1)
        yield Text(x + cell / 2, middle - 6.5, str(length), 14, INK, "middle")
        yield Text(x + cell / 2, middle + 18, str(points[length]), 17, INK, "middle")
    room = start - 14 + TRACK
    said = text_width(points_of, 13)
    if said < room / 2:
        yield Text(start - 10, middle + 17, points_of, 13, INK, "end", bold=False)
        room -= said
    size = min(38.0, 38.0 * room / max(1.0, text_width(name, 38)))
    yield Text(-TRACK + 2, middle + size * 0.36, name, size, INK)


def _routes(board: Board, drawn: Layout) -> Iterator[Mark]:
    routes: dict[str, Route] = {route.id: route for route in board.routes}
    for track in drawn.tracks:
        yield line(*track.spine, stroke=DAY["spine"], width=1.4)
    for track in drawn.tracks:
        route = routes[track.route]
        first_ferry = len(track.spaces) - route.ferry
        for i, space in enumerate(track.spaces):
            yield _space(route, space, ferry=i >= first_ferry)


def _space(route: Route, space: Space, *, ferry: bool) -> Group:
    edge, width = (LIGHT_EDGE, 1.2) if route.color in LIGHT else (EDGE, 0.9)
    dash = None
    if route.tunnel:
        edge, width, dash = DARK, 2.4, (4.0, 2.6)
    left, top = -space.length / 2, -space.width / 2
    fill = COLORS[route.color]
    marks: list[Mark] = [
        box(left, top, space.length, space.width, radius=2.5, fill=fill, stroke=edge, line=width, dash=dash)
    ]
    if ferry:
        marks += [disc(0, 0, 5.6, fill=CREAM, stroke=INK, line=0.9), symbol(SYMBOLS["wild"], 0, 0, 0.92, fill=INK)]
    elif route.color in SYMBOLS:
        marks.append(symbol(SYMBOLS[route.color], 0, 0, 0.86, fill=ON[route.color]))
    return group(marks, space.x, space.y, angle=space.angle)


def _souvenir_places(board: Board, drawn: Layout) -> Iterator[Mark]:
    """A ring around the cities where a stack of souvenirs starts (SF-1)."""
    fixed = {city.id for city in board.cities if city.souvenir}
    for place in drawn.places:
        if place.city in fixed:
            yield disc(place.x, place.y, drawn.city_radius + 2, fill=SOUVENIR, stroke=INK, line=1.2)


def _cities(drawn: Layout) -> Iterator[Mark]:
    for place in drawn.places:
        yield disc(place.x, place.y, drawn.city_radius - 1, fill=CREAM, stroke=INK, line=2)
        yield disc(place.x, place.y, drawn.city_radius * 0.48, fill=CITY_CORE)


def _names(drawn: Layout) -> Iterator[Mark]:
    for label in drawn.labels:
        for i, content in enumerate(label.lines):
            y = label.y + i * label.line_height
            yield Text(label.x, y, content, label.size, DAY["ink"], label.anchor, halo=DAY["halo"])

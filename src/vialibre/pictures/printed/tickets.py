"""Printed tickets: two cities on a small map, their names and the points."""

from __future__ import annotations

from collections.abc import Iterator

from vialibre.boards.layout import Layout, layout
from vialibre.boards.model import Board, Ticket
from vialibre.i18n import Words
from vialibre.pictures.printed.marks import Group, Mark, PrintedPage, Shape, Text, box, disc, line
from vialibre.pictures.printed.papers import Paper, sheets
from vialibre.pictures.style import CITY_CORE, CREAM, DAY, INK, LIGHT_EDGE
from vialibre.pictures.svg import fitted

WIDTH, HEIGHT = 88.0, 54.0
MAP_WIDTH, MAP_HEIGHT = 80.0, 35.0
BAND, LONG_BAND = "#33566b", "#7a2f2a"


def ticket_pages(board: Board, paper: Paper, words: Words, name: str) -> Iterator[PrintedPage]:
    """The pages with all tickets of a board."""
    drawn = layout(board)
    ground = small_map(drawn)
    faces = [ticket_face(board, drawn, ground, ticket) for ticket in board.tickets]
    return sheets(paper, WIDTH, HEIGHT, faces, words.text("print-tickets", name=name))


def small_map(drawn: Layout) -> Group:
    """The whole board without names, shared by all tickets."""
    frame = (0.0, 0.0, drawn.width, drawn.height)
    marks: list[Mark] = [box(*frame, fill=DAY["sea"] if drawn.land else DAY["land"])]
    marks += [Shape(drawn.land, DAY["land"], DAY["coast"], 3)] if drawn.land else []
    marks += [line(*track.spine, stroke="#b3a78c", width=5) for track in drawn.tracks]
    marks += [disc(place.x, place.y, 9, fill=CREAM, stroke=LIGHT_EDGE, line=3) for place in drawn.places]
    return Group(tuple(marks), clip=frame, shared="small-map")


def ticket_face(board: Board, drawn: Layout, ground: Group, ticket: Ticket) -> tuple[Mark, ...]:
    """The face of one ticket."""
    names = {city.id: city.name for city in board.cities}
    places = {place.city: place for place in drawn.places}
    scale = min(MAP_WIDTH / drawn.width, MAP_HEIGHT / drawn.height)
    wide, high = drawn.width * scale, drawn.height * scale
    left, top = (WIDTH - wide) / 2, 4 + (MAP_HEIGHT - high) / 2
    start, end = (places[city] for city in ticket.cities)
    a, b = (left + start.x * scale, top + start.y * scale), (left + end.x * scale, top + end.y * scale)
    band = LONG_BAND if ticket.long else BAND
    middle = HEIGHT - 8.6
    room = WIDTH - 8 - 18
    said = " – ".join(names[city] for city in ticket.cities)
    return (
        box(1.5, 1.5, WIDTH - 3, HEIGHT - 3, radius=2.5, fill=DAY["halo"], stroke=INK, line=0.5),
        Group((ground,), left, top, scale=scale),
        box(left, top, wide, high, stroke=DAY["coast"], line=0.3),
        line(a, b, stroke=CREAM, width=1.7),
        line(a, b, stroke=CITY_CORE, width=0.9, dash=(2.0, 1.3)),
        *(disc(*at, 2.1, fill=CITY_CORE, stroke=CREAM, line=0.6) for at in (a, b)),
        box(1.5, HEIGHT - 13.5, WIDTH - 3, 12, radius=2.5, fill=band, stroke=INK, line=0.5),
        Text(6, middle + 2.7, *_fit(said, room), CREAM),
        disc(WIDTH - 12, middle - 1.2, 7.6, fill=CREAM, stroke=INK, line=0.6),
        Text(WIDTH - 12, middle + 1.4, str(ticket.points), 7.2, INK, "middle"),
    )


def _fit(said: str, room: float) -> tuple[str, float]:
    """A text and its size: shrunk first, cut only if still too long."""
    for size in (5.0, 4.4, 3.8, 3.2):
        if fitted(said, room, size) == said:
            return said, size
    return fitted(said, room, 3.2), 3.2

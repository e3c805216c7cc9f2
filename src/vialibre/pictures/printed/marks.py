"""Drawing primitives of a page, independent of the file format: shapes, texts and groups of them. y points down."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import cos, pi, sin

from vialibre.pictures.canvas import rounded_box
from vialibre.pictures.paths import Point, Polyline, lines_of

Box = tuple[float, float, float, float]
"""(left, top, right, bottom)"""


@dataclass(frozen=True, slots=True)
class Shape:
    """Lines that are filled (by the even-odd rule), stroked or both."""

    lines: tuple[Polyline, ...]
    fill: str | None = None
    stroke: str | None = None
    width: float = 0.0
    dash: tuple[float, float] | None = None
    opacity: float = 1.0
    closed: bool = True


@dataclass(frozen=True, slots=True)
class Text:
    """`y` is the baseline; `anchor` is start, middle or end."""

    x: float
    y: float
    content: str
    size: float
    color: str
    anchor: str = "start"
    bold: bool = True
    halo: str | None = None


@dataclass(frozen=True, slots=True)
class Group:
    """Marks that are moved, rotated (degrees, clockwise) and scaled together, and clipped to a box in their own
    units."""

    marks: tuple[Mark, ...]
    x: float = 0.0
    y: float = 0.0
    angle: float = 0.0
    scale: float = 1.0
    clip: Box | None = None
    shared: str = ""
    """A name for content that several pages show, so that a file can store it once. Requires a clip."""


Mark = Shape | Text | Group


@dataclass(frozen=True, slots=True)
class PrintedPage:
    """A sheet of paper, in millimeters."""

    width: float
    height: float
    marks: tuple[Mark, ...]


def group(marks: Sequence[Mark], x: float = 0.0, y: float = 0.0, *, angle: float = 0.0, scale: float = 1.0) -> Group:
    return Group(tuple(marks), x, y, angle, scale)


def box(
    left: float,
    top: float,
    width: float,
    height: float,
    *,
    radius: float = 0.0,
    fill: str | None = None,
    stroke: str | None = None,
    line: float = 0.0,
    dash: tuple[float, float] | None = None,
    opacity: float = 1.0,
) -> Shape:
    x, y = left + width / 2, top + height / 2
    if radius:
        corners = tuple((x + px, y + py) for px, py in rounded_box(width, height, radius))
    else:
        corners = ((left, top), (left + width, top), (left + width, top + height), (left, top + height))
    return Shape((corners,), fill, stroke, line, dash, opacity)


def disc(
    x: float, y: float, radius: float, *, fill: str | None = None, stroke: str | None = None, line: float = 0.0
) -> Shape:
    return Shape((arc(x, y, radius, 0.0, 1.0),), fill, stroke, line)


def arc(x: float, y: float, radius: float, start: float, end: float, pieces: int = 48) -> Polyline:
    """Part of a circle, clockwise from the top; `start` and `end` are fractions of a full turn."""
    turns = (start + (end - start) * i / pieces for i in range(pieces + 1))
    return tuple((x + radius * sin(2 * pi * turn), y - radius * cos(2 * pi * turn)) for turn in turns)


def line(*points: Point, stroke: str, width: float, dash: tuple[float, float] | None = None) -> Shape:
    return Shape((points,), None, stroke, width, dash, closed=False)


def symbol(path: str, x: float, y: float, scale: float, *, fill: str) -> Shape:
    """A filled SVG path at a position."""
    return Shape(_placed(path, x, y, scale), fill)


def strokes(path: str, x: float, y: float, scale: float, *, stroke: str, width: float) -> Shape:
    """An SVG path of open lines at a position."""
    return Shape(_placed(path, x, y, scale), None, stroke, width, closed=False)


def _placed(path: str, x: float, y: float, scale: float) -> tuple[Polyline, ...]:
    return tuple(tuple((x + px * scale, y + py * scale) for px, py in found) for found in lines_of(path, 16))

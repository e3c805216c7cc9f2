"""Raster drawing in board units, on an image larger than needed so that edges are smooth when it is scaled down."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise
from math import cos, hypot, pi, radians, sin

from PIL import Image, ImageChops, ImageDraw

from vialibre.pictures.fonts import font_of, writable
from vialibre.pictures.paths import Point, lines_of

FINER = 2
"""Supersampling: pixels per final pixel, in both directions."""


class Canvas:
    """`left` and `top` are the board coordinates of the corner, `scale` the pixels per unit."""

    def __init__(self, image: Image.Image, scale: float, left: float, top: float) -> None:
        self.image = image
        self.pen = ImageDraw.Draw(image)
        self.scale = scale
        self.left = left
        self.top = top

    def at(self, x: float, y: float) -> Point:
        """The pixel coordinates of a point."""
        return (x - self.left) * self.scale, (y - self.top) * self.scale

    def all_at(self, points: Sequence[Point]) -> list[Point]:
        return [self.at(x, y) for x, y in points]

    def thick(self, width: float) -> int:
        """A line width in pixels, at least 1."""
        return max(1, round(width * self.scale))

    def box(self, left: float, top: float, right: float, bottom: float, *, fill: str) -> None:
        self.pen.rectangle([self.at(left, top), self.at(right, bottom)], fill=fill)

    def polygon(self, points: Sequence[Point], *, fill: str, edge: str | None = None, width: float = 0) -> None:
        placed = self.all_at(points)
        self.pen.polygon(placed, fill=fill)
        if edge is not None:
            self.pen.line([*placed, placed[0], placed[1]], fill=edge, width=self.thick(width), joint="curve")

    def line(self, points: Sequence[Point], *, color: str, width: float) -> None:
        self.pen.line(self.all_at(points), fill=color, width=self.thick(width), joint="curve")

    def dashed(self, points: Sequence[Point], *, color: str, width: float, dash: float, gap: float) -> None:
        for piece in dashes(points, dash, gap):
            self.line(piece, color=color, width=width)

    def disc(self, x: float, y: float, radius: float, *, fill: str, edge: str | None = None, width: float = 0) -> None:
        (left, top), (right, bottom) = self.at(x - radius, y - radius), self.at(x + radius, y + radius)
        self.pen.ellipse([left, top, right, bottom], fill=fill, outline=edge, width=self.thick(width) if edge else 0)

    def washed(self, lines: Sequence[Sequence[Point]], *, color: str, width: float, strength: float) -> None:
        """Broad translucent lines."""
        mask = Image.new("L", self.image.size)
        pen = ImageDraw.Draw(mask)
        for line in lines:
            pen.line(self.all_at(line), fill=round(255 * strength), width=self.thick(width), joint="curve")
        self.image.paste(Image.new("RGB", self.image.size, color), mask=mask)

    def areas(self, lines: Sequence[Sequence[Point]], *, color: str) -> None:
        """Closed outlines filled by the even-odd rule: an outline inside another one is a hole."""
        mask = Image.new("1", self.image.size)
        for line in lines:
            one = Image.new("1", self.image.size)
            ImageDraw.Draw(one).polygon(self.all_at(line), fill=1)
            mask = ImageChops.logical_xor(mask, one)
        self.image.paste(Image.new("RGB", self.image.size, color), mask=mask)

    def write(
        self,
        x: float,
        y: float,
        content: str,
        size: float,
        *,
        color: str,
        anchor: str = "start",
        bold: bool = False,
        halo: str | None = None,
    ) -> None:
        """`y` is the baseline; `anchor` as in SVG."""
        font, accents = font_of(max(6, round(size * self.scale)), bold=bold)
        sides = {"start": "l", "middle": "m", "end": "r"}
        ring = self.thick(1.7) if halo is not None else 0
        said = writable(content, accents=accents)
        place = self.at(x, y)
        self.pen.text(
            place, said, fill=color, font=font, anchor=sides[anchor] + "s", stroke_width=ring, stroke_fill=halo
        )


def turned(points: Sequence[Point], x: float, y: float, degrees: float = 0.0, scale: float = 1.0) -> list[Point]:
    """Points around the origin, moved to a position and rotated."""
    along, aside = cos(radians(degrees)) * scale, sin(radians(degrees)) * scale
    return [(x + px * along - py * aside, y + px * aside + py * along) for px, py in points]


def shape(path: str, x: float, y: float, degrees: float = 0.0, scale: float = 1.0) -> list[list[Point]]:
    """The lines of an SVG path at a position."""
    return [turned(line, x, y, degrees, scale) for line in lines_of(path)]


@lru_cache(maxsize=1024)
def rounded_box(length: float, width: float, radius: float) -> tuple[Point, ...]:
    """The outline of a box with rounded corners, centered on the origin."""
    points = []
    corners = ((1, 1, 0.0), (-1, 1, 0.5), (-1, -1, 1.0), (1, -1, 1.5))
    for right, down, start in corners:
        cx, cy = right * (length / 2 - radius), down * (width / 2 - radius)
        for i in range(4):
            angle = pi * (start + i / 6)
            points.append((cx + radius * cos(angle), cy + radius * sin(angle)))
    return tuple(points)


def dashes(points: Sequence[Point], dash: float, gap: float) -> list[list[Point]]:
    """A line divided into dashes."""
    found: list[list[Point]] = []
    piece: list[Point] = [points[0]]
    left, drawing = dash, True
    for (ax, ay), (bx, by) in pairwise(points):
        length = hypot(bx - ax, by - ay)
        done = 0.0
        while length - done > left:
            done += left
            at = (ax + (bx - ax) * done / length, ay + (by - ay) * done / length)
            if drawing:
                found.append([*piece, at])
            piece, drawing = [at], not drawing
            left = dash if drawing else gap
        left -= length - done
        piece.append((bx, by))
    if drawing and len(piece) > 1:
        found.append(piece)
    return found

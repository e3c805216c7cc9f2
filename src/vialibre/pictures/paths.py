"""SVG paths: scaled to a size as the browser does it, and flattened for renderers without curves."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from math import acos, copysign, cos, hypot, pi, sin, sqrt

from vialibre.pictures.style import PATTERNS

Point = tuple[float, float]
Polyline = tuple[Point, ...]

_PIECE = re.compile(r"([A-Za-z])([^A-Za-z]*)")
_NUMBER = re.compile(r"-?\d*\.?\d+")
_TAKES = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "T": 2, "A": 7, "Z": 0}


@lru_cache(maxsize=4096)
def pattern_of(color: str, half_length: float, half_width: float) -> str:
    """The pattern of a player's cars, scaled to half a car's length and width; line widths do not scale."""

    def sized(piece: re.Match[str]) -> str:
        letter, rest = piece.groups()
        numbers = [float(number) for number in _NUMBER.findall(rest)]
        across = [letter == "V" or (letter != "H" and i % 2 == 1) for i in range(len(numbers))]
        return str(letter) + " ".join(
            short(number * (half_width if aside else half_length))
            for number, aside in zip(numbers, across, strict=True)
        )

    return _PIECE.sub(sized, PATTERNS.get(color, ""))


def short(number: float) -> str:
    """A number with as many digits as are visible."""
    text = f"{number:.2f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


def line_path(points: Sequence[Point], *, closed: bool = False) -> str:
    """An SVG path through these points."""
    if not points:
        return ""
    return "M" + "L".join(f"{short(x)} {short(y)}" for x, y in points) + ("Z" if closed else "")


@lru_cache(maxsize=256)
def lines_of(path: str, pieces: int = 8) -> tuple[Polyline, ...]:
    """Flatten a path into lines, each curve into this many pieces."""
    pen = _Pen(pieces)
    for letter, rest in _PIECE.findall(path):
        numbers = [float(number) for number in _NUMBER.findall(rest)]
        size = _TAKES[letter.upper()]
        for at in range(0, max(len(numbers), 1), max(size, 1)):
            # Coordinates that follow a move without a new letter are lines.
            command = {"M": "L", "m": "l"}.get(letter, letter) if at else letter
            pen.draw(command, numbers[at : at + size])
    return tuple(tuple(line) for line in pen.lines if len(line) > 1)


class _Pen:
    def __init__(self, pieces: int) -> None:
        self.pieces = pieces
        self.lines: list[list[Point]] = []
        self.at: Point = (0.0, 0.0)
        self.start: Point = (0.0, 0.0)
        self.pull: Point | None = None
        """The second control point of the last curve: smooth curves (S, T) continue from it."""

    def draw(self, command: str, numbers: list[float]) -> None:
        letter = command.upper()
        if letter == "A":
            ends = self._points(numbers[5:], relative=command == "a")
            self._arc(numbers[0], numbers[1], numbers[3] != 0, numbers[4] != 0, ends[0])
            self.pull = None
            return
        if letter == "H":
            numbers = [numbers[0], 0.0 if command == "h" else self.at[1]]
        elif letter == "V":
            numbers = [0.0 if command == "v" else self.at[0], numbers[0]]
        points = self._points(numbers, relative=command.islower())
        if letter == "M":
            self.at = self.start = points[0]
            self.lines.append([self.at])
        elif letter == "Z":
            self._line_to(self.start)
        elif letter in "LHV":
            self._line_to(points[0])
        else:
            self._curve(letter, points)
            return
        self.pull = None

    def _points(self, numbers: list[float], *, relative: bool) -> list[Point]:
        x, y = self.at if relative else (0.0, 0.0)
        return [(x + numbers[i], y + numbers[i + 1]) for i in range(0, len(numbers) - 1, 2)]

    def _line_to(self, point: Point) -> None:
        if not self.lines or self.lines[-1][-1] != self.at:
            self.lines.append([self.at])
        self.lines[-1].append(point)
        self.at = point

    def _curve(self, letter: str, points: list[Point]) -> None:
        if letter in "ST":
            x, y = self.at
            px, py = self.pull or self.at
            points = [(2 * x - px, 2 * y - py), *points]
        self.pull = points[-2]
        if letter in "QT":
            control, end = points
            first, second = (_between(self.at, control, 2 / 3), _between(end, control, 2 / 3))
            points = [first, second, end]
        start = self.at
        for i in range(1, self.pieces + 1):
            self._line_to(_bezier((start, *points), i / self.pieces))

    def _arc(self, rx: float, ry: float, large: bool, sweep: bool, end: Point) -> None:
        """An ellipse with upright axes: SVG 1.1, appendix F.6.5."""
        (x1, y1), (x2, y2) = self.at, end
        dx, dy = (x1 - x2) / 2, (y1 - y2) / 2
        grow = max(1.0, hypot(dx / rx, dy / ry))
        rx, ry = rx * grow, ry * grow
        spare = max(0.0, (rx * ry) ** 2 - (rx * dy) ** 2 - (ry * dx) ** 2)
        scale = copysign(sqrt(spare / ((rx * dy) ** 2 + (ry * dx) ** 2)), 1 if large != sweep else -1)
        cx, cy = scale * rx * dy / ry, -scale * ry * dx / rx
        start = _angle((dx - cx) / rx, (dy - cy) / ry)
        turn = _angle((-dx - cx) / rx, (-dy - cy) / ry) - start
        if sweep and turn < 0:
            turn += 2 * pi
        if not sweep and turn > 0:
            turn -= 2 * pi
        for i in range(1, self.pieces + 1):
            angle = start + turn * i / self.pieces
            x = cos(angle) * rx + cx + (x1 + x2) / 2
            self._line_to((x, sin(angle) * ry + cy + (y1 + y2) / 2) if i < self.pieces else end)


def _angle(x: float, y: float) -> float:
    return copysign(acos(max(-1.0, min(1.0, x / hypot(x, y)))), y)


def _between(start: Point, end: Point, part: float) -> Point:
    return start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part


def _bezier(points: Sequence[Point], t: float) -> Point:
    s = 1 - t
    weights = (s**3, 3 * s * s * t, 3 * s * t * t, t**3)
    x = sum(weight * point[0] for weight, point in zip(weights, points, strict=True))
    y = sum(weight * point[1] for weight, point in zip(weights, points, strict=True))
    return x, y

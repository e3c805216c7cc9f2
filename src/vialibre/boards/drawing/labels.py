"""Places city names: each has eight positions, and the choice minimizes overlaps."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from unicodedata import normalize

from vialibre.boards.drawing.grid import Grid
from vialibre.boards.drawing.shapes import Box, Point, box_corners, boxes_overlap, depth_of_overlap
from vialibre.boards.drawing.tracks import CITY_RADIUS
from vialibre.boards.model import City, CityId

FONT_SIZE = 16.0
LINE_HEIGHT = 1.06
ASCENT, DESCENT = 0.74, 0.24
"""Fractions of the font size above and below the baseline that a name may need, not counting accents."""

PLACES = ("e", "w", "n", "s", "ne", "nw", "se", "sw")
_PREFERENCE = {"e": 0.0, "w": 0.3, "n": 0.2, "s": 0.4, "ne": 0.6, "nw": 0.8, "se": 0.7, "sw": 0.9}

# Widths in hundredths of the font size, by letter, as in DejaVu Serif Bold: the widest serif a system is likely to
# have.
_WIDTHS = {
    letter: width / 100
    for width, letters in {
        32: "'",
        36: " .,’:;!|",
        40: "j/il",
        44: "-f",
        48: "tIJ()",
        52: "–",
        56: "r",
        60: "szvyx",
        64: "ce",
        68: "ao",
        72: "k0123456789bdgpqLFY",
        76: "ShnuZTP",
        80: "EAVXC",
        84: "R",
        88: "BGwDKOQU",
        92: "&N",
        96: "H",
        108: "m",
        116: "MW",
    }.items()
    for letter in letters
}
_ANY_OTHER = 0.76
_DOT_GAP = CITY_RADIUS + 3
_CELL = 64.0
_HOPELESS = 400.0


@dataclass(frozen=True, slots=True)
class Label:
    """A city's name. (`x`, `y`) anchors the baseline of its first line."""

    city: CityId
    lines: tuple[str, ...]
    x: float
    y: float
    anchor: str
    """start, middle or end, as in SVG"""
    size: float
    box: Box

    @property
    def text(self) -> str:
        return " ".join(self.lines)

    @property
    def line_height(self) -> float:
        """Distance between the baselines of two lines."""
        return LINE_HEIGHT * self.size


def text_width(text: str, size: float = FONT_SIZE) -> float:
    """Width that is enough in any common bold serif: labels are placed once, but fonts differ between screens."""
    letters = [letter for letter in normalize("NFD", text) if not "\u0300" <= letter <= "\u036f"]
    return sum(_WIDTHS.get(letter, _ANY_OTHER) for letter in letters) * size


def label_at(
    city: CityId, at: Point, lines: tuple[str, ...], place: str, *, away: float = 4.0, size: float = FONT_SIZE
) -> Label:
    """The label in one of the eight positions, `away` units from the city's edge."""
    width = max(text_width(line, size) for line in lines)
    height = (ASCENT + DESCENT + LINE_HEIGHT * (len(lines) - 1)) * size
    near = CITY_RADIUS + away
    slant = near * 0.62
    x, y = at
    if "e" in place:
        left = x + (near if place == "e" else slant)
        anchor = "start"
    elif "w" in place:
        left = x - (near if place == "w" else slant) - width
        anchor = "end"
    else:
        left = x - width / 2
        anchor = "middle"
    if "n" in place:
        top = y - (near if place == "n" else slant) - height
    elif "s" in place:
        top = y + (near if place == "s" else slant)
    else:
        top = y - height / 2
    box = (left, top, left + width, top + height)
    anchor_x = {"start": left, "middle": left + width / 2, "end": left + width}[anchor]
    return Label(city, lines, anchor_x, top + ASCENT * size, anchor, size, box)


def ways_to_break(name: str) -> list[tuple[str, ...]]:
    """The ways to break a name into lines: one line, and for a long name of several words two lines of similar
    length."""
    words = name.split(" ")
    ways: list[tuple[str, ...]] = [(name,)]
    if len(words) > 1 and len(name) > 8:
        cuts = [(" ".join(words[:i]), " ".join(words[i:])) for i in range(1, len(words))]
        ways.append(min(cuts, key=lambda cut: max(len(cut[0]), len(cut[1]))))
    return ways


def candidates(city: City, at: Point, *, size: float = FONT_SIZE) -> list[tuple[float, Label]]:
    """Every position and line break of a name, each with the cost of being less common."""
    rows: list[tuple[float, Label]] = []
    for lines in ways_to_break(city.name):
        slide = text_width(max(lines, key=len), size) / 4
        for place in PLACES:
            for away in (3.0, 8.0):
                # A name beside a dot may slide up and down a little, one above or below it sideways.
                for step in (0, -1, 1) if len(place) == 1 else (0,):
                    dx, dy = (step * slide, 0.0) if place in "ns" else (0.0, step * 0.5 * size)
                    cost = _PREFERENCE[place] + 0.3 * (len(lines) - 1) + 0.05 * away + 0.4 * abs(step)
                    x, y = at[0] + dx, at[1] + dy
                    rows.append((cost, label_at(city.id, (x, y), lines, place, away=away, size=size)))
    return rows


def choose_labels(
    cities: Sequence[City],
    places: Mapping[CityId, Point],
    spaces: Sequence[Sequence[Point]],
    frame: Box,
    *,
    size: float = FONT_SIZE,
) -> tuple[list[Label], int]:
    """Return the labels that cover the fewest spaces, dots and names, and how many of them still cover something.

    `spaces` holds the corners of every space.
    """
    bounds = [(min(x for x, _ in s), min(y for _, y in s), max(x for x, _ in s), max(y for _, y in s)) for s in spaces]
    grid = Grid(_CELL, bounds)
    dots = [places[city.id] for city in cities]
    dot_grid = Grid(_CELL, [(x, y, x, y) for x, y in dots])
    options: list[list[tuple[float, Label]]] = []
    reaches: list[Box] = []
    """The box that a city's name must fall into."""
    for i, city in enumerate(cities):
        found = candidates(city, dots[i], size=size)
        boxes = [label.box for _, label in found]
        reach = (
            min(box[0] for box in boxes) - _DOT_GAP,
            min(box[1] for box in boxes) - _DOT_GAP,
            max(box[2] for box in boxes) + _DOT_GAP,
            max(box[3] for box in boxes) + _DOT_GAP,
        )
        reaches.append(reach)
        near = [(bounds[k], spaces[k]) for k in grid.near(reach)]
        others = [dots[k] for k in dot_grid.near(reach) if k != i]
        rows = [(cost + _covered(label.box, near, others, frame), label) for cost, label in found]
        options.append(sorted(rows, key=lambda row: row[0]))
    chosen = [rows[0] for rows in options]
    around = Grid(_CELL, reaches)
    rivals = [[k for k in around.near(reach) if k != i] for i, reach in enumerate(reaches)]

    def total(row: tuple[float, Label], i: int) -> float:
        box = row[1].box
        return row[0] + sum(80.0 for j in rivals[i] if boxes_overlap(box, chosen[j][1].box, gap=2))

    for _ in range(6):
        changed = False
        for i, rows in enumerate(options):
            best, least = rows[0], total(rows[0], i)
            for row in rows:
                if row[0] >= least:  # sorted by cost, and other names only add to it
                    break
                cost = total(row, i)
                if cost < least:
                    best, least = row, cost
            changed = changed or best is not chosen[i]
            chosen[i] = best
        if not changed:
            break
    crowded = sum(total(row, i) > 10 for i, row in enumerate(chosen))
    return [label for _, label in chosen], crowded


def _covered(box: Box, near: Sequence[tuple[Box, Sequence[Point]]], dots: Sequence[Point], frame: Box) -> float:
    """Cost of a name in this position: outside the frame, over spaces, over the dots of other cities."""
    cost = 50 * max(frame[0] - box[0], frame[1] - box[1], box[2] - frame[2], box[3] - frame[3], 0.0)
    corners = box_corners(box)
    left, top, right, bottom = box[0] - 1.5, box[1] - 1.5, box[2] + 1.5, box[3] + 1.5
    for bound, space in near:
        if left < bound[2] and bound[0] < right and top < bound[3] and bound[1] < bottom:
            cost += 10 * max(0.0, depth_of_overlap(corners, space) + 1.5)
            if cost > _HOPELESS:  # already hopeless: the exact cost does not matter
                return cost
    for x, y in dots:
        if boxes_overlap(box, (x, y, x, y), gap=_DOT_GAP):
            cost += 100
    return cost

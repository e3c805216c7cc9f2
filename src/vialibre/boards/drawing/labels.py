"""Names beside their cities: eight places each, and the choice that hides least."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from unicodedata import normalize

from vialibre.boards.drawing.shapes import Box, Point, box_corners, boxes_overlap, depth_of_overlap
from vialibre.boards.drawing.tracks import CITY_RADIUS
from vialibre.boards.model import City, CityId

FONT_SIZE = 16.0
LINE_HEIGHT = 1.06
ASCENT, DESCENT = 0.74, 0.24
"""Parts of the font size above and below the baseline that a name may need, accents apart."""

PLACES = ("e", "w", "n", "s", "ne", "nw", "se", "sw")
_PREFERENCE = {"e": 0.0, "w": 0.3, "n": 0.2, "s": 0.4, "ne": 0.6, "nw": 0.8, "se": 0.7, "sw": 0.9}

# Hundredths of the font size, by letter: as in DejaVu Serif Bold, the widest serif a system is likely to have.
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


@dataclass(frozen=True, slots=True)
class Label:
    """A city's name: `x`, `y` is where the baseline of its first line is anchored."""

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
        """From one line's baseline to the next."""
        return LINE_HEIGHT * self.size


def text_width(text: str, size: float = FONT_SIZE) -> float:
    """Room enough in any common bold serif: names are laid out once, fonts differ from screen to screen."""
    letters = [letter for letter in normalize("NFD", text) if not "\u0300" <= letter <= "\u036f"]
    return sum(_WIDTHS.get(letter, _ANY_OTHER) for letter in letters) * size


def label_at(
    city: CityId, at: Point, lines: tuple[str, ...], place: str, *, away: float = 4.0, size: float = FONT_SIZE
) -> Label:
    """The label in one of the eight places, `away` units from the city's edge."""
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
    """One line, or for a long name of several words two lines as equal as can be."""
    words = name.split(" ")
    ways: list[tuple[str, ...]] = [(name,)]
    if len(words) > 1 and len(name) > 8:
        cuts = [(" ".join(words[:i]), " ".join(words[i:])) for i in range(1, len(words))]
        ways.append(min(cuts, key=lambda cut: max(len(cut[0]), len(cut[1]))))
    return ways


def candidates(city: City, at: Point, *, size: float = FONT_SIZE) -> list[tuple[float, Label]]:
    """Every place and line break of a name with what it costs to be less usual."""
    rows: list[tuple[float, Label]] = []
    for lines in ways_to_break(city.name):
        slide = text_width(max(lines, key=len), size) / 4
        for place in PLACES:
            for away in (3.0, 8.0):
                # Beside a dot a name may slide up and down a little, above and below it sideways.
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
    """The labels that cover the fewest spaces, dots and names, and how many of them still cover something.

    `spaces` are the corners of every space.
    """
    bounds = [(min(x for x, _ in s), min(y for _, y in s), max(x for x, _ in s), max(y for _, y in s)) for s in spaces]
    options: list[list[tuple[float, Label]]] = []
    for city in cities:
        rows: list[tuple[float, Label]] = []
        x, y = places[city.id]
        reach = text_width(city.name, size) + 40
        near = [pair for pair in zip(bounds, spaces, strict=True) if boxes_overlap((x, y, x, y), pair[0], gap=reach)]
        for cost, label in candidates(city, (x, y), size=size):
            box = label.box
            corners = box_corners(box)
            outside = max(frame[0] - box[0], frame[1] - box[1], box[2] - frame[2], box[3] - frame[3], 0.0)
            cost += 50 * outside
            for bound, space in near:
                if boxes_overlap(box, bound, gap=1.5):
                    cost += 10 * max(0.0, depth_of_overlap(corners, space) + 1.5)
            for other, (ox, oy) in places.items():
                if other != city.id and boxes_overlap(box, (ox, oy, ox, oy), gap=CITY_RADIUS + 3):
                    cost += 100
            rows.append((cost, label))
        options.append(sorted(rows, key=lambda row: row[0]))
    chosen = [rows[0] for rows in options]

    def total(row: tuple[float, Label], i: int) -> float:
        near = (label.box for j, (_, label) in enumerate(chosen) if j != i)
        return row[0] + sum(80.0 for box in near if boxes_overlap(row[1].box, box, gap=2))

    for _ in range(6):
        changed = False
        for i, rows in enumerate(options):
            best = min(rows, key=partial(total, i=i))
            changed = changed or best is not chosen[i]
            chosen[i] = best
        if not changed:
            break
    crowded = sum(total(row, i) > 10 for i, row in enumerate(chosen))
    return [label for _, label in chosen], crowded

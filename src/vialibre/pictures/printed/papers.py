"""Paper sizes, and the arrangement of things to cut out."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from vialibre.pictures.printed.marks import Mark, PrintedPage, Text, group, line

PAPERS = {"a4": (210.0, 297.0), "a3": (297.0, 420.0), "letter": (215.9, 279.4)}
"""Width and height in millimeters, portrait."""
MARGIN = 10.0
"""The margin that printers leave white."""
NOTE_SIZE = 2.8
GRAY = "#8a8478"


@dataclass(frozen=True, slots=True)
class Paper:
    """A sheet of paper, in millimeters."""

    width: float
    height: float

    @property
    def printable(self) -> tuple[float, float]:
        """The printable area; the footer has room for a note."""
        return self.width - 2 * MARGIN, self.height - 2 * MARGIN - 2 * NOTE_SIZE

    def turned(self) -> Paper:
        return Paper(self.height, self.width)


def paper_of(name: str) -> Paper:
    """The paper with this name, in portrait."""
    return Paper(*PAPERS[name])


def note(paper: Paper, content: str) -> Text:
    """A note in the footer of a page."""
    return Text(paper.width / 2, paper.height - MARGIN + 1, content, NOTE_SIZE, GRAY, "middle", bold=False)


def grid(paper: Paper, width: float, height: float) -> tuple[int, int]:
    """How many things of a size fit side by side, and below each other."""
    wide, high = paper.printable
    return int((wide + 0.01) // width), int((high + 0.01) // height)


def sheets(
    paper: Paper, width: float, height: float, things: Sequence[Sequence[Mark]], title: str
) -> Iterator[PrintedPage]:
    """Things of one size on as many sheets as needed, in the orientation that takes fewer, with lines to cut along."""
    upright, lying = (grid(one, width, height) for one in (paper, paper.turned()))
    if lying[0] * lying[1] > upright[0] * upright[1]:
        paper, upright = paper.turned(), lying
    columns, rows = upright
    each = columns * rows
    left, top = (paper.width - columns * width) / 2, MARGIN + (paper.printable[1] - rows * height) / 2
    pages = -(-len(things) // each)
    for number in range(pages):
        here = things[number * each : (number + 1) * each]
        used = -(-len(here) // columns)
        marks: list[Mark] = [
            group(thing, left + i % columns * width, top + i // columns * height) for i, thing in enumerate(here)
        ]
        marks += _cuts(left, top, width, height, min(columns, len(here)), used)
        marks.append(note(paper, f"{title} · {number + 1}/{pages}"))
        yield PrintedPage(paper.width, paper.height, tuple(marks))


def _cuts(left: float, top: float, width: float, height: float, columns: int, rows: int) -> Iterator[Mark]:
    """Thin lines between things, and marks beyond them for a ruler."""
    right, bottom = left + columns * width, top + rows * height
    for i in range(columns + 1):
        x = left + i * width
        yield line((x, top - 4), (x, bottom + 4), stroke=GRAY, width=0.12, dash=(1.2, 1.2))
    for i in range(rows + 1):
        y = top + i * height
        yield line((left - 4, y), (right + 4, y), stroke=GRAY, width=0.12, dash=(1.2, 1.2))

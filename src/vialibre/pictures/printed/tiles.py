"""A board larger than its paper: an overview page, then full-scale pages to glue together."""

from __future__ import annotations

from collections.abc import Iterator
from math import ceil

from vialibre.boards.layout import layout
from vialibre.boards.model import Board
from vialibre.i18n import Words
from vialibre.pictures.printed.board_marks import board_box
from vialibre.pictures.printed.marks import Box, Group, Mark, PrintedPage, group, line
from vialibre.pictures.printed.papers import GRAY, MARGIN, Paper, note

LARGEST, WIDEST = 0.6, 800.0
"""The largest scale in millimeters per layout unit, at which a space is at least 18 mm long, and the widest board in
millimeters."""
OVERLAP = 8.0
SMALLER = 0.08
"""The fraction of its size that a board may give up for fewer sheets."""


def scale_of(board: Board, paper: Paper | None = None) -> float:
    """Millimeters per layout unit; a little less if that saves sheets of this paper."""
    left, top, right, bottom = board_box(layout(board))
    wide, high = right - left, bottom - top
    largest = min(LARGEST, WIDEST / max(wide, high))
    if paper is None:
        return largest
    scales = [largest * (1 - SMALLER * step / 8) for step in range(9)]
    return min(scales, key=lambda scale: (_sheets(wide * scale, high * scale, paper)[0], -scale))


def whole_board(board: Board, drawn: Group) -> PrintedPage:
    """The board at full scale on a sheet of its own size, for a screen or a print shop."""
    left, top, right, bottom = board_box(layout(board))
    scale = scale_of(board)
    marks = (group([drawn], -left * scale, -top * scale, scale=scale),)
    return PrintedPage((right - left) * scale, (bottom - top) * scale, marks)


def board_pages(board: Board, drawn: Group, name: str, paper: Paper, words: Words) -> Iterator[PrintedPage]:
    """The overview page, then the full-scale tiles."""
    box = board_box(layout(board))
    wide, high = box[2] - box[0], box[3] - box[1]
    yield _on_one(drawn, box, paper.turned() if wide > high else paper, name)
    yield from _tiles(drawn, box, scale_of(board, paper), paper, name, words)


def _on_one(drawn: Group, box: Box, paper: Paper, name: str) -> PrintedPage:
    wide, high = box[2] - box[0], box[3] - box[1]
    scale = min(paper.printable[0] / wide, paper.printable[1] / high)
    x = (paper.width - wide * scale) / 2 - box[0] * scale
    y = MARGIN + (paper.printable[1] - high * scale) / 2 - box[1] * scale
    return PrintedPage(paper.width, paper.height, (group([drawn], x, y, scale=scale), note(paper, name)))


def _tiles(drawn: Group, box: Box, scale: float, paper: Paper, name: str, words: Words) -> Iterator[PrintedPage]:
    wide, high = (box[2] - box[0]) * scale, (box[3] - box[1]) * scale
    _, columns, rows, lying = _sheets(wide, high, paper)
    paper = paper.turned() if lying else paper
    # All tiles have the same size, as large as needed, so that the last one is not a thin strip.
    width = (wide + OVERLAP * (columns - 1)) / columns
    height = (high + OVERLAP * (rows - 1)) / rows
    left, top = (paper.width - width) / 2, MARGIN + (paper.printable[1] - height) / 2
    for row in range(rows):
        for column in range(columns):
            from_x, from_y = column * (width - OVERLAP), row * (height - OVERLAP)
            moved = group([drawn], -box[0] * scale - from_x, -box[1] * scale - from_y, scale=scale)
            tile = Group((moved,), left, top, clip=(0.0, 0.0, width, height))
            place = f"{chr(ord('A') + row)}{column + 1}"
            said = words.text("print-tile", name=name, tile=place, count=rows * columns, overlap=int(OVERLAP))
            glue = _glue(left, top, width, height, right=column < columns - 1, below=row < rows - 1)
            marks = (tile, *_corners(left, top, width, height), *glue, note(paper, said))
            yield PrintedPage(paper.width, paper.height, marks)


def _sheets(wide: float, high: float, paper: Paper) -> tuple[int, int, int, bool]:
    """The number of sheets in total, side by side and below each other, and whether they are landscape."""
    ways = []
    for lying in (False, True):
        room = (paper.turned() if lying else paper).printable
        columns, rows = _count(wide, room[0]), _count(high, room[1])
        ways.append((columns * rows, columns, rows, lying))
    return min(ways)


def _count(size: float, room: float) -> int:
    return max(1, ceil((size - OVERLAP) / (room - OVERLAP) - 1e-9))


def _corners(left: float, top: float, width: float, height: float) -> Iterator[Mark]:
    for x, out_x in ((left, -1), (left + width, 1)):
        for y, out_y in ((top, -1), (top + height, 1)):
            yield line((x + out_x, y), (x + 6 * out_x, y), stroke=GRAY, width=0.2)
            yield line((x, y + out_y), (x, y + 6 * out_y), stroke=GRAY, width=0.2)


def _glue(left: float, top: float, width: float, height: float, *, right: bool, below: bool) -> Iterator[Mark]:
    """The area that the next page covers."""
    if right:
        x = left + width - OVERLAP
        yield line((x, top - 6), (x, top - 1), stroke=GRAY, width=0.2, dash=(0.8, 0.8))
        yield line((x, top + height + 1), (x, top + height + 6), stroke=GRAY, width=0.2, dash=(0.8, 0.8))
    if below:
        y = top + height - OVERLAP
        yield line((left - 6, y), (left - 1, y), stroke=GRAY, width=0.2, dash=(0.8, 0.8))
        yield line((left + width + 1, y), (left + width + 6, y), stroke=GRAY, width=0.2, dash=(0.8, 0.8))

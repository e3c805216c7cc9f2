"""Printed train cards: color, symbol, name, and a wagon."""

from __future__ import annotations

from collections.abc import Iterator

from vialibre.boards.model import CARD_COLORS, WILD, Board
from vialibre.i18n import Words
from vialibre.pictures.printed.marks import Mark, PrintedPage, Shape, Text, arc, box, disc, group, line, symbol
from vialibre.pictures.printed.papers import Paper, sheets
from vialibre.pictures.style import COLORS, INK, ON, SYMBOLS

WIDTH, HEIGHT = 44.0, 66.0
CARD_CREAM = "#fbf5e3"


def card_pages(board: Board, paper: Paper, words: Words, name: str) -> Iterator[PrintedPage]:
    """The pages with all train cards of a board."""
    words = words.having(wild=board.wild)
    faces = [card_face(color, words) for color in board.deck.colors for _ in range(board.deck.each)]
    faces += [card_face(WILD, words)] * board.deck.wilds
    return sheets(paper, WIDTH, HEIGHT, faces, words.text("print-cards", name=name))


def card_face(color: str, words: Words) -> tuple[Mark, ...]:
    """The face of one card."""
    ground = CARD_CREAM if color == WILD else COLORS[color]
    on = ON[color]
    middle_x, middle_y = WIDTH / 2, 25.0
    name = words.text("card-kind", color=color)
    name = name[:1].upper() + name[1:]
    corner = symbol(SYMBOLS[color], 0, 0, 0.52, fill=on)
    return (
        box(1.5, 1.5, WIDTH - 3, HEIGHT - 3, radius=3, fill=ground, stroke=INK, line=0.5),
        box(3.2, 3.2, WIDTH - 6.4, HEIGHT - 6.4, radius=2, stroke=on, line=0.3),
        group([corner], 8, 8),
        group([corner], WIDTH - 8, HEIGHT - 8, angle=180),
        *(_wheel(middle_x, middle_y) if color == WILD else ()),
        disc(middle_x, middle_y, 10, fill=CARD_CREAM, stroke=INK, line=0.5),
        symbol(SYMBOLS[color], middle_x, middle_y, 1.5, fill=INK if color in ("white", WILD) else COLORS[color]),
        group(list(_wagon(color)), middle_x, 48),
        Text(middle_x, HEIGHT - 5.5, name, 3.6, on, "middle"),
    )


def _wheel(x: float, y: float) -> Iterator[Mark]:
    """A ring of all colors."""
    for i, color in enumerate(CARD_COLORS):
        piece = arc(x, y, 13.6, i / 8, (i + 1) / 8, 8) + tuple(reversed(arc(x, y, 10, i / 8, (i + 1) / 8, 8)))
        yield Shape((piece,), COLORS[color], INK, 0.3)


def _wagon(color: str) -> Iterator[Mark]:
    """On its rails, centered on its floor; a wild shows a locomotive."""
    light, dark = CARD_CREAM, INK
    rim = light if color == "black" else None  # dark on dark
    yield line((-13.5, 5.2), (13.5, 5.2), stroke=ON[color], width=0.5)
    if color == WILD:
        yield box(-11, -3.5, 15, 6, radius=1.5, fill=dark)
        yield box(3, -7.5, 8, 10, radius=0.8, fill=dark)
        yield box(4.6, -5.8, 4.6, 3.6, radius=0.4, fill=light)
        yield box(-9.5, -7, 2.6, 4, fill=dark)
        yield box(-10.3, -8, 4.2, 1.4, radius=0.5, fill=dark)
        yield disc(-3, -3.6, 1.5, fill=dark)
        wheels = (-8.2, -2.6, 3.0, 8.4)
    else:
        yield box(-12, -6.5, 24, 8.6, radius=1.4, fill=light, stroke=dark, line=0.5)
        yield box(-12.6, -7.6, 25.2, 1.6, radius=0.7, fill=dark, stroke=rim, line=0.3)
        for i in range(4):
            yield box(-10 + 5.3 * i, -4.4, 3.9, 3.6, radius=0.5, fill=COLORS[color], stroke=dark, line=0.3)
        wheels = (-8.5, -4.5, 4.5, 8.5)
    for x in wheels:
        yield disc(x, 3.2, 1.9, fill=dark, stroke=rim, line=0.3)
        yield disc(x, 3.2, 0.7, fill=light)

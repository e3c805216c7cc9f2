"""Printed pieces to cut out: cars, and stations, markers, souvenirs and Alvin if the board has them."""

from __future__ import annotations

from collections.abc import Iterator

from vialibre.boards.model import Board
from vialibre.i18n import Words
from vialibre.pictures.paths import pattern_of
from vialibre.pictures.printed.marks import Mark, PrintedPage, Text, box, disc, group, strokes, symbol
from vialibre.pictures.printed.papers import Paper, sheets
from vialibre.pictures.printed.tiles import scale_of
from vialibre.pictures.style import ALVIN, ALVIN_EYES, ALVIN_SKIN, COLORS, CREAM, INK, MARKER, ON, SOUVENIRS, STATION

CAR = (30.0, 15.0)
"""Length and width in layout units: no space is shorter."""
TOKEN = 20.0


def piece_pages(board: Board, paper: Paper, words: Words, name: str) -> Iterator[PrintedPage]:
    """The pages with all pieces of a board."""
    length, width = (side * scale_of(board, paper) for side in CAR)
    cars = [_car(color, length, width) for color in _colors(board) for _ in range(board.cars)]
    yield from sheets(paper, length, width, cars, words.text("print-cars", name=name))
    yield from sheets(paper, TOKEN, TOKEN, list(_tokens(board)), words.text("print-tokens", name=name))


def _colors(board: Board) -> tuple[str, ...]:
    return board.player_colors[: board.players[1]]


def _car(color: str, length: float, width: float) -> tuple[Mark, ...]:
    pattern = pattern_of(color, length / 2 - 2.4, width / 2 - 1.6)
    return (
        box(0.4, 0.4, length - 0.8, width - 0.8, radius=1.5, fill=COLORS[color], stroke=INK, line=0.4),
        strokes(pattern, length / 2, width / 2, 1, stroke=ON[color], width=0.8),
    )


def _tokens(board: Board) -> Iterator[tuple[Mark, ...]]:
    rules = board.rules
    for color in _colors(board):
        yield _score_marker(color)
        yield from [_player_token(STATION, color)] * (rules.stations.each if rules.stations else 0)
        yield from [_player_token(MARKER, color)] * (rules.markers.each if rules.markers else 0)
    if rules.souvenirs is not None:
        most = max(tokens for _, tokens in (*rules.souvenirs.stack, *rules.souvenirs.placed))
        for name in rules.souvenirs.symbols:
            yield from [_souvenir(name)] * most
    if rules.alvin is not None:
        eyes = (disc(side * 2.7, -0.3, 1.8, fill=ALVIN_EYES) for side in (-1, 1))
        yield _token(symbol(ALVIN, 0, 0, 0.56, fill=ALVIN_SKIN), *eyes)


def _player_token(shape: str, color: str) -> tuple[Mark, ...]:
    """In the player's color and with the pattern of their cars."""
    pattern = pattern_of(color, 3.6, 2.4)
    return _token(
        symbol(shape, 0, 0, 0.62, fill=COLORS[color]),
        strokes(shape, 0, 0, 0.62, stroke=INK, width=0.5),
        strokes(pattern, 0.5, -1.5 if shape == MARKER else 1, 1, stroke=ON[color], width=0.7),
    )


def _score_marker(color: str) -> tuple[Mark, ...]:
    """A disc in the player's color and pattern, for the score track."""
    pattern = pattern_of(color, 5.0, 3.4)
    return _token(disc(0, 0, 7.4, fill=COLORS[color]), strokes(pattern, 0, 0, 1, stroke=ON[color], width=0.9))


def _souvenir(name: str) -> tuple[Mark, ...]:
    if name in SOUVENIRS:
        return _token(strokes(SOUVENIRS[name], 0, 0, 0.72, stroke=INK, width=0.7))
    return _token(Text(0, 2.6, name[:1].upper(), 7.5, INK, "middle"))


def _token(*marks: Mark) -> tuple[Mark, ...]:
    ground = disc(0, 0, TOKEN / 2 - 0.8, fill=CREAM, stroke=INK, line=0.5)
    return (group([ground, *marks], TOKEN / 2, TOKEN / 2),)

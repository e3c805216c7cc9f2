"""Pieces to cut out: cars, and stations, markers, souvenirs and Alvin if the board has them."""

from __future__ import annotations

from collections.abc import Iterator

from vialibre.boards.model import Board
from vialibre.pictures.look import ALVIN, COLORS, DOOR, INK, MARKER, ON, SOUVENIRS, STATION
from vialibre.pictures.paths import pattern_of
from vialibre.pictures.printed.marks import Mark, Page, Text, box, disc, group, strokes, symbol
from vialibre.pictures.printed.papers import Paper, sheets
from vialibre.words import Words

CAR_LENGTH, CAR_WIDTH = 19.0, 9.0
TOKEN = 20.0
CREAM = "#fffaf0"


def piece_pages(board: Board, paper: Paper, words: Words, name: str) -> Iterator[Page]:
    colors = board.player_colors[: board.players[1]]
    cars = [_car(color) for color in colors for _ in range(board.cars)]
    yield from sheets(paper, CAR_LENGTH, CAR_WIDTH, cars, words.text("print-cars", name=name))
    tokens = list(_tokens(board))
    yield from sheets(paper, TOKEN, TOKEN, tokens, words.text("print-tokens", name=name))


def _car(color: str) -> tuple[Mark, ...]:
    pattern = pattern_of(color, CAR_LENGTH / 2 - 2.4, CAR_WIDTH / 2 - 1.8)
    return (
        box(0.5, 0.5, CAR_LENGTH - 1, CAR_WIDTH - 1, radius=1.6, fill=COLORS[color], stroke=INK, line=0.4),
        strokes(pattern, CAR_LENGTH / 2, CAR_WIDTH / 2, 1, stroke=ON[color], width=0.8),
    )


def _tokens(board: Board) -> Iterator[tuple[Mark, ...]]:
    rules = board.rules
    for color in board.player_colors[: board.players[1]]:
        yield _score_marker(color)
        for _ in range(rules.stations.each if rules.stations else 0):
            yield _token(
                symbol(STATION, 0, 0, 0.62, fill=COLORS[color]),
                strokes(STATION, 0, 0, 0.62, stroke=INK, width=0.4),
                symbol(DOOR, 0, 0, 0.62, fill=ON[color]),
            )
        for _ in range(rules.markers.each if rules.markers else 0):
            yield _token(
                symbol(MARKER, 0, 0, 0.62, fill=COLORS[color]), strokes(MARKER, 0, 0, 0.62, stroke=INK, width=0.5)
            )
    if rules.souvenirs is not None:
        most = max(tokens for _, tokens in (*rules.souvenirs.stack, *rules.souvenirs.placed))
        for name in rules.souvenirs.symbols:
            yield from [_souvenir(name)] * most
    if rules.alvin is not None:
        eyes = (disc(side * 2.7, -0.3, 1.8, fill="#16210f") for side in (-1, 1))
        yield _token(symbol(ALVIN, 0, 0, 0.56, fill="#7fc66a"), *eyes)


def _score_marker(color: str) -> tuple[Mark, ...]:
    """For the score track: a disc of the player's colour and pattern."""
    pattern = pattern_of(color, 5.0, 3.4)
    return _token(disc(0, 0, 7.4, fill=COLORS[color]), strokes(pattern, 0, 0, 1, stroke=ON[color], width=0.9))


def _souvenir(name: str) -> tuple[Mark, ...]:
    if name in SOUVENIRS:
        return _token(strokes(SOUVENIRS[name], 0, 0, 0.72, stroke=INK, width=0.7))
    return _token(Text(0, 2.6, name[:1].upper(), 7.5, INK, "middle"))


def _token(*marks: Mark) -> tuple[Mark, ...]:
    ground = disc(0, 0, TOKEN / 2 - 0.8, fill=CREAM, stroke=INK, line=0.5)
    return (group([ground, *marks], TOKEN / 2, TOKEN / 2),)

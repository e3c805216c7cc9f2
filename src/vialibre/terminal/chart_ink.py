"""Letters and colors of the character map. A letter or digit always repeats what the color says."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from vialibre.boards.model import GRAY, Route
from vialibre.boards.palette import COLORS


class Ink(NamedTuple):
    """The style of a character; None is the terminal's default."""

    front: str
    back: str | None = None
    bold: bool = False


LETTERS = {
    "red": "r",
    "orange": "o",
    "yellow": "y",
    "green": "g",
    "blue": "b",
    "purple": "p",
    "black": "k",
    "white": "w",
    "pink": "i",
    "wild": "*",
    GRAY: "·",
}
"""The color's initial in English, in every language; black is k, as in print."""
WILD_SIGN = LETTERS["wild"]
GRAY_TUNNEL = "∩"
DOT = "●"
LIT_DOT = "◉"
STATION = "S"
MARKER = "M"
ALVIN = "A"

LAND = "#26251f"
SEA = "#15232d"
WAVE = "#2f4c5e"
OUTSIDE = "#101010"

FRONT = {
    "red": "#f2685c",
    "orange": "#f0a040",
    "yellow": "#f3dc5a",
    "green": "#62c274",
    "blue": "#62a4ea",
    "purple": "#c98be0",
    "black": "#9c9ca4",
    "white": "#ffffff",
    "pink": "#f5a3c7",
    "wild": "#ffffff",
    GRAY: "#8d897f",
}
"""Text colors on the dark map, light enough to be legible on land and sea."""

_DARK, _LIGHT = "#000000", "#ffffff"
_BACKGROUNDS = {**COLORS, "black": "#000000", "pink": "#e77fae", "wild": "#5a554a"}
"""The common palette, with more contrast for a terminal where it is too weak."""
_WITH_LIGHT_TEXT = frozenset(("red", "green", "blue", "purple", "black", "wild"))
BACK = {color: (back, _LIGHT if color in _WITH_LIGHT_TEXT else _DARK) for color, back in _BACKGROUNDS.items()}
"""Background colors, and the text color on them."""

LIT = Ink("#000000", "#ffe45c", True)
NAME = Ink("#d9d2be")
CITY = Ink("#ffffff", None, True)
WAVES = Ink(WAVE)


def space_letter(route: Route, space: int) -> str:
    """The character of a space: the route's color; upper case for a tunnel; the wild symbol where a ferry needs one."""
    if space < route.ferry:
        return WILD_SIGN
    if route.tunnel:
        return GRAY_TUNNEL if route.color == GRAY else LETTERS[route.color].upper()
    return LETTERS[route.color]


def owned(color: str) -> Ink:
    """The style of a player's pieces."""
    back, front = BACK[color]
    return Ink(front, back, True)


def symbol_letters(symbols: Sequence[str]) -> dict[str, str]:
    """A distinct capital letter for each souvenir: the first of its letters that is free."""
    found: dict[str, str] = {}
    for symbol in symbols:
        letters = [sign for sign in symbol.upper() if sign.isalpha() and sign not in found.values()]
        spare = (sign for sign in "ABCDEFGHIJKLMNOPQRSTUVWXYZ" if sign not in found.values())
        found[symbol] = letters[0] if letters else next(spare, "?")
    return found

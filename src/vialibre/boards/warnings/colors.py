"""Color warnings: whether the routes need each color as much as the deck provides it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from vialibre.boards.model import GRAY, Board
from vialibre.boards.warnings.warning import BoardWarning, Params

UNEVEN = 0.3
"""Largest deviation from the mean; the standard boards stay within 0.1."""
FEW_SPACES = 3
"""Differences smaller than one route are ignored."""
SPACES_PER_CARD = 4.0
"""The standard boards have 1.8 to 3.1 spaces of a color for each of its cards."""


def color_warnings(board: Board) -> Iterator[BoardWarning]:
    """Warnings about colors that the routes need more or less than the deck provides."""
    spaces: Counter[str] = Counter()
    for route in board.routes:
        spaces[route.color] += route.length
    colors = board.deck.colors
    colored = sum(spaces[color] for color in colors)
    if not colored:  # all gray: no color is preferred
        return
    mean = colored / len(colors)
    for color in colors:
        count = spaces[color]
        away = count - mean
        params: Params = {"color": color, "spaces": count, "mean": round(mean, 1)}
        if not count:
            yield BoardWarning("color_unused", "setting", ("cards",), {"color": color})
        elif abs(away) > UNEVEN * mean and abs(away) > FEW_SPACES:
            routes = tuple(route.id for route in board.routes if route.color == color)
            yield BoardWarning("color_wanted" if away > 0 else "color_idle", "route", routes, params)
        if count > SPACES_PER_CARD * board.deck.each:
            yield BoardWarning(
                "color_scarce", "setting", ("cards",), {"color": color, "spaces": count, "cards": board.deck.each}
            )


def route_payments(board: Board) -> Iterator[BoardWarning]:
    """Routes that can be paid for only with most of the cards that exist."""
    cards = board.deck
    for route in board.routes:
        part = 0.9 if route.color == GRAY else 0.6
        if route.length - route.ferry > part * cards.each:
            params: Params = {"length": route.length, "cards": cards.each}
            yield BoardWarning("route_dear", "route", (route.id,), params)
        if route.ferry > cards.wilds / 4:
            params = {"ferry": route.ferry, "wilds": cards.wilds, "wild": board.wild}
            yield BoardWarning("ferry_dear", "route", (route.id,), params)

"""The display colors of cards, spaces and players: the one palette of pictures, print and the terminal.

The style sheet of the page has the same values; a test compares them.
"""

from __future__ import annotations

from vialibre.boards.model import GRAY

COLORS = {
    "red": "#c8372d",
    "orange": "#e08a1e",
    "yellow": "#efcf3a",
    "green": "#3f8f4e",
    "blue": "#2f6fb5",
    "purple": "#9a5aa8",
    "black": "#3a3a3c",
    "white": "#f4f1e8",
    "pink": "#e58fb0",
    GRAY: "#a9a59b",
}

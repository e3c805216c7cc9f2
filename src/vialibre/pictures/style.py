"""Visual style of a board: the colors, symbols and patterns of web/src/lib/board, so that all pictures match the
browser."""

from __future__ import annotations

from vialibre.boards.palette import COLORS

__all__ = [
    "ALVIN",
    "ALVIN_EDGE",
    "ALVIN_EYES",
    "ALVIN_SKIN",
    "CITY_CORE",
    "COLORS",
    "CREAM",
    "DARK",
    "DAY",
    "DOOR",
    "DUSK",
    "FRAME",
    "INK",
    "LIGHT",
    "LIGHT_EDGE",
    "MARKER",
    "ON",
    "PAPER",
    "PATTERNS",
    "SOUVENIRS",
    "STATION",
    "SYMBOLS",
]

FRAME = 18.0
"""The margin of paper around the map, in its units."""

INK = "#2b2620"
DARK = "#1f1b16"
"""Outlines of pieces and tunnels."""
CREAM = "#fffaf0"
"""City dots, tokens and the symbols of ferries."""
PAPER = "#f7f1df"
"""The background around the map."""
LIGHT_EDGE = "#6d634e"
"""Outlines of light spaces."""
CITY_CORE = "#b5392f"
"""The inner disc of a city."""
ALVIN_SKIN, ALVIN_EDGE, ALVIN_EYES = "#7fc66a", "#1f3a16", "#16210f"

ON = {
    "red": "#fff6ea",
    "orange": INK,
    "yellow": INK,
    "green": "#ffffff",
    "blue": "#ffffff",
    "purple": "#ffffff",
    "black": "#f4f1e8",
    "white": INK,
    "pink": INK,
    "gray": INK,
    "wild": INK,
}
"""Foreground on each color: dark on light ones, light on dark ones."""

LIGHT = frozenset(("yellow", "white", "orange", "gray", "pink"))
"""Light colors whose spaces need a dark outline to stand out from the paper."""

SYMBOLS = {
    "red": "M0-4.6 4.6 3.8H-4.6Z",
    "orange": "M-3.8 0a3.8 3.8 0 1 0 7.6 0a3.8 3.8 0 1 0-7.6 0Z",
    "yellow": "M0-5 1.3-1.7 4.8-1.5 2.1.7 3 4.1 0 2.2-3 4.1-2.1.7-4.8-1.5-1.3-1.7Z",
    "green": "M-1.5-4.5h3v3h3v3h-3v3h-3v-3h-3v-3h3Z",
    "blue": "M-5 .2C-3.4-3.4-1.6-3.4 0-.9 1.6 1.6 3.4 1.6 5-2v3.2C3.4 4.8 1.6 4.8 0 2.3-1.6-.2-3.4-.2-5 3.4Z",
    "purple": "M0-5 4 0 0 5-4 0Z",
    "black": "M-3.6-3.6h7.2v7.2h-7.2Z",
    "white": "M-4.4 0a4.4 4.4 0 1 0 8.8 0a4.4 4.4 0 1 0-8.8 0ZM-2.2 0a2.2 2.2 0 1 1 4.4 0a2.2 2.2 0 1 1-4.4 0Z",
    "wild": (
        "M-.6-5h1.2v3.1L2.9-4.4l.9.9L1.6-1.2 1.9-.6H5v1.2H1.9l-.3.6 2.2 2.3-.9.9L.6 1.9V5H-.6V1.9l-2.3 2.5-.9-.9"
        "L-1.6 1.2-1.9.6H-5V-.6h3.1l.3-.6-2.2-2.3.9-.9L-.6-1.9Z"
    ),
}
"""The symbol of each color in a box from -5 to 5, filled by the even-odd rule."""

PATTERNS = {
    "red": "M-.62-.5V.5M.62-.5V.5",
    "orange": "M-.75 0H.75",
    "yellow": "M-.7.55-.35-.55 0 .55.35-.55.7.55",
    "green": "M-.6-.55-.6.55M-.2-.55-.2.55M.2-.55.2.55M.6-.55.6.55",
    "blue": "M-.75-.35H.75M-.75.35H.75",
    "purple": "M-.4 0 0-.55.4 0 0 .55Z",
    "black": "M-.45-.5-.1 0-.45.5M.15-.5.5 0 .15.5",
    "white": "M-.55-.5.55.5M-.55.5.55-.5",
    "pink": "M-.6-.5-.2.5M-.2-.5.2.5M.2-.5.6.5",
}
"""The pattern of a player's cars, drawn in ON[color], in coordinates from -1 to 1 along and across a car."""

SOUVENIRS = {
    "bridge": "M-8 4H8M-5-6V7M5-6V7M-8-1Q-5-5-5-6 0 5 5-6 5-5 8-1M-2.500 1V4M0 2V4M2.500 1V4",
    "cable_car": "M-6-3H6V4H-6ZM-7-5H7M-2-3V4M2-3V4M-4 6.500h.1M4 6.500h.1M-6 1H6",
    "crab": (
        "M-4 1A4 3.200 0 1 0 4 1 4 3.200 0 1 0-4 1ZM-4-1-7-4-5-6M4-1 7-4 5-6M-4 3-7 5M4 3 7 5M-1.500-2V-4M1.500-2V-4"
    ),
    "lighthouse": "M-3 7-1.500-3H1.500L3 7ZM-2-3V-6H2V-3M-7-6-3.500-5M7-6 3.500-5M-2.400 3H2.400",
    "sea_lion": "M-7 5C-4 6 4 7 6 3 7 0 4-2 3-4 2-6-1-7-2-5L-4-4-2-3C-1 0-4 3-7 5ZM-.5-4.500h.1",
    "sourdough": "M-7 2C-7-4 7-4 7 2 7 5-7 5-7 2ZM-3.500-1.500-1.500 2M0-2 2 2M3.500-1.500 5 1",
    "fog": "M-7-3Q-4.500-6-2-3T3-3 7-4M-7 1Q-4.500-2-2 1T3 1 7 0M-5 5Q-2.500 2 0 5T5 5",
}
"""Line drawings in a box from -8 to 8; any other symbol is shown by its first letter."""

STATION = "M-10 9V-2L0-11 10-2V9Z"
DOOR = "M-2.800 9V2h5.600V9Z"
MARKER = "M-6 11V-10H9L5-4.500 9 1H-6"
ALVIN = "M0-13C8-13 12.500-8 12-1 11.500 5.500 4.500 13 0 13S-11.500 5.500-12-1C-12.500-8-8-13 0-13Z"

DAY = {
    "sea": "#bcd3db",
    "shoal": "#a3c2cd",
    "land": "#f1e8cf",
    "coast": "#8d7f5d",
    "river": "#9fc0cc",
    "border": "#d6c69c",
    "spine": "#8a8069",
    "margin": "#e6dab9",
    "table": "#cfc09a",
    "ink": INK,
    "halo": "#f7f0dc",
    "pick": "#1f5f8f",
    "edge": "rgb(43 38 32 / 55%)",
}
DUSK = {
    "sea": "#28485a",
    "shoal": "#35596b",
    "land": "#6e6a58",
    "coast": "#2b2a24",
    "river": "#47697a",
    "border": "#868069",
    "spine": "#34322a",
    "margin": "#57533f",
    "table": "#15191b",
    "ink": "#fbf4e2",
    "halo": "#37342a",
    "pick": "#9fd0ff",
    "edge": "rgb(255 248 230 / 70%)",
}
"""The colors of the map by day and at dusk; `edge` outlines dark spaces."""

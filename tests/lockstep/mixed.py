"""Boards that no rulebook has: a packaged board with every rule added to it, as a text that the loader reads.

`raw` is for the naive engine, which reads the same text on its own.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from typing import Any

from tests.boards.board_text import SMALL
from tests.lockstep.compare import raw_board
from vialibre.boards.load import parse_board
from vialibre.boards.model import Board

ALVIN_CITY = {"usa": "denver", "europe": "wien", "old_west": "roswell", "san_francisco": "sunset"}
RULES = """\
rules = [
  {{name = "ferries"}},
  {{name = "tunnels", reveal = {reveal}}},
  {{name = "stations", each = 3, unbuilt = 4}},
  {{name = "markers", each = 3, cost = 2}},
  {{name = "alvin", city = "{alvin}", capture = 10, hold = 10}},
  {{name = "souvenirs", symbols = ["crab", "fog", "bridge", "oak", "owl", "eel", "elk"], stack = {{2 = 2, 4 = 3}}, placed = {{2 = 1}}, table = [0, 0, 1, 2, 4, 6, 9, 12]}},
  {{name = "longest_path", points = 10}},
  {{name = "globetrotter", points = 15}},
]
ties = ["stations", "longest_path", "tickets"]
"""  # noqa: E501


@dataclass(frozen=True)
class Mixed:
    board: Board
    raw: dict[str, Any]


@cache
def all_rules(name: str) -> Mixed:
    """A packaged board with every rule: every third route is a tunnel, every fourth gray one of 2 or more a ferry."""
    raw = raw_board(name)
    head = {"id": f"{name}_all", "cars": raw["cars"], "hand": raw["hand"], "parallel_from": raw["parallel_from"]}
    lines = [f"{key} = {_value(value)}" for key, value in head.items()]
    for key in ("name", "players", "player_colors", "cards", "tickets", "points"):
        lines.append(f"{key} = {_value(raw[key])}")
    lines.append(RULES.format(reveal=2 if name == "usa" else 3, alvin=ALVIN_CITY[name]))
    for city in raw["city"]:
        city.pop("souvenir", None)
    for city in raw["city"][1:20:4]:
        city["souvenir"] = True
    for i, route in enumerate(raw["route"]):
        route.pop("tunnel", None)
        route.pop("ferry", None)
        if i % 3 == 0:
            route["tunnel"] = True
        elif i % 4 == 1 and route["color"] == "gray" and route["length"] > 1:
            route["ferry"] = 1 + i % 2
    for key in ("city", "route", "ticket"):
        lines.append(f"{key} = [\n" + "".join(f"  {_value(row)},\n" for row in raw[key]) + "]")
    return _read("\n".join(lines) + "\n")


@cache
def isle() -> Mixed:
    """The small board of the loader's tests: so small that decks run out and everybody passes."""
    return _read(SMALL)


@cache
def many_wilds() -> Mixed:
    """North America with two cards of each color and thirty wilds: rows come and go by the hundred (SET-5)."""
    raw = raw_board("usa")
    raw |= {"id": "many_wilds", "cards": {**raw["cards"], "each": 2, "wilds": 30}}
    lines = [f"{key} = {_value(value)}" for key, value in raw.items() if key not in ("city", "route", "ticket")]
    for key in ("city", "route", "ticket"):
        lines.append(f"{key} = [\n" + "".join(f"  {_value(row)},\n" for row in raw[key]) + "]")
    return _read("\n".join(lines) + "\n")


def _read(text: str) -> Mixed:
    return Mixed(parse_board(text, "mixed.toml"), tomllib.loads(text))


def _value(value: Any) -> str:
    """A value as TOML writes it."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, dict):
        return "{" + ", ".join(f"{key} = {_value(item)}" for key, item in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(map(_value, value)) + "]"
    if isinstance(value, str):
        return '"' + value.replace("\\", "\\\\").replace('"', '\\"') + '"'
    return str(value)

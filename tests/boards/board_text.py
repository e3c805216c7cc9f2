"""A small board with every rule there is, as the text of a file, for tests that break it in one place."""

from __future__ import annotations

SMALL = """\
id = "isle"
name = "The Isle"
note = "Made for tests."
players = {from = 2, to = 3}
player_colors = ["blue", "red", "pink"]
cars = 12
cards = {colors = ["red", "green", "blue"], each = 6, wilds = 4}
hand = 2
tickets = {deal = 2, long = 1, keep = 2, refused = "out", draw = 2, draw_keep = 1}
points = {1 = 1, 2 = 2, 3 = 4}
parallel_from = 3
rules = [
  {name = "ferries"},
  {name = "tunnels", reveal = 3},
  {name = "stations", each = 2, unbuilt = 4},
  {name = "markers", each = 3, cost = 2},
  {name = "alvin", city = "fen", capture = 10, hold = 5},
  {name = "souvenirs", symbols = ["oak", "owl", "eel"], stack = {2 = 2, 3 = 3}, placed = {2 = 1}, table = [0, 0, 2, 4]},
  {name = "longest_path", points = 10},
  {name = "globetrotter", points = 15},
]
ties = ["tickets", "stations", "longest_path"]

city = [
  {id = "ash", name = "Ash", lat = 50.5, lon = 1.5, souvenir = true},
  {id = "bay", name = "Bay", lat = 51, lon = 2, source = "a walk"},
  {id = "cliff", name = "Cliff", x = 0.25, y = 0.75, souvenir = true},
  {id = "dune", name = "Dune", x = 0, y = 1},
  {id = "elm", name = "Élm", lat = 52.0, lon = 3.0, x = 0.5, y = 0.5},
  {id = "fen", name = "Fen", lat = 53.0, lon = -4.0},
]
route = [
  {cities = ["ash", "bay"], length = 2, color = "red"},
  {cities = ["bay", "ash"], length = 2, color = "gray"},
  {cities = ["bay", "cliff"], length = 3, color = "gray", ferry = 2},
  {cities = ["cliff", "dune"], length = 1, color = "green", tunnel = true},
  {cities = ["dune", "elm"], length = 2, color = "blue", source = "a guess"},
  {id = "low-line.x", cities = ["elm", "fen"], length = 3, color = "gray"},
]
ticket = [
  {cities = ["ash", "dune"], points = 6},
  {cities = ["ash", "elm"], points = 8},
  {cities = ["bay", "fen"], points = 9},
  {cities = ["cliff", "fen"], points = 6},
  {cities = ["bay", "dune"], points = 4},
  {cities = ["dune", "bay"], points = 5},
  {id = "whole", cities = ["ash", "fen"], points = 11, long = true},
  {cities = ["bay", "elm"], points = 7, long = true},
  {cities = ["cliff", "elm"], points = 3, long = true},
]
"""


def changed(*changes: tuple[str, str]) -> str:
    """The small board with each first text replaced by the second; each must occur in it exactly once."""
    text = SMALL
    for old, new in changes:
        assert text.count(old) == 1, f"{old!r} occurs {text.count(old)} times"
        text = text.replace(old, new)
    return text


def line_of(part: str, text: str = SMALL) -> int:
    return text[: text.index(part)].count("\n") + 1

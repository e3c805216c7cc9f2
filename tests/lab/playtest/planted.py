"""Boards with faults planted into a sound one."""

from __future__ import annotations

from pathlib import Path

from vialibre.boards.load import parse_board
from vialibre.boards.model import Board

SOUND = (Path(__file__).parent / "sound.toml").read_text("utf-8")
DEAD_CITY = '{id = "zoe", name = "Zoe", x = 1.0, y = 1.0},\n]\nroute'
FAULTS: dict[str, list[tuple[str, str]]] = {
    # One point for what others get five or six for.
    "dominated_ticket": [('"ann", "ida"], points = 6', '"ann", "ida"], points = 1')],
    # Half of the colored spaces are red.
    "scarce_color": [
        (f'{ends}], length = {length}, color = "{color}"', f'{ends}], length = {length}, color = "red"')
        for ends, length, color in (
            ('"dag", "eve"', 2, "green"),
            ('"eve", "fay"', 2, "yellow"),
            ('"eve", "hal"', 2, "blue"),
            ('"ann", "dag"', 3, "blue"),
            ('"cid", "fay"', 3, "green"),
        )
    ],
    # One claim that every opening hand can pay brings most of all points: the first player takes it.
    "seat_bias": [
        ("{1 = 1, ", "{1 = 60, "),
        ("city = [", 'city = [\n  {id = "max", name = "Max", x = 0.1, y = 1.0},'),
        ("route = [", 'route = [\n  {cities = ["gil", "max"], length = 1, color = "gray"},'),
    ],
    # A city at the end of a long route, with nothing to go there for.
    "dead_end": [
        ("]\nroute", DEAD_CITY),
        ("points = {", "points = {10 = 1, "),
        (
            '  {cities = ["ann", "eve"]',
            '  {cities = ["ida", "zoe"], length = 10, color = "gray"},\n  {cities = ["ann", "eve"]',
        ),
    ],
}

MORE_FAULTS: dict[str, list[tuple[str, str]]] = {
    # Tickets to a city that only one player can reach.
    "one_way_city": [
        ("]\nroute", DEAD_CITY),
        (
            '  {cities = ["ann", "eve"]',
            '  {cities = ["ida", "zoe"], length = 2, color = "gray"},\n  {cities = ["ann", "eve"]',
        ),
        (
            "ticket = [",
            "ticket = [\n"
            + "".join(f'  {{cities = ["{city}", "zoe"], points = 6}},\n' for city in ("ann", "cid", "gil")),
        ),
    ],
}


def board_with(*faults: str) -> Board:
    text = SOUND
    for fault in faults:
        for old, new in {**FAULTS, **MORE_FAULTS}[fault]:
            assert text.count(old) == 1, old
            text = text.replace(old, new)
    return parse_board(text, "planted")

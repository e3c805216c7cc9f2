"""A flag in sentences: what was found, why it matters, and what helps."""

from __future__ import annotations

from dataclasses import dataclass

from vialibre.boards.model import Board
from vialibre.lab.playtest.flag import Flag
from vialibre.lab.playtest.told import Told
from vialibre.words import Words

IN_POINTS = frozenset(("strong_ticket", "weak_ticket", "one_strategy"))
"""Flags whose figure is a difference of chances to win."""
COUNTED = frozenset(("dominated_ticket", "idle_color"))
"""Flags whose figure is a number of things."""


@dataclass(frozen=True, slots=True)
class Said:
    what: str
    why: str
    fix: str


def tell(flag: Flag, board: Board, words: Words) -> Said:
    told = Told(board, words)
    key = flag.code.replace("_", "-")
    params: dict[str, object] = {**flag.params, "figure": _figure(flag, told)}
    for name in ("ticket", "other"):
        if name in flag.params:
            params[name] = told.ends(told.tickets[str(flag.params[name])])
    if "route" in flag.params:
        params["route"] = told.route(told.routes[str(flag.params["route"])])
    if "city" in flag.params:
        params["city"] = told.cities[str(flag.params["city"])]
    if "color" in flag.params:
        name = told.color(str(flag.params["color"]))
        params["color"] = name[:1].upper() + name[1:]
    if "strategy" in flag.params:
        params["strategy"] = words.text("playtest-strategy", strategy=flag.params["strategy"])
    if "seat" in flag.params:
        params["seat"] = int(flag.params["seat"]) + 1  # people count from 1
    if "seats" in flag.params:
        params["even"] = told.figures.percent(1 / int(flag.params["seats"]))
    what = told.say(f"playtest-flag-{key}", **params)
    return Said(what, told.say(f"playtest-why-{key}"), told.say(f"playtest-fix-{key}"))


def _figure(flag: Flag, told: Told) -> str:
    if flag.code in IN_POINTS:
        return told.effect(flag.figure)
    return told.number(flag.figure) if flag.code in COUNTED else told.share(flag.figure)

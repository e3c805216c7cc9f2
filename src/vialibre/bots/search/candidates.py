"""The actions worth searching: those with the best values, one payment for each route, marker and station."""

from __future__ import annotations

from vialibre.engine.core.board_index import BoardIndex
from vialibre.engine.core.constants import KEEP, MARKER, OPENING, SECOND, START, TURN
from vialibre.engine.core.state import State

Option = tuple[int, int]
"""An action's value, in ten-thousandths of points, and its number."""

STATIONS = 2
SEARCHED = frozenset(int(phase) for phase in (TURN, SECOND, KEEP, OPENING, START, MARKER))
"""Decisions that matter enough; for the others the best value is good enough."""


def candidates_of(state: State, options: list[Option]) -> list[Option]:
    """The options of a decision, best first; empty if it is not worth a search."""
    if int(state.phase) not in SEARCHED:
        return []
    found: list[Option] = []
    seen: set[tuple[str, int]] = set()
    stations = 0
    for value, number in sorted(options, reverse=True):
        target = _target(state.index, number)
        if target in seen:
            continue
        seen.add(target)
        if target[0] == "station":
            stations += 1
            if stations > STATIONS:
                continue
        found.append((value, number))
    return found


def _target(t: BoardIndex, number: int) -> tuple[str, int]:
    """What an action is about, however it is paid."""
    if number >= t.claim0:
        return "route", int(t.claim_route[number - int(t.claim0)])
    if number >= t.station0:
        return "station", number
    if number >= t.marker0:
        return "marker", (number - int(t.marker0)) // int(t.marker_ways)
    return "action", number

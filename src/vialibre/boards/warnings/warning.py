"""What a board's author may want to think about again, though the board can be played."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from vialibre.boards.faults import Place, Source
from vialibre.boards.model import Board

Params = Mapping[str, str | int | float]


@dataclass(frozen=True, slots=True)
class BoardWarning:
    """`code` names the sentence `warning-<code>` in the Fluent files, and `params` fill it in."""

    code: str
    kind: str
    """What it is about: city, route, ticket or setting."""
    ids: tuple[str, ...]
    """Those cities, routes or tickets; of a setting its key."""
    params: Params = field(default_factory=dict)


def place_of(warning: BoardWarning, board: Board, source: Source) -> Place:
    """Where in the board's file the first thing stands that it is about."""
    first = warning.ids[0]
    if warning.kind == "setting":
        return source.setting(first)
    ids: dict[str, list[str]] = {
        "city": [city.id for city in board.cities],
        "route": [route.id for route in board.routes],
        "ticket": [ticket.id for ticket in board.tickets],
    }
    rows = ids[warning.kind]
    return source.row(warning.kind, rows.index(first), len(rows), first)

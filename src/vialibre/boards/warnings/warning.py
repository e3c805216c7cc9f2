"""A design warning: something the author of a playable board may want to reconsider."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from vialibre.boards.faults import Place, Source
from vialibre.boards.model import Board

Params = Mapping[str, str | int | float]


@dataclass(frozen=True, slots=True)
class BoardWarning:
    """`code` names the message `warning-<code>` in the Fluent files, and `params` are its parameters."""

    code: str
    kind: str
    """What the warning is about: city, route, ticket or setting."""
    ids: tuple[str, ...]
    """The ids of those cities, routes or tickets, or the key of a setting."""
    params: Params = field(default_factory=dict)


def place_of(warning: BoardWarning, board: Board, source: Source) -> Place:
    """The place in the board's file of the first thing that the warning is about."""
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

"""Boards: cities, routes, tickets, rule settings and drawing geometry.

`model` defines the dataclasses; `load` reads, `build` parses and `check` validates board files; `faults` locates errors
in a file; `bounds` and `width` limit the work that a board can cause; `digest` hashes what influences play; `dump` and
`write` turn a board back into data and TOML; `form` describes the settings for editors; `templates` starts new boards;
`warnings` holds design warnings; `layout` and `drawing` compute the map, in the colors of `palette`. This is the lowest
layer: it imports no other package of vialibre.
"""

from vialibre.boards.load import board_ids, load_board, parse_board
from vialibre.boards.model import (
    CARD_COLORS,
    GRAY,
    PLAYER_COLORS,
    WILD,
    Board,
    City,
    CityId,
    Route,
    RouteId,
    Rules,
    Ticket,
    TicketId,
)

__all__ = [
    "CARD_COLORS",
    "GRAY",
    "PLAYER_COLORS",
    "WILD",
    "Board",
    "City",
    "CityId",
    "Route",
    "RouteId",
    "Rules",
    "Ticket",
    "TicketId",
    "board_ids",
    "load_board",
    "parse_board",
]

"""Boards: facts, rule settings and drawing geometry. This layer knows no other."""

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

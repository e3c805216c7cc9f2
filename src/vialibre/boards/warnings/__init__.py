"""Warnings about a board that can be played and yet may not please: what `vialibre board check` and the editor say."""

from __future__ import annotations

from itertools import chain

from vialibre.boards.model import Board
from vialibre.boards.warnings.colors import color_warnings, route_payments
from vialibre.boards.warnings.map import drawn_warnings, place_warnings
from vialibre.boards.warnings.network import network_warnings
from vialibre.boards.warnings.sizes import size_warnings
from vialibre.boards.warnings.tickets import ticket_warnings
from vialibre.boards.warnings.warning import BoardWarning, place_of

__all__ = ["BoardWarning", "place_of", "warnings_of"]


def warnings_of(board: Board, *, drawn: bool = True) -> tuple[BoardWarning, ...]:
    """All of them: settings first, then the network, tickets and the map.

    Without `drawn` the map is not looked at, which takes most of the time (a few tenths of a second).
    """
    return tuple(
        chain(
            size_warnings(board),
            color_warnings(board),
            route_payments(board),
            network_warnings(board),
            ticket_warnings(board),
            place_warnings(board),
            drawn_warnings(board) if drawn else (),
        )
    )

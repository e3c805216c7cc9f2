"""Design warnings about a playable board, shown by `vialibre board check` and the editor."""

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
    """Return all warnings: settings first, then the network, the tickets and the map.

    With `drawn=False` the map is skipped, which takes most of the time (a few tenths of a second).
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

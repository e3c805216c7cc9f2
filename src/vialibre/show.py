"""Positions for people to look at: `text` draws in characters, `svg` as a picture.

Both show a view, so they show nothing that its seat may not know: of a Game, what everybody sees, or what `seat` sees.
`print(game)`, `print(view)` and notebooks call them.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from vialibre.engine.game import Game
from vialibre.engine.view import View
from vialibre.errors import BadSetup

if TYPE_CHECKING:
    from vialibre.boards.model import Board

Position = Game | View


def text(
    position: Position,
    *,
    seat: int | None = None,
    highlight: Iterable[str] = (),
    width: int = 100,
    names: Sequence[str] | None = None,
) -> str:
    """The map in characters, and below it scores, cards and tickets as far as the seat may know them.

    `seat` is whose eyes these are: of a game any seat, None for what everybody sees; of a view only its own.
    `highlight` are ids of routes and cities to point at, `width` the columns of the map, `names` the players' names.
    Raises BadSetup for an unknown id or seat.
    """
    from vialibre.terminal.position_text import position_text

    view = _view_of(position, seat)
    routes, cities = _pointed_at(view.board, highlight)
    return position_text(view, _names(view, names), width, routes, cities)


def svg(
    position: Position,
    *,
    seat: int | None = None,
    highlight: Iterable[str] = (),
    width: int = 900,
    names: Sequence[str] | None = None,
) -> str:
    """The board as SVG with the scores below it, and the hand of the seat whose eyes these are.

    The arguments are those of `text`; `width` is in pixels.
    """
    from vialibre.pictures.position_svg import position_svg

    view = _view_of(position, seat)
    routes, cities = _pointed_at(view.board, highlight)
    return position_svg(view, _names(view, names), width, routes, cities)


def _view_of(position: Position, seat: int | None) -> View:
    if isinstance(position, Game):
        return position.view(seat)
    if seat is None or seat == position.seat:
        return position
    raise BadSetup("not_your_view", seat=seat)


def _names(view: View, names: Sequence[str] | None) -> tuple[str, ...]:
    called = tuple(f"Seat {seat}" for seat in range(len(view.seats))) if names is None else tuple(names)
    if len(called) != len(view.seats):
        raise BadSetup("names_do_not_fit", names=len(called), seats=len(view.seats))
    return called


def _pointed_at(board: Board, highlight: Iterable[str]) -> tuple[frozenset[str], frozenset[str]]:
    """Routes and cities; an id may be that of both."""
    if isinstance(highlight, str):
        highlight = (highlight,)
    wanted = frozenset(highlight)
    routes = wanted & {route.id for route in board.routes}
    cities = wanted & {city.id for city in board.cities}
    for unknown in sorted(wanted - routes - cities):
        raise BadSetup("unknown_id", what="route", id=unknown)
    return frozenset(routes), frozenset(cities)

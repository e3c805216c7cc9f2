"""Score sheets of a finished game on the map: paths of completed tickets, and the longest path."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from vialibre.boards.model import CityId, Route, RouteId, TicketId
from vialibre.engine.core.board_index import BoardIndex
from vialibre.engine.core.graph import distances_from, graph_of
from vialibre.engine.core.longest_trail import longest_path
from vialibre.engine.core.state import Seat
from vialibre.engine.game import board_index
from vialibre.engine.score_sheet import ScoreSheet
from vialibre.engine.state_from_view import state_from_view
from vialibre.engine.view import View, own_routes

CLOSED = -1
"""Cost of a route that cannot be used."""


@dataclass(frozen=True, slots=True)
class TicketPath:
    ticket: TicketId
    routes: tuple[RouteId, ...]
    """From its first city to its second, by the fewest cars, borrowed routes included; none if it was missed."""


@dataclass(frozen=True, slots=True)
class EndingSeat:
    tickets: tuple[TicketPath, ...]
    """In the order of the score sheet."""
    longest: tuple[RouteId, ...]
    """The routes of this seat's longest path in the order of travel, where the board has that bonus."""


def ending(view: View) -> tuple[EndingSeat, ...]:
    """For each seat of a finished game. Empty without score sheets, as after a resignation."""
    if not view.sheets:
        return tuple(EndingSeat((), ()) for _ in view.seats)
    game = state_from_view(view)
    return tuple(
        EndingSeat(
            tickets=_ticket_paths(view, sheet),
            longest=_longest(game.index, game.seats[sheet.seat]) if game.index.has_longest else (),
        )
        for sheet in view.sheets
    )


def _ticket_paths(view: View, sheet: ScoreSheet) -> tuple[TicketPath, ...]:
    t = board_index(view.board)
    usable = {*view.seats[sheet.seat].routes, *sheet.borrowed}
    cost = [row.length if row.id in usable else CLOSED for row in view.board.routes]
    return tuple(
        TicketPath(line.ticket, _way(t, cost, t.ticket_number[line.ticket]) if line.points > 0 else ())
        for line in sheet.tickets
    )


def _way(t: BoardIndex, cost: list[int], ticket: int) -> tuple[RouteId, ...]:
    city, end = int(t.ticket_a[ticket]), int(t.ticket_b[ticket])
    by = distances_from(graph_of(t), cost, end).by
    found: list[RouteId] = []
    while city != end:
        route = int(by[city])
        found.append(t.board.routes[route].id)
        city = int(t.a[route] + t.b[route]) - city
    return tuple(found)


def _longest(t: BoardIndex, seat: Seat) -> tuple[RouteId, ...]:
    """Drop every route without which the path stays as long: what is left is one longest path."""
    best = longest_path(t, seat)
    for route in own_routes(t, seat):
        seat.own[t.word[route]] ^= t.bit[route]
        if longest_path(t, seat) < best:
            seat.own[t.word[route]] ^= t.bit[route]
    return in_order_of_travel([t.board.routes[route] for route in own_routes(t, seat)])


def in_order_of_travel(routes: Iterable[Route]) -> tuple[RouteId, ...]:
    """The same routes in the order of travel: they form one trail (Hierholzer's algorithm)."""
    at: dict[CityId, list[Route]] = {}
    for route in routes:
        for city in route.cities:
            at.setdefault(city, []).append(route)
    if not at:
        return ()
    start = next((city for city, tracks in at.items() if len(tracks) % 2 == 1), next(iter(at)))
    used: set[RouteId] = set()
    here: list[tuple[CityId, RouteId | None]] = [(start, None)]
    found: list[RouteId] = []
    while here:
        city, came_by = here[-1]
        onward = next((route for route in at[city] if route.id not in used), None)
        if onward is not None:
            used.add(onward.id)
            there = onward.cities[1] if onward.cities[0] == city else onward.cities[0]
            here.append((there, onward.id))
        else:
            here.pop()
            if came_by is not None:
                found.append(came_by)
    return tuple(reversed(found))

"""The score sheet, line by line: END-2."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from vialibre.boards.model import RouteId, TicketId
from vialibre.engine.core.constants import NONE, OVER
from vialibre.engine.core.scoring import (
    alvin_points,
    globetrotter_points,
    longest_points,
    souvenir_points,
    station_points,
)
from vialibre.engine.core.state import State
from vialibre.engine.core.station_borrowing import completes


@dataclass(frozen=True, slots=True)
class TicketLine:
    ticket: TicketId
    points: int
    """Negative if it was not completed."""


@dataclass(frozen=True, slots=True)
class ScoreSheet:
    """One seat's final score. Lines of rules that the board does not have are 0."""

    seat: int
    routes: int
    """Scored at claims, city control included (WEST-4)."""
    captures: int
    tickets: tuple[TicketLine, ...]
    stations: int
    longest_path: int
    globetrotter: int
    souvenirs: int
    alvin: int
    total: int
    # Details behind the lines.
    longest: int
    """Cars in the longest path, where the board has that bonus."""
    completed: int
    borrowed: tuple[RouteId | None, ...]
    """For each station in the order built, the route used through it (STN-3)."""

    @property
    def ticket_points(self) -> int:
        return sum(line.points for line in self.tickets)


def sheets_of(s: State) -> tuple[ScoreSheet, ...]:
    """The sheet of every seat when the game is over; empty before that."""
    return tuple(_sheet(s, who) for who in range(s.n)) if s.phase == OVER else ()


def _sheet(s: State, who: int) -> ScoreSheet:
    lines = sheet_lines(s, who)
    lines["tickets"] = tuple(TicketLine(ticket, points) for ticket, points in lines["tickets"].items())
    lines["borrowed"] = tuple(lines["borrowed"])
    return ScoreSheet(seat=who, **lines)


def sheet_lines(s: State, who: int) -> dict[str, Any]:
    """A seat's sheet as records store it: by line name; tickets are points by id, `borrowed` is a list."""
    seat = s.seats[who]
    board = s.index.board
    captures = int(seat.captures * s.index.alvin_capture)
    tickets = {}
    for ticket in seat.tickets:
        row = board.tickets[ticket]
        tickets[row.id] = row.points if completes(s, who, ticket) else -row.points
    return {
        "routes": int(seat.score) - captures,
        "captures": captures,
        "tickets": tickets,
        "stations": int(station_points(s, seat)),
        "longest_path": int(longest_points(s, seat)),
        "globetrotter": int(globetrotter_points(s, seat)),
        "souvenirs": int(souvenir_points(s, seat)),
        "alvin": int(alvin_points(s, who)),
        "total": int(seat.total),
        "longest": int(seat.longest),
        "completed": int(seat.completed),
        "borrowed": [None if route == NONE else board.routes[route].id for route in seat.borrowed],
    }


LINES = (
    *("routes", "captures", "made", "missed", "stations", "longest-path", "globetrotter", "souvenirs", "alvin"),
    "total",
)
"""The lines of a sheet from top to bottom; completed and missed tickets are separate lines."""


def points_on(sheet: ScoreSheet, line: str) -> int:
    """The points on one of these lines."""
    if line == "made":
        return sum(ticket.points for ticket in sheet.tickets if ticket.points > 0)
    if line == "missed":
        return sum(ticket.points for ticket in sheet.tickets if ticket.points < 0)
    return int(getattr(sheet, line.replace("-", "_")))

"""Ticket warnings: whether each ticket can be completed, and is worth the length of its shortest path."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from vialibre.boards.model import Board, Ticket
from vialibre.boards.warnings.network import neighbor_distances, shortest_distances
from vialibre.boards.warnings.warning import BoardWarning, Params

TOO_MUCH, TOO_LITTLE = 1.25, 0.75
"""Points per space of the shortest path; 1.00 to 1.33 on the standard boards."""
EASY = 2
"""A ticket that one route of at most this many spaces completes is too easy."""
CROWDED = 1 / 3
"""Fraction of all tickets; on the standard boards no city is an end of more than 17 in 100."""
ENOUGH_TICKETS = 9


def ticket_warnings(board: Board) -> Iterator[BoardWarning]:
    """Warnings about tickets that are too easy, impossible, or worth too much or too little."""
    names: dict[str, str] = {city.id: city.name for city in board.cities}
    beside = neighbor_distances(board)
    seen: dict[frozenset[str], Ticket] = {}
    for ticket in board.tickets:
        start, end = ticket.cities
        spaces = shortest_distances(beside, start)[end]
        params: Params = {
            "start": names[start],
            "end": names[end],
            "points": ticket.points,
            "spaces": spaces,
        }
        if spaces > board.cars:
            yield BoardWarning("ticket_beyond_cars", "ticket", (ticket.id,), {**params, "cars": board.cars})
        elif ticket.points > TOO_MUCH * spaces + 1:
            yield BoardWarning("ticket_dear", "ticket", (ticket.id,), params)
        elif ticket.points < TOO_LITTLE * spaces:
            yield BoardWarning("ticket_cheap", "ticket", (ticket.id,), params)
        if beside[start].get(end, EASY + 1) <= EASY:
            yield BoardWarning("ticket_easy", "ticket", (ticket.id,), params)
        first = seen.setdefault(frozenset(ticket.cities), ticket)
        if first is not ticket:
            yield BoardWarning("ticket_twice", "ticket", (ticket.id, first.id), {**params, "first": first.id})
    yield from _crowded(board, names)


def _crowded(board: Board, names: dict[str, str]) -> Iterator[BoardWarning]:
    if len(board.tickets) < ENOUGH_TICKETS:
        return
    ends = Counter(city for ticket in board.tickets for city in ticket.cities)
    for city, count in ends.items():
        if count > CROWDED * len(board.tickets):
            params: Params = {"city": names[city], "count": count, "tickets": len(board.tickets)}
            yield BoardWarning("city_in_many_tickets", "city", (city,), params)

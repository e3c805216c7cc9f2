"""How the tickets of one seat fared: when each was kept, and since when it was done or cut off."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from vialibre.analysis.tickets import TicketState, TicketStatus
from vialibre.boards.model import TicketId


@dataclass(frozen=True, slots=True)
class TicketCourse:
    ticket: TicketId
    points: int
    kept: int
    """The move that brought it."""
    state: TicketState
    """At the end: what was still possible before the last action and did not come is cut off by the end itself."""
    since: int
    """The move since which it is so. A loan may go to another ticket, so what is done need not stay so."""


class TicketWatch:
    """Looks at a seat's tickets after every action that could change them."""

    def __init__(self) -> None:
        self._courses: dict[TicketId, TicketCourse] = {}

    def see(self, tickets: Iterable[TicketStatus], move: int) -> None:
        for status in tickets:
            known = self._courses.get(status.ticket)
            if known is None:
                course = TicketCourse(status.ticket, status.points, move, status.state, move)
            elif known.state is not status.state:
                course = replace(known, state=status.state, since=move)
            else:
                continue
            self._courses[status.ticket] = course

    def courses(self) -> tuple[TicketCourse, ...]:
        """In the order kept."""
        return tuple(self._courses.values())

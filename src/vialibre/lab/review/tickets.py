"""The history of one seat's tickets: when each was kept, and since when it has been completed or cut off."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from vialibre.analysis.tickets import TicketState, TicketStatus
from vialibre.boards.model import TicketId


@dataclass(frozen=True, slots=True)
class TicketHistory:
    """The history of one ticket."""

    ticket: TicketId
    points: int
    kept: int
    """The move that brought it."""
    state: TicketState
    """At the end. A ticket that was still possible before the last action and was not completed is cut off by the end
    itself."""
    since: int
    """The move since which it has this state. A borrowed route may go to another ticket, so a completed one can be lost
    again."""


class TicketWatch:
    """Checks a seat's tickets after every action that could change them."""

    def __init__(self) -> None:
        self._courses: dict[TicketId, TicketHistory] = {}

    def see(self, tickets: Iterable[TicketStatus], move: int) -> None:
        """Take in the tickets' status after a move."""
        for status in tickets:
            known = self._courses.get(status.ticket)
            if known is None:
                history = TicketHistory(status.ticket, status.points, move, status.state, move)
            elif known.state is not status.state:
                history = replace(known, state=status.state, since=move)
            else:
                continue
            self._courses[status.ticket] = history

    def histories(self) -> tuple[TicketHistory, ...]:
        """In the order in which they were kept."""
        return tuple(self._courses.values())

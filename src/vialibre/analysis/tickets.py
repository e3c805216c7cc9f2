"""Ticket status: done, possible or cut off, and the cheapest way left.

*Done* is what the engine would count if the game ended now, with the best use of the stations that stand (STN-3).
*Cut off* is a promise: nothing that anybody may still do completes the ticket. All else is *possible*, also what takes
a station yet to be built, or a rival who claims a route first; the way says so.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from vialibre.analysis.ways import Outlook, WayLeft
from vialibre.boards.model import TicketId
from vialibre.engine.view import View


class TicketState(StrEnum):
    DONE = "done"
    POSSIBLE = "possible"
    CUT_OFF = "cut_off"


@dataclass(frozen=True, slots=True)
class TicketStatus:
    ticket: TicketId
    points: int
    state: TicketState
    way: WayLeft | None
    """The cheapest way left: fewest new stations, then fewest cars. Empty but for loans if done, None if cut off."""


def may_change_tickets(action: str, after: View) -> bool:
    """Whether an action, given as text, may have changed how tickets stand; `after` is any view of what came of it.

    Ways change with routes, stations and tickets, not with cards. In the last round cards count, too: what the hand can
    pay in the turns that are left decides which ways are still open.
    """
    return not action.startswith("draw") or after.last_turns is not None


def own_tickets(view: View) -> tuple[TicketStatus, ...]:
    """The viewer's tickets in the order kept; a spectator has none."""
    if view.own is None:
        return ()
    outlook = Outlook(view, view.own.tickets)
    return tuple(_status(outlook, ticket) for ticket in view.own.tickets)


def offered_tickets(view: View) -> tuple[TicketStatus, ...]:
    """The tickets the viewer chooses from, each as if it were kept besides the ones held."""
    if view.own is None:
        return ()
    own = view.own.tickets
    assert view.seat is not None
    if not view.seats[view.seat].stations:  # without stations it does not matter which tickets are kept together
        outlook = Outlook(view, own)
        return tuple(_status(outlook, ticket) for ticket in view.own.offer)
    return tuple(_status(Outlook(view, [*own, ticket]), ticket) for ticket in view.own.offer)


def _status(outlook: Outlook, ticket: TicketId) -> TicketStatus:
    t = outlook.game.index
    number = t.ticket_number[ticket]
    points = int(t.ticket_points[number])
    a, b = int(t.ticket_a[number]), int(t.ticket_b[number])
    if outlook.is_done(number):
        return TicketStatus(ticket, points, TicketState.DONE, outlook.done_way(a, b))
    way = None if outlook.view.is_over else outlook.find(a, b)
    return TicketStatus(ticket, points, TicketState.CUT_OFF if way is None else TicketState.POSSIBLE, way)

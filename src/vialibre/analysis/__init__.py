"""Position analysis from one view: ticket status, payments, points, the chance to win, luck.

Nothing here sees more than a seat may know: all of it is made of views, and of events as that seat saw them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from vialibre.analysis.chance import Weights, chances, load_weights
from vialibre.analysis.ending import EndingSeat, TicketPath, ending
from vialibre.analysis.luck import Luck, LuckMeter, Tally, luck_of
from vialibre.analysis.payments import Payments, payments
from vialibre.analysis.points import Points, points_of_claims
from vialibre.analysis.tickets import TicketState, TicketStatus, offered_tickets, own_tickets
from vialibre.analysis.ways import Loan, WayLeft
from vialibre.boards.model import RouteId
from vialibre.engine.view import View

__all__ = [
    "Analysis",
    "EndingSeat",
    "Loan",
    "Luck",
    "LuckMeter",
    "Payments",
    "Points",
    "Tally",
    "TicketPath",
    "TicketState",
    "TicketStatus",
    "WayLeft",
    "Weights",
    "analyse",
    "chances",
    "ending",
    "load_weights",
    "luck_of",
    "offered_tickets",
    "own_tickets",
    "payments",
    "points_of_claims",
]


@dataclass(frozen=True, slots=True)
class Analysis:
    """Analysis of a single view. Luck needs the game so far: see LuckMeter."""

    tickets: tuple[TicketStatus, ...]
    """The viewer's tickets in the order kept; empty for a spectator."""
    offer: tuple[TicketStatus, ...]
    """The offered tickets, each as if it were kept."""
    payments: Payments
    points: dict[RouteId, Points]
    """Points that each claimable route would score at once, by seat."""
    chances: tuple[float, ...]
    """Chance to win, by seat."""


def analyse(view: View, legal: Sequence[int] = ()) -> Analysis:
    """Analyze a view; `legal` are the numbers of the viewer's legal actions."""
    tickets = own_tickets(view)
    ways = payments(view, legal, tickets)
    return Analysis(
        tickets=tickets,
        offer=offered_tickets(view),
        payments=ways,
        points=points_of_claims(view, ways.routes),
        chances=chances(view, tickets),
    )

"""A snapshot of the session for the screen, taken at once so that nothing changes while it is drawn."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from vialibre.analysis import TicketStatus, offered_tickets, own_tickets
from vialibre.boards.model import Board, CityId, RouteId
from vialibre.engine import events as e
from vialibre.engine.view import View
from vialibre.narrate import Narrator
from vialibre.terminal.app.choices import ListItem, Offers
from vialibre.terminal.chart import Lit
from vialibre.terminal.session import LogEntry, Session


@dataclass(frozen=True, slots=True)
class Scene:
    """Everything that the screen shows at one moment."""

    seat: int | None
    """The seat whose view is shown; None for a spectator."""
    awaited: bool
    """Whether this seat must decide now."""
    view: View
    choices: tuple[ListItem, ...]
    tickets: tuple[TicketStatus, ...]
    offer: tuple[TicketStatus, ...]
    may_undo: bool
    log: tuple[str, ...]
    """What happened since the previous scene."""
    happened_at: Lit
    """Where it happened."""

    @property
    def is_over(self) -> bool:
        return self.view.is_over


def scene_of(session: Session, offers: Offers, before: int | None, news: Sequence[LogEntry]) -> Scene:
    """The scene from the view of the seat that must decide, or of the seat shown `before` if none must."""
    awaited = session.awaited()
    seat = before if before in awaited or not awaited else awaited[0]
    if seat is None and session.own:
        seat = session.own[0]
    view = session.view(seat)
    tickets = own_tickets(view)
    here = seat is not None and seat in awaited
    return Scene(
        seat=seat,
        awaited=here,
        view=view,
        choices=offers.choices(view, session.legal(seat), tickets) if here and seat is not None else (),
        tickets=tickets,
        offer=offered_tickets(view),
        may_undo=seat is not None and session.may_undo(seat),
        log=tuple(line for log_entry in news for line in log_lines(log_entry, offers.narrator)),
        happened_at=_where(view.board, news),
    )


def _where(board: Board, news: Sequence[LogEntry]) -> Lit:
    routes: list[RouteId] = []
    cities: list[CityId] = []
    for event in (event for log_entry in news for event in log_entry.events):
        match event:
            case e.RouteClaimed(route=route) | e.TunnelTried(route=route):
                routes.append(route)
                cities += board.route(route).cities
            case e.PointsScored() | e.AlvinCaptured() | e.SouvenirTaken():
                pass  # these follow from a claim, which is shown already
            case _ if hasattr(event, "city"):
                cities.append(event.city)
    return Lit(routes, cities)


def log_lines(log_entry: LogEntry, narrator: Narrator) -> list[str]:
    """Lines of the log."""
    name = narrator.names[log_entry.seat] if log_entry.seat >= 0 else ""
    if log_entry.said is not None:
        return [narrator.words.text("app-log-said", player=name, said=log_entry.said) if name else log_entry.said]
    if log_entry.undone:
        return [narrator.words.text("app-log-undone", player=name)]
    return [narrator.event(event) for event in log_entry.events]

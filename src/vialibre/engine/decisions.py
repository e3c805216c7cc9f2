"""What a game waits for, and from whom: one value for each decision."""

from __future__ import annotations

from dataclasses import dataclass, replace

from vialibre.boards.model import CityId, RouteId, TicketId
from vialibre.engine.actions import KIND_NAMES
from vialibre.engine.core.constants import (
    ALVIN,
    KEEP,
    MARKER,
    OPENING,
    OVER,
    PLACE,
    SECOND,
    SOUVENIR,
    START,
    TUNNEL,
    TURN,
)
from vialibre.engine.core.state import State
from vialibre.engine.core.tickets import keep_at_least


@dataclass(frozen=True, slots=True)
class ChooseTickets:
    """Opening tickets or drawn ones. Others see how many there are, not which: `offered` is empty for them."""

    seat: int
    offered: tuple[TicketId, ...]
    count: int
    at_least: int
    opening: bool


@dataclass(frozen=True, slots=True)
class ChooseStartCity:
    seat: int


@dataclass(frozen=True, slots=True)
class PlaceStack:
    seat: int
    symbols: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class TakeTurn:
    seat: int


@dataclass(frozen=True, slots=True)
class DrawSecondCard:
    seat: int


@dataclass(frozen=True, slots=True)
class PayForTunnel:
    """The set lies on the table; the cards revealed demand `extra` more."""

    seat: int
    route: RouteId
    color: str
    wilds: int
    revealed: tuple[str, ...]
    extra: int


@dataclass(frozen=True, slots=True)
class ChooseSouvenir:
    seat: int
    cities: tuple[CityId, CityId]


@dataclass(frozen=True, slots=True)
class OfferMarker:
    seat: int
    route: RouteId


@dataclass(frozen=True, slots=True)
class PlaceAlvin:
    seat: int
    cities: tuple[CityId, ...]


Decision = (
    ChooseTickets
    | ChooseStartCity
    | PlaceStack
    | TakeTurn
    | DrawSecondCard
    | PayForTunnel
    | ChooseSouvenir
    | OfferMarker
    | PlaceAlvin
)


def decisions_of(s: State) -> tuple[Decision, ...]:
    """All that is waited for, with secrets; see `seen_by`."""
    if s.phase == OVER:
        return ()
    if s.phase == OPENING:
        return tuple(_choose_tickets(s, i) for i in range(s.n) if len(s.seats[i].offer) > 0)
    return (_decision(s),)


def seen_by(decision: Decision, seat: int | None) -> Decision:
    """The same without what only the deciding seat may know."""
    if isinstance(decision, ChooseTickets) and decision.seat != seat:
        return replace(decision, offered=())
    return decision


def _choose_tickets(s: State, who: int) -> ChooseTickets:
    seat = s.seats[who]
    offered = tuple(s.index.board.tickets[ticket].id for ticket in seat.offer)
    return ChooseTickets(who, offered, len(offered), int(keep_at_least(s, seat)), opening=s.phase == OPENING)


def _decision(s: State) -> Decision:
    board = s.index.board
    who = int(s.player)
    if s.phase == TURN:
        return TakeTurn(who)
    if s.phase == SECOND:
        return DrawSecondCard(who)
    if s.phase == KEEP:
        return _choose_tickets(s, who)
    if s.phase == START:
        return ChooseStartCity(who)
    if s.phase == PLACE:
        assert board.rules.souvenirs is not None
        return PlaceStack(who, tuple(board.rules.souvenirs.symbols[symbol] for symbol in s.to_place))
    route = board.routes[s.route]
    if s.phase == TUNNEL:
        revealed = tuple(KIND_NAMES[card] for card in s.revealed)
        color = KIND_NAMES[s.set_color]
        return PayForTunnel(who, route.id, color, int(s.set_wilds), revealed, int(s.extra))
    if s.phase == SOUVENIR:
        return ChooseSouvenir(who, route.cities)
    if s.phase == MARKER:
        return OfferMarker(who, route.id)
    assert s.phase == ALVIN
    return PlaceAlvin(who, tuple(board.cities[city].id for city in s.seats[who].markers))

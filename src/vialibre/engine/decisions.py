"""Decisions: what a game waits for, and from which seat. DECISION_KINDS is the table of them, one row per phase."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

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
from vialibre.engine.core.network import owns
from vialibre.engine.core.setters import set_revealed
from vialibre.engine.core.state import State
from vialibre.engine.core.tickets import keep_at_least


@dataclass(frozen=True, slots=True)
class ChooseTickets:
    """Which opening tickets or drawn tickets to keep. Other seats see only how many: their `offered` is empty."""

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
    """The seat has played its set of cards; the cards revealed demand `extra` more."""

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
    """All pending decisions with their secrets; `seen_by` removes what other seats may not know."""
    if s.phase == OVER:
        return ()
    if s.phase == OPENING:
        return tuple(_choose_tickets(s, i) for i in range(s.n) if len(s.seats[i].offer) > 0)
    return (kind_of_phase(s.phase).make(s, int(s.player)),)


def seen_by(decision: Decision, seat: int | None) -> Decision:
    """The decision without what only the deciding seat may know."""
    if isinstance(decision, ChooseTickets) and decision.seat != seat:
        return replace(decision, offered=())
    return decision


def restore(s: State, decision: Decision) -> None:
    """Set the phase, and the part of the state that the decision itself tells, as determinization needs it."""
    if isinstance(decision, ChooseTickets):
        s.phase = OPENING if decision.opening else KEEP
        return
    kind = _BY_CLASS[type(decision)]
    s.phase = kind.phase
    kind.restore(s, decision)


def _nothing(s: State, decision: Decision) -> None:
    """For decisions that tell nothing besides the phase."""


@dataclass(frozen=True, slots=True)
class DecisionKind:
    phase: int
    """In constants.py."""
    name: str
    """Its case of the message `waits-for` in locale/<lang>/game.ftl, and the last part of `decision-<name>` there."""
    decision: type[Decision]
    make: Callable[[State, int], Decision]
    """The decision of a seat in a state of this phase."""
    restore: Callable[[State, Any], None] = _nothing
    """Put back into a state what the decision tells; routes, markers and souvenirs are already there."""
    in_turn: bool = True
    """Whether it comes in the middle of a turn, after the action that began it."""


def _choose_tickets(s: State, who: int) -> ChooseTickets:
    seat = s.seats[who]
    offered = tuple(s.index.board.tickets[ticket].id for ticket in seat.offer)
    return ChooseTickets(who, offered, len(offered), int(keep_at_least(s, seat)), opening=s.phase == OPENING)


def _place_stack(s: State, who: int) -> PlaceStack:
    souvenirs = s.index.board.rules.souvenirs
    assert souvenirs is not None
    return PlaceStack(who, tuple(souvenirs.symbols[symbol] for symbol in s.to_place))


def _pay_for_tunnel(s: State, who: int) -> PayForTunnel:
    revealed = tuple(KIND_NAMES[card] for card in s.revealed)
    color = KIND_NAMES[s.set_color]
    return PayForTunnel(who, route_being_claimed(s), color, int(s.set_wilds), revealed, int(s.extra))


def _restore_tunnel(s: State, decision: PayForTunnel) -> None:
    restore_route(s, decision)
    s.set_color = KIND_NAMES.index(decision.color)
    s.set_wilds = decision.wilds
    set_revealed(s, [KIND_NAMES.index(card) for card in decision.revealed])
    s.extra = decision.extra


def _choose_souvenir(s: State, who: int) -> ChooseSouvenir:
    return ChooseSouvenir(who, s.index.board.routes[s.route].cities)


def _restore_souvenir(s: State, decision: ChooseSouvenir) -> None:
    """The decision names two cities; of parallel routes between them the seat owns only one (DOUBLE-1)."""
    t, ends = s.index, set(decision.cities)
    seat = s.seats[decision.seat]
    s.route = next(i for i, row in enumerate(t.board.routes) if set(row.cities) == ends and owns(t, seat, i))


def _place_alvin(s: State, who: int) -> PlaceAlvin:
    return PlaceAlvin(who, tuple(s.index.board.cities[city].id for city in s.seats[who].markers))


def route_being_claimed(s: State) -> RouteId:
    return s.index.board.routes[s.route].id


def restore_route(s: State, decision: Any) -> None:
    """For decisions with the route being claimed in their field `route`."""
    s.route = s.index.route_number[decision.route]


DECISION_KINDS: tuple[DecisionKind, ...] = (
    DecisionKind(int(OPENING), "opening", ChooseTickets, _choose_tickets, in_turn=False),
    DecisionKind(int(START), "start", ChooseStartCity, lambda s, who: ChooseStartCity(who), in_turn=False),
    DecisionKind(int(PLACE), "place", PlaceStack, _place_stack, in_turn=False),
    DecisionKind(int(TURN), "turn", TakeTurn, lambda s, who: TakeTurn(who), in_turn=False),
    DecisionKind(int(SECOND), "second", DrawSecondCard, lambda s, who: DrawSecondCard(who)),
    DecisionKind(int(KEEP), "keep", ChooseTickets, _choose_tickets),
    DecisionKind(int(TUNNEL), "tunnel", PayForTunnel, _pay_for_tunnel, _restore_tunnel),
    DecisionKind(int(SOUVENIR), "souvenir", ChooseSouvenir, _choose_souvenir, _restore_souvenir),
    DecisionKind(
        int(MARKER), "marker", OfferMarker, lambda s, who: OfferMarker(who, route_being_claimed(s)), restore_route
    ),
    DecisionKind(int(ALVIN), "alvin", PlaceAlvin, _place_alvin),
)

_BY_PHASE = {kind.phase: kind for kind in DECISION_KINDS}
_BY_CLASS: dict[type[Decision], DecisionKind] = {kind.decision: kind for kind in DECISION_KINDS}


def kind_of_phase(phase: int) -> DecisionKind:
    return _BY_PHASE[int(phase)]


def kind_of_decision(decision: Decision) -> DecisionKind:
    """The row of a decision; for a choice of tickets the one of drawn tickets."""
    return _BY_CLASS[type(decision)]

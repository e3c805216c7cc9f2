"""An observation worked out slowly from a view alone: what the compiled one must be equal to."""

from __future__ import annotations

from collections.abc import Iterable

from vialibre.boards.model import MAX_OFFER, Board, Route
from vialibre.engine.actions import KIND_NAMES
from vialibre.engine.decisions import (
    ChooseSouvenir,
    ChooseStartCity,
    ChooseTickets,
    Decision,
    DrawSecondCard,
    OfferMarker,
    PayForTunnel,
    PlaceAlvin,
    PlaceStack,
    TakeTurn,
)
from vialibre.engine.view import View

Table = list[list[int]]
PHASES = (None, ChooseStartCity, PlaceStack, TakeTurn, DrawSecondCard, ChooseTickets, PayForTunnel, ChooseSouvenir)
PHASES_AFTER_A_CLAIM = (OfferMarker, PlaceAlvin)


def phase_of(view: View) -> int:
    """In the order of docs/environments.md."""
    if not view.awaiting:
        return 10
    decision = view.awaiting[0]
    if isinstance(decision, ChooseTickets) and decision.opening:
        return 0
    return (*PHASES, *PHASES_AFTER_A_CLAIM).index(type(decision))


def slow_observation(view: View) -> dict[str, Table]:
    """Every field that the board may have, by name; those that it has not are simply not looked at."""
    board, me, own = view.board, view.seat, view.own
    assert me is not None
    assert own is not None
    order = [(me + place) % len(view.seats) for place in range(len(view.seats))]
    seats = [view.seats[who] for who in order]
    cities = [city.id for city in board.cities]
    routes = [route.id for route in board.routes]
    tickets = [ticket.id for ticket in board.tickets]
    symbols = list(board.rules.souvenirs.symbols) if board.rules.souvenirs else []
    decision = view.awaiting[0] if view.awaiting else None
    tunnel = decision if isinstance(decision, PayForTunnel) else None
    stacks = {stack.city: stack for stack in view.tokens}
    offers = max(board.ticket_rules.deal + board.ticket_rules.long, board.ticket_rules.draw)
    assert offers <= MAX_OFFER
    found: dict[str, Table] = {
        "keep_least": [[least_to_keep(view.awaiting, me)]],
        "hand": [list(own.hand)],
        "row": [[view.row.count(kind) for kind in KIND_NAMES]],
        "discards": [list(view.discards)],
        "deck": [[view.deck]],
        "reshuffles": [[view.reshuffles]],
        "ticket_deck": [[view.ticket_deck]],
        "last_turns": [[view.last_turns or 0]],
        "passes": [[view.passes]],
        "set_wilds": [[tunnel.wilds if tunnel else 0]],
        "extra": [[tunnel.extra if tunnel else 0]],
        "revealed": [[tunnel.revealed.count(kind) if tunnel else 0 for kind in KIND_NAMES]],
        "tokens": [[stacks[city].left if city in stacks else 0 for city in cities]],
        "cars": [[seat.cars] for seat in seats],
        "score": [[seat.score] for seat in seats],
        "cards": [[seat.cards] for seat in seats],
        "ticket_counts": [[seat.tickets] for seat in seats],
        "offered": [[seat.offered] for seat in seats],
        "captures": [[seat.captures] for seat in seats],
        "known": [list(seat.known) for seat in seats],
        "phase": [one_of(11, phase_of(view))],
        "waited_for": [marks(order, [decision.seat for decision in view.awaiting])],
        "player": [marks(order, [view.player])],
        "first": [marks(order, [] if view.first is None else [view.first])],
        "tickets": [marks(tickets, own.tickets)],
        "offer": [marks(tickets, own.offer[place : place + 1]) for place in range(offers)],
        "refused": [marks(tickets, own.refused)],
        "set_color": [marks(KIND_NAMES, [tunnel.color] if tunnel else [])],
        "claiming": [marks(routes, [decision.route] if isinstance(decision, PayForTunnel | OfferMarker) else [])],
        "stations": [marks(cities, seat.stations) for seat in seats],
        "markers": [marks(cities, seat.markers) for seat in seats],
        "start": [marks(cities, seat.markers[:1]) for seat in seats],
        "with_alvin": [[int(view.with_alvin)]],
        "alvin_at": [marks(cities, [view.alvin_at])],
        "alvin_holder": [marks(order, [view.alvin_holder])],
        "captured": [[int(view.captured)]],
        "souvenirs": [marks(symbols, seat.souvenirs) for seat in seats],
        "symbol_at": [[int(city in stacks and stacks[city].symbol == symbol) for city in cities] for symbol in symbols],
        "to_place": [marks(symbols, view.to_place)],
        "open": [marks(routes, [route.id for route in board.routes if is_open(view, route)])],
        "routes": [marks(routes, seat.routes) for seat in seats],
    }
    return {name: [[min(value, 255) for value in row] for row in table] for name, table in found.items()}


def marks(things: Iterable[object], chosen: Iterable[object]) -> list[int]:
    wanted = set(chosen)
    return [int(thing in wanted) for thing in things]


def one_of(count: int, place: int) -> list[int]:
    return [int(i == place) for i in range(count)]


def least_to_keep(awaiting: Iterable[Decision], me: int) -> int:
    for decision in awaiting:
        if isinstance(decision, ChooseTickets) and decision.seat == me:
            return decision.at_least
    return 0


def is_open(view: View, route: Route) -> bool:
    """DOUBLE-1, DOUBLE-2, WEST-2: cards and cars aside, could this seat claim it?"""
    board: Board = view.board
    assert view.seat is not None
    mine = set(view.seats[view.seat].routes)
    taken = {claimed for seat in view.seats for claimed in seat.routes}
    mates = {other.id for other in board.group(route)} - {route.id}
    few = len(view.seats) < board.parallel_from
    if route.id in taken or mates & (taken if few else mine):
        return False
    if board.rules.markers is None:
        return True
    reached = set(view.seats[view.seat].markers[:1])
    reached |= {city for claimed in mine for city in board.route(claimed).cities}
    return bool(reached & set(route.cities))

"""Sensible payments first: for a route, a tunnel's extra cards, a station or a city marker.

In this order: few wilds; for a tunnel, cards enough left for what it may demand; cards that the ways of the own open
tickets do not need; and the smaller pile, so that sets for long routes stay together.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import NamedTuple

from vialibre.analysis.tickets import TicketState, TicketStatus, own_tickets
from vialibre.boards.model import CityId, RouteId
from vialibre.engine.actions import KIND_NAMES, BuildStation, DeclineTunnel, PayTunnel, PlaceMarker
from vialibre.engine.core.board_index import BoardIndex
from vialibre.engine.core.constants import GRAY, WILD
from vialibre.engine.core.stations import station_cost
from vialibre.engine.decisions import PayForTunnel
from vialibre.engine.game import board_index
from vialibre.engine.numbering import action_of, claims_of
from vialibre.engine.state_from_view import state_from_view
from vialibre.engine.view import View

WILD_KIND = int(WILD)


@dataclass(frozen=True, slots=True)
class Payments:
    """Numbers of legal actions, the most sensible way to pay first."""

    routes: dict[RouteId, tuple[int, ...]] = field(default_factory=dict)
    stations: dict[CityId, tuple[int, ...]] = field(default_factory=dict)
    markers: dict[CityId, tuple[int, ...]] = field(default_factory=dict)
    extra: tuple[int, ...] = ()
    """For the tunnel that is being tried; to decline comes last."""


class _Way(NamedTuple):
    number: int
    kind: int
    cards: int
    """All payments."""
    wilds: int


def payments(view: View, legal: Sequence[int], tickets: Sequence[TicketStatus] | None = None) -> Payments:
    """The payments among `legal` in order. `tickets` are the viewer's, if the caller has already analyzed them."""
    if view.own is None:
        return Payments()
    return _Purse(view, own_tickets(view) if tickets is None else tickets).sort(legal)


class _Purse:
    """A hand, and the cards that the open tickets still need."""

    def __init__(self, view: View, tickets: Sequence[TicketStatus]) -> None:
        assert view.own is not None
        assert view.seat is not None
        self.view = view
        self.index: BoardIndex = board_index(view.board)
        self.hand = view.own.hand
        self.station_cost = int(station_cost(state_from_view(view).seats[view.seat])) if self.index.stations else 0
        ways = [status.way for status in tickets if status.state is TicketState.POSSIBLE and status.way is not None]
        self.wanted = {self.index.route_number[route] for way in ways for route in way.routes}

    def sort(self, legal: Sequence[int]) -> Payments:
        routes: dict[RouteId, list[_Way]] = {}
        stations: dict[int, list[int]] = {}
        markers: dict[CityId, list[_Way]] = {}
        extra: list[_Way] = []
        declines: list[int] = []
        t = self.index
        rows, claims, first_claim = t.board.routes, claims_of(t), int(t.claim0)
        first_station, station_ways = int(t.station0), int(t.station_ways)
        for number in legal:
            if number >= first_claim:  # by far the most
                _, place, kind, wilds = claims[number - first_claim]
                routes.setdefault(rows[place].id, []).append(_Way(number, kind, rows[place].length, wilds))
                continue
            if number >= t.station0:
                place, code = divmod(number - first_station, station_ways)
                stations.setdefault(place, []).append(code)
                continue
            match action_of(t, number):
                case PlaceMarker(city, color, wilds):
                    markers.setdefault(city, []).append(_way(number, color, int(t.marker_cost), wilds))
                case PayTunnel(color, wilds):
                    extra.append(_way(number, color, self._demanded(), wilds))
                case DeclineTunnel():
                    declines.append(number)
        return Payments(
            {route: self._best_first(ways, t.route_number[route]) for route, ways in routes.items()},
            self._stations(stations),
            {city: self._best_first(ways) for city, ways in markers.items()},
            (*self._best_first(extra), *declines),
        )

    def _stations(self, codes: dict[int, list[int]]) -> dict[CityId, tuple[int, ...]]:
        """A station costs the same in every city, so one order serves all."""
        if not codes:
            return {}
        t = self.index
        first, ways = int(t.station0), int(t.station_ways)
        some_city, some_codes = next(iter(codes.items()))
        there = first + some_city * ways
        found = []
        for code in some_codes:
            action = action_of(t, there + code)
            assert isinstance(action, BuildStation)
            found.append(_way(there + code, action.color, self.station_cost, action.wilds))
        order = [number - there for number in self._best_first(found)]
        cities = t.board.cities
        return {cities[city].id: tuple([first + city * ways + code for code in order]) for city in codes}

    def _demanded(self) -> int:
        return next(decision.extra for decision in self.view.awaiting if isinstance(decision, PayForTunnel))

    def _best_first(self, ways: Sequence[_Way], route: int | None = None) -> tuple[int, ...]:
        if len(ways) == 1:
            return (ways[0].number,)
        need = self._need(route)
        reveal = int(self.index.reveal) if route is not None and self.index.tunnel[route] else 0

        def price(way: _Way) -> tuple[int, int, int, int, int]:
            plain = way.cards - way.wilds
            held = self.hand[way.kind]
            wilds_left = self.hand[WILD_KIND] - way.wilds
            # A set of wilds only is charged wilds only (TUN-3).
            spare = wilds_left if way.kind == WILD_KIND else held - plain + wilds_left
            if way.kind == WILD_KIND:
                return way.wilds, max(0, reveal - spare), 0, 0, way.number
            missed = max(0, need[way.kind] - (held - plain)) - max(0, need[way.kind] - held)
            return way.wilds, max(0, reveal - spare), missed, held, way.number

        return tuple(way.number for way in sorted(ways, key=price))

    def _need(self, route: int | None) -> list[int]:
        """Cards of each color for the other routes of the open tickets; gray ones are content with what is left."""
        t = self.index
        if route not in self.wanted or t.color[route] == GRAY:
            return self._need_of_all
        need = list(self._need_of_all)
        need[t.color[route]] -= int(t.length[route] - t.ferry[route])
        return need

    @cached_property
    def _need_of_all(self) -> list[int]:
        t = self.index
        need = [0] * len(KIND_NAMES)
        for route in self.wanted:
            if t.color[route] != GRAY:
                need[t.color[route]] += int(t.length[route] - t.ferry[route])
        return need


def _way(number: int, color: str, cards: int, wilds: int) -> _Way:
    kind = KIND_NAMES.index(color)
    return _Way(number, kind, cards, cards if kind == WILD_KIND else wilds)

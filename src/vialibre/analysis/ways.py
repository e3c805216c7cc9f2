"""The cheapest way left between two cities for the seat whose view it is, by the rules of its board."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property

from vialibre.analysis.station_paths import BLOCKED, NOWHERE, Ground, Step, find_way
from vialibre.analysis.steiner import Joiner
from vialibre.boards.model import CityId, RouteId, TicketId
from vialibre.engine.actions import BuildStation, ClaimRoute
from vialibre.engine.core.claim_costs import seat_costs
from vialibre.engine.core.constants import NO_SEAT, NONE, TURN
from vialibre.engine.core.network import may_open, owns
from vialibre.engine.core.setters import set_tickets
from vialibre.engine.core.station_borrowing import completes, score_tickets
from vialibre.engine.decisions import PayForTunnel
from vialibre.engine.game import Game, state_of
from vialibre.engine.state_from_view import MANY, state_from_view, turns_left
from vialibre.engine.view import View


@dataclass(frozen=True, slots=True)
class Loan:
    """A rival's route, used through a station (STN-3)."""

    route: RouteId
    city: CityId
    """Where the station stands, or would have to."""
    built: bool
    claimed: bool
    """False if the route is unclaimed, so that an opponent would have to claim it first."""


@dataclass(frozen=True, slots=True)
class WayLeft:
    """What is missing: routes to claim, and routes to borrow."""

    routes: tuple[RouteId, ...] = ()
    cars: int = 0
    loans: tuple[Loan, ...] = ()

    @property
    def stations(self) -> tuple[CityId, ...]:
        """Cities where a station must yet be built."""
        return tuple(loan.city for loan in self.loans if not loan.built)

    @property
    def needs_rival(self) -> bool:
        """If it only opens when a rival claims a route; whether one has enough cars for all of them is not checked."""
        return any(not loan.claimed for loan in self.loans)


class Outlook:
    """What one seat can still join, holding these tickets: stations serve the best of all of them together.

    A board of one's own may have start cities and stations too. There a way through stations is not asked to hang
    together with the start city, so a ticket may be called possible that is not; cut off stays a promise.
    """

    def __init__(self, view: View, tickets: Sequence[TicketId]) -> None:
        assert view.seat is not None
        self.view = view
        self.who = view.seat
        self.game = state_from_view(view)
        self.seat = self.game.seats[self.who]
        set_tickets(self.seat, [self.game.index.ticket_number[ticket] for ticket in tickets])
        score_tickets(self.game, self.who)
        stations = zip(self.seat.stations, self.seat.borrowed, strict=True)
        self.borrowed = {int(route): int(city) for city, route in stations if route != NONE}
        """Routes that the stations lend as things stand, by route the station's city."""
        self.bare = self._ground()
        cost = [0 if route in self.borrowed else cost for route, cost in enumerate(self.bare.cost)]
        self.ground = replace(self.bare, cost=cost)
        start = int(self.seat.markers[0]) if len(self.seat.markers) > 0 else None
        self.joiner = Joiner(self.ground, start)

    def is_done(self, ticket: int) -> bool:
        """If it would count as completed if the game ended now."""
        return completes(self.game, self.who, ticket)

    def done_way(self, a: int, b: int) -> WayLeft:
        """Between two cities that are joined already: nothing to claim, only what is borrowed."""
        steps = find_way(replace(self.ground, cars=0), a, b) if self.borrowed else None
        return self._way(steps or [])

    def find(self, a: int, b: int) -> WayLeft | None:
        """The cheapest way left between two cities; None if no future claim can make one."""
        # A station that lends nothing yet may save cars; but with a start city, hanging together comes first.
        may_save = self.joiner.start is None and any(ground.idle for ground in self.with_stations[:1])
        if self.ground.turns == MANY and not may_save:
            steps = self.joiner.find(a, b)
            if steps is not None:
                return self._way(steps)
        elif not self.with_stations:
            steps = find_way(self.ground, a, b)
            return None if steps is None else self._way(steps)
        for ground in self.with_stations:
            steps = find_way(ground, a, b)
            if steps is not None:
                return self._way(steps)
        steps = find_way(self.with_help, a, b) if self.with_stations else None
        return None if steps is None else self._way(steps)

    def _ground(self) -> Ground:
        """What can be claimed: every turn to come counts, and in the last one the hand."""
        t = self.game.index
        turns = turns_left(self.view, self.who)
        cost = [int(cars) for cars in seat_costs(self.game, self.who)]
        if turns <= 1:
            now = self._last_turn[0] if turns == 1 else set()
            for route, row in enumerate(t.board.routes):
                if cost[route] > 0 and row.id not in now:
                    cost[route] = BLOCKED
        return Ground(t, cost, int(self.seat.cars), turns)

    @cached_property
    def _last_turn(self) -> tuple[set[RouteId], set[CityId]]:
        """What the hand can claim, and where it can build a station, in the seat's last turn: no card comes before."""
        decision = self.view.awaiting[0]
        if isinstance(decision, PayForTunnel) and decision.seat == self.who:
            return {decision.route}, set()
        game = Game(self.game).copy()
        state = state_of(game)
        state.phase, state.player = TURN, self.who
        actions = game.legal_actions(self.who)
        claims = {action.route for action in actions if isinstance(action, ClaimRoute)}
        return claims, {action.city for action in actions if isinstance(action, BuildStation)}

    @cached_property
    def with_stations(self) -> list[Ground]:
        """Those that stand keep what they lend; then, they may lend other routes. Empty on a board without stations."""
        t = self.game.index
        if t.stations == 0:
            return []
        others = [seat for who, seat in enumerate(self.game.seats) if who != self.who]
        lent = frozenset(r for r in range(t.n_routes) if any(owns(t, seat, r) for seat in others))
        grounds = [self._lending(self.ground, lent, kept=set(self.borrowed.values()))]
        return [*grounds, self._lending(self.bare, lent, kept=set())] if self.borrowed else grounds

    @cached_property
    def with_help(self) -> Ground:
        """As if opponents claimed everything they still can: all that stations could ever lend."""
        lent = self.with_stations[0].lent
        return self._lending(self.bare, lent | self._may_be_lent(), kept=set())

    def _lending(self, ground: Ground, lent: frozenset[int], kept: set[int]) -> Ground:
        t = self.game.index
        ends = {int(city) for route in lent for city in (t.a[route], t.b[route])}
        idle = tuple(int(city) for city in self.seat.stations if city in ends and city not in kept)
        sites = self._sites & ends
        left = min(int(t.stations) - len(self.seat.stations), len(sites))
        return replace(ground, lent=lent, idle=idle, sites=sites, stations=left)

    @cached_property
    def _sites(self) -> frozenset[int]:
        """Cities where the seat may still build a station."""
        if self.bare.turns == 0:
            return frozenset()
        if self.bare.turns == 1:
            return frozenset(self.game.index.city_number[city] for city in self._last_turn[1])
        return frozenset(city for city, owner in enumerate(self.game.station_at) if owner == NO_SEAT)

    def _may_be_lent(self) -> frozenset[int]:
        """Routes that a rival could still claim."""
        t = self.game.index
        rivals = [
            seat
            for who, seat in enumerate(self.game.seats)
            if who != self.who and turns_left(self.view, who) > 0 and seat.cars > 0
        ]
        return frozenset(
            route
            for route in range(t.n_routes)
            if any(t.length[route] <= seat.cars and may_open(self.game, seat, route) for seat in rivals)
        )

    def _way(self, steps: Sequence[Step]) -> WayLeft:
        t = self.game.index
        routes: list[RouteId] = []
        loans: list[Loan] = []
        cars = 0
        for step in steps:
            route = t.board.routes[step.route].id
            city = self.borrowed.get(step.route, NOWHERE) if step.station == NOWHERE else step.station
            if city != NOWHERE:
                built = city in self.seat.stations
                claimed = any(owns(t, seat, step.route) for seat in self.game.seats)
                loans.append(Loan(route, t.board.cities[city].id, built, claimed))
            elif not owns(t, self.seat, step.route):
                routes.append(route)
                cars += int(t.length[step.route])
        return WayLeft(tuple(routes), cars, tuple(loans))

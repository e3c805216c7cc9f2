"""A quick player inside the compiled code: it makes a plan and follows it, and makes another when a route is lost.

Playouts of sampled worlds are its only use: it sees the world it is given, so it must never be given the real game.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from vialibre.bots.planner.action_values import best_keep, best_marker, best_start, own_tickets
from vialibre.bots.planner.board_model import BoardModel, position_of, time_left
from vialibre.bots.planner.parameters import LATE
from vialibre.bots.planner.position import Position
from vialibre.bots.planner.ticket_plan import Plan, add_fillers, best_plan, ticket_value
from vialibre.bots.planner.turn_cost import Scratch, turns_needed
from vialibre.bots.rollout.card_choice import card_for
from vialibre.engine.core.board_index import ints
from vialibre.engine.core.cards import count_payments
from vialibre.engine.core.claim import fewest_wilds
from vialibre.engine.core.constants import (
    DECK,
    GRAY,
    KEEP,
    KINDS,
    MARKER,
    NO_MARKER,
    NO_SEAT,
    NONE,
    OPENING,
    SECOND,
    START,
    TICKETS,
    TURN,
    WILD,
)
from vialibre.engine.core.legal import fill_legal
from vialibre.engine.core.network import is_open, may_open
from vialibre.engine.core.state import Seat, State
from vialibre.engine.core.stations import nth_payment, station_cost

TIME_FOR_TICKETS: Final[i64] = 700  # hundredths of turns that must be left to draw tickets
OLD: Final[i64] = 6  # after so many turns other cards may suggest another plan
MANY_CARDS: Final[i64] = 12  # with so many even a short route is claimed
A_TICKET: Final[i64] = 1000  # in the last turn, about what a ticket's last route brings


class RolloutPolicy:
    def __init__(self, model: BoardModel, who: i64) -> None:
        self.model: BoardModel = model
        self.who: i64 = who
        self.scratch: Scratch = Scratch()
        self.position: Position | None = None
        self.plan: Plan | None = None
        self.tickets: i64 = -1  # how many there were when the plan was made
        self.last: bool = False
        self.age: i64 = 0  # turns since the plan was made
        self.asked: bool = False  # whether more tickets were thought of with this plan
        self.spare: vec[i64] = ints(KINDS)  # cards of each kind beyond what the plan's coloured routes need

    def choose(self, s: State) -> i64:
        phase: i64 = s.phase
        if phase == TURN:
            return self.turn(s)
        if phase == SECOND:
            return self.card(s)
        if phase == KEEP or phase == OPENING:
            self.plan = None
            return best_keep(s, self.who, self.model, self.scratch)
        if phase == MARKER:
            plan = self.refresh(s)
            position = self.position
            return NO_MARKER if position is None else best_marker(s, self.who, self.model, self.scratch, plan, position)
        out = s.index.buffer()
        n: i64 = fill_legal(s, s.player, out)
        if phase == START:
            return best_start(s, self.who, self.model, self.scratch, out, n)
        return out[0]

    # Plans

    def refresh(self, s: State) -> Plan:
        """The plan, made anew if tickets came, a route was lost, all are claimed, or the last round began."""
        plan = self.plan
        seat = s.seats[self.who]
        last: bool = s.last_turns != NONE
        self.age += 1
        stale: bool = plan is None or self.tickets != len(seat.tickets) or last != self.last or self.age > OLD
        if not stale and plan is not None:
            stale = plan.n == 0 or self.lost(s, plan)
        if stale or plan is None:
            plan = self.make(s)
            self.last = last
        return plan

    def lost(self, s: State, plan: Plan) -> bool:
        """Drop routes that are claimed by now; True if one of them went to somebody else, or all are done."""
        seat = s.seats[self.who]
        t = s.index
        k: i64 = 0
        joined: i64 = 0
        for i in range(plan.n):
            route: i64 = plan.routes[i]
            if seat.own[t.word[route]] & t.bit[route] != 0:
                continue
            if not may_open(s, seat, route):
                return True
            plan.routes[k] = route
            k += 1
            if i < plan.n_joined:
                joined += 1
        done: bool = k == 0 and plan.n > 0
        plan.n = k
        plan.n_joined = joined
        return done

    def make(self, s: State) -> Plan:
        seat = s.seats[self.who]
        position = position_of(s, self.who, self.model)
        plan = best_plan(position, self.scratch, own_tickets(seat), True)
        add_fillers(position, self.scratch, plan)
        self.position = position
        self.plan = plan
        self.asked = False
        self.age = 0
        self.tickets = len(seat.tickets)
        return plan

    def wants_tickets(self, s: State, plan: Plan, position: Position) -> bool:
        """Whether the best of the tickets drawn brings more than a turn, on average. Asked once for every plan."""
        if self.asked or s.n_ticket_deck == 0 or plan.missed != 0:
            return False
        self.asked = True
        if time_left(s, self.model) - plan.turns < TIME_FOR_TICKETS:
            return False
        t = s.index
        gains = ints(t.n_tickets)
        n: i64 = 0
        for i in range(i64(len(t.tickets))):
            ticket: i64 = t.tickets[i]
            if not self.holds(s, ticket):
                gains[n] = ticket_value(position, self.scratch, plan, ticket)
                n += 1
        drawn: i64 = min(t.draw, s.n_ticket_deck)
        if n < drawn:
            return False
        # The best of several: on average the one that leaves a part 1 / (drawn + 1) of them above it.
        return nth_largest(gains, n, n // (drawn + 1)) > position.weights.turn

    def holds(self, s: State, ticket: i64) -> bool:
        tickets = s.seats[self.who].tickets
        for i in range(i64(len(tickets))):
            if tickets[i] == ticket:
                return True
        return False

    # Turns

    def turn(self, s: State) -> i64:
        plan = self.refresh(s)
        position = self.position
        if position is None:
            return DECK
        seat = s.seats[self.who]
        if self.last:
            action: i64 = self.last_claim(s, plan, position)
            if action != NONE:
                return action
            return self.card(s)
        if plan.n_joined == 0 and self.wants_tickets(s, plan, position):
            return TICKETS
        if plan.stations > 0 and (plan.n_joined == 0 or time_left(s, self.model) < LATE):
            action = self.station(s, plan)
            if action != NONE:
                return action
        action = self.claim(s, seat, plan, position)
        if action != NONE:
            return action
        return self.card(s)

    def claim(self, s: State, seat: Seat, plan: Plan, position: Position) -> i64:
        """The planned route whose claim saves most turns."""
        t = s.index
        self.count_spare(s, plan)
        now: i64 = turns_needed(position, self.scratch, seat.hand, plan.routes, plan.n, NONE)
        best: i64 = NONE
        most: i64 = self.model.least if plan.n > 0 else 0
        for i in range(plan.n):
            route: i64 = plan.routes[i]
            if not is_open(t, seat, route) or t.length[route] > seat.cars:
                continue
            action: i64 = self.payment(s, seat, route)
            if action == NONE:
                continue
            saved: i64 = now - self.turns_after(s, plan, position, action)
            if i < plan.n_joined:
                saved += self.model.joining
            if saved > most:
                most = saved
                best = action
        if plan.n == 0 and best == NONE:
            return self.any_claim(s, seat, position)
        return best

    def turns_after(self, s: State, plan: Plan, position: Position, action: i64) -> i64:
        """Turns that the plan takes when one of its routes is claimed."""
        t = s.index
        hand = s.seats[self.who].hand
        index: i64 = action - t.claim0
        route: i64 = t.claim_route[index]
        color: i64 = t.claim_color[index]
        wilds: i64 = t.claim_wilds[index]
        plain: i64 = t.length[route] - wilds
        hand[color] -= plain
        hand[WILD] -= wilds
        turns: i64 = turns_needed(position, self.scratch, hand, plan.routes, plan.n, route)
        hand[color] += plain
        hand[WILD] += wilds
        return turns

    def any_claim(self, s: State, seat: Seat, position: Position) -> i64:
        """Nothing is planned: the route that brings most."""
        t = s.index
        best: i64 = NONE
        most: i64 = position.weights.turn if seat.cards < MANY_CARDS else 0
        for route in range(t.n_routes):
            if not is_open(t, seat, route) or t.length[route] > seat.cars or position.reward[route] <= most:
                continue
            action: i64 = self.payment(s, seat, route)
            if action != NONE:
                most = position.reward[route]
                best = action
        return best

    def last_claim(self, s: State, plan: Plan, position: Position) -> i64:
        t = s.index
        seat = s.seats[self.who]
        self.count_spare(s, plan)
        best: i64 = NONE
        most: i64 = 0
        for route in range(t.n_routes):
            if not is_open(t, seat, route) or t.length[route] > seat.cars:
                continue
            worth: i64 = position.reward[route]
            if plan.n_joined == 1 and plan.routes[0] == route:
                worth += A_TICKET
            if worth <= most:
                continue
            action: i64 = self.payment(s, seat, route)
            if action != NONE:
                most = worth
                best = action
        return best

    def count_spare(self, s: State, plan: Plan) -> None:
        t = s.index
        hand = s.seats[self.who].hand
        spare = self.spare
        for c in range(KINDS):
            spare[c] = hand[c]
        for i in range(plan.n):
            route: i64 = plan.routes[i]
            if t.color[route] != GRAY:
                spare[t.color[route]] -= t.length[route] - t.ferry[route]

    def payment(self, s: State, seat: Seat, route: i64) -> i64:
        """Few wilds; for a gray route the colour that is needed least."""
        t = s.index
        length: i64 = t.length[route]
        hand = seat.hand
        best: i64 = NONE
        least: i64 = 1000
        for c in range(WILD):
            if hand[c] == 0 or (t.color[route] != c and t.color[route] != GRAY) or t.ferry[route] >= length:
                continue
            wilds: i64 = fewest_wilds(hand[c], length, t.ferry[route])
            if wilds > hand[WILD] or wilds >= length:
                continue
            cost: i64 = 6 * wilds - self.spare[c]
            if cost < least:
                least = cost
                best = t.claim_base[route * KINDS + c] + wilds
        if best == NONE and hand[WILD] >= length:
            best = t.claim_base[route * KINDS + WILD] + length
        return best

    def station(self, s: State, plan: Plan) -> i64:
        t = s.index
        seat = s.seats[self.who]
        if len(seat.stations) >= t.stations or count_payments(seat, station_cost(seat)) == 0:
            return NONE
        for i in range(plan.n_borrowed()):
            route: i64 = plan.borrowed[i]
            for end in range(2):
                city: i64 = t.a[route] if end == 0 else t.b[route]
                if s.station_at[city] == NO_SEAT:
                    code: i64 = nth_payment(seat, station_cost(seat), t.stations, 0)
                    self.plan = None
                    return t.station0 + city * t.station_ways + code
        return NONE

    def card(self, s: State) -> i64:
        return card_for(s, self.who, self.plan, self.spare)


def nth_largest(values: vec[i64], n: i64, nth: i64) -> i64:
    """The value with `nth` values above it; the others change places."""
    for i in range(nth + 1):
        best: i64 = i
        for k in range(i + 1, n):
            if values[k] > values[best]:
                best = k
        swap: i64 = values[i]
        values[i] = values[best]
        values[best] = swap
    return values[nth]

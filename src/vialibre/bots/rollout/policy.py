"""Rollout policy: makes a plan and follows it, and makes another when a route is lost.

It reads the world it is given as if all of it were known, so it must only ever be given a sampled one.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from vialibre.bots.planner.action_values import fill_values
from vialibre.bots.planner.board_model import BoardModel
from vialibre.bots.planner.city_values import fill_markers, fill_stations
from vialibre.bots.planner.claim_values import cheapest_claim, fill_quick_claims
from vialibre.bots.planner.draw_values import fill_draws
from vialibre.bots.planner.parameters import MANY_CARDS, OWN_CHOICE, STALE
from vialibre.bots.planner.planner import Planner
from vialibre.bots.planner.position import Position
from vialibre.bots.planner.ticket_plan import Plan, add_fillers, own_goals
from vialibre.bots.planner.ticket_values import value_of_drawing
from vialibre.bots.rollout.quick_draw import quick_draw
from vialibre.engine.core.constants import DECK, KEEP, KINDS, MARKER, NONE, OPENING, SECOND, TICKETS, TURN
from vialibre.engine.core.draw import fill_draws as fill_legal_draws
from vialibre.engine.core.legal import fill_legal
from vialibre.engine.core.network import is_open, may_open
from vialibre.engine.core.state import State


class RolloutPolicy(Planner):
    def __init__(self, model: BoardModel, who: i64) -> None:
        super().__init__(model, who, model.rollout)
        self.position: Position | None = None
        self.plan: Plan | None = None
        self.tickets: i64 = -1  # how many there were when the plan was made
        self.last: bool = False
        self.age: i64 = 0  # turns since the plan was made
        self.considered: bool = False  # whether drawing tickets was considered with this plan

    def choose(self, s: State) -> i64:
        phase: i64 = s.phase
        if phase == TURN:
            return self.turn(s)
        if phase == SECOND:
            return quick_draw(s, self.who, self.plan, self.spare)
        legal = legal_actions(s, self.who)
        if phase == MARKER:
            plan = self.refresh(s)
            position = self.position
            if position is not None:
                self.begin(i64(len(legal)))
                fill_markers(self, s, position, plan, legal)
        else:
            if phase == KEEP or phase == OPENING:
                self.plan = None
            fill_values(self, s, legal)
        best: i64 = self.best()
        return legal[0] if best == NONE else self.actions[best]

    # Plans

    def refresh(self, s: State) -> Plan:
        """The plan, made anew if tickets came, a route was lost, all are claimed, or the last round began."""
        plan = self.plan
        seat = s.seats[self.who]
        last: bool = s.last_turns != NONE
        self.age += 1
        stale: bool = plan is None or self.tickets != len(seat.tickets) or last != self.last or self.age > STALE
        if not stale and plan is not None:
            stale = plan.n == 0 or self.lost(s, plan)
        if stale or plan is None:
            plan = self.make(s)
            self.last = last
        return plan

    def lost(self, s: State, plan: Plan) -> bool:
        """Drop routes that are claimed by now; True if one of them went to an opponent, or all are done."""
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
        position = Position(s, self.who, self.model, self.care)
        plan = self.tickets_plan(position, own_goals(seat))
        add_fillers(position, self.scratch, plan)
        self.position = position
        self.plan = plan
        self.considered = False
        self.age = 0
        self.tickets = len(seat.tickets)
        return plan

    # Turns

    def turn(self, s: State) -> i64:
        plan = self.refresh(s)
        position = self.position
        if position is None:
            return DECK
        self.begin(s.index.n_routes)
        if self.last:
            fill_quick_claims(self, s, position, plan)
            return self.best_above(s, 0)
        if plan.n_joined == 0 and self.wants_tickets(s, position, plan):
            return TICKETS
        if plan.stations > 0:
            fill_stations(self, s, position, plan)
            if self.n > 0:
                self.plan = None
                return self.actions[self.best()]
        if plan.n == 0:
            action: i64 = self.any_claim(s, position)
            return quick_draw(s, self.who, plan, self.spare) if action == NONE else action
        fill_quick_claims(self, s, position, plan)
        return self.best_above(s, self.care.least_saved * position.weights.turn)

    def best_above(self, s: State, least: i64) -> i64:
        """The best claim if it is worth more than this, else a card."""
        best: i64 = self.best()
        if best != NONE and self.values[best] > least:
            return self.actions[best]
        return quick_draw(s, self.who, self.plan, self.spare)

    def wants_tickets(self, s: State, position: Position, plan: Plan) -> bool:
        """Whether the best of the tickets drawn brings more than a turn, on average. Once for every plan."""
        if self.considered or s.n_ticket_deck == 0 or plan.missed != 0:
            return False
        self.considered = True
        return value_of_drawing(self, s, position, plan) > position.weights.turn

    def any_claim(self, s: State, position: Position) -> i64:
        """Nothing is planned: the route that brings most."""
        t = s.index
        seat = s.seats[self.who]
        best: i64 = NONE
        most: i64 = position.weights.turn if seat.cards < MANY_CARDS else 0
        for route in range(t.n_routes):
            if not is_open(t, seat, route) or t.length[route] > seat.cars or position.reward[route] <= most:
                continue
            action: i64 = cheapest_claim(self, s, seat, route)
            if action != NONE:
                most = position.reward[route]
                best = action
        return best

    # For search trees

    def options(self, s: State, most: i64) -> list[tuple[int, int]]:
        """At most so many actions with what they save, in hundredths of a turn, the policy's own choice first.

        One action if there is no real choice.
        """
        own: i64 = self.choose(s)
        plan = self.plan
        position = self.position
        if (s.phase != TURN and s.phase != SECOND) or s.last_turns != NONE or plan is None or position is None:
            return [(0, own)]
        self.begin(s.index.n_routes + KINDS + 1)
        if s.phase == TURN:
            fill_quick_claims(self, s, position, plan)
        fill_draws(self, s, position, plan, legal_draws(s))
        turn: i64 = position.weights.turn
        best: i64 = self.best()
        found: list[tuple[int, int]] = [((0 if best == NONE else self.values[best] // turn) + OWN_CHOICE, own)]
        while len(found) < most:
            first: i64 = NONE
            for i in range(self.n):
                if self.actions[i] == own or self.actions[i] == NONE:
                    continue
                if first == NONE or self.values[i] > self.values[first]:
                    first = i
            if first == NONE:
                break
            found.append((self.values[first] // turn, self.actions[first]))
            self.actions[first] = NONE
        return found


def legal_actions(s: State, who: i64) -> vec[i64]:
    out = s.index.buffer()
    return out[: fill_legal(s, who, out)]


def legal_draws(s: State) -> vec[i64]:
    out = s.index.buffer()
    return out[: fill_legal_draws(s, out, 0)]

"""A quick player inside the compiled code: it makes a plan and follows it, and makes another when a route is lost.

Playouts of sampled worlds are its only use: it sees the world it is given, so it must never be given the real game.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from vialibre.bots.planning.cards import Needs, turns_for
from vialibre.bots.planning.field import Field
from vialibre.bots.planning.ground import Ground, field_of, time_left
from vialibre.bots.planning.network import Errands, Plan, add_fillers, best_plan, worth_of_ticket
from vialibre.engine.core.cards import count_payments
from vialibre.engine.core.claim import fewest_wilds
from vialibre.engine.core.codes import (
    DECK,
    DRAW0,
    GRAY,
    KEEP,
    KEEP0,
    KINDS,
    MARKER,
    NO_MARKER,
    NOBODY,
    NONE,
    OPENING,
    ROW,
    SECOND,
    START,
    TICKETS,
    TURN,
    WILD,
)
from vialibre.engine.core.legal import fill_legal
from vialibre.engine.core.markers import marker_payment
from vialibre.engine.core.network import is_open, may_open
from vialibre.engine.core.state import Seat, State
from vialibre.engine.core.stations import nth_payment, station_cost
from vialibre.engine.core.tables import count_bits, ints
from vialibre.engine.core.tickets import keep_at_least

TIME_FOR_TICKETS: Final[i64] = 700  # hundredths of turns that must be left to draw tickets
LATE: Final[i64] = 400  # with so little time left stations must be built
OLD: Final[i64] = 6  # after so many turns other cards may suggest another plan
MANY_CARDS: Final[i64] = 12  # with so many even a short route is claimed
RIVAL_CLAIMS: Final[i64] = 5  # hundredths: the chance that a rival claims an open route, at the beginning
WHOLE_GAME: Final[i64] = 1500  # hundredths of turns in which that chance holds
LEAST_GAIN: Final[i64] = 120  # a marker must bring more than this; it cannot be moved
A_TICKET: Final[i64] = 1000  # in the last turn, about what a ticket's last route brings


class Courier:
    def __init__(self, ground: Ground, who: i64) -> None:
        self.ground: Ground = ground
        self.who: i64 = who
        self.needs: Needs = Needs()
        self.field: Field | None = None
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
            return self.keep(s)
        if phase == MARKER:
            return self.marker(s)
        out = s.tables.buffer()
        n: i64 = fill_legal(s, s.player, out)
        if phase == START:
            return self.start(s, out, n)
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
        t = s.tables
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
        errands = Errands()
        for i in range(i64(len(seat.tickets))):
            errands.add(seat.tickets[i])
        field = field_of(s, self.who, self.ground)
        plan = best_plan(field, self.needs, errands, True)
        add_fillers(field, self.needs, plan)
        self.field = field
        self.plan = plan
        self.asked = False
        self.age = 0
        self.tickets = len(seat.tickets)
        return plan

    def wants_tickets(self, s: State, plan: Plan, field: Field) -> bool:
        """Whether the best of the tickets drawn brings more than a turn, on average. Asked once for every plan."""
        if self.asked or s.n_ticket_deck == 0 or plan.missed != 0:
            return False
        self.asked = True
        if time_left(s, self.ground) - plan.turns < TIME_FOR_TICKETS:
            return False
        t = s.tables
        gains = ints(t.n_tickets)
        n: i64 = 0
        for i in range(i64(len(t.tickets))):
            ticket: i64 = t.tickets[i]
            if not self.holds(s, ticket):
                gains[n] = worth_of_ticket(field, self.needs, plan, ticket)
                n += 1
        drawn: i64 = min(t.draw, s.n_ticket_deck)
        if n < drawn:
            return False
        # The best of several: on average the one that leaves a part 1 / (drawn + 1) of them above it.
        return nth_largest(gains, n, n // (drawn + 1)) > field.weights.turn

    def holds(self, s: State, ticket: i64) -> bool:
        tickets = s.seats[self.who].tickets
        for i in range(i64(len(tickets))):
            if tickets[i] == ticket:
                return True
        return False

    # Turns

    def turn(self, s: State) -> i64:
        plan = self.refresh(s)
        field = self.field
        if field is None:
            return DECK
        seat = s.seats[self.who]
        if self.last:
            action: i64 = self.last_claim(s, plan, field)
            if action != NONE:
                return action
            return self.card(s)
        if plan.n_joined == 0 and self.wants_tickets(s, plan, field):
            return TICKETS
        if plan.stations > 0 and (plan.n_joined == 0 or time_left(s, self.ground) < LATE):
            action = self.station(s, plan)
            if action != NONE:
                return action
        action = self.claim(s, seat, plan, field)
        if action != NONE:
            return action
        return self.card(s)

    def claim(self, s: State, seat: Seat, plan: Plan, field: Field) -> i64:
        """The planned route whose claim saves most turns."""
        t = s.tables
        self.count_spare(s, plan)
        now: i64 = turns_for(field, self.needs, seat.hand, plan.routes, plan.n, NONE)
        best: i64 = NONE
        most: i64 = self.ground.least if plan.n > 0 else 0
        for i in range(plan.n):
            route: i64 = plan.routes[i]
            if not is_open(t, seat, route) or t.length[route] > seat.cars:
                continue
            action: i64 = self.payment(s, seat, route)
            if action == NONE:
                continue
            index: i64 = action - t.claim0
            color: i64 = t.claim_color[index]
            wilds: i64 = t.claim_wilds[index]
            plain: i64 = t.length[route] - wilds
            seat.hand[color] -= plain
            seat.hand[WILD] -= wilds
            saved: i64 = now - turns_for(field, self.needs, seat.hand, plan.routes, plan.n, route)
            seat.hand[color] += plain
            seat.hand[WILD] += wilds
            if i < plan.n_joined:
                saved += self.ground.joining
            if saved > most:
                most = saved
                best = action
        if plan.n == 0 and best == NONE:
            return self.any_claim(s, seat, field)
        return best

    def any_claim(self, s: State, seat: Seat, field: Field) -> i64:
        """Nothing is planned: the route that brings most."""
        t = s.tables
        best: i64 = NONE
        most: i64 = field.weights.turn if seat.cards < MANY_CARDS else 0
        for route in range(t.n_routes):
            if not is_open(t, seat, route) or t.length[route] > seat.cars or field.reward[route] <= most:
                continue
            action: i64 = self.payment(s, seat, route)
            if action != NONE:
                most = field.reward[route]
                best = action
        return best

    def last_claim(self, s: State, plan: Plan, field: Field) -> i64:
        t = s.tables
        seat = s.seats[self.who]
        self.count_spare(s, plan)
        best: i64 = NONE
        most: i64 = 0
        for route in range(t.n_routes):
            if not is_open(t, seat, route) or t.length[route] > seat.cars:
                continue
            worth: i64 = field.reward[route]
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
        t = s.tables
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
        t = s.tables
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
        t = s.tables
        seat = s.seats[self.who]
        if len(seat.stations) >= t.stations or count_payments(seat, station_cost(seat)) == 0:
            return NONE
        for i in range(plan.n_borrowed()):
            route: i64 = plan.borrowed[i]
            for end in range(2):
                city: i64 = t.a[route] if end == 0 else t.b[route]
                if s.station_at[city] == NOBODY:
                    code: i64 = nth_payment(seat, station_cost(seat), t.stations, 0)
                    self.plan = None
                    return t.station0 + city * t.station_ways + code
        return NONE

    # Cards

    def card(self, s: State) -> i64:
        """The card of the row that the plan misses most; a wild if nothing else helps; else the deck."""
        plan = self.plan
        seat = s.seats[self.who]
        missing = self.spare
        if plan is not None:
            self.count_missing(s, plan)
        else:
            for c in range(KINDS):
                missing[c] = 0
        best: i64 = NONE
        most: i64 = 0
        wild: bool = False
        total: i64 = 0
        for c in range(WILD):
            if missing[c] > 0:
                total += missing[c]
        for i in range(ROW):
            c = s.row[i]
            if c == NONE:
                continue
            if c == WILD:
                wild = s.phase == TURN
                continue
            worth: i64 = 0
            if missing[c] > 0:
                worth = 100 + 10 * missing[c] + seat.hand[c]
            elif plan is not None and plan.n == 0:
                worth = 1 + seat.hand[c]
            if worth > most:
                most = worth
                best = c
        deck: bool = s.n_deck + s.n_discards > 0
        if best != NONE and (most >= 100 or plan is None or plan.n == 0):
            if (wild and missing[WILD] > 0) or (wild and total == 1 and most < 100):
                return DRAW0 + WILD
            return DRAW0 + best
        if wild and (missing[WILD] > 0 or (0 < total <= 2)):
            return DRAW0 + WILD
        if deck:
            return DECK
        return self.anything(s)

    def anything(self, s: State) -> i64:
        out = s.tables.buffer()
        n: i64 = fill_legal(s, s.player, out)
        return out[0] if n > 0 else DECK

    def count_missing(self, s: State, plan: Plan) -> None:
        """How many cards of each kind the plan still needs beyond the hand; gray routes take what there is most of."""
        t = s.tables
        hand = s.seats[self.who].hand
        missing = self.spare
        for c in range(KINDS):
            missing[c] = -hand[c]
        for i in range(plan.n):
            route: i64 = plan.routes[i]
            missing[WILD] += t.ferry[route]
            if t.color[route] != GRAY:
                missing[t.color[route]] += t.length[route] - t.ferry[route]
        for i in range(plan.n):
            route = plan.routes[i]
            if t.color[route] == GRAY:
                best: i64 = 0
                for c in range(1, WILD):
                    if t.deck_count[c] > 0 and missing[c] < missing[best]:
                        best = c
                missing[best] += t.length[route] - t.ferry[route]
        wilds: i64 = -missing[WILD]
        while wilds > 0:
            worst: i64 = 0
            for c in range(1, WILD):
                if missing[c] > missing[worst]:
                    worst = c
            if missing[worst] <= 0:
                break
            missing[worst] -= 1
            wilds -= 1

    # Tickets and cities

    def marker(self, s: State) -> i64:
        """On the city whose control brings more than the cards for it, if they can be spared."""
        t = s.tables
        plan = self.refresh(s)
        field = self.field
        seat = s.seats[self.who]
        if field is None:
            return NO_MARKER
        now: i64 = turns_for(field, self.needs, seat.hand, plan.routes, plan.n, NONE)
        time: i64 = min(time_left(s, self.ground), WHOLE_GAME)
        out = t.buffer()
        n: i64 = fill_legal(s, self.who, out)
        best: i64 = NO_MARKER
        most: i64 = LEAST_GAIN
        for i in range(n):
            action: i64 = out[i]
            if action == NO_MARKER:
                continue
            color, wilds = marker_payment(s, action)
            plain: i64 = t.marker_cost - wilds
            seat.hand[color] -= plain
            seat.hand[WILD] -= wilds
            after: i64 = turns_for(field, self.needs, seat.hand, plan.routes, plan.n, NONE)
            seat.hand[color] += plain
            seat.hand[WILD] += wilds
            gain: i64 = self.control(s, (action - t.marker0) // t.marker_ways, plan, time)
            gain -= (after - now) * field.weights.turn // 100
            if gain > most:
                most = gain
                best = action
        return best

    def control(self, s: State, city: i64, plan: Plan, time: i64) -> i64:
        """Hundredths of points that the control of a city brings, about (WEST-4)."""
        t = s.tables
        gain: i64 = 0
        for route in range(t.n_routes):
            a: i64 = t.a[route]
            b: i64 = t.b[route]
            if (a != city and b != city) or s.free[t.word[route]] & t.bit[route] == 0:
                continue
            points: i64 = 100 * t.points[t.length[route]]
            controlled: bool = s.marker_at[a + b - city] != NOBODY
            if plan.has(route):
                if controlled:
                    gain += points
            else:
                share: i64 = RIVAL_CLAIMS if controlled else 2 * RIVAL_CLAIMS
                gain += points * share * time // (100 * WHOLE_GAME)
        return gain

    def keep(self, s: State) -> i64:
        """The choice with the best plan."""
        t = s.tables
        seat = s.seats[self.who]
        least: i64 = keep_at_least(s, seat)
        field = field_of(s, self.who, self.ground)
        best: i64 = NONE
        most: i64 = 0
        for mask in range(t.one[len(seat.offer)]):
            if count_bits(mask) < least:
                continue
            errands = Errands()
            for i in range(i64(len(seat.tickets))):
                errands.add(seat.tickets[i])
            for i in range(i64(len(seat.offer))):
                if mask & t.one[i] != 0:
                    errands.add(seat.offer[i])
            value: i64 = best_plan(field, self.needs, errands, True).value
            if best == NONE or value > most:
                most = value
                best = mask
        self.plan = None
        return KEEP0 + best

    def start(self, s: State, out: vec[i64], n: i64) -> i64:
        seat = s.seats[self.who]
        errands = Errands()
        for i in range(i64(len(seat.tickets))):
            errands.add(seat.tickets[i])
        field = field_of(s, self.who, self.ground)
        best: i64 = out[0]
        most: i64 = 0
        for i in range(n):
            field.start = out[i] - s.tables.start0
            value: i64 = best_plan(field, self.needs, errands, True).value
            if i == 0 or value > most:
                most = value
                best = out[i]
        return best


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

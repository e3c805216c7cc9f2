"""Which tickets the rivals may hold, by what they have built: hidden tickets of a sampled world change places.

A set of tickets fits a network that makes it cheap, so a set is judged as a whole. Each step offers a rival another
hidden ticket for one of its own and takes the better fit, or sometimes the worse (Metropolis and others, 1953): after
many steps worlds come up as often as they are likely.
"""

from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from vialibre.bots.planning.ways import FAR, Reach, Roads, find_way
from vialibre.engine.core.codes import NOBODY
from vialibre.engine.core.network import may_open, owns
from vialibre.engine.core.shuffle import Random
from vialibre.engine.core.state import State
from vialibre.engine.core.tables import ints, to_vec
from vialibre.engine.core.tickets import put_by, ring_place, ticket_in_deck

FEATURES: Final[i64] = 6
ELSEWHERE: Final[i64] = -1
OUT: Final[i64] = -2
MILLION: Final[i64] = 1000000


class Lengths:
    """Cars of the shortest way of each ticket on the empty board: built once."""

    def __init__(self, roads: Roads) -> None:
        t = roads.t
        self.roads: Roads = roads
        self.full: vec[i64] = ints(t.n_tickets)
        self.long: vec[i64] = ints(t.n_tickets)  # 1 for long tickets that are dealt apart
        total: i64 = 0
        for ticket in range(t.n_tickets):
            reach = Reach(roads, t.length, t.ticket_a[ticket], t.ticket_b[ticket])
            self.full[ticket] = reach.cost[t.ticket_b[ticket]]
            total += self.full[ticket]
        self.mean: float = float(max(total, 1)) / float(max(t.n_tickets, 1))
        for i in range(i64(len(t.long_tickets))):
            self.long[t.long_tickets[i]] = 1


class Rival:
    """What everybody sees of a rival, and what it says about tickets."""

    def __init__(self, s: State, who: i64, lengths: Lengths) -> None:
        t = s.tables
        seat = s.seats[who]
        self.who: i64 = who
        self.roads: Roads = lengths.roads
        self.lengths: Lengths = lengths
        self.now: vec[i64] = ints(t.n_routes)  # cars that each route takes: 0 own, negative if it cannot be had
        self.before: vec[i64] = ints(t.n_routes)  # as if none of its own were claimed
        for route in range(t.n_routes):
            if owns(t, seat, route):
                self.before[route] = t.length[route]
            elif may_open(s, seat, route):
                self.before[route] = t.length[route]
                self.now[route] = t.length[route] if t.length[route] <= seat.cars else -1
            else:
                self.before[route] = -1
                self.now[route] = -1
        self.toward: list[float] = []  # how much of each ticket's way is done; less than 0 if it became longer
        for ticket in range(t.n_tickets):
            reach = Reach(lengths.roads, self.now, t.ticket_a[ticket], t.ticket_b[ticket])
            left: i64 = reach.cost[t.ticket_b[ticket]]
            done: float = 0.0
            if left < FAR:
                done = max(-0.5, 1.0 - float(left) / float(lengths.full[ticket]))
            self.toward.append(done)

    def features(self, tickets: vec[i64]) -> list[float]:
        """Of a set of tickets: cars for all before and now, those done, those lost, how much is done, long ones."""
        t = self.roads.t
        order = tickets[:]
        for i in range(1, i64(len(order))):  # most points first
            k: i64 = i
            while k > 0 and t.ticket_points[order[k]] > t.ticket_points[order[k - 1]]:
                swap: i64 = order[k]
                order[k] = order[k - 1]
                order[k - 1] = swap
                k -= 1
        before: i64 = 0
        now: i64 = 0
        done: i64 = 0
        lost: i64 = 0
        toward: float = 0.0
        long: i64 = 0
        then = self.before[:]
        left = self.now[:]
        for i in range(i64(len(order))):
            ticket: i64 = order[i]
            toward += self.toward[ticket]
            long += self.lengths.long[ticket]
            cars: i64 = self.join(then, ticket)
            if cars < FAR:
                before += cars
            cars = self.join(left, ticket)
            if cars >= FAR:
                lost += 1
            else:
                now += cars
                if cars == 0:
                    done += 1
        mean = self.lengths.mean
        return [float(before) / mean, float(now) / mean, float(done), float(lost), toward, float(long)]

    def features_of(self, tickets: list[int]) -> list[float]:
        """For interpreted code."""
        return self.features(to_vec(tickets))

    def join(self, cost: vec[i64], ticket: i64) -> i64:
        """The cars that one more ticket takes; the routes of its way cost nothing from now on."""
        t = self.roads.t
        way = find_way(self.roads, cost, t.ticket_a[ticket], t.ticket_b[ticket])
        if way.cost < FAR:
            for i in range(way.n):
                cost[way.routes[i]] = 0
        return way.cost

    def fit(self, tickets: vec[i64], weights: list[float]) -> float:
        found = self.features(tickets)
        fit: float = 0.0
        for i in range(FEATURES):
            fit += weights[i] * found[i]
        return fit


class Suspicion:
    """One seat's thoughts about the tickets of the others, while one decision is thought about."""

    def __init__(
        self, s: State, who: i64, lengths: Lengths, weights: list[float], hidden: list[int], seed: i64
    ) -> None:
        """Hidden: the tickets that a rival may hold, as far as the seat knows."""
        self.lengths: Lengths = lengths
        self.weights: list[float] = weights
        self.hidden: list[int] = hidden
        self.random: Random = Random(seed)
        self.place: vec[i64] = ints(s.tables.n_tickets)
        self.rivals: list[Rival] = []
        for i in range(s.n):
            if i != who and len(s.seats[i].tickets) > 0:
                self.rivals.append(Rival(s, i, lengths))

    def stir(self, s: State, steps: i64) -> None:
        """So many steps for each rival."""
        self.find_places(s)
        self.shuffle_deck(s)
        for rival in self.rivals:
            self.stir_one(s, rival, steps)

    def find_places(self, s: State) -> None:
        """Where every hidden ticket is in this world: in the deck, out of the game, or in somebody's hands."""
        for ticket in range(s.tables.n_tickets):
            self.place[ticket] = ELSEWHERE
        for ticket in self.hidden:
            self.place[ticket] = OUT
        for i in range(s.n):
            seat = s.seats[i]
            self.strike(seat.tickets)
            self.strike(seat.offer)
            self.strike(seat.refused)
        for place in range(s.n_ticket_deck):
            ticket = ticket_in_deck(s, place)
            if self.place[ticket] == OUT and put_by(s, place) == NOBODY:
                self.place[ticket] = ring_place(s, place)
            else:
                self.place[ticket] = ELSEWHERE

    def shuffle_deck(self, s: State) -> None:
        """What is in the deck changes places, also with what is out of the game; long ones are not dealt from it."""
        loose = ints(i64(len(self.hidden)))
        n: i64 = 0
        for ticket in self.hidden:
            if self.place[ticket] != ELSEWHERE and self.lengths.long[ticket] == 0:
                loose[n] = ticket
                n += 1
        for i in range(1, n):
            k: i64 = self.random.below(i + 1)
            one: i64 = loose[i]
            other: i64 = loose[k]
            place: i64 = self.place[one]
            self.place[one] = self.place[other]
            self.place[other] = place
        for i in range(n):
            place = self.place[loose[i]]
            if place >= 0:
                s.ticket_ring[place] = (loose[i] << 3) | (NOBODY + 1)

    def strike(self, tickets: vec[i64]) -> None:
        for i in range(i64(len(tickets))):
            self.place[tickets[i]] = ELSEWHERE

    def stir_one(self, s: State, rival: Rival, steps: i64) -> None:
        seat = s.seats[rival.who]
        random = self.random
        n: i64 = len(seat.tickets)
        longs: i64 = 0
        for i in range(n):
            longs += self.lengths.long[seat.tickets[i]]
        fit: float = rival.fit(seat.tickets, self.weights)
        for _ in range(steps):
            at: i64 = random.below(n)
            given: i64 = seat.tickets[at]
            taken: i64 = self.hidden[random.below(i64(len(self.hidden)))]
            place: i64 = self.place[taken]
            if place == ELSEWHERE:
                continue
            more: i64 = self.lengths.long[taken] - self.lengths.long[given]
            if more != 0 and (place != OUT or longs + more > s.tables.deal_long):
                continue  # the deck holds none of the long ones that are dealt apart
            tickets = seat.tickets[:]
            tickets[at] = taken
            other: float = rival.fit(tickets, self.weights)
            luck: i64 = random.below(MILLION)
            if other < fit and float(luck) >= exp(other - fit) * 1e6:
                continue
            seat.tickets = tickets
            fit = other
            longs += more
            self.place[taken] = ELSEWHERE
            self.place[given] = place
            if place != OUT:
                s.ticket_ring[place] = (given << 3) | (NOBODY + 1)

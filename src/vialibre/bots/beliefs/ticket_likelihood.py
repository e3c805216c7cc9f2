"""Likelihood of a set of tickets given what an opponent has built. Sets are judged as a whole, like their network."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from vialibre.bots.planner.ticket_plan import most_points_first
from vialibre.engine.core.board_index import ints, to_vec
from vialibre.engine.core.graph import FAR, Distances, Graph, find_path
from vialibre.engine.core.network import may_open, owns
from vialibre.engine.core.state import State

FEATURES: Final[i64] = 6


class TicketLengths:
    """Cars of each ticket's shortest path on the empty board."""

    def __init__(self, graph: Graph) -> None:
        t = graph.t
        self.graph: Graph = graph
        self.full: vec[i64] = ints(t.n_tickets)
        self.long: vec[i64] = ints(t.n_tickets)  # 1 for long tickets that are dealt apart
        total: i64 = 0
        for ticket in range(t.n_tickets):
            distances = Distances(graph, t.length, t.ticket_a[ticket], t.ticket_b[ticket])
            self.full[ticket] = distances.cost[t.ticket_b[ticket]]
            total += self.full[ticket]
        self.mean: float = float(max(total, 1)) / float(max(t.n_tickets, 1))
        for i in range(i64(len(t.long_tickets))):
            self.long[t.long_tickets[i]] = 1


class TicketLikelihood:
    """What the public facts about an opponent say about its tickets."""

    def __init__(self, s: State, who: i64, lengths: TicketLengths) -> None:
        t = s.index
        seat = s.seats[who]
        self.who: i64 = who
        self.graph: Graph = lengths.graph
        self.lengths: TicketLengths = lengths
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
        self.toward: list[float] = []  # part of each ticket's path that is done; below 0 if it became longer
        for ticket in range(t.n_tickets):
            distances = Distances(lengths.graph, self.now, t.ticket_a[ticket], t.ticket_b[ticket])
            left: i64 = distances.cost[t.ticket_b[ticket]]
            done: float = 0.0
            if left < FAR:
                done = max(-0.5, 1.0 - float(left) / float(lengths.full[ticket]))
            self.toward.append(done)

    def features(self, tickets: vec[i64]) -> list[float]:
        """Features of a set of tickets: cars for all before and now, completed, impossible, part done, long ones."""
        order = most_points_first(self.graph.t, tickets, i64(len(tickets)))
        before: i64 = 0
        now: i64 = 0
        done: i64 = 0
        lost: i64 = 0
        toward: float = 0.0
        long: i64 = 0
        then = self.before[:]
        left = self.now[:]
        for i in range(i64(len(order))):
            ticket: i64 = tickets[order[i]]
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
        """The cars that one more ticket takes; the routes of its path cost nothing from now on."""
        t = self.graph.t
        way = find_path(self.graph, cost, t.ticket_a[ticket], t.ticket_b[ticket])
        if way.cost < FAR:
            for i in range(way.n):
                cost[way.routes[i]] = 0
        return way.cost

    def log_weight(self, tickets: vec[i64], weights: list[float]) -> float:
        found = self.features(tickets)
        log_weight: float = 0.0
        for i in range(FEATURES):
            log_weight += weights[i] * found[i]
        return log_weight

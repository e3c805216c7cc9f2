"""A seat of a complete game as a planner sees it: for playing sampled worlds on without leaving compiled code."""

from __future__ import annotations

from functools import cache

from librt.vecs import vec
from mypy_extensions import i64

from vialibre.bots.planner.parameters import RIVAL, SOUVENIR, Weights
from vialibre.bots.planner.position import Position
from vialibre.engine.core.board_index import BoardIndex
from vialibre.engine.core.constants import GRAY, KINDS, NO_SEAT, NONE, WILD
from vialibre.engine.core.graph import Graph, graph_of
from vialibre.engine.core.network import may_open, owns
from vialibre.engine.core.state import Seat, State


class BoardModel:
    """What a planner knows of a board before any game: built once."""

    def __init__(self, t: BoardIndex) -> None:
        self.graph: Graph = graph_of(t)
        self.weights: Weights = Weights(t)
        lengths: list[int] = [int(t.length[route]) for route in range(t.n_routes)]
        self.claim: i64 = 105 * sum(lengths) // len(lengths)  # cars of a claim, about, in hundredths
        # Hundredths of a turn: what a claim must save, or cards are drawn instead, and what a ticket's route is more
        # urgent by. Where a network grows from its start city every claim opens others (WEST-2), so few are put off.
        self.least: i64 = 95 if t.markers == 0 else 40
        self.joining: i64 = 10 if t.markers == 0 else 36
        cards: i64 = 0
        for c in range(KINDS):
            cards += t.deck_count[c]
        self.odds: list[int] = [int(t.deck_count[c] * 1000 // cards) for c in range(KINDS)]


@cache
def board_model(t: BoardIndex) -> BoardModel:
    return BoardModel(t)


def position_of(s: State, who: i64, model: BoardModel) -> Position:
    """The field of one seat, by what lies on the board and in its own hand."""
    t = s.index
    seat = s.seats[who]
    cars_for: list[int] = []
    for route in range(t.n_routes):
        if owns(t, seat, route):
            cars_for.append(0)
        elif t.length[route] <= seat.cars and may_open(s, seat, route):
            cars_for.append(t.length[route])
        else:
            cars_for.append(-1)
    hand: list[int] = []
    for c in range(KINDS):
        hand.append(seat.hand[c])
    position = Position(model.graph, model.weights, cars_for, hand, model.odds)
    for route in range(t.n_routes):
        if position.cars_for[route] > 0:
            position.reward[route] = reward_of(s, who, route)
    price_tunnels(position)
    position.cars = seat.cars
    position.time = time_left(s, model)
    if t.markers > 0 and len(seat.markers) > 0:
        position.start = seat.markers[0]
    if t.stations > 0:
        price_stations(s, who, position)
    return position


def reward_of(s: State, who: i64, route: i64) -> i64:
    """Points for a claim, in hundredths: as they are paid, with a souvenir, with Alvin."""
    t = s.index
    a: i64 = t.a[route]
    b: i64 = t.b[route]
    points: i64 = 100 * t.points[t.length[route]]
    reward: i64 = points
    if t.markers > 0:
        paid: i64 = share_of(s.marker_at[a], who) + share_of(s.marker_at[b], who)
        if s.marker_at[a] != NO_SEAT or s.marker_at[b] != NO_SEAT:
            reward = points * paid // 100
    if t.n_symbols > 0 and (offers(s, who, a) or offers(s, who, b)):
        reward += SOUVENIR
    if s.with_alvin and s.alvin_holder != who and (s.alvin_at == a or s.alvin_at == b):
        reward += 100 * t.alvin_capture
    return reward


def share_of(controller: i64, who: i64) -> i64:
    """WEST-4, in hundredths of the route's points."""
    if controller == NO_SEAT:
        return 0
    if controller == who:
        return 100
    return -RIVAL


def offers(s: State, who: i64, city: i64) -> bool:
    return s.tokens_at[city] > 0 and s.seats[who].souvenirs & s.index.one[s.symbol_at[city]] == 0


def price_tunnels(position: Position) -> None:
    t = position.t
    if t.reveal == 0:
        return
    w = position.weights
    card: i64 = t.reveal * w.card
    wild: i64 = position.odds[WILD]
    for color in range(WILD):
        position.tunnel[color] = w.tunnel + card * (position.odds[color] + wild) // 1000
    position.tunnel[GRAY] = w.tunnel + card * ((1000 - wild) // WILD + wild) // 1000


def price_stations(s: State, who: i64, position: Position) -> None:
    t = s.index
    w = position.weights
    stations = s.seats[who].stations
    built: i64 = len(stations)
    position.stations = t.stations - built
    position.station_price = 100 * (t.unbuilt + 1 + built) + w.turn * (200 + w.card * built) // 100
    for i in range(s.n):
        if i != who:
            lend(t, s.seats[i], stations, position)


def lend(t: BoardIndex, seat: Seat, stations: vec[i64], position: Position) -> None:
    """A rival's routes: those at stations that stand may be used, one for each."""
    for route in range(t.n_routes):
        if owns(t, seat, route):
            position.borrowed[route] = 1
            for k in range(i64(len(stations))):
                if t.a[route] == stations[k] or t.b[route] == stations[k]:
                    position.lent[route] |= t.one[k]


def time_left(s: State, model: BoardModel) -> i64:
    """Hundredths of turns until somebody has so few cars that the end comes, about."""
    if s.last_turns != NONE:
        return 100
    least: i64 = 100000
    for i in range(s.n):
        seat = s.seats[i]
        cars: i64 = max(0, seat.cars - 2)
        least = min(least, max(0, cars - seat.cards) * 50 + cars * 10000 // model.claim)
    return least + 100

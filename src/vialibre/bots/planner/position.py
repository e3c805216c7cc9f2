"""A seat's position as the planner sees it: what routes cost and bring it, its hand, the deck's odds, the time left.

Reads only what the seat knows: a sampled world and the state of the seat's view give the same position.
Points, turns and chances are in hundredths.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from vialibre.bots.planner.board_model import BoardModel
from vialibre.bots.planner.parameters import RIVAL, SOUVENIR, Care, Weights
from vialibre.engine.core.board_index import BoardIndex, ints, to_vec
from vialibre.engine.core.claim_costs import seat_costs
from vialibre.engine.core.constants import GRAY, KINDS, NO_SEAT, NONE, ROW, WILD
from vialibre.engine.core.graph import Graph
from vialibre.engine.core.network import owns
from vialibre.engine.core.state import Seat, State


class Position:
    """What does not change while one decision is considered."""

    def __init__(self, s: State, who: i64, model: BoardModel, care: Care) -> None:
        t: BoardIndex = s.index
        seat = s.seats[who]
        self.t: BoardIndex = t
        self.graph: Graph = model.graph
        self.weights: Weights = model.weights
        self.cars_for: vec[i64] = seat_costs(s, who)  # cars: 0 own, negative if it can never be claimed
        self.borrowed: vec[i64] = ints(t.n_routes)  # 1 where a station could use an opponent's route
        self.lent: vec[i64] = ints(t.n_routes)  # own stations that may use it already, as bits of their places
        self.reward: vec[i64] = ints(t.n_routes)  # points for claiming it
        self.hand: vec[i64] = seat.hand[:]
        self.odds: vec[i64] = deck_odds(s, who) if care.count_seen else to_vec(model.odds)
        self.tunnel: vec[i64] = ints(KINDS)  # turns for a tunnel of each color, gray last
        self.cars: i64 = seat.cars
        self.time: i64 = time_left(s, model)  # turns
        self.stations: i64 = 0
        self.station_price: i64 = 0
        self.start: i64 = seat.markers[0] if t.markers > 0 and len(seat.markers) > 0 else NONE  # Old West's start city
        for route in range(t.n_routes):
            if self.cars_for[route] > 0:
                self.reward[route] = reward_of(s, who, route)
        price_tunnels(self)
        if t.stations > 0:
            price_stations(s, who, self)


def deck_odds(s: State, who: i64) -> vec[i64]:
    """The chance of each kind to be the deck's next card, in thousandths, by what the seat has not seen yet."""
    t = s.index
    unseen = ints(KINDS)
    for c in range(KINDS):
        unseen[c] = t.deck_count[c] - s.discards[c]
        for i in range(s.n):
            unseen[c] -= s.seats[i].hand[c] if i == who else s.seats[i].known[c]
    for i in range(ROW):
        if s.row[i] != NONE:
            unseen[s.row[i]] -= 1
    total: i64 = 0
    for c in range(KINDS):
        unseen[c] = max(0, unseen[c])
        total += unseen[c]
    for c in range(KINDS):
        unseen[c] = unseen[c] * 1000 // max(1, total)
    return unseen


def reward_of(s: State, who: i64, route: i64) -> i64:
    """Points for a claim: as they are paid, with a souvenir, with Alvin."""
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
    """WEST-4: the part of a route's points that the controller of one of its cities is worth to the seat."""
    if controller == NO_SEAT:
        return 0
    if controller == who:
        return 100
    return -RIVAL


def offers(s: State, who: i64, city: i64) -> bool:
    """Whether the seat would get a souvenir there that it has not got yet."""
    return s.tokens_at[city] > 0 and s.seats[who].souvenirs & s.index.one[s.symbol_at[city]] == 0


def price_tunnels(position: Position) -> None:
    """A tunnel costs one more card for every revealed card that is of its color or wild."""
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
    """An opponent's route costs what the station costs: the points for not building it, a turn and the cards."""
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
    """An opponent's routes: each station that stands may use one of those that end there."""
    for route in range(t.n_routes):
        if owns(t, seat, route):
            position.borrowed[route] = 1
            for k in range(i64(len(stations))):
                if t.a[route] == stations[k] or t.b[route] == stations[k]:
                    position.lent[route] |= t.one[k]


def time_left(s: State, model: BoardModel) -> i64:
    """Turns until a seat has so few cars that the end comes, about: cards to be drawn, and claims."""
    if s.last_turns != NONE:
        return 100
    least: i64 = 100000
    for i in range(s.n):
        seat = s.seats[i]
        cars: i64 = max(0, seat.cars - 2)
        least = min(least, max(0, cars - seat.cards) * 50 + cars * 10000 // model.claim)
    return least + 100

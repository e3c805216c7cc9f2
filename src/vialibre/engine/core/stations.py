"""Building stations: STN-1, STN-2. Their scoring is in station_borrowing.py and scoring.py."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from vialibre.engine.core.board_index import payment_code
from vialibre.engine.core.cards import can_pay, count_payments, pay, settle_row
from vialibre.engine.core.constants import NO_SEAT, NONE, STATION_BUILT, TURN, WILD, WITH_CARDS
from vialibre.engine.core.state import Seat, State, with_item
from vialibre.engine.core.trace import note
from vialibre.engine.core.turn import end_turn


def station_cost(seat: Seat) -> i64:
    return len(seat.stations) + 1


def has_station_left(s: State, seat: Seat) -> bool:
    return len(seat.stations) < s.index.stations


def cities_without_station(s: State) -> i64:
    left: i64 = s.index.n_cities
    for seat in s.seats:
        left -= len(seat.stations)
    return left


def count_stations(s: State, seat: Seat) -> i64:
    if not has_station_left(s, seat):
        return 0
    return cities_without_station(s) * count_payments(seat, station_cost(seat))


def nth_station(s: State, seat: Seat, n: i64) -> i64:
    """The action that fill_stations would write at index n."""
    t = s.index
    free: i64 = cities_without_station(s)
    code: i64 = nth_payment(seat, station_cost(seat), t.stations, n // free)
    nth: i64 = n % free
    for city in range(t.n_cities):
        if s.station_at[city] == NO_SEAT:
            if nth == 0:
                return t.station0 + city * t.station_ways + code
            nth -= 1
    return NONE


def nth_payment(seat: Seat, cost: i64, most: i64, n: i64) -> i64:
    hand = seat.hand
    for color in range(WILD):
        if hand[color] > 0:
            fewest: i64 = max(cost - hand[color], 0)
            ways: i64 = min(cost - 1, hand[WILD]) - fewest + 1
            if ways > 0:
                if n < ways:
                    return payment_code(color, fewest + n, most)
                n -= ways
    return payment_code(WILD, 0, most)


def fill_stations(s: State, seat: Seat, out: vec[i64], n: i64) -> i64:
    if not has_station_left(s, seat):
        return n
    t = s.index
    cost: i64 = station_cost(seat)
    for way in range(count_payments(seat, cost)):
        code: i64 = nth_payment(seat, cost, t.stations, way)
        for city in range(t.n_cities):
            if s.station_at[city] == NO_SEAT:
                out[n] = t.station0 + city * t.station_ways + code
                n += 1
    return n


def may_build_station(s: State, action: i64) -> bool:
    t = s.index
    seat = s.seats[s.player]
    if s.phase != TURN or not has_station_left(s, seat):
        return False
    city: i64 = (action - t.station0) // t.station_ways
    color, wilds = station_payment(s, action)
    return s.station_at[city] == NO_SEAT and can_pay(seat, color, station_cost(seat), wilds)


def station_payment(s: State, action: i64) -> tuple[i64, i64]:
    t = s.index
    code: i64 = (action - t.station0) % t.station_ways
    color: i64 = code // t.stations
    if color == WILD:
        return color, station_cost(s.seats[s.player])
    return color, code % t.stations


def build_station(s: State, action: i64) -> None:
    t = s.index
    seat = s.seats[s.player]
    city: i64 = (action - t.station0) // t.station_ways
    color, wilds = station_payment(s, action)
    cost: i64 = station_cost(seat)
    pay(s, seat, color, cost, wilds)
    s.station_at[city] = s.player
    seat.stations = with_item(seat.stations, city)
    note(s, STATION_BUILT, s.player, city, color, wilds + WITH_CARDS * cost)
    settle_row(s)
    end_turn(s)

"""Setters that take lists, for interpreted code that builds a state: positions, determinizations and analysis.

Interpreted code must not pass a vec to compiled code, neither as an argument nor into an attribute: mypyc 2.4 then
never frees it (tests/engine/test_memory.py). Lists are fine, so only lists cross the boundary.
"""

from __future__ import annotations

from vialibre.engine.core.board_index import to_vec
from vialibre.engine.core.state import Seat, State


def set_tickets(seat: Seat, tickets: list[int]) -> None:
    seat.tickets = to_vec(tickets)


def set_offer(seat: Seat, tickets: list[int]) -> None:
    seat.offer = to_vec(tickets)


def set_refused(seat: Seat, tickets: list[int]) -> None:
    seat.refused = to_vec(tickets)


def set_known(seat: Seat, cards: list[int]) -> None:
    seat.known = to_vec(cards)


def set_stations(seat: Seat, cities: list[int]) -> None:
    seat.stations = to_vec(cities)


def set_markers(seat: Seat, cities: list[int]) -> None:
    seat.markers = to_vec(cities)


def set_cards(s: State, bottom_first: list[int]) -> None:
    s.deck = to_vec(bottom_first)


def set_stacks(s: State, symbols: list[int]) -> None:
    s.to_place = to_vec(symbols)


def set_revealed(s: State, cards: list[int]) -> None:
    s.revealed = to_vec(cards)

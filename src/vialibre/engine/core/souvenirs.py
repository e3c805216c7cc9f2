"""Souvenirs: SF-1 to SF-3; the first step after a claim."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from vialibre.engine.core.board_index import ints
from vialibre.engine.core.constants import NONE, SOUVENIR, SOUVENIR_TAKEN, SOUVENIRS_PLACED
from vialibre.engine.core.markers import offer_marker
from vialibre.engine.core.state import Seat, State
from vialibre.engine.core.trace import note


def after_claim(s: State) -> None:
    """SF-3: a token must be taken; if only one is available it is taken without a decision."""
    t = s.index
    if t.n_symbols > 0:
        seat = s.seats[s.player]
        here: bool = offers_souvenir(s, seat, t.a[s.route])
        there: bool = offers_souvenir(s, seat, t.b[s.route])
        if here and there:
            s.phase = SOUVENIR
            return
        if here:
            take_token(s, t.a[s.route])
        elif there:
            take_token(s, t.b[s.route])
    offer_marker(s)


def offers_souvenir(s: State, seat: Seat, city: i64) -> bool:
    return s.tokens_at[city] > 0 and seat.souvenirs & s.index.one[s.symbol_at[city]] == 0


def take_token(s: State, city: i64) -> None:
    s.tokens_at[city] -= 1
    s.seats[s.player].souvenirs |= s.index.one[s.symbol_at[city]]
    note(s, SOUVENIR_TAKEN, s.player, city, s.symbol_at[city])


def fill_souvenirs(s: State, out: vec[i64], n: i64) -> i64:
    t = s.index
    out[n] = t.souvenir0 + t.a[s.route]
    out[n + 1] = t.souvenir0 + t.b[s.route]
    return n + 2


def may_choose_souvenir(s: State, city: i64) -> bool:
    return s.phase == SOUVENIR and (city == s.index.a[s.route] or city == s.index.b[s.route])


def choose_souvenir(s: State, city: i64) -> None:
    take_token(s, city)
    offer_marker(s)


def fill_places(s: State, out: vec[i64], n: i64) -> i64:
    """SF-2: any remaining stack, on any city without one."""
    t = s.index
    for i in range(i64(len(s.to_place))):
        for city in range(t.n_cities):
            if s.symbol_at[city] == NONE:
                out[n] = t.place0 + s.to_place[i] * t.n_cities + city
                n += 1
    return n


def may_place_stack(s: State, symbol: i64, city: i64) -> bool:
    return symbol in s.to_place and s.symbol_at[city] == NONE


def place_stack(s: State, symbol: i64, city: i64) -> None:
    left = ints(len(s.to_place) - 1)
    at: i64 = 0
    for i in range(i64(len(s.to_place))):
        if s.to_place[i] != symbol:
            left[at] = s.to_place[i]
            at += 1
    s.to_place = left
    s.symbol_at[city] = symbol
    s.tokens_at[city] = stack_size(s, False)
    note(s, SOUVENIRS_PLACED, s.player, city, symbol)


def stack_size(s: State, fixed: bool) -> i64:
    """SF-1, SF-2: how many tokens a stack has, by the number of players."""
    souvenirs = s.index.board.rules.souvenirs
    size: i64 = 0
    if souvenirs is not None:
        for players, tokens in souvenirs.stack if fixed else souvenirs.placed:
            if s.n >= players:
                size = tokens
    return size

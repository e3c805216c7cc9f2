"""Actions as numbers: how an action of a board is numbered, both ways. Tables says where each kind begins."""

from __future__ import annotations

import difflib
from functools import cache
from typing import assert_never

from vialibre.boards.model import MAX_OFFER
from vialibre.engine.actions import (
    KIND_NAMES,
    Action,
    BuildStation,
    ChooseStart,
    ClaimRoute,
    DeclineTunnel,
    DrawBlind,
    DrawFaceUp,
    DrawTickets,
    KeepTickets,
    MoveAlvin,
    NoMarker,
    Pass,
    PayTunnel,
    PlaceMarker,
    PlaceSouvenirs,
    TakeSouvenir,
)
from vialibre.engine.core.board_index import BoardIndex
from vialibre.engine.core.constants import DECK, DECLINE, DRAW0, KEEP0, KINDS, NO_MARKER, PASS, PAY0, TICKETS
from vialibre.engine.core.constants import WILD as WILD_KIND
from vialibre.engine.notation import format_action, not_an_action, payment_text
from vialibre.errors import BadAction


def number_of(t: BoardIndex, action: Action) -> int:
    """The action's number on a board; raises BadAction if the board has no such city, route or way to pay."""
    if not isinstance(action, Action):
        raise not_an_action(action)
    match action:
        case KeepTickets(places):
            if list(places) != sorted(set(places)) or not all(1 <= place <= MAX_OFFER for place in places):
                raise BadAction("bad_places", text=format_action(action))
            return int(KEEP0) + sum(1 << (place - 1) for place in places)
        case ChooseStart(city):
            return int(t.start0) + _city(t, city)
        case PlaceSouvenirs(symbol, city):
            return int(t.place0) + _symbol(t, symbol) * int(t.n_cities) + _city(t, city)
        case DrawFaceUp(color):
            return int(DRAW0) + _kind(action, color)
        case DrawBlind():
            return int(DECK)
        case DrawTickets():
            return int(TICKETS)
        case ClaimRoute(route, color, wilds):
            return _claim_number(t, action, route, color, wilds)
        case PayTunnel(color, wilds):
            return int(PAY0) + _payment_number(t, action, color, wilds, max(int(t.reveal), 1))
        case DeclineTunnel():
            return int(DECLINE)
        case BuildStation(city, color, wilds):
            if t.stations == 0:
                raise BadAction("no_such_rule", text=format_action(action), board=t.board.name)
            code = _payment_number(t, action, color, wilds, int(t.stations))
            return int(t.station0) + _city(t, city) * int(t.station_ways) + code
        case PlaceMarker(city, color, wilds):
            if t.markers == 0:
                raise BadAction("no_such_rule", text=format_action(action), board=t.board.name)
            code = _payment_number(t, action, color, wilds, int(t.marker_cost))
            return int(t.marker0) + _city(t, city) * int(t.marker_ways) + code
        case NoMarker():
            return int(NO_MARKER)
        case TakeSouvenir(city):
            return int(t.souvenir0) + _city(t, city)
        case MoveAlvin(city):
            return int(t.alvin0) + _city(t, city)
        case Pass():
            return int(PASS)
        case _:
            assert_never(action)


def _kind(action: Action, color: str) -> int:
    if color not in KIND_NAMES:
        raise BadAction("unknown_card", text=format_action(action), card=color, known=", ".join(KIND_NAMES))
    return KIND_NAMES.index(color)


def _city(t: BoardIndex, city: str) -> int:
    number = t.city_number.get(city)
    if number is None:
        raise BadAction("unknown_city", city=city, board=t.board.name, near=_near(city, t.city_number))
    return number


def _symbol(t: BoardIndex, symbol: str) -> int:
    souvenirs = t.board.rules.souvenirs
    symbols = souvenirs.symbols if souvenirs else ()
    if symbol not in symbols:
        raise BadAction("unknown_symbol", symbol=symbol, board=t.board.name, known=", ".join(symbols) or "–")
    return symbols.index(symbol)


def _claim_number(t: BoardIndex, action: Action, route_id: str, color: str, wilds: int) -> int:
    route = t.route_number.get(route_id)
    if route is None:
        raise BadAction("unknown_route", route=route_id, board=t.board.name, near=_near(route_id, t.route_number))
    kind = _kind(action, color)
    used = int(t.length[route]) if kind == WILD_KIND else wilds
    number = int(t.claim_base[route * int(KINDS) + kind]) + used
    index = number - int(t.claim0)
    fits = 0 <= index < len(t.claim_route) and (t.claim_route[index], t.claim_color[index], t.claim_wilds[index]) == (
        route,
        kind,
        used,
    )
    if not fits:
        row = t.board.routes[route]
        cards = payment_text(color, wilds)
        raise BadAction(
            "cards_do_not_fit",
            route=route_id,
            cards=cards,
            color=row.color,
            length=row.length,
            ferry=row.ferry,
            wild=t.board.wild,
        )
    return number


def _payment_number(t: BoardIndex, action: Action, color: str, wilds: int, most: int) -> int:
    kind = _kind(action, color)
    if kind == WILD_KIND:
        return int(WILD_KIND) * most
    if not 0 <= wilds < most:
        raise BadAction("too_many_wilds", text=format_action(action), most=most - 1, wild=t.board.wild)
    return kind * most + wilds


def _near(word: str, known: dict[str, int]) -> str:
    near = difflib.get_close_matches(word, known, n=3)
    return ", ".join(near) if near else "–"


def action_of(t: BoardIndex, number: int) -> Action:
    """The action with this number; raises BadAction if the board has none."""
    if not 0 <= number < t.n_actions:
        raise BadAction("unknown_number", number=number, last=int(t.n_actions) - 1, board=t.board.name)
    cities = t.board.cities
    if number >= t.claim0:
        index = number - int(t.claim0)
        kind = int(t.claim_color[index])
        wilds = 0 if kind == WILD_KIND else int(t.claim_wilds[index])
        return ClaimRoute(t.board.routes[t.claim_route[index]].id, KIND_NAMES[kind], wilds)
    if number < DECK:
        return DrawFaceUp(KIND_NAMES[number])
    if number < KEEP0:
        return _SIMPLE[number]
    if number < PAY0:
        mask = number - int(KEEP0)
        return KeepTickets(tuple(place + 1 for place in range(MAX_OFFER) if mask >> place & 1))
    if number < t.start0:
        return PayTunnel(*_payment(number - int(PAY0), max(int(t.reveal), 1)))
    if number < t.alvin0:
        return ChooseStart(cities[number - int(t.start0)].id)
    if number < t.souvenir0:
        return MoveAlvin(cities[number - int(t.alvin0)].id)
    if number < t.place0:
        return TakeSouvenir(cities[number - int(t.souvenir0)].id)
    if number < t.marker0:
        symbol, city = divmod(number - int(t.place0), int(t.n_cities))
        souvenirs = t.board.rules.souvenirs
        assert souvenirs is not None
        return PlaceSouvenirs(souvenirs.symbols[symbol], cities[city].id)
    if number < t.station0:
        city, code = divmod(number - int(t.marker0), int(t.marker_ways))
        return PlaceMarker(cities[city].id, *_payment(code, int(t.marker_cost)))
    city, code = divmod(number - int(t.station0), int(t.station_ways))
    return BuildStation(cities[city].id, *_payment(code, int(t.stations)))


def _payment(code: int, most: int) -> tuple[str, int]:
    kind, wilds = divmod(code, most)
    return KIND_NAMES[kind], wilds


_SIMPLE: dict[int, Action] = {
    int(DECK): DrawBlind(),
    int(TICKETS): DrawTickets(),
    int(PASS): Pass(),
    int(DECLINE): DeclineTunnel(),
    int(NO_MARKER): NoMarker(),
}


Claim = tuple[int, int, int, int]
"""A claim: the action's number, its route, the color that pays, and how many locomotives."""


@cache
def claims_of(t: BoardIndex) -> list[Claim]:
    """All claims of a board, in the order of their numbers, the first of which is `t.claim0`.

    Built once: looking claims up is faster than building them at every decision.
    """
    first = int(t.claim0)
    return [
        (first + i, int(t.claim_route[i]), int(t.claim_color[i]), int(t.claim_wilds[i]))
        for i in range(int(t.n_actions) - first)
    ]

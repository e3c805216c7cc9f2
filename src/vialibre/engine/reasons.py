"""Reasons: why an action is not legal although the game waits for an action of its kind.

Each function gets the state, the seat, the action and its text, and returns the error with its code and parameters.
action_kinds.py says which function explains which kind.
"""

from __future__ import annotations

from collections.abc import Callable

from vialibre.engine.actions import (
    KIND_NAMES,
    Action,
    BuildStation,
    ChooseStart,
    ClaimRoute,
    DrawBlind,
    DrawFaceUp,
    DrawTickets,
    KeepTickets,
    MoveAlvin,
    Pass,
    PayTunnel,
    PlaceMarker,
    PlaceSouvenirs,
    TakeSouvenir,
)
from vialibre.engine.arguments import payment_text
from vialibre.engine.core.cards import can_pay
from vialibre.engine.core.constants import NO_SEAT, NONE, SECOND, WILD
from vialibre.engine.core.markers import may_take_marker
from vialibre.engine.core.network import is_open, owns, touches_network
from vialibre.engine.core.state import State
from vialibre.engine.core.stations import has_station_left, station_cost
from vialibre.engine.core.tickets import keep_at_least
from vialibre.errors import IllegalAction


def always_legal(s: State, who: int, action: Action, text: str) -> IllegalAction:
    """For kinds that are legal whenever the game waits for them: no state leads here."""
    raise AssertionError(f"{text} is legal in phase {s.phase}")


def too_expensive(cost: Callable[[State, int], int]) -> Callable[[State, int, Action, str], IllegalAction]:
    """For kinds with nothing but a payment; `cost` is how many cards the seat must pay now."""

    def reason(s: State, who: int, action: Action, text: str) -> IllegalAction:
        color, wilds = str(getattr(action, "color")), int(getattr(action, "wilds"))  # noqa: B009
        return _not_enough(s, who, text, color, wilds, cost(s, who))

    return reason


def claim(s: State, who: int, action: ClaimRoute, text: str) -> IllegalAction:
    return why_not_claim(s, who, s.index.route_number[action.route], action.color, action.wilds)


def draw_face_up(s: State, who: int, action: DrawFaceUp, text: str) -> IllegalAction:
    wild = s.index.board.wild
    if s.phase == SECOND and action.color == KIND_NAMES[-1]:
        return IllegalAction("wild_second", action=text, seat=who, wild=wild)
    return IllegalAction("not_in_row", action=text, seat=who, card=action.color, wild=wild)


def draw_blind(s: State, who: int, action: DrawBlind, text: str) -> IllegalAction:
    return IllegalAction("deck_empty", action=text, seat=who)


def draw_tickets(s: State, who: int, action: DrawTickets, text: str) -> IllegalAction:
    return IllegalAction("no_tickets_left", action=text, seat=who)


def pass_turn(s: State, who: int, action: Pass, text: str) -> IllegalAction:
    return IllegalAction("cannot_pass", action=text, seat=who)


def keep_tickets(s: State, who: int, action: KeepTickets, text: str) -> IllegalAction:
    seat = s.seats[who]
    places, offered = action.places, len(seat.offer)
    if places and places[-1] > offered:
        return IllegalAction("not_offered", action=text, seat=who, place=places[-1], offered=offered)
    least = int(keep_at_least(s, seat))
    return IllegalAction("keep_more", action=text, seat=who, kept=len(places), least=least)


def build_station(s: State, who: int, action: BuildStation, text: str) -> IllegalAction:
    seat = s.seats[who]
    if not has_station_left(s, seat):
        return IllegalAction("no_stations_left", action=text, seat=who)
    if s.station_at[s.index.city_number[action.city]] != NO_SEAT:
        return IllegalAction("station_taken", action=text, seat=who, city=action.city)
    return _not_enough(s, who, text, action.color, action.wilds, int(station_cost(seat)))


def pay_tunnel(s: State, who: int, action: PayTunnel, text: str) -> IllegalAction:
    played = KIND_NAMES[s.set_color]
    if action.color not in (played, KIND_NAMES[-1]):
        return IllegalAction("other_color", action=text, seat=who, color=played, wild=s.index.board.wild)
    return _not_enough(s, who, text, action.color, action.wilds, int(s.extra))


def place_marker(s: State, who: int, action: PlaceMarker, text: str) -> IllegalAction:
    t = s.index
    city = t.city_number[action.city]
    if city not in (t.a[s.route], t.b[s.route]):
        return IllegalAction("not_on_route", action=text, seat=who, city=action.city)
    if not may_take_marker(s, city):
        return IllegalAction("no_marker_here", action=text, seat=who, city=action.city)
    return _not_enough(s, who, text, action.color, action.wilds, int(t.marker_cost))


def choose_start(s: State, who: int, action: ChooseStart, text: str) -> IllegalAction:
    return IllegalAction("no_marker_here", action=text, seat=who, city=action.city)


def take_souvenir(s: State, who: int, action: TakeSouvenir, text: str) -> IllegalAction:
    return IllegalAction("not_on_route", action=text, seat=who, city=action.city)


def move_alvin(s: State, who: int, action: MoveAlvin, text: str) -> IllegalAction:
    return IllegalAction("not_controlled", action=text, seat=who, city=action.city)


def place_souvenirs(s: State, who: int, action: PlaceSouvenirs, text: str) -> IllegalAction:
    if s.symbol_at[s.index.city_number[action.city]] != NONE:
        return IllegalAction("stack_taken", action=text, seat=who, city=action.city)
    return IllegalAction("symbol_placed", action=text, seat=who, symbol=action.symbol)


def why_not_claim(s: State, who: int, route: int, color: str, wilds: int) -> IllegalAction:
    """Why this seat cannot claim this route with these cards; call it only for a claim that is not legal."""
    t = s.index
    length = int(t.length[route])
    text = f"claim {t.board.routes[route].id} {payment_text(color, wilds)}"
    return why_not_open(s, who, route) or _not_enough(s, who, text, color, wilds, length)


def why_not_open(s: State, who: int, route: int) -> IllegalAction | None:
    """Why this seat cannot claim this route whatever its cards; None if it can."""
    t = s.index
    seat = s.seats[who]
    name = t.board.routes[route].id
    if not is_open(t, seat, route):
        for owner, other in enumerate(s.seats):
            if owns(t, other, route):
                return IllegalAction("route_taken", seat=who, route=name, owner=owner)
        mates = [mate for mate in (t.mate1[route], t.mate2[route]) if mate != NONE]
        if any(owns(t, seat, mate) for mate in mates):
            return IllegalAction("own_parallel", seat=who, route=name)
        if s.free[t.word[route]] & t.bit[route] == 0:
            return IllegalAction("parallel_closed", seat=who, route=name, players=int(t.parallel_from))
        if t.markers > 0 and not touches_network(t, seat, route):
            return IllegalAction("not_connected", seat=who, route=name)
    length = int(t.length[route])
    if seat.cars < length:
        return IllegalAction("not_enough_cars", seat=who, route=name, needs=length, left=int(seat.cars))
    return None


def _not_enough(s: State, who: int, text: str, color: str, wilds: int, cards: int) -> IllegalAction:
    kind = KIND_NAMES.index(color)
    used = cards if kind == WILD else wilds
    if used > cards or (kind != WILD and used == cards):
        return IllegalAction("too_many_wilds_now", action=text, seat=who, cards=cards, wild=s.index.board.wild)
    hand = s.seats[who].hand
    assert not can_pay(s.seats[who], kind, cards, used)
    return IllegalAction(
        "not_enough_cards",
        action=text,
        seat=who,
        color=color,
        needs=0 if kind == WILD else cards - used,
        have=int(hand[kind]),
        needs_wilds=used,
        have_wilds=int(hand[WILD]),
        wild=s.index.board.wild,
    )

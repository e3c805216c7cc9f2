"""Why an action is refused: a code and parameters for every reason. Called only after the engine has said no."""

from __future__ import annotations

from typing import NoReturn

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
from vialibre.engine.core.cards import can_pay
from vialibre.engine.core.constants import (
    ALVIN,
    KEEP,
    MARKER,
    NO_SEAT,
    NONE,
    OPENING,
    OVER,
    PLACE,
    SECOND,
    SOUVENIR,
    START,
    TUNNEL,
    TURN,
    WILD,
)
from vialibre.engine.core.legal import is_waited_for
from vialibre.engine.core.markers import may_take_marker
from vialibre.engine.core.network import is_open, owns, touches_network
from vialibre.engine.core.state import State
from vialibre.engine.core.stations import has_station_left, station_cost
from vialibre.engine.core.tickets import keep_at_least
from vialibre.engine.notation import format_action, not_an_action
from vialibre.engine.numbering import action_of
from vialibre.errors import IllegalAction

WAITS_FOR = {
    int(OPENING): "opening",
    int(START): "start",
    int(PLACE): "place",
    int(TURN): "turn",
    int(SECOND): "second",
    int(KEEP): "keep",
    int(TUNNEL): "tunnel",
    int(SOUVENIR): "souvenir",
    int(MARKER): "marker",
    int(ALVIN): "alvin",
}
"""What each phase waits for; the message `waits-for` in locale/<lang>/game.ftl has the words."""

_TURN_ACTIONS = (DrawFaceUp, DrawBlind, DrawTickets, ClaimRoute, BuildStation, Pass)


def refuse(s: State, who: int, action: int | Action | str) -> NoReturn:
    """Raise the error that says why this action is not possible."""
    if isinstance(action, bool) or not isinstance(action, int):
        raise not_an_action(action)
    said = action_of(s.index, action)
    text = format_action(said)
    if s.phase == OVER:
        raise IllegalAction("game_over", action=text)
    if not is_waited_for(s, who):
        raise IllegalAction("not_your_turn", action=text, seat=who, player=int(s.player))
    if not _answers(s, said):
        raise IllegalAction("other_decision", action=text, seat=who, waits_for=WAITS_FOR[int(s.phase)])
    raise _reason(s, who, said, text)


def _answers(s: State, said: Action) -> bool:
    """If the action is of the kind that is waited for."""
    if s.phase == TURN:
        return isinstance(said, _TURN_ACTIONS)
    if s.phase == SECOND:
        return isinstance(said, DrawFaceUp | DrawBlind)
    if s.phase in (OPENING, KEEP):
        return isinstance(said, KeepTickets)
    kinds: dict[int, type] = {
        int(TUNNEL): PayTunnel,
        int(MARKER): PlaceMarker,
        int(SOUVENIR): TakeSouvenir,
        int(ALVIN): MoveAlvin,
        int(START): ChooseStart,
        int(PLACE): PlaceSouvenirs,
    }
    return isinstance(said, kinds[int(s.phase)])


def _reason(s: State, who: int, said: Action, text: str) -> IllegalAction:
    t = s.index
    seat = s.seats[who]
    match said:
        case ClaimRoute(route, color, wilds):
            return why_not_claim(s, who, t.route_number[route], color, wilds)
        case DrawFaceUp(color):
            if s.phase == SECOND and color == KIND_NAMES[-1]:
                return IllegalAction("wild_second", action=text, seat=who, wild=t.board.wild)
            return IllegalAction("not_in_row", action=text, seat=who, card=color, wild=t.board.wild)
        case DrawBlind():
            return IllegalAction("deck_empty", action=text, seat=who)
        case DrawTickets():
            return IllegalAction("no_tickets_left", action=text, seat=who)
        case KeepTickets(places):
            offered = len(seat.offer)
            if places and places[-1] > offered:
                return IllegalAction("not_offered", action=text, seat=who, place=places[-1], offered=offered)
            least = int(keep_at_least(s, seat))
            return IllegalAction("keep_more", action=text, seat=who, kept=len(places), least=least)
        case BuildStation(city, color, wilds):
            if not has_station_left(s, seat):
                return IllegalAction("no_stations_left", action=text, seat=who)
            if s.station_at[t.city_number[city]] != NO_SEAT:
                return IllegalAction("station_taken", action=text, seat=who, city=city)
            return _cannot_pay(s, who, text, color, wilds, int(station_cost(seat)))
        case PayTunnel(color, wilds):
            if color not in (KIND_NAMES[s.set_color], KIND_NAMES[-1]):
                played = KIND_NAMES[s.set_color]
                return IllegalAction("other_color", action=text, seat=who, color=played, wild=t.board.wild)
            return _cannot_pay(s, who, text, color, wilds, int(s.extra))
        case PlaceMarker(city, color, wilds):
            number = t.city_number[city]
            if number not in (t.a[s.route], t.b[s.route]):
                return IllegalAction("not_on_route", action=text, seat=who, city=city)
            if not may_take_marker(s, number):
                return IllegalAction("no_marker_here", action=text, seat=who, city=city)
            return _cannot_pay(s, who, text, color, wilds, int(t.marker_cost))
        case ChooseStart(city):
            return IllegalAction("no_marker_here", action=text, seat=who, city=city)
        case TakeSouvenir(city):
            return IllegalAction("not_on_route", action=text, seat=who, city=city)
        case MoveAlvin(city):
            return IllegalAction("not_controlled", action=text, seat=who, city=city)
        case PlaceSouvenirs(symbol, city):
            if s.symbol_at[t.city_number[city]] != NONE:
                return IllegalAction("stack_taken", action=text, seat=who, city=city)
            return IllegalAction("symbol_placed", action=text, seat=who, symbol=symbol)
        case _:
            return IllegalAction("cannot_pass", action=text, seat=who)


def why_not_claim(s: State, who: int, route: int, color: str, wilds: int) -> IllegalAction:
    """Why this seat cannot claim this route with these cards; it must be one that is refused."""
    t = s.index
    length = int(t.length[route])
    text = format_action(ClaimRoute(t.board.routes[route].id, color, wilds))
    return why_not_open(s, who, route) or _cannot_pay(s, who, text, color, wilds, length)


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


def _cannot_pay(s: State, who: int, text: str, color: str, wilds: int, cards: int) -> IllegalAction:
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

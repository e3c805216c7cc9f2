"""Which actions are legal, as text."""

from __future__ import annotations

from itertools import combinations

from .board import GRAY, WILD, Route
from .payments import color_of, ways_to_pay
from .state import State


def waiting(state: State) -> list[int]:
    if state.phase == "over":
        return []
    if state.phase == "opening":
        return [seat for seat in range(state.seats) if seat not in state.opening_answers]
    return [state.seat]


def legal(state: State, seat: int) -> set[str]:
    if seat not in waiting(state):
        return set()
    match state.phase:
        case "opening":
            return keeps(state, seat, state.board.ticket_rules["keep"])
        case "start":
            return {f"start {city}" for city in state.board.cities if may_take_marker(state, city)}
        case "place":
            return places(state)
        case "turn":
            return turn_actions(state, seat) or {"pass"}
        case "second":
            return second_cards(state)
        case "keep":
            return keeps(state, seat, state.board.ticket_rules["draw_keep"])
        case "tunnel":
            return tunnel_answers(state, seat)
        case "souvenir":
            return {f"souvenir {city}" for city in souvenir_choices(state, seat)}
        case "marker":
            return marker_answers(state, seat)
        case "alvin":
            return {f"alvin {city}" for city in state.markers[seat]}
        case other:
            raise AssertionError(other)


def turn_actions(state: State, seat: int) -> set[str]:
    """TURN-1."""
    actions = {f"draw {card}" for card in state.row if card is not None} | blind_draws(state)
    if state.ticket_deck:
        actions.add("tickets")
    for route in state.board.routes.values():
        if may_claim(state, seat, route):
            for payment in route_payments(state, seat, route):
                actions.add(f"claim {route.id} {payment}")
    return actions | station_actions(state, seat)


def blind_draws(state: State) -> set[str]:
    return {"draw deck"} if state.deck or state.discards else set()


def second_cards(state: State) -> set[str]:
    """DRAW-3, DRAW-6."""
    return {f"draw {card}" for card in state.row if card not in (None, WILD)} | blind_draws(state)


def keeps(state: State, seat: int, at_least: int) -> set[str]:
    offered = len(state.offers[seat])
    actions: set[str] = set()
    for count in range(min(at_least, offered), offered + 1):
        for chosen in combinations(range(1, offered + 1), count):
            actions.add(" ".join(["keep", *map(str, chosen)]))
    return actions


def may_claim(state: State, seat: int, route: Route) -> bool:
    if route.id in state.owners or state.cars[seat] < route.length:
        return False
    for twin in state.board.twins[route.id]:
        owner = state.owners.get(twin)
        if owner == seat:  # DOUBLE-1
            return False
        if owner is not None and state.seats < state.board.parallel_from:  # DOUBLE-2
            return False
    if "markers" in state.board.rules:  # WEST-2
        return not network(state, seat).isdisjoint(route.cities)
    return True


def network(state: State, seat: int) -> set[str]:
    cities = set(state.markers[seat][:1])
    for route_id, owner in state.owners.items():
        if owner == seat:
            cities |= set(state.board.routes[route_id].cities)
    return cities


def route_payments(state: State, seat: int, route: Route) -> set[str]:
    colors = state.board.colors if route.color == GRAY else [route.color]
    return ways_to_pay(state.hands[seat], route.length, colors, route.ferry)


def station_actions(state: State, seat: int) -> set[str]:
    """STN-1, STN-2."""
    rule = state.board.rules.get("stations")
    if rule is None or len(state.stations[seat]) >= rule["each"]:
        return set()
    taken = {city for cities in state.stations for city in cities}
    payments = ways_to_pay(state.hands[seat], len(state.stations[seat]) + 1, state.board.colors)
    return {f"station {city} {payment}" for city in state.board.cities if city not in taken for payment in payments}


def tunnel_answers(state: State, seat: int) -> set[str]:
    """TUN-2 to TUN-4."""
    assert state.tunnel is not None
    color = color_of(state.tunnel.payment)
    colors = [] if color == WILD else [color]
    payments = ways_to_pay(state.hands[seat], state.tunnel.extra, colors)
    return {"decline"} | {f"pay {payment}" for payment in payments}


def may_take_marker(state: State, city: str) -> bool:
    if state.alvin_played and city == state.board.rules["alvin"]["city"]:  # ALV-1
        return False
    return all(city not in cities for cities in state.markers)


def marker_cities(state: State, seat: int) -> list[str]:
    """Which of the two cities just joined may get a marker of this seat (WEST-3)."""
    rule = state.board.rules.get("markers")
    if rule is None or len(state.markers[seat]) >= rule["each"]:
        return []
    return [city for city in state.board.routes[state.claimed].cities if may_take_marker(state, city)]


def marker_answers(state: State, seat: int) -> set[str]:
    payments = ways_to_pay(state.hands[seat], state.board.rules["markers"]["cost"], state.board.colors)
    answers = {f"marker {city} {payment}" for city in marker_cities(state, seat) for payment in payments}
    return answers | {"no-marker"}


def souvenir_choices(state: State, seat: int) -> list[str]:
    """Which of the two cities just joined offer a symbol that this seat lacks (SF-3)."""
    choices: list[str] = []
    for city in state.board.routes[state.claimed].cities:
        if city in state.tokens:
            symbol, left = state.tokens[city]
            if left > 0 and symbol not in state.souvenirs[seat]:
                choices.append(city)
    return choices


def places(state: State) -> set[str]:
    """SF-2."""
    free = [city for city in state.board.cities if city not in state.tokens]
    return {f"place {symbol} {city}" for symbol in state.stacks_to_place for city in free}

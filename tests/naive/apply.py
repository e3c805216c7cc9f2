"""Applies an action. The caller has made sure that it is legal."""

from __future__ import annotations

from .board import WILD
from .legal import marker_cities, second_cards, souvenir_choices
from .payments import cards_paid, color_of
from .piles import discard_from_hand, draw_card, settle_row, take_from_hand
from .setup import by_players, end_opening, next_before_first_turn, put_under, take_tickets
from .state import State, Tunnel


def apply(state: State, seat: int, text: str) -> None:
    verb, *words = text.split()
    match verb:
        case "keep":
            keep(state, seat, [int(word) for word in words])
        case "start":
            state.markers[seat].append(words[0])
            next_before_first_turn(state)
        case "place":
            place_stack(state, symbol=words[0], city=words[1])
        case "draw":
            draw(state, seat, words[0])
        case "tickets":
            state.offers[seat] = take_tickets(state.ticket_deck, state.board.ticket_rules["draw"])
            state.phase = "keep"
        case "claim":
            claim(state, seat, route_id=words[0], payment=words[1])
        case "pay":
            pay_tunnel(state, seat, words[0])
        case "decline":
            decline_tunnel(state, seat)
        case "station":
            build_station(state, seat, city=words[0], payment=words[1])
        case "souvenir":
            take_souvenir(state, seat, words[0])
            next_after_claim(state, seat)
        case "marker":
            put_marker(state, seat, city=words[0], payment=words[1])
        case "no-marker":
            next_after_claim(state, seat)
        case "alvin":
            state.alvin = words[0]
            next_after_claim(state, seat)
        case "pass":
            pass_turn(state, seat)
        case other:
            raise AssertionError(other)


def keep(state: State, seat: int, chosen: list[int]) -> None:
    offer = state.offers[seat]
    state.offers[seat] = []
    refused: list[str] = []
    for place, ticket in enumerate(offer, start=1):
        if place in chosen:
            state.tickets[seat].append(ticket)
        else:
            refused.append(ticket)
    if state.phase == "opening":
        state.opening_answers[seat] = refused
        if len(state.opening_answers) == state.seats:
            end_opening(state)
    else:
        put_under(state, refused)  # TICK-1
        end_turn(state, seat)


def place_stack(state: State, *, symbol: str, city: str) -> None:
    state.stacks_to_place.remove(symbol)
    state.tokens[city] = (symbol, by_players(state.board.rules["souvenirs"]["placed"], state.seats))
    next_before_first_turn(state)


def draw(state: State, seat: int, what: str) -> None:
    first_card = state.phase == "turn"
    if what == "deck":
        card = draw_card(state)
        assert card is not None
        state.hands[seat].append(card)
    else:
        state.row[state.row.index(what)] = None
        state.hands[seat].append(what)
        settle_row(state)
    # DRAW-2, DRAW-6: a wild from the row is the only card, and so is a first one after which nothing may be taken.
    if first_card and what != WILD and second_cards(state):
        state.phase = "second"
    else:
        end_turn(state, seat)


def claim(state: State, seat: int, *, route_id: str, payment: str) -> None:
    route = state.board.routes[route_id]
    cards = cards_paid(payment, route.length)
    if not route.tunnel:
        discard_from_hand(state, seat, cards)
        own_route(state, seat, route_id)
        return
    take_from_hand(state, seat, cards)
    revealed: list[str] = []
    for _ in range(state.board.rules["tunnels"]["reveal"]):
        card = draw_card(state)
        if card is not None:  # TUN-6
            revealed.append(card)
    color = color_of(payment)
    extra = revealed.count(WILD)
    if color != WILD:
        extra += revealed.count(color)
    state.tunnel = Tunnel(route_id, payment, cards, revealed, extra)
    if extra > 0:
        state.phase = "tunnel"
    else:
        finish_tunnel(state, seat)


def pay_tunnel(state: State, seat: int, payment: str) -> None:
    assert state.tunnel is not None
    cards = cards_paid(payment, state.tunnel.extra)
    take_from_hand(state, seat, cards)
    state.tunnel.paid += cards
    finish_tunnel(state, seat)


def finish_tunnel(state: State, seat: int) -> None:
    tunnel = state.tunnel
    assert tunnel is not None
    state.tunnel = None
    state.discards += tunnel.paid + tunnel.revealed
    settle_row(state)
    own_route(state, seat, tunnel.route)


def decline_tunnel(state: State, seat: int) -> None:
    """TUN-4."""
    tunnel = state.tunnel
    assert tunnel is not None
    state.tunnel = None
    state.hands[seat] += tunnel.paid
    state.discards += tunnel.revealed
    settle_row(state)
    end_turn(state, seat)


def own_route(state: State, seat: int, route_id: str) -> None:
    """The cars are put, the points paid, Alvin captured; then what may follow a claim."""
    route = state.board.routes[route_id]
    state.owners[route_id] = seat
    state.cars[seat] -= route.length
    points = state.board.points[route.length]
    controllers = [owner for city in route.cities for owner in range(state.seats) if city in state.markers[owner]]
    for scorer in controllers or [seat]:  # WEST-4
        state.scores[scorer] += points
    state.claimed = route_id
    state.captured = state.alvin in route.cities and state.alvin_holder != seat
    if state.captured:  # ALV-2
        state.scores[seat] += state.board.rules["alvin"]["capture"]
        state.captures[seat] += 1
        state.alvin_holder = seat
    state.steps_after_claim = ["souvenir", "marker", "alvin"]
    next_after_claim(state, seat)


def next_after_claim(state: State, seat: int) -> None:
    """Go on until something must be asked, or the turn is over."""
    while state.steps_after_claim:
        step = state.steps_after_claim.pop(0)
        if step == "souvenir":
            cities = souvenir_choices(state, seat)
            if len(cities) == 1:
                take_souvenir(state, seat, cities[0])
            ask = len(cities) > 1
        elif step == "marker":
            ask = bool(marker_cities(state, seat))
        else:
            if state.captured and len(state.markers[seat]) == 1:
                state.alvin = state.markers[seat][0]
            ask = state.captured and len(state.markers[seat]) > 1
        if ask:
            state.phase = step
            return
    end_turn(state, seat)


def take_souvenir(state: State, seat: int, city: str) -> None:
    symbol, left = state.tokens[city]
    state.tokens[city] = (symbol, left - 1)
    state.souvenirs[seat].append(symbol)


def put_marker(state: State, seat: int, *, city: str, payment: str) -> None:
    """WEST-3."""
    discard_from_hand(state, seat, cards_paid(payment, state.board.rules["markers"]["cost"]))
    state.markers[seat].append(city)
    next_after_claim(state, seat)


def build_station(state: State, seat: int, *, city: str, payment: str) -> None:
    discard_from_hand(state, seat, cards_paid(payment, len(state.stations[seat]) + 1))
    state.stations[seat].append(city)
    end_turn(state, seat)


def pass_turn(state: State, seat: int) -> None:
    """TURN-2."""
    passes = state.passes + 1
    end_turn(state, seat)
    state.passes = passes
    if passes >= state.seats:
        state.phase = "over"


def end_turn(state: State, seat: int) -> None:
    state.passes = 0
    state.phase = "turn"
    state.seat = (seat + 1) % state.seats
    if state.last_turns is not None:
        state.last_turns -= 1
        if state.last_turns == 0:
            state.phase = "over"
    elif state.cars[seat] <= 2:  # END-1
        state.last_turns = state.seats

"""A written position: the start of a turn."""

from __future__ import annotations

from typing import Any

from .board import CARD_ORDER, Board
from .state import State, blank_state


def read_position(board: Board, position: dict[str, Any]) -> State:
    seats: int = position["seats"]
    seed = int(position.get("seed", 0)).to_bytes(32, "big")
    state = blank_state(board, seats, seed, position.get("first", 0), position.get("alvin", False))
    state.phase = "turn"
    state.seat = position.get("turn", 0)
    place_cards(state, position)

    state.tickets = lists(position, "tickets", seats)
    held = [ticket for tickets in state.tickets for ticket in tickets]
    free = [ticket for ticket in board.regular_tickets() if ticket not in held]
    state.ticket_deck = list(reversed(position.get("ticket_deck", free)))

    state.owners = dict(position.get("owners", {}))
    for route_id, owner in state.owners.items():
        state.cars[owner] -= board.routes[route_id].length
    state.cars = list(position.get("cars", state.cars))
    state.scores = list(position.get("scores", state.scores))
    state.captures = list(position.get("captures", state.captures))
    state.stations = lists(position, "stations", seats)
    state.markers = lists(position, "markers", seats)
    state.souvenirs = lists(position, "souvenirs", seats)
    state.tokens = {city: (symbol, left) for city, (symbol, left) in position.get("tokens", {}).items()}
    state.alvin = position.get("alvin_at", state.alvin)
    state.alvin_holder = position.get("alvin_holder")
    state.last_turns = position.get("last_turns")
    state.passes = position.get("passes", 0)
    return state


def lists(position: dict[str, Any], key: str, seats: int) -> list[list[str]]:
    given = [list(items) for items in position.get(key, [])]
    return given + [[] for _ in range(seats - len(given))]


def place_cards(state: State, position: dict[str, Any]) -> None:
    """The cards named, then all the others."""
    hands: list[str] = position.get("hands", [])
    for seat, text in enumerate(hands):
        state.hands[seat] = text.split()
    row = position.get("row", "").split()
    state.row = [None if word == "-" else word for word in row + ["-"] * (5 - len(row))]
    deck = position.get("deck", "").split()
    state.discards = position.get("discards", "").split()

    rest = list(state.board.cards)
    named = [card for hand in state.hands for card in hand] + [card for card in state.row if card is not None]
    for card in named + deck + state.discards:
        if card not in rest:
            raise ValueError(f"the position has more {card} cards than the board")
        rest.remove(card)
    rest.sort(key=CARD_ORDER.index)
    where = position.get("rest", "deck")
    if where == "deck":
        deck += rest
    elif where == "discards":
        state.discards += rest
    else:
        state.hands[where] += rest
    state.deck = list(reversed(deck))

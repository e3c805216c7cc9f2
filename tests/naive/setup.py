"""The deal, and what is decided before the first turn."""

from __future__ import annotations

from typing import Any

from . import shuffle
from .board import Board
from .piles import draw_card, settle_row
from .shuffle import shuffled
from .state import State, blank_state


def new_state(board: Board, seats: int, seed: bytes, *, alvin: bool, first: int | None) -> State:
    if first is None:
        first = int(shuffled([str(seat) for seat in range(seats)], seed, shuffle.SEATS)[-1])
    state = blank_state(board, seats, seed, first, alvin)
    deal_tickets(state)
    lay_souvenirs(state)
    deal_cards(state)
    state.phase = "opening"
    return state


def deal_tickets(state: State) -> None:
    board = state.board
    long_ones = shuffled(board.long_tickets(), state.seed, shuffle.LONG_TICKETS)
    for seat in range(state.seats):
        state.offers[seat] += take_tickets(long_ones, board.long_dealt)
    state.ticket_deck = shuffled(board.regular_tickets(), state.seed, shuffle.TICKETS)
    for seat in range(state.seats):
        state.offers[seat] += take_tickets(state.ticket_deck, board.ticket_rules["deal"])


def take_tickets(pile: list[str], count: int) -> list[str]:
    """From the top, or what is left if fewer (TICK-1)."""
    taken: list[str] = []
    while pile and len(taken) < count:
        taken.append(pile.pop())
    return taken


def deal_cards(state: State) -> None:
    state.deck = shuffled(state.board.cards, state.seed, shuffle.FIRST_DECK)
    for seat in range(state.seats):
        for _ in range(state.board.hand):
            card = draw_card(state)
            if card is not None:
                state.hands[seat].append(card)
    settle_row(state)


def by_players(table: dict[str, int], seats: int) -> int:
    """{"2": 2, "4": 3}: from two players on two, from four on three."""
    return table[max((key for key in table if int(key) <= seats), key=int)]


def lay_souvenirs(state: State) -> None:
    rule: dict[str, Any] | None = state.board.rules.get("souvenirs")
    if rule is None:
        return
    symbols = shuffled(rule["symbols"], state.seed, shuffle.SOUVENIRS)
    for city in state.board.souvenir_cities:
        state.tokens[city] = (symbols.pop(), by_players(rule["stack"], state.seats))
    state.stacks_to_place = symbols


def end_opening(state: State) -> None:
    """All have chosen their tickets: put the refused ones away and ask for what comes before the first turn."""
    refused = [ticket for seat in range(state.seats) for ticket in state.opening_answers[seat]]
    match state.board.ticket_rules["refused"]:
        case "under":
            put_under(state, refused)
        case "shuffled_under":
            state.ticket_deck = shuffled(refused, state.seed, shuffle.REFUSED) + state.ticket_deck
        case "out":
            pass
        case other:
            raise ValueError(f"refused tickets go {other!r}?")
    backwards = list(reversed(state.turn_order()))
    if "markers" in state.board.rules:
        state.to_start = list(backwards)
    if state.seats == 2:
        backwards = [backwards[0]]  # SF-2: the second player puts all of them.
    state.to_place = [backwards[place % len(backwards)] for place in range(len(state.stacks_to_place))]
    next_before_first_turn(state)


def put_under(state: State, tickets: list[str]) -> None:
    """One after the other, each beneath all that lie there already."""
    for ticket in tickets:
        state.ticket_deck.insert(0, ticket)


def next_before_first_turn(state: State) -> None:
    if state.to_start:
        state.phase, state.seat = "start", state.to_start.pop(0)
    elif state.to_place:
        state.phase, state.seat = "place", state.to_place.pop(0)
    else:
        state.phase, state.seat = "turn", state.first

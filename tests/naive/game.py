"""The whole game behind five questions."""

from __future__ import annotations

from collections import Counter
from typing import Any

from . import apply, legal, scoring
from .board import Board
from .position import read_position
from .setup import new_state
from .state import State


class NaiveGame:
    """Slow and plain. `board` is a parsed board file; luck comes from the shuffle fair-1."""

    state: State

    def __init__(
        self, board: dict[str, Any], seats: int, seed: bytes, *, alvin: bool = False, first: int | None = None
    ) -> None:
        self.state = new_state(Board(board), seats, seed, alvin=alvin, first=first)

    @classmethod
    def from_position(cls, board: dict[str, Any], position: dict[str, Any]) -> NaiveGame:
        game = cls.__new__(cls)
        game.state = read_position(Board(board), position)
        return game

    @property
    def over(self) -> bool:
        return self.state.phase == "over"

    def waiting(self) -> list[int]:
        return legal.waiting(self.state)

    def legal(self, seat: int) -> set[str]:
        return legal.legal(self.state, seat)

    def apply(self, seat: int, text: str) -> None:
        if text not in self.legal(seat):
            raise ValueError(f"seat {seat} may not {text!r}")
        apply.apply(self.state, seat, text)

    def score_sheets(self) -> list[dict[str, Any]]:
        if not self.over:
            raise ValueError("the game is not over")
        return scoring.score_sheets(self.state)

    def winners(self) -> set[int]:
        if not self.over:
            raise ValueError("the game is not over")
        return scoring.winners(self.state)

    def snapshot(self) -> dict[str, Any]:
        state = self.state
        return {
            "hands": [dict(Counter(hand)) for hand in state.hands],
            "row": list(state.row),
            "deck_size": len(state.deck),
            "deck": list(reversed(state.deck)),
            "discards": dict(Counter(state.discards)),
            "ticket_deck": list(reversed(state.ticket_deck)),
            "tickets": [list(tickets) for tickets in state.tickets],
            "offers": [list(offer) for offer in state.offers],
            "cars": list(state.cars),
            "scores": list(state.scores),
            "owners": dict(state.owners),
            "stations": [list(cities) for cities in state.stations],
            "markers": [list(cities) for cities in state.markers],
            "alvin": state.alvin,
            "alvin_holder": state.alvin_holder,
            "tokens": {city: [symbol, left] for city, (symbol, left) in state.tokens.items() if left > 0},
            "souvenirs": [sorted(symbols) for symbols in state.souvenirs],
            "waiting": self.waiting(),
        }

"""All that changes in a game."""

from __future__ import annotations

from dataclasses import dataclass, field

from .board import Board
from .shuffle import FIRST_RESHUFFLE


@dataclass
class Tunnel:
    """A tunnel that waits for `pay` or `decline`: these cards are in no hand and in no pile."""

    route: str
    payment: str
    paid: list[str]
    revealed: list[str]
    extra: int


@dataclass
class State:
    board: Board
    seats: int
    seed: bytes
    first: int
    alvin_played: bool
    hands: list[list[str]]
    cars: list[int]
    scores: list[int]
    tickets: list[list[str]]
    offers: list[list[str]]
    stations: list[list[str]]
    markers: list[list[str]]
    souvenirs: list[list[str]]
    captures: list[int]

    # What is asked: "opening", "start", "place", "turn", "second", "keep", "tunnel", "souvenir", "marker", "alvin";
    # or "over".
    phase: str = "turn"
    seat: int = 0
    to_start: list[int] = field(default_factory=list)
    to_place: list[int] = field(default_factory=list)
    stacks_to_place: list[str] = field(default_factory=list)
    opening_answers: dict[int, list[str]] = field(default_factory=dict)
    tunnel: Tunnel | None = None
    claimed: str = ""
    captured: bool = False
    steps_after_claim: list[str] = field(default_factory=list)

    # Piles have their top at the end.
    deck: list[str] = field(default_factory=list)
    discards: list[str] = field(default_factory=list)
    row: list[str | None] = field(default_factory=lambda: [None] * 5)
    ticket_deck: list[str] = field(default_factory=list)
    next_reshuffle: int = FIRST_RESHUFFLE

    owners: dict[str, int] = field(default_factory=dict)
    tokens: dict[str, tuple[str, int]] = field(default_factory=dict)
    alvin: str | None = None
    alvin_holder: int | None = None
    last_turns: int | None = None
    passes: int = 0

    def turn_order(self) -> list[int]:
        return [(self.first + place) % self.seats for place in range(self.seats)]


def blank_state(board: Board, seats: int, seed: bytes, first: int, alvin_played: bool) -> State:
    """Everybody at the table, nothing dealt."""
    if alvin_played and "alvin" not in board.rules:
        raise ValueError("this board has no Alvin")
    state = State(
        board=board,
        seats=seats,
        seed=seed,
        first=first,
        alvin_played=alvin_played,
        hands=[[] for _ in range(seats)],
        cars=[board.cars] * seats,
        scores=[0] * seats,
        tickets=[[] for _ in range(seats)],
        offers=[[] for _ in range(seats)],
        stations=[[] for _ in range(seats)],
        markers=[[] for _ in range(seats)],
        souvenirs=[[] for _ in range(seats)],
        captures=[0] * seats,
    )
    if alvin_played:
        state.alvin = board.rules["alvin"]["city"]
    return state

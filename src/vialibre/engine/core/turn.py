"""Whose turn it is, passing, and when the game ends: TURN-1, TURN-2, END-1."""

from __future__ import annotations

from mypy_extensions import i64

from vialibre.engine.core.constants import GAME_OVER, LAST_CARS, LAST_ROUND, NO_SEAT, NONE, OVER, PASSED, TURN
from vialibre.engine.core.scoring import final_scoring
from vialibre.engine.core.state import State
from vialibre.engine.core.trace import note


def end_turn(s: State) -> None:
    s.phase = TURN
    s.route = NONE
    if s.last_turns > 0:
        s.last_turns -= 1
        if s.last_turns == 0:
            end_game(s)
            return
    elif s.seats[s.player].cars <= LAST_CARS:
        s.last_turns = s.n
        note(s, LAST_ROUND, s.player)
    s.player = next_seat(s, s.player)


def next_seat(s: State, seat: i64) -> i64:
    seat += 1
    return seat if seat < s.n else seat - s.n


def seat_before(s: State, seat: i64) -> i64:
    return seat - 1 if seat > 0 else s.n - 1


def pass_turn(s: State) -> None:
    note(s, PASSED, s.player)
    s.passes += 1
    if s.passes >= s.n:
        end_game(s)
    else:
        end_turn(s)


def end_game(s: State) -> None:
    s.phase = OVER
    final_scoring(s)
    note(s, GAME_OVER, NO_SEAT)

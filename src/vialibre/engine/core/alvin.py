"""The Alvin variant: ALV-1 to ALV-3; the last step after a claim."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from vialibre.engine.core.constants import ALVIN, ALVIN_CAPTURED, ALVIN_MOVED, FOR_CAPTURE, POINTS_SCORED
from vialibre.engine.core.state import State
from vialibre.engine.core.trace import note
from vialibre.engine.core.turn import end_turn


def capture_alvin(s: State) -> None:
    """ALV-2: a route into his city captures him, unless the claimer holds him already."""
    t = s.index
    into: bool = t.a[s.route] == s.alvin_at or t.b[s.route] == s.alvin_at
    if into and s.alvin_holder != s.player:
        seat = s.seats[s.player]
        seat.score += t.alvin_capture
        seat.captures += 1
        s.alvin_holder = s.player
        s.captured = True
        note(s, ALVIN_CAPTURED, s.player, s.alvin_at)
        note(s, POINTS_SCORED, s.player, t.alvin_capture, FOR_CAPTURE, s.alvin_at)


def offer_alvin(s: State) -> None:
    if not s.captured:
        end_turn(s)
    elif len(s.seats[s.player].markers) == 1:
        move_alvin(s, s.seats[s.player].markers[0])
    else:
        s.phase = ALVIN


def fill_alvin(s: State, out: vec[i64], n: i64) -> i64:
    markers = s.seats[s.player].markers
    for i in range(i64(len(markers))):
        out[n] = s.index.alvin0 + markers[i]
        n += 1
    return n


def may_move_alvin(s: State, city: i64) -> bool:
    return s.phase == ALVIN and s.marker_at[city] == s.player


def move_alvin(s: State, city: i64) -> None:
    s.alvin_at = city
    s.captured = False
    note(s, ALVIN_MOVED, s.player, city)
    end_turn(s)

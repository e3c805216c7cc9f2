"""The final scoring: END-2, TICK-4, STN-4, LONG-2, WEST-6, ALV-3, SF-4, TIE-1."""

from __future__ import annotations

from mypy_extensions import i64

from vialibre.engine.core.board_index import count_bits
from vialibre.engine.core.constants import NONE, TIE_LONGEST, TIE_STATIONS, TIE_TICKETS
from vialibre.engine.core.longest_trail import longest_path
from vialibre.engine.core.state import Seat, State
from vialibre.engine.core.station_borrowing import score_tickets


def final_scoring(s: State) -> None:
    for i in range(s.n):
        score_tickets(s, i)
        if s.index.has_longest:
            s.seats[i].longest = longest_path(s.index, s.seats[i])
    for i in range(s.n):
        s.seats[i].total = total_score(s, i)
    find_winners(s)


def total_score(s: State, who: i64) -> i64:
    seat = s.seats[who]
    return (
        seat.score
        + seat.ticket_sum
        + station_points(s, seat)
        + longest_points(s, seat)
        + globetrotter_points(s, seat)
        + souvenir_points(s, seat)
        + alvin_points(s, who)
    )


def station_points(s: State, seat: Seat) -> i64:
    return s.index.unbuilt * (s.index.stations - len(seat.stations))


def longest_points(s: State, seat: Seat) -> i64:
    return s.index.longest_points if holds_longest(s, seat) else 0


def holds_longest(s: State, seat: Seat) -> bool:
    """LONG-2: all seats that tie get the bonus; a length of 0 earns nothing."""
    best: i64 = 0
    for other in s.seats:
        best = max(best, other.longest)
    return best > 0 and seat.longest == best


def globetrotter_points(s: State, seat: Seat) -> i64:
    """WEST-6: all seats that tie get the bonus, unless none completed a ticket."""
    best: i64 = 0
    for other in s.seats:
        best = max(best, other.completed)
    return s.index.globetrotter if best > 0 and seat.completed == best else 0


def souvenir_points(s: State, seat: Seat) -> i64:
    if s.index.n_symbols == 0:
        return 0
    return s.index.souvenir_points[count_bits(seat.souvenirs)]


def alvin_points(s: State, who: i64) -> i64:
    return s.index.alvin_hold if s.with_alvin and s.alvin_holder == who else 0


def find_winners(s: State) -> None:
    """TIE-1: most points, then the board's tie-breaks in order; seats that are still equal share the victory."""
    t = s.index
    tied: i64 = t.one[s.n] - 1
    tied = best_of(s, tied, NONE)
    for i in range(i64(len(t.ties))):
        tied = best_of(s, tied, t.ties[i])
    s.winner_mask = tied


def best_of(s: State, tied: i64, tie_break: i64) -> i64:
    """The tied seats with the best value."""
    best: i64 = 0
    left: i64 = 0
    for i in range(s.n):
        if tied & s.index.one[i] != 0:
            value: i64 = tie_value(s, s.seats[i], tie_break)
            if left == 0 or value > best:
                best = value
                left = 0
            if value == best:
                left |= s.index.one[i]
    return left


def tie_value(s: State, seat: Seat, tie_break: i64) -> i64:
    if tie_break == TIE_TICKETS:
        return seat.completed
    if tie_break == TIE_STATIONS:
        return -len(seat.stations)
    if tie_break == TIE_LONGEST:
        return 1 if holds_longest(s, seat) else 0
    return seat.total

"""The last round, played exactly: every turn with a different result is tried and scored.

Each later seat then chooses the turn that leaves it furthest ahead as the board stands.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from vialibre.bots.planner.action_values import quick_answer
from vialibre.bots.planner.board_model import BoardModel
from vialibre.engine.core.apply import apply_action
from vialibre.engine.core.board_index import ints
from vialibre.engine.core.constants import OVER, TICKETS, TURN
from vialibre.engine.core.legal import fill_legal
from vialibre.engine.core.network import owns
from vialibre.engine.core.scoring import final_scoring
from vialibre.engine.core.state import State, copy_state

MOST_POINTS: Final[i64] = 10_000_000
"""More than any seat can have, even in hundredths."""


def margin(s: State, who: i64) -> i64:
    """How far a seat is ahead of the best opponent; the game must be scored."""
    best: i64 = -MOST_POINTS
    for i in range(s.n):
        if i != who and s.seats[i].total > best:
            best = s.seats[i].total
    return s.seats[who].total - best


def distinct_turns(s: State) -> list[int]:
    """Actions of a last turn with different results: each route once, each station city with an opponent's route to
    use, and one way of doing nothing. Tickets drawn now can hardly be completed.
    """
    t = s.index
    out = t.buffer()
    n: i64 = fill_legal(s, s.player, out)
    found: list[int] = []
    claimed = ints(t.n_routes)
    useful = cities_to_borrow_at(s)
    idle: bool = False
    for i in range(n):
        action: i64 = out[i]
        if action >= t.claim0:
            route: i64 = t.claim_route[action - t.claim0]
            if claimed[route] == 0:
                claimed[route] = 1
                found.append(action)
        elif t.stations > 0 and action >= t.station0:
            city: i64 = (action - t.station0) // t.station_ways
            if useful[city] != 0:
                useful[city] = 0
                found.append(action)
        elif action != TICKETS and not idle:
            idle = True
            found.append(action)
    if len(found) == 0 and n > 0:
        found.append(out[0])
    return found


def cities_to_borrow_at(s: State) -> vec[i64]:
    """1 for each city with an opponent's route."""
    t = s.index
    cities = ints(t.n_cities)
    if t.stations == 0:
        return cities
    for i in range(s.n):
        if i != s.player:
            for route in range(t.n_routes):
                if owns(t, s.seats[i], route):
                    cities[t.a[route]] = 1
                    cities[t.b[route]] = 1
    return cities


def end_of_turn(s: State, model: BoardModel, who: i64) -> None:
    """Finish a turn with the answers of a rollout."""
    while s.phase != OVER and s.player == who and s.phase != TURN:
        apply_action(s, who, quick_answer(s, who, model))


def best_last_turn(s: State, model: BoardModel) -> i64:
    return best_last_turns(s, model, 1)[0]


def best_last_turns(s: State, model: BoardModel, most: i64) -> list[int]:
    """The turns that would leave the seat furthest ahead if the game ended then, best first, at most so many."""
    who: i64 = s.player
    turns = distinct_turns(s)
    leads: list[int] = []
    for action in turns:
        trial = State(None, None, 0)
        copy_state(s, trial)
        apply_action(trial, who, action)
        end_of_turn(trial, model, who)
        if trial.phase != OVER:
            final_scoring(trial)
        leads.append(margin(trial, who))
    found: list[int] = []
    while len(found) < most and len(found) < len(turns):
        best: i64 = 0
        for i in range(1, i64(len(turns))):
            if leads[i] > leads[best]:
                best = i
        found.append(turns[best])
        leads[best] = -MOST_POINTS
    return found


def end_game(s: State, model: BoardModel) -> None:
    """Let every seat do its best in its last turn."""
    while s.phase != OVER:
        if s.phase == TURN:
            apply_action(s, s.player, best_last_turn(s, model))
        else:
            apply_action(s, s.player, quick_answer(s, s.player, model))

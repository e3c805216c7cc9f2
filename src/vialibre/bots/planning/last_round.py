"""The last round played exactly: every seat does what leaves it furthest ahead when the game is scored."""

from __future__ import annotations

from mypy_extensions import i64

from vialibre.bots.planning.courier import Courier
from vialibre.engine.core.codes import DECK, NONE, OVER, TICKETS, TURN
from vialibre.engine.core.legal import fill_legal
from vialibre.engine.core.perform import perform
from vialibre.engine.core.scoring import final_scoring
from vialibre.engine.core.state import State, copy_state
from vialibre.engine.core.tables import ints


def margin(s: State, who: i64) -> i64:
    """How far a seat is ahead of the best rival; the game must be scored."""
    best: i64 = -100000
    for i in range(s.n):
        if i != who and s.seats[i].total > best:
            best = s.seats[i].total
    return s.seats[who].total - best


def different_turns(s: State) -> list[int]:
    """Actions of a last turn that differ in the end: each route and station city once, and one way of doing nothing."""
    t = s.tables
    out = t.buffer()
    n: i64 = fill_legal(s, s.player, out)
    found: list[int] = []
    seen = ints(t.n_routes)
    city: i64 = NONE
    idle: bool = False
    for i in range(n):
        action: i64 = out[i]
        if action >= t.claim0:
            route: i64 = t.claim_route[action - t.claim0]
            if seen[route] == 0:
                seen[route] = 1
                found.append(action)
        elif t.stations > 0 and t.station0 <= action < t.claim0:
            if (action - t.station0) // t.station_ways != city:
                city = (action - t.station0) // t.station_ways
                found.append(action)
        elif action != TICKETS and (action == DECK or not idle):
            if not idle:
                found.append(action)
            idle = True
    if len(found) == 0 and n > 0:
        found.append(out[0])
    return found


def end_of_turn(s: State, couriers: list[Courier], who: i64) -> None:
    """Small questions of a turn, as couriers answer them."""
    while s.phase != OVER and s.player == who and s.phase != TURN:
        perform(s, who, couriers[who].choose(s))


def best_last_turn(s: State, couriers: list[Courier]) -> i64:
    who: i64 = s.player
    best: i64 = NONE
    most: i64 = 0
    for action in different_turns(s):
        trial = State(None, None, 0)
        copy_state(s, trial)
        perform(trial, who, action)
        end_of_turn(trial, couriers, who)
        if trial.phase != OVER:
            final_scoring(trial)
        lead: i64 = margin(trial, who)
        if best == NONE or lead > most:
            best = action
            most = lead
    return best


def end_game(s: State, couriers: list[Courier]) -> None:
    """Let every seat do its best in its last turn."""
    while s.phase != OVER:
        if s.phase == TURN:
            perform(s, s.player, best_last_turn(s, couriers))
        else:
            perform(s, s.player, couriers[s.player].choose(s))

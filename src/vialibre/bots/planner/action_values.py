"""The value of every action that a seat may choose now: what surveyor maximizes, search starts from, and rollouts use.

Values are ten-thousandths of points, comparable within one decision.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from vialibre.bots.planner.board_model import BoardModel, board_model
from vialibre.bots.planner.city_values import fill_alvin, fill_markers, fill_stacks, fill_starts, fill_stations
from vialibre.bots.planner.claim_values import fill_claims
from vialibre.bots.planner.draw_values import fill_draws
from vialibre.bots.planner.planner import Planner
from vialibre.bots.planner.position import Position
from vialibre.bots.planner.ticket_plan import Plan, add_fillers, own_goals
from vialibre.bots.planner.ticket_values import fill_keeps, value_of_drawing
from vialibre.engine.core.board_index import to_vec
from vialibre.engine.core.constants import (
    ALVIN,
    DECLINE,
    KEEP,
    MARKER,
    NONE,
    OPENING,
    PLACE,
    SECOND,
    START,
    TICKETS,
    TUNNEL,
    TURN,
)
from vialibre.engine.core.legal import fill_legal
from vialibre.engine.core.state import State

PAY_LAST: Final[i64] = 1000000


def action_values(s: State, who: i64, legal: list[int]) -> list[tuple[int, int]]:
    """Legal actions with their values for the seat; claims and stations that are no good are left out.

    `s` may be the state of the seat's view: only what the seat knows is read.
    """
    model = board_model(s.index)
    p = Planner(model, who, model.decision)
    fill_values(p, s, to_vec(legal))
    return [(int(p.values[i]), int(p.actions[i])) for i in range(p.n)]


def quick_answer(s: State, who: i64, model: BoardModel) -> i64:
    """The best answer of a rollout to a decision within a turn."""
    out = s.index.buffer()
    legal = out[: fill_legal(s, who, out)]
    p = Planner(model, who, model.rollout)
    fill_values(p, s, legal)
    best: i64 = p.best()
    return legal[0] if best == NONE else p.actions[best]


def fill_values(p: Planner, s: State, legal: vec[i64]) -> None:
    """Add the legal actions of a decision with their values."""
    p.begin(i64(len(legal)))
    position = Position(s, p.who, p.model, p.care)
    phase: i64 = s.phase
    if phase == KEEP or phase == OPENING:
        fill_keeps(p, s, position, legal)
    elif phase == START:
        fill_starts(p, s, position, legal)
    elif phase == ALVIN:
        fill_alvin(p, s, legal)
    elif phase == TURN or phase == SECOND or phase == MARKER or phase == PLACE:
        fill_planned(p, s, position, legal)
    else:  # a tunnel's cards: few wilds, and declining would lose the turn; a souvenir: any
        for i in range(i64(len(legal))):
            p.add(legal[i], -(PAY_LAST if legal[i] == DECLINE else legal[i]) if phase == TUNNEL else 0)


def fill_planned(p: Planner, s: State, position: Position, legal: vec[i64]) -> None:
    """Decisions that depend on the plan for the own tickets."""
    plan = p.tickets_plan(position, own_goals(s.seats[p.who]))
    phase: i64 = s.phase
    if phase == PLACE:
        fill_stacks(p, s, plan, legal)
        return
    if phase == TURN:
        fill_tickets(p, s, position, plan, legal)
    add_fillers(position, p.scratch, plan)
    if phase == MARKER:
        fill_markers(p, s, position, plan, legal)
        return
    if phase == TURN:
        fill_claims(p, s, position, plan, legal, i64(len(legal)))
        fill_stations(p, s, position, plan)
    fill_draws(p, s, position, plan, legal)


def fill_tickets(p: Planner, s: State, position: Position, plan: Plan, legal: vec[i64]) -> None:
    if s.last_turns != NONE:
        return
    for i in range(i64(len(legal))):
        if legal[i] == TICKETS:
            p.add(TICKETS, 100 * value_of_drawing(p, s, position, plan))

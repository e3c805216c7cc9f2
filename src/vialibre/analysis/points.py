"""The points that a claim would bring at once, to each seat: control of cities and Alvin included."""

from __future__ import annotations

from collections.abc import Iterable

from vialibre.boards.model import RouteId
from vialibre.engine.core.markers import score_claim
from vialibre.engine.core.state import State, copy_state
from vialibre.engine.game import board_index
from vialibre.engine.state_from_view import state_from_view
from vialibre.engine.view import View

Points = tuple[int, ...]
"""By seat. Where cities are controlled a claim may pay others too (WEST-4)."""


def points_of_claims(view: View, routes: Iterable[RouteId]) -> dict[RouteId, Points]:
    """What each of these routes would bring if the viewer claimed it now; nothing for a spectator."""
    if view.seat is None:
        return {}
    t = board_index(view.board)
    if t.markers == 0 and not view.with_alvin:  # only the claimer scores, so there is nothing to simulate
        others = [0] * len(view.seats)
        return {
            route: (*others[: view.seat], int(t.points[t.length[t.route_number[route]]]), *others[view.seat + 1 :])
            for route in routes
        }
    state = state_from_view(view)
    state.player = view.seat
    before = [seat.score for seat in state.seats]
    found = {}
    for route in routes:
        after = State(None, None, 0)
        copy_state(state, after)
        after.route = t.route_number[route]
        score_claim(after)  # the engine pays, so that the rule lives in one place
        found[route] = tuple(int(seat.score - was) for seat, was in zip(after.seats, before, strict=True))
    return found

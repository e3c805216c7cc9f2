"""Applies an action to a state. The action must be legal: see legal.py."""

from __future__ import annotations

from mypy_extensions import i64

from vialibre.engine.core.alvin import move_alvin, offer_alvin
from vialibre.engine.core.claim import complete_claim, start_claim
from vialibre.engine.core.constants import DECK, DECLINE, KEEP0, NO_MARKER, OPENING, PASS, PAY0, TICKETS
from vialibre.engine.core.draw import draw
from vialibre.engine.core.markers import place_marker
from vialibre.engine.core.setup import answer_opening, answer_place, answer_start
from vialibre.engine.core.souvenirs import choose_souvenir
from vialibre.engine.core.state import State
from vialibre.engine.core.stations import build_station
from vialibre.engine.core.tickets import draw_tickets, finish_draw
from vialibre.engine.core.tunnels import leave_tunnel, pay_tunnel, try_tunnel
from vialibre.engine.core.turn import pass_turn


def apply_action(s: State, who: i64, action: i64) -> None:
    t = s.index
    s.version += 1
    if action == PASS:
        pass_turn(s)
        return
    s.passes = 0
    if action >= t.claim0:
        start_claim(s, action)
        if t.tunnel[s.route] != 0:
            try_tunnel(s)
        else:
            complete_claim(s)
    elif action <= DECK:
        draw(s, action)
    elif action == TICKETS:
        draw_tickets(s)
    elif action == DECLINE:
        leave_tunnel(s)
    elif action == NO_MARKER:
        offer_alvin(s)
    elif action < PAY0:
        if s.phase == OPENING:
            answer_opening(s, who, action - KEEP0)
        else:
            finish_draw(s, action - KEEP0)
    elif action < t.start0:
        pay_tunnel(s, action)
    elif action < t.alvin0:
        answer_start(s, action - t.start0)
    elif action < t.souvenir0:
        move_alvin(s, action - t.alvin0)
    elif action < t.place0:
        choose_souvenir(s, action - t.souvenir0)
    elif action < t.marker0:
        placed: i64 = action - t.place0
        answer_place(s, placed // t.n_cities, placed % t.n_cities)
    elif action < t.station0:
        place_marker(s, action)
    else:
        build_station(s, action)

"""Tunnels: TUN-1 to TUN-6."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from vialibre.engine.core.board_index import ints, payment_code
from vialibre.engine.core.cards import can_pay, pay, settle_row, take_back, top_card
from vialibre.engine.core.claim import complete_claim
from vialibre.engine.core.constants import (
    CARD_REVEALED,
    DECLINE,
    EXTRA_DEMANDED,
    EXTRA_PAID,
    NO_SEAT,
    PAY0,
    TUNNEL,
    TUNNEL_LEFT,
    TUNNEL_TRIED,
    WILD,
)
from vialibre.engine.core.state import NO_INTS, State
from vialibre.engine.core.trace import note
from vialibre.engine.core.turn import end_turn


def try_tunnel(s: State) -> None:
    """Reveal cards after the set is played, and demand what they require (TUN-1, TUN-2, TUN-3)."""
    note(s, TUNNEL_TRIED, s.player, s.route, s.set_color, s.set_wilds)
    # TUN-6: the discards are shuffled if needed, but the set is not yet among them.
    shown: i64 = min(s.index.reveal, s.n_deck + s.n_discards)
    revealed = ints(shown)
    extra: i64 = 0
    for i in range(shown):
        card: i64 = top_card(s)
        revealed[i] = card
        note(s, CARD_REVEALED, NO_SEAT, card)
        if card == WILD or card == s.set_color:
            extra += 1
    s.revealed = revealed
    s.extra = extra
    if extra == 0:
        discard_revealed(s)
        complete_claim(s)
    else:
        s.phase = TUNNEL
        note(s, EXTRA_DEMANDED, s.player, extra)


def fill_tunnel(s: State, out: vec[i64], n: i64) -> i64:
    most: i64 = max(s.index.reveal, 1)
    seat = s.seats[s.player]
    if s.set_color != WILD:
        for wilds in range(s.extra):
            if can_pay(seat, s.set_color, s.extra, wilds):
                out[n] = PAY0 + payment_code(s.set_color, wilds, most)
                n += 1
    if can_pay(seat, WILD, s.extra, s.extra):
        out[n] = PAY0 + payment_code(WILD, 0, most)
        n += 1
    out[n] = DECLINE
    return n + 1


def may_pay_tunnel(s: State, action: i64) -> bool:
    if s.phase != TUNNEL:
        return False
    color: i64 = pay_color(s, action)
    if color != WILD and color != s.set_color:
        return False
    return can_pay(s.seats[s.player], color, s.extra, pay_wilds(s, action))


def pay_color(s: State, action: i64) -> i64:
    return (action - PAY0) // max(s.index.reveal, 1)


def pay_wilds(s: State, action: i64) -> i64:
    if pay_color(s, action) == WILD:
        return s.extra
    return (action - PAY0) % max(s.index.reveal, 1)


def pay_tunnel(s: State, action: i64) -> None:
    color: i64 = pay_color(s, action)
    wilds: i64 = pay_wilds(s, action)
    note(s, EXTRA_PAID, s.player, color, wilds, s.extra)
    pay(s, s.seats[s.player], color, s.extra, wilds)
    discard_revealed(s)
    complete_claim(s)


def leave_tunnel(s: State) -> None:
    """TUN-4: the set returns to the hand and the turn is over."""
    note(s, TUNNEL_LEFT, s.player, s.route)
    take_back(s.seats[s.player], s.set_color, s.index.length[s.route], s.set_wilds)
    discard_revealed(s)
    settle_row(s)
    end_turn(s)


def discard_revealed(s: State) -> None:
    for i in range(i64(len(s.revealed))):
        s.discards[s.revealed[i]] += 1
        s.n_discards += 1
    s.revealed = NO_INTS

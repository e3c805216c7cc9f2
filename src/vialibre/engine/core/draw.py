"""Drawing cards: DRAW-1 to DRAW-7."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from vialibre.engine.core.cards import settle_row, take_into_hand, top_card, turn_up
from vialibre.engine.core.constants import CARD_DRAWN, CARD_TAKEN, DECK, DRAW0, NONE, ROW, SECOND, TURN, WILD
from vialibre.engine.core.state import State
from vialibre.engine.core.trace import note
from vialibre.engine.core.turn import end_turn


def fill_draws(s: State, out: vec[i64], n: i64) -> i64:
    row = s.row
    # DRAW-3: no wild from the row as the second card, whether it lay there or came as the replacement.
    seen: i64 = 0
    if s.phase == SECOND:
        seen = 1 << WILD
    for i in range(ROW):
        card: i64 = row[i]
        if card != NONE and (seen >> card) & 1 == 0:
            seen |= 1 << card  # few bits, so the shift is safe (see BoardIndex.one)
            out[n] = DRAW0 + card
            n += 1
    if s.n_deck + s.n_discards > 0:
        out[n] = DECK
        n += 1
    return n


def may_draw(s: State, action: i64) -> bool:
    if s.phase != TURN and s.phase != SECOND:
        return False
    if action == DECK:
        return s.n_deck + s.n_discards > 0
    card: i64 = action - DRAW0
    if card == WILD and s.phase == SECOND:
        return False
    return place_in_row(s, card) != NONE


def place_in_row(s: State, card: i64) -> i64:
    for i in range(ROW):
        if s.row[i] == card:
            return i
    return NONE


def draw(s: State, action: i64) -> None:
    seat = s.seats[s.player]
    if action == DECK:
        drawn: i64 = top_card(s)
        take_into_hand(seat, drawn)
        if s.tracing:
            note(s, CARD_DRAWN, s.player, drawn)
    else:
        card: i64 = action - DRAW0
        place: i64 = place_in_row(s, card)
        s.row[place] = NONE
        s.n_row -= 1
        if card == WILD:
            s.row_wilds -= 1
        take_into_hand(seat, card)
        seat.known[card] += 1
        if s.tracing:
            note(s, CARD_TAKEN, s.player, card, place)
        turn_up(s, place)
        settle_row(s)
    # DRAW-2: a wild from the row is the only card. DRAW-6: a second card is drawn if one is available.
    more: bool = s.n_deck + s.n_discards > 0 or s.n_row > s.row_wilds
    if s.phase == SECOND or action == DRAW0 + WILD or not more:
        end_turn(s)
    else:
        s.phase = SECOND

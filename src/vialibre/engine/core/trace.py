"""Facts of an action as numbers, written while it happens; events.py reads them as typed events if somebody asks."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from vialibre.engine.core.board_index import ints
from vialibre.engine.core.constants import KINDS
from vialibre.engine.core.state import State

FIELDS: Final[i64] = 5  # kind, seat, x, y, z

CARD_TAKEN: Final[i64] = 0  # x = kind, y = place in the row
CARD_DRAWN: Final[i64] = 1  # x = kind, secret
CARD_TURNED_UP: Final[i64] = 2  # x = kind, y = place in the row
ROW_SWEPT: Final[i64] = 3  # x = how often + WITH_SHUFFLES * shuffles, y = discards, z = deck or -1, both packed
DECK_SHUFFLED: Final[i64] = 4  # x = cards
ROUTE_CLAIMED: Final[i64] = 5  # x = route, y = colour, z = wilds
POINTS_SCORED: Final[i64] = 6  # x = points, y = reason, z = city or -1
TUNNEL_TRIED: Final[i64] = 7  # x = route, y = colour, z = wilds
CARD_REVEALED: Final[i64] = 8  # x = kind
EXTRA_DEMANDED: Final[i64] = 9  # x = cards
EXTRA_PAID: Final[i64] = 10  # x = colour, y = wilds, z = cards
TUNNEL_LEFT: Final[i64] = 11  # x = route
TICKETS_DRAWN: Final[i64] = 12  # x = how many
TICKETS_KEPT: Final[i64] = 13  # x = how many, y = how many refused
TICKET_TAKEN: Final[i64] = 14  # x = ticket, secret
STATION_BUILT: Final[i64] = 15  # x = city, y = colour, z = wilds + WITH_CARDS * cards
START_CHOSEN: Final[i64] = 16  # x = city
MARKER_PLACED: Final[i64] = 17  # x = city, y = colour, z = wilds
ALVIN_CAPTURED: Final[i64] = 18  # x = city
ALVIN_MOVED: Final[i64] = 19  # x = city
SOUVENIR_TAKEN: Final[i64] = 20  # x = city, y = symbol
SOUVENIRS_PLACED: Final[i64] = 21  # x = city, y = symbol
PASSED: Final[i64] = 22
LAST_ROUND: Final[i64] = 23
GAME_OVER: Final[i64] = 24
FIRST_DRAWN: Final[i64] = 25

WITH_CARDS: Final[i64] = 100
WITH_SHUFFLES: Final[i64] = 10_000_000
KIND_COUNTS: Final[i64] = 128  # more than a board has cards of one kind; nine of them fit into a number

FOR_ROUTE: Final[i64] = 0
FOR_CONTROL: Final[i64] = 1
FOR_CAPTURE: Final[i64] = 2


def note(s: State, kind: i64, seat: i64, x: i64 = 0, y: i64 = 0, z: i64 = 0) -> None:
    if not s.tracing:
        return
    at: i64 = s.n_trace
    if at + FIELDS > len(s.trace):
        longer = ints(2 * at + 4 * FIELDS)
        for i in range(at):
            longer[i] = s.trace[i]
        s.trace = longer
    trace = s.trace
    trace[at] = kind
    trace[at + 1] = seat
    trace[at + 2] = x
    trace[at + 3] = y
    trace[at + 4] = z
    s.n_trace = at + FIELDS


def packed_kinds(cards: vec[i64]) -> i64:
    """How many cards of each kind, as one number; `unpacked_kinds` of events.py reads it."""
    packed: i64 = 0
    for kind in range(KINDS):
        packed = packed * KIND_COUNTS + cards[kind]
    return packed

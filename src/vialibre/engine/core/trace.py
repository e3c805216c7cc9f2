"""Events as numbers, noted while an action is applied; events.py makes typed events of them on request."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from vialibre.engine.core.board_index import ints
from vialibre.engine.core.constants import KINDS
from vialibre.engine.core.state import State

FIELDS: Final[i64] = 5  # kind, seat, x, y, z
KIND_COUNTS: Final[i64] = 128  # more than a board has cards of one kind; nine of them fit into a number


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

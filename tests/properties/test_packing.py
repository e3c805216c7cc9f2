"""Positions copied, packed and unpacked: by every field, so that a new one cannot be forgotten."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given

from tests.properties.plays import Play, effort, plays, started, steps
from tests.properties.whole import LATEST, SHARED, field_names, plain, whole
from vialibre.engine.core.constants import TUNNEL
from vialibre.engine.core.pack import pack_state, unpack_state
from vialibre.engine.core.state import Seat, State, copy_state
from vialibre.engine.game import Game, state_of

MARK = 77

GAME = Game.new("europe", seats=3, seed=1)
FIELDS = [name for name in field_names(state_of(GAME)) if name not in SHARED | LATEST]
SEAT_FIELDS = field_names(state_of(GAME).seats[0])


def marked(thing: State | Seat, name: str) -> Any:
    """Change one field to a value that no fresh position has, and return it."""
    value = getattr(thing, name)
    if isinstance(value, bool):
        setattr(thing, name, not value)
    elif isinstance(value, int):
        setattr(thing, name, MARK)
    elif len(value) and isinstance(value[0], int):
        value[0] = MARK
    return plain(getattr(thing, name))


@pytest.mark.parametrize("name", [name for name in FIELDS if name not in ("n", "seats", "same_open")])
def test_a_copy_has_every_field(name: str) -> None:
    state, twin = state_of(GAME.copy()), State(None, None, 0)
    wanted = marked(state, name)
    copy_state(state, twin)
    assert plain(getattr(twin, name)) == wanted


@pytest.mark.parametrize("name", SEAT_FIELDS)
def test_a_copy_has_every_field_of_a_seat(name: str) -> None:
    state, twin = state_of(GAME.copy()), State(None, None, 0)
    wanted = marked(state.seats[1], name)
    copy_state(state, twin)
    assert plain(getattr(twin.seats[1], name)) == wanted


def in_use(game: Game) -> dict[str, Any]:
    """All fields, without what no longer matters: cards drawn, empty places of the ring, a tunnel that is done."""
    s = state_of(game)
    fields = whole(game, with_trace=False)
    fields["deck"] = fields["deck"][: s.n_deck]
    ring = [fields["ticket_ring"][(s.ticket_top + place) % len(s.ticket_ring)] for place in range(s.n_ticket_deck)]
    fields["ticket_ring"], fields["ticket_top"] = ring, 0
    if s.phase != TUNNEL:
        for name in ("set_color", "set_wilds", "extra", "revealed"):
            fields[name] = None
    return fields


@effort(80, 2000)
@given(plays())
def test_an_unpacked_position_has_every_field(play: Play) -> None:
    game = started(play)
    state = state_of(game)
    twin = Game(unpack_state(state.index, state.shuffler, pack_state(state)))
    assert in_use(twin) == in_use(game)
    assert twin == game


@effort(40, 1000)
@given(plays())
def test_an_unpacked_position_plays_on_alike(play: Play) -> None:
    game = started(play)
    state = state_of(game)
    twin = Game(unpack_state(state.index, state.shuffler, pack_state(state)))
    for number in range(20):
        if not game.is_over:
            legal = game.legal_ids()
            assert twin.legal_ids() == legal
            game.apply(legal[number % len(legal)])
            twin.apply(legal[number % len(legal)])
    assert in_use(twin) == in_use(game)


@effort(40, 1000)
@given(plays())
def test_positions_differ_after_every_action(play: Play) -> None:
    seen = [game.copy() for game in steps(play)]
    assert all(one != other for i, one in enumerate(seen) for other in seen[:i])

"""An observation is what the seat's view says, and nothing else (INFO-1, INFO-2)."""

from __future__ import annotations

from functools import cache
from random import Random

import numpy as np
from hypothesis import given

from tests.lab.environments.slow import slow_observation
from tests.properties.plays import BOARDS, Play, effort, last_of, plays
from tests.properties.secrets import change_secrets
from vialibre.engine.determinize import determinize
from vialibre.engine.game import Game, state_of
from vialibre.lab.environments.encoding import Encoding


@cache
def encoding_of(board: str, seats: int) -> Encoding:
    return Encoding(BOARDS[board], seats)


def masked(encoding: Encoding, game: Game, seat: int) -> list[int]:
    found: list[int] = np.flatnonzero(encoding.mask(state_of(game), seat)).tolist()
    return found


@effort(80, 3000)
@given(plays(most=8))
def test_observation_is_the_view(play: Play) -> None:
    game = last_of(play)
    encoding = encoding_of(play.board, play.seats)
    for seat in range(play.seats):
        slow = slow_observation(game.view(seat))
        for name, table in encoding.named(encoding.packed(state_of(game), seat)).items():
            assert table.tolist() == slow[name], (name, seat)
        assert masked(encoding, game, seat) == sorted(game.legal_ids(seat))


@effort(50, 1500)
@given(plays(most=8))
def test_observation_does_not_depend_on_secrets(play: Play) -> None:
    """Neither in a sampled world nor in one whose hidden cards and tickets were swapped by hand."""
    game = last_of(play)
    encoding = encoding_of(play.board, play.seats)
    for seat in range(play.seats):
        seen = encoding.packed(state_of(game), seat).tobytes()
        sampled = determinize(game.view(seat), Random(play.seed))
        swapped = game.copy()
        change_secrets(swapped, seat, Random(play.seed))
        for other in (sampled, swapped):
            if game.is_over:
                continue  # INFO-3: all is laid open, and there are no other worlds
            assert encoding.packed(state_of(other), seat).tobytes() == seen
            assert masked(encoding, other, seat) == masked(encoding, game, seat)


@effort(30, 500)
@given(plays(most=8))
def test_dense_is_packed_by_scale(play: Play) -> None:
    game = last_of(play)
    encoding = encoding_of(play.board, play.seats)
    for seat in range(play.seats):
        packed = encoding.packed(state_of(game), seat)
        named = encoding.named(packed)
        numbers = [named[field.name].ravel() / (field.scale or 1) for field in encoding.layout.fields]
        assert np.allclose(encoding.dense(packed), np.concatenate(numbers))

"""The tables of actions, decisions and events are complete, and fit the numbers that the compiled engine uses."""

from __future__ import annotations

from dataclasses import fields
from random import Random
from typing import get_args

import pytest

from vialibre.bits import bits
from vialibre.boards.load import board_ids, load_board
from vialibre.engine.action_kinds import ACTION_KINDS, find_kind, kind_of_action
from vialibre.engine.actions import Action
from vialibre.engine.core import constants
from vialibre.engine.core.constants import OVER
from vialibre.engine.decisions import DECISION_KINDS, Decision, kind_of_phase
from vialibre.engine.events import EVENT_KINDS, Event
from vialibre.engine.game import Game, board_index, state_of
from vialibre.engine.numbering import action_of, number_range


def test_every_action_has_one_row_with_its_fields() -> None:
    assert [kind.action for kind in ACTION_KINDS] == list(get_args(Action))
    for kind in ACTION_KINDS:
        assert kind.fields == tuple(field.name for field in fields(kind.action))  # type: ignore[arg-type]
    assert find_kind(str) is None
    assert find_kind("pass") is None


def test_every_decision_has_a_phase_and_every_phase_an_answer() -> None:
    assert {kind.decision for kind in DECISION_KINDS} == set(get_args(Decision))
    phases = [kind.phase for kind in DECISION_KINDS]
    assert sorted(phases) == list(range(int(OVER)))
    assert {phase for kind in ACTION_KINDS for phase in kind.phases} == set(phases)
    assert len({kind.name for kind in DECISION_KINDS}) == len(phases)


def test_every_event_has_one_number() -> None:
    start, end = list(vars(constants)).index("CARD_TAKEN"), list(vars(constants)).index("FIRST_DRAWN")
    numbers = [int(getattr(constants, name)) for name in list(vars(constants))[start : end + 1]]
    assert numbers == list(range(len(get_args(Event))))
    assert sorted(EVENT_KINDS) == numbers


@pytest.mark.parametrize("name", board_ids())
def test_the_ranges_of_a_board_share_out_its_numbers(name: str) -> None:
    t = board_index(load_board(name))
    ranges = sorted((number_range(t, kind) for kind in ACTION_KINDS), key=lambda one: (one.start, one.stop))
    assert [number for one in ranges for number in one] == list(range(int(t.n_actions)))
    for kind in ACTION_KINDS:
        assert all(kind_of_action(action_of(t, number)) is kind for number in number_range(t, kind))


@pytest.mark.parametrize("name", board_ids())
def test_legal_actions_answer_the_phase(name: str) -> None:
    board, random = load_board(name), Random(name)
    asked: set[int] = set()
    for seed in range(3):
        game = Game.new(board, seats=board.players[0], seed=seed, alvin=board.rules.alvin is not None)
        while not game.is_over:
            phase = int(state_of(game).phase)
            asked.add(phase)
            assert all(isinstance(one, kind_of_phase(phase).decision) for one in game.decisions())
            legal = game.legal_ids()
            assert all(phase in kind_of_action(game.action_of(number)).phases for number in legal)
            game.apply(random.choice(legal))
    assert len(asked) >= 4


def test_bits() -> None:
    assert list(bits(0)) == []
    assert list(bits(0b1011)) == [0, 1, 3]
    assert list(bits(1 << 70 | 1)) == [0, 70]

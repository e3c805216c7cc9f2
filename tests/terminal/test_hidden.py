"""INFO-2: what is printed does not change when only hidden cards and tickets do."""

from __future__ import annotations

from random import Random

import pytest

from tests.effort import times
from tests.terminal.typist import said
from vialibre.boards.load import board_ids, load_board
from vialibre.engine.determinize import determinize
from vialibre.engine.game import Game, state_of
from vialibre.engine.record import Record
from vialibre.terminal.local import LocalSession

LINES = (
    "help",
    "actions",
    "actions a",
    "tickets",
    "board",
    "board a",
    "hint",
    "score",
    "log",
    "zzz",
    "pass",
    "",
)


@pytest.mark.parametrize("board", board_ids())
@pytest.mark.parametrize("people", [1, 2])
def test_other_worlds_print_the_same(board: str, people: int) -> None:
    seats = ("Ana", "Bea")[:people] + ("bot:stoker",) * (3 - people)
    random = Random(people)
    session = LocalSession(Record(load_board(board), seats, seed=4))
    worlds = 0
    for step in range(10_000):
        if session.is_over:
            break
        awaited = session.awaited()
        if awaited and step % times(9, 3) == 0:
            seat = awaited[0]
            real = session.game
            view, printed = session.view(seat), said(session, *LINES)
            other = determinize(view, random)
            session._recorder.game = other
            assert said(session, *LINES) == printed
            worlds += hidden(other) != hidden(real)
            session._recorder.game = real
        if awaited:
            legal = session.legal(awaited[0])
            session.act(awaited[0], session.game.text_of(random.choice(legal)))
        else:
            session.go_on(1)
        session.news()
    assert worlds > 3


def hidden(game: Game) -> list[object]:
    return [(list(seat.hand), list(seat.tickets)) for seat in state_of(game).seats]

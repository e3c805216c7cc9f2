"""What is sent to a program depends on nothing that its seat cannot know (INFO-2), byte by byte."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from tests.bots.external.helper import rogue
from tests.properties.secrets import change_secrets
from vialibre import Game, load_board
from vialibre.boards.load import board_ids
from vialibre.bots.external import process
from vialibre.bots.external.bot import CommandBot
from vialibre.bots.external.command import read_command
from vialibre.bots.external.pool import pool
from vialibre.bots.registry import make_bot


@pytest.mark.parametrize("name", board_ids())
def test_bytes_do_not_depend_on_secrets(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same decision in two worlds that differ in other hands, tickets and the order of the decks."""
    heard: list[bytes] = []
    exchange = process.BotProcess._exchange

    def listening(self: process.BotProcess, lines: bytes, seconds: float, *, wants_answer: bool) -> bytes:
        heard.append(lines)
        return exchange(self, lines, seconds, wants_answer=wants_answer)

    monkeypatch.setattr(process.BotProcess, "_exchange", listening)
    command = read_command(rogue("good", tmp_path / "pids"))
    board = load_board(name)
    game = Game.new(board, seats=board.players[1], seed=3, alvin=board.rules.alvin is not None)
    others = [make_bot("conductor") for _ in range(board.players[1])]
    compared = changed = 0
    for step in range(120):
        if game.is_over:
            break
        seat = game.to_act[0]
        legal = game.legal_ids(seat)
        if step % 4 == 0:
            told = []
            other = game.copy()
            change_secrets(other, seat, Random(step))
            for world in (game, other):
                heard.clear()
                bot = CommandBot(command)
                bot.choose(world.view(seat), world.legal_ids(seat), Random(step))
                pool.end_all()  # a new program for each: the numbers of games and questions begin again
                bot._let_go()
                told.append(list(heard))
            assert told[0] == told[1]
            assert len(told[0]) == 2, "hello, then the board, the game and the question"
            compared += 1
            changed += any(game.view(i).own != other.view(i).own for i in range(len(others)) if i != seat)
        game.apply(others[seat].choose(game.view(seat), legal, Random(step)), seat)
    assert compared > 10
    assert changed > 10, "the worlds do differ"

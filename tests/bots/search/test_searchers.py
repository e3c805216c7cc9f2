"""What every bot that searches promises, on every board."""

from __future__ import annotations

import threading
from collections.abc import Sequence
from random import Random
from time import thread_time

import pytest

from tests.effort import LONG, times
from vialibre import Game, determinize, load_board
from vialibre.boards.load import board_ids
from vialibre.bots import make_bot
from vialibre.bots.baselines.mcts import Mcts
from vialibre.bots.search import Baron, Dispatcher, ismcts
from vialibre.bots.search.budget import Budget
from vialibre.engine.view import View
from vialibre.lab.match import Players, play_game, play_match

SEARCHERS = ("dispatcher", "baron", "mcts")


@pytest.fixture
def early_branches(monkeypatch: pytest.MonkeyPatch) -> None:
    """Few worlds are enough to grow baron's tree."""
    monkeypatch.setattr(ismcts, "FIRST_VISITS", 0)


@pytest.mark.usefixtures("early_branches")
@pytest.mark.parametrize("name", board_ids())
@pytest.mark.parametrize("bot", SEARCHERS)
def test_games_end_whoever_sits_there(bot: str, name: str) -> None:
    """play_match refuses illegal choices. All numbers of seats, with Alvin in every other game."""
    board = load_board(name)
    for seats in range(board.players[0], board.players[1] + 1):
        for seed in range(times(1, 50)):
            bots = ["conductor"] * seats
            bots[seed % seats] = f"{bot}@2w"
            match = play_match(board, bots, seed=seed, alvin=board.rules.alvin is not None and seats % 2 == 0)
            assert match.winners


@pytest.mark.usefixtures("early_branches")
@pytest.mark.parametrize("name", board_ids())
@pytest.mark.parametrize("bot", SEARCHERS)
def test_a_number_of_worlds_gives_the_same_game_again(bot: str, name: str) -> None:
    bots = [f"{bot}@2w", "stoker", "stoker"]
    assert play_match(load_board(name), bots, seed=4) == play_match(load_board(name), bots, seed=4)


@pytest.mark.usefixtures("early_branches")
@pytest.mark.parametrize("name", board_ids())
@pytest.mark.parametrize("bot", SEARCHERS)
def test_hidden_cards_do_not_change_the_choice(bot: str, name: str) -> None:
    """INFO-2: in another world that the seat cannot tell apart it decides the same with the same generator."""
    board = load_board(name)
    asked = 0

    def watch(game: Game, seat: int, action: int) -> None:
        nonlocal asked
        asked += 1
        if asked % 9:
            return
        legal = game.legal_ids(seat)
        other = determinize(game.view(seat), Random(asked))
        here, there = (make_bot(f"{bot}@4w").choose(one.view(seat), legal, Random(7)) for one in (game, other))
        assert here == there

    bots = ["surveyor", "surveyor", "conductor"]
    alvin = board.rules.alvin is not None
    for seed in range(times(1, 20)):
        play_game(board, Players([make_bot(one) for one in bots], bots, 3), seed=5 + seed, alvin=alvin, watch=watch)
    assert asked > 60


@pytest.mark.parametrize("name", board_ids())
@pytest.mark.parametrize("bot", SEARCHERS)
def test_a_decision_keeps_its_time(bot: str, name: str) -> None:
    """CPU time of the thread; 99 % of decisions within a tenth more. At a full table, in the long run at all."""
    board = load_board(name)
    few, many = board.players
    seconds = 0.03
    spent: list[float] = []

    class Clock:
        def choose(self, view: View, legal: Sequence[int], random: Random) -> int:
            began = thread_time()
            choice = make_bot(f"{bot}@{seconds}").choose(view, legal, random)
            spent.append(thread_time() - began)
            return choice

    for seats in range(few if LONG else many, many + 1):
        bots = ["stoker"] * (seats - 1)
        players = Players([Clock(), *map(make_bot, bots)], ["clock", *bots], 1)
        for seed in range(times(1, 50)):
            play_game(board, players, seed=seed)
    spent.sort()
    assert len(spent) > 15
    late = sum(one > 1.1 * seconds for one in spent)
    assert late <= max(1, len(spent) // 100)  # one may be late in a short game: the machine does other things, too


def test_a_decision_can_be_interrupted() -> None:
    game = Game.new(load_board("usa"), seats=2, seed=1)
    budget = Budget(seconds=60)
    threading.Timer(0.2, budget.stop).start()
    began = thread_time()
    legal = game.legal_ids(0)
    baron = Baron(budget)
    assert baron.choose(game.view(0), legal, Random(1)) in legal
    assert thread_time() - began < 5
    budget.begin()
    assert budget.allows(0)  # the next decision has its time again


def test_budgets_are_read() -> None:
    for name, expected in (("baron@0.4", (0.4, None)), ("baron@200w", (None, 200)), ("mcts", (0.3, None))):
        bot = make_bot(name)
        assert isinstance(bot, Dispatcher | Mcts)
        assert (bot.budget.seconds, bot.budget.worlds) == expected

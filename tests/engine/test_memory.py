"""Nothing is kept after a game: a server plays for months. mypyc's vecs are not seen by Python's own tools."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from vialibre.interpreted import is_compiled

PLAY = """
import sys
from random import Random
from vialibre.analysis import analyse
from vialibre.boards import load_board
from vialibre.bots.registry import make_bot
from vialibre.engine.determinize import determinize
from vialibre.engine.game import Game

def megabytes():
    with open("/proc/self/statm") as file:
        return int(file.read().split()[1]) * 4096 / 2**20

def play(seed):
    game = Game.new(board, seats=2, seed=seed, shuffle="fast-1", events=False)
    random = Random(seed)
    while not game.is_over:
        seat = game.to_act[0]
        view, legal = game.view(seat), game.legal_ids(seat)
        if what == "analysis":
            analyse(view, legal)
            choice = random.choice(legal)
        elif what == "determinize":
            determinize(view, random).copy()
            choice = random.choice(legal)
        else:
            choice = make_bot(what).choose(view, legal, random)
        game.apply(choice, seat)

board, what, games = load_board(sys.argv[1]), sys.argv[2], int(sys.argv[3])
for seed in range(3):
    play(seed)
before = megabytes()
for seed in range(games):
    play(seed)
print(megabytes() - before)
"""


@pytest.mark.skipif(not os.path.exists("/proc/self/statm"), reason="only Linux tells how much memory is used")
@pytest.mark.skipif(not is_compiled(), reason="interpreted code has no vecs that could be lost")
@pytest.mark.parametrize(
    ("board", "what"),
    [
        ("usa", "conductor"),
        ("usa", "hungry"),
        ("europe", "surveyor"),
        ("old_west", "surveyor"),
        ("europe", "analysis"),
        ("europe", "determinize"),
    ],
)
def test_games_leave_no_memory_behind(board: str, what: str) -> None:
    """Each of these lost a quarter of a megabyte and more for every game before vecs stayed on their side."""
    done = subprocess.run([sys.executable, "-c", PLAY, board, what, "12"], capture_output=True, text=True, check=True)
    assert float(done.stdout) < 1.5

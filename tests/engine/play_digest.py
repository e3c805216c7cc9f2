"""Plays random games and prints one digest of every action and result: `python -m tests.engine.play_digest GAMES`.

Two builds of the engine that print the same have played the same games.
"""

from __future__ import annotations

import hashlib
import json
import sys

from vialibre.boards import board_ids, load_board
from vialibre.boards.model import Board
from vialibre.engine.core.legal import random_action
from vialibre.engine.core.playout import PLAYER_STREAM, random_games
from vialibre.engine.core.shuffle import FAST, Random
from vialibre.engine.game import Game, board_index, state_of
from vialibre.interpreted import is_compiled


def play_one(board: Board, seats: int, seed: int, alvin: bool) -> tuple[list[int], Game]:
    """All actions of one game, and the game."""
    game = Game.new(board, seats=seats, seed=seed, shuffle=FAST, alvin=alvin)
    random = Random(seed, PLAYER_STREAM)
    actions = []
    while not game.is_over:
        number = int(random_action(state_of(game), random, state_of(game).index.buffer()))
        actions.append(number)
        game.apply(number)
    return actions, game


def digest_of(board: Board, games: int) -> dict[str, object]:
    """Every number of seats has its share. The results must be those of the playout that never leaves the core."""
    made = hashlib.sha256()
    fewest, most = board.players
    actions = 0
    for seats in range(fewest, most + 1):
        alvin = board.rules.alvin is not None and seats % 2 == 0
        share = games // (most - fewest + 1) + (seats - fewest < games % (most - fewest + 1))
        results = [int(value) for value in random_games(board_index(board), seats, 1000 * seats, share, alvin)]
        for number in range(share):
            taken, game = play_one(board, seats, 1000 * seats + number, alvin)
            totals = [sheet.total for sheet in game.score_sheets()]
            at = number * (seats + 2)
            assert results[at : at + seats + 2] == [len(taken), sum(1 << seat for seat in game.winners), *totals]
            actions += len(taken)
            made.update(json.dumps([taken, [repr(sheet) for sheet in game.score_sheets()]]).encode())
            made.update(repr(game.events()).encode())
    return {"digest": made.hexdigest(), "actions": actions}


def main() -> None:
    games = int(sys.argv[1])
    print(json.dumps({"compiled": is_compiled()} | {name: digest_of(load_board(name), games) for name in board_ids()}))


if __name__ == "__main__":
    main()

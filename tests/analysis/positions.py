"""Positions for the tests of the analysis: one ticket of seat 0, and games of bots to look into."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from tests.rules.helper import position
from vialibre import Board, Game
from vialibre.analysis import TicketStatus, own_tickets
from vialibre.bots import make_bot
from vialibre.engine.core.shuffle import FAST


def status(board: Board | str, ticket: str, **keys: Any) -> TicketStatus:
    """How one ticket of seat 0 stands."""
    game = position(board, **{"tickets": [[ticket]], **keys})
    return own_tickets(game.view(0))[0]


def bot_games(board: Board, seats: int, seeds: range, bots: tuple[str, ...]) -> Iterator[Game]:
    """Games of bots, after every action; the same object, so copy it to keep it."""
    for seed in seeds:
        random = Random(seed)
        game = Game.new(board, seats=seats, seed=seed, shuffle=FAST, alvin=board.rules.alvin is not None)
        players = [make_bot(bots[(seat + seed) % len(bots)]) for seat in range(seats)]
        while not game.is_over and game.version < 1000:
            seat = game.to_act[0]
            game.apply(players[seat].choose(game.view(seat), game.legal_ids(seat), random), seat)
            yield game

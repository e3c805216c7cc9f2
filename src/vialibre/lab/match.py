"""One game between bots."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from vialibre.boards.model import Board
from vialibre.bots.registry import make_bot
from vialibre.engine.core.shuffle import FAST
from vialibre.engine.game import Game
from vialibre.errors import BadSetup

MOST_ACTIONS = 5000
"""A game of players who only try tunnels and decline would never end (docs/architecture.md)."""


@dataclass(frozen=True, slots=True)
class Match:
    """How a game between bots came out."""

    actions: int
    winners: tuple[int, ...]
    totals: tuple[int, ...]


def play_match(board: Board, bots: list[str], *, seed: int, alvin: bool = False) -> Match:
    """Play one game; cards and choices follow from the seed. Seat 0 begins."""
    game = Game.new(board, seats=len(bots), seed=seed, shuffle=FAST, alvin=alvin, first=0, events=False)
    players = [make_bot(name) for name in bots]
    randoms = [Random(f"{seed} {seat}") for seat in range(len(bots))]
    while not game.is_over:
        if game.version >= MOST_ACTIONS:
            raise BadSetup("endless_game", seed=seed, actions=MOST_ACTIONS)
        seat = game.waiting[0]
        legal = game.legal_actions(seat)
        choice = players[seat].choose(game.view(seat), legal, randoms[seat])
        if choice not in legal:
            raise BadSetup("illegal_bot", bot=bots[seat], choice=str(choice)[:80], seed=seed)
        game.apply(choice, seat)
    return Match(int(game.version), game.winning_seats(), tuple(sheet.total for sheet in game.score_sheets()))

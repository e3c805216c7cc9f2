"""One game between bots."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random

from vialibre.boards.model import Board
from vialibre.bots.base import Bot
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


class Players:
    """The bots of one game with their generators, and how long they thought if there is a clock."""

    def __init__(self, bots: list[Bot], names: list[str], seed: int, clock: Callable[[], float] | None = None) -> None:
        self.bots = bots
        self.names = names
        self.randoms = [Random(f"{seed} {seat}") for seat in range(len(bots))]
        self.clock = clock or (lambda: 0.0)
        self.decisions = [0] * len(bots)
        self.seconds = [0.0] * len(bots)

    def act(self, game: Game, seat: int) -> None:
        """Let one seat choose; raises BadSetup if its bot chooses what is not legal."""
        legal = game.legal_actions(seat)
        view = game.view(seat)
        before = self.clock()
        choice = self.bots[seat].choose(view, legal, self.randoms[seat])
        self.seconds[seat] += self.clock() - before
        self.decisions[seat] += 1
        if choice not in legal:
            raise BadSetup("illegal_bot", bot=self.names[seat], choice=str(choice)[:80])
        game.apply(choice, seat)


def play_game(board: Board, players: Players, *, seed: int, alvin: bool = False) -> Game:
    """Play one game to its end; the cards follow from the seed. Seat 0 begins."""
    game = Game.new(board, seats=len(players.bots), seed=seed, shuffle=FAST, alvin=alvin, first=0, events=False)
    while not game.is_over:
        if game.version >= MOST_ACTIONS:
            raise BadSetup("endless_game", seed=seed, actions=MOST_ACTIONS)
        players.act(game, game.waiting[0])
    return game


def play_match(board: Board, bots: list[str], *, seed: int, alvin: bool = False) -> Match:
    """Play one game of bots by name; cards and choices follow from the seed."""
    players = Players([make_bot(name) for name in bots], bots, seed)
    game = play_game(board, players, seed=seed, alvin=alvin)
    return Match(int(game.version), game.winning_seats(), tuple(sheet.total for sheet in game.score_sheets()))

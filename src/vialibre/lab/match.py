"""Plays one game between bots."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from operator import index
from random import Random

from vialibre.boards.model import Board
from vialibre.bots.base import Bot
from vialibre.bots.registry import make_bot
from vialibre.engine.core.shuffle import FAST
from vialibre.engine.game import Game
from vialibre.engine.record import BOT_PREFIX, Record, Recorder
from vialibre.errors import BadSetup
from vialibre.lab.times import Times, bin_of

MOST_ACTIONS = 5000
"""Limit on the actions of a game: players who only try tunnels and decline them would never end it
(docs/architecture.md)."""


@dataclass(frozen=True, slots=True)
class Match:
    """The result of a game between bots."""

    actions: int
    winners: tuple[int, ...]
    totals: tuple[int, ...]
    tickets_made: tuple[int, ...]
    tickets_missed: tuple[int, ...]


def no_clock() -> float:
    """Measures nothing. A function with a name, so that players can be pickled."""
    return 0.0


class Players:
    """The bots of one game with their random generators and, if there is a clock, their thinking time."""

    def __init__(self, bots: list[Bot], names: list[str], seed: int, clock: Callable[[], float] | None = None) -> None:
        self.bots = bots
        self.names = names
        self.randoms = [Random(f"{seed} {seat}") for seat in range(len(bots))]
        self.clock = clock or no_clock
        self.decisions = [0] * len(bots)
        self.seconds = [0.0] * len(bots)
        self.times: list[Times] = [{} for _ in bots]

    def choose(self, game: Game, seat: int) -> int:
        """Return one seat's choice. Raises BadSetup if its bot raises or chooses an illegal action."""
        legal = game.legal_ids(seat)
        view = game.view(seat)
        try:
            before = self.clock()
            choice = self.bots[seat].choose(view, legal, self.randoms[seat])
            spent = self.clock() - before
        except Exception as error:  # a custom bot may raise anything: name the bot
            detail = f"{type(error).__name__}: {error}"
            raise BadSetup("bot_failed", bot=self.names[seat], detail=detail[:200]) from error
        self.seconds[seat] += spent
        self.decisions[seat] += 1
        place = bin_of(spent)
        self.times[seat][place] = self.times[seat].get(place, 0) + 1
        number = index(choice) if hasattr(choice, "__index__") else None  # accepts NumPy integers
        if number is None or number not in legal:
            raise BadSetup("illegal_bot", bot=self.names[seat], choice=str(choice)[:80])
        return number

    def act(self, game: Game, seat: int) -> None:
        """Let one seat choose, and apply the choice."""
        game.apply(self.choose(game, seat), seat)


Watch = Callable[[Game, int, int], None]
"""Called before every action with the game, the seat and the action's number."""


def play_game(board: Board, players: Players, *, seed: int, alvin: bool = False, watch: Watch | None = None) -> Game:
    """Play one game to its end. The cards follow from the seed; seat 0 begins."""
    game = Game.new(board, seats=len(players.bots), seed=seed, shuffle=FAST, alvin=alvin, first=0, events=False)
    while not game.is_over:
        _check_length(game, seed)
        seat = game.to_act[0]
        action = players.choose(game, seat)
        if watch is not None:
            watch(game, seat, action)
        game.apply(action, seat)
    return game


def record_game(board: Board, players: Players, *, seed: int, alvin: bool = False) -> Recorder:
    """Play the same game and record it. Returns the recorder, which has the final game and its record."""
    names = tuple(f"{BOT_PREFIX}{name}" for name in players.names)
    recorder = Recorder(Record(board, names, seed=seed, shuffle=FAST, alvin=alvin, first=0))
    game = recorder.game
    while not game.is_over:
        _check_length(game, seed)
        seat = game.to_act[0]
        recorder.apply(players.choose(game, seat), seat)
    return recorder


def _check_length(game: Game, seed: int) -> None:
    if game.version >= MOST_ACTIONS:
        raise BadSetup("endless_game", seed=seed, actions=MOST_ACTIONS)


def play_match(board: Board, bots: list[str], *, seed: int, alvin: bool = False) -> Match:
    """Play one game between bots given by name. Cards and choices follow from the seed."""
    players = Players([make_bot(name) for name in bots], bots, seed)
    game = play_game(board, players, seed=seed, alvin=alvin)
    sheets = game.score_sheets()
    return Match(
        actions=int(game.version),
        winners=game.winners,
        totals=tuple(sheet.total for sheet in sheets),
        tickets_made=tuple(sum(line.points > 0 for line in sheet.tickets) for sheet in sheets),
        tickets_missed=tuple(sum(line.points < 0 for line in sheet.tickets) for sheet in sheets),
    )

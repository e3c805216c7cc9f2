"""Plays one game between bots."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random

from vialibre.boards.model import Board
from vialibre.bots.ask import ask
from vialibre.bots.base import Bot, Forfeit
from vialibre.bots.levels import FALLBACK
from vialibre.bots.registry import make_bot
from vialibre.bots.standby import end_game
from vialibre.engine.core.shuffle import FAST
from vialibre.engine.game import Game
from vialibre.engine.record import BOT_PREFIX, Record, Recorder
from vialibre.errors import BadSetup
from vialibre.lab.forfeits import print_forfeit, winners_of
from vialibre.lab.move_time import decide_in_time
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
    forfeited: tuple[int, ...] = ()
    """The seats whose bots forfeited; none of them is among the winners."""


def no_clock() -> float:
    """Measures nothing. A function with a name, so that players can be pickled."""
    return 0.0


class Players:
    """The bots of one game with their generators, and how long they thought if there is a clock.

    A bot that takes longer than `move_time` seconds for a decision, or raises Forfeit, forfeits the game: FALLBACK
    plays its seat to the end, and the seat cannot win.
    """

    def __init__(
        self,
        bots: list[Bot],
        names: list[str],
        seed: int,
        clock: Callable[[], float] | None = None,
        move_time: float | None = None,
    ) -> None:
        self.bots = bots
        self.names = names
        self.randoms = [Random(f"{seed} {seat}") for seat in range(len(bots))]
        self.clock = clock or no_clock
        self.move_time = move_time
        self.decisions = [0] * len(bots)
        self.seconds = [0.0] * len(bots)
        self.times: list[Times] = [{} for _ in bots]
        self._fallbacks: dict[int, Bot] = {}
        for bot in bots if move_time is not None else ():
            limit_time = getattr(bot, "limit_time", None)
            if limit_time is not None:
                limit_time(move_time)

    @property
    def forfeited(self) -> tuple[int, ...]:
        """The seats whose bots forfeited this game."""
        return tuple(sorted(self._fallbacks))

    def choose(self, game: Game, seat: int) -> int:
        """Return one seat's choice. Raises BadSetup if its bot raises or chooses an illegal action."""
        legal = game.legal_ids(seat)
        view = game.view(seat)
        bot, name, random = self.bots[seat], self.names[seat], self.randoms[seat]
        if seat in self._fallbacks:
            return ask(self._fallbacks[seat], FALLBACK, view, legal, random)
        clock = getattr(bot, "clock", self.clock)  # a program thinks in a process whose CPU time is not ours
        before = clock()
        try:
            if self.move_time is None:
                number = ask(bot, name, view, legal, random)
            else:
                number = decide_in_time(lambda: ask(bot, name, view, legal, random), self.move_time)
        except Forfeit as forfeit:
            print_forfeit(name, forfeit)
            self._fallbacks[seat] = make_bot(FALLBACK)
            return self.choose(game, seat)
        spent = clock() - before
        self.seconds[seat] += spent
        self.decisions[seat] += 1
        place = bin_of(spent)
        self.times[seat][place] = self.times[seat].get(place, 0) + 1
        return number

    def act(self, game: Game, seat: int) -> None:
        """Let one seat choose, and apply its choice."""
        game.apply(self.choose(game, seat), seat)

    def end(self, game: Game) -> None:
        """Tell the bots that want to know it how their game ended."""
        for seat, bot in enumerate(self.bots):
            end_game(bot, game.view(seat))


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
    players.end(game)
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
    players.end(game)
    return recorder


def _check_length(game: Game, seed: int) -> None:
    if game.version >= MOST_ACTIONS:
        raise BadSetup("endless_game", seed=seed, actions=MOST_ACTIONS)


def play_match(
    board: Board, bots: list[str], *, seed: int, alvin: bool = False, move_time: float | None = None
) -> Match:
    """Play one game of bots by name; cards and choices follow from the seed."""
    made = [make_bot(name, commands=True) for name in bots]
    players = Players(made, bots, seed, move_time=move_time)
    game = play_game(board, players, seed=seed, alvin=alvin)
    sheets = game.score_sheets()
    return Match(
        actions=int(game.version),
        winners=winners_of(game, players.forfeited),
        totals=tuple(sheet.total for sheet in sheets),
        tickets_made=tuple(sum(line.points > 0 for line in sheet.tickets) for sheet in sheets),
        tickets_missed=tuple(sum(line.points < 0 for line in sheet.tickets) for sheet in sheets),
        forfeited=players.forfeited,
    )

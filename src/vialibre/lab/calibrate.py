"""Training data for the win-chance model: games between bots, sampled from a seat's or a spectator's view."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass
from random import Random

from vialibre.analysis.chance import Weights
from vialibre.analysis.features import FEATURES, STAGES, features, stage
from vialibre.analysis.tickets import own_tickets
from vialibre.boards.model import Board
from vialibre.bots.registry import make_bot
from vialibre.engine.core.shuffle import FAST
from vialibre.engine.game import Game, state_of
from vialibre.engine.view import View
from vialibre.errors import BadSetup
from vialibre.lab.arena_setup import BoardSource, board_from, board_source
from vialibre.lab.match import MOST_ACTIONS, Players
from vialibre.lab.softmax import Sample
from vialibre.lab.workers import in_order

MOST_SEATS = 4
LOOKS = 0.06
"""Probability of sampling a position."""
LAST_LOOKS = 0.5
"""The same in the last round, which is short."""
FROM_OUTSIDE = 0.2
"""Fraction of the samples seen by a spectator."""
ALIKE = 0.5
"""Fraction of the games with the same bot in all seats: otherwise the fit would learn to recognize bots by their habits
instead of who is ahead."""
HELD_OUT = 4
"""Every fourth game of a table is held out of the fit, for evaluation."""
CHUNK = 12


@dataclass(frozen=True, slots=True)
class TrainingGames:
    """What is played: boards and numbers of seats in turn, with random bots, often the same one in all seats."""

    boards: tuple[Board, ...]
    bots: tuple[str, ...]
    games: int
    seed: int = 0

    def check(self) -> None:
        """Raise BadSetup if it cannot be played."""
        for bot in self.bots:
            make_bot(bot)
        least = HELD_OUT * len(self.tables())
        if self.games < least:
            raise BadSetup("too_few_games", games=self.games, least=least)

    def tables(self) -> list[tuple[Board, int]]:
        """All combinations of board and number of seats, in rotation."""
        found = []
        for board in self.boards:
            least, most = board.players
            found += [(board, seats) for seats in range(least, max(least, min(most, MOST_SEATS)) + 1)]
        return found


def play(
    training: TrainingGames, *, jobs: int = 1, progress: Callable[[int], None] = lambda done: None
) -> list[Sample]:
    """Return the samples of all games, independent of the number of processes. `progress` receives the number of games
    done."""
    training.check()
    tables = [(board_source(board), seats) for board, seats in training.tables()]
    ends = [min(start + CHUNK, training.games) for start in range(0, training.games, CHUNK)]
    work = ((tables, list(training.bots), training.seed, range(end - (end - 1) % CHUNK - 1, end)) for end in ends)
    found: list[Sample] = []
    with closing(in_order(play_some, work, jobs)) as played:
        for end, samples in zip(ends, played, strict=True):
            found += samples
            progress(end)
    return found


def play_some(
    tables: Sequence[tuple[BoardSource, int]], bots: list[str], seed: int, numbers: Sequence[int]
) -> list[Sample]:
    """Play some games in a worker process."""
    boards = {number: board_from(tables[number % len(tables)][0]) for number in numbers}
    return [
        sample
        for number in numbers
        for sample in _samples(boards[number], tables[number % len(tables)][1], bots, seed, number)
    ]


def _samples(board: Board, seats: int, bots: list[str], seed: int, number: int) -> Iterator[Sample]:
    random = Random(f"calibrate {seed} {number}")
    alone = random.choice(bots) if random.random() < ALIKE else None
    names = [alone or random.choice(bots) for _ in range(seats)]
    alvin = board.rules.alvin is not None and random.random() < 0.5
    game = Game.new(board, seats=seats, seed=seed + number, shuffle=FAST, alvin=alvin, first=0, events=False)
    players = Players([make_bot(name) for name in names], names, seed + number)
    looks: list[tuple[tuple[float, ...], tuple[tuple[float, ...], ...]]] = []
    while not game.is_over:
        if game.version >= MOST_ACTIONS:
            raise BadSetup("endless_game", seed=seed + number, actions=MOST_ACTIONS)
        view = _look(game, random)
        if view is not None:
            looks.append((stage(view), tuple(features(view, own_tickets(view)))))
        players.act(game, game.to_act[0])
    winners = game.winners
    won = tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(seats))
    for parts, rows in looks:
        yield Sample(f"{board.id} {seats}", number, parts, rows, won)


def _look(game: Game, random: Random) -> View | None:
    last = state_of(game).last_turns > 0
    if random.random() >= (LAST_LOOKS if last else LOOKS):
        return None
    return game.view(None if random.random() < FROM_OUTSIDE else random.randrange(int(game.seat_count)))


def split(training: TrainingGames, samples: Sequence[Sample]) -> tuple[list[Sample], list[Sample]]:
    """The samples to fit to, and those held out: whole games, from every table."""
    round_of = len(training.tables())
    held = [(sample.number // round_of) % HELD_OUT == HELD_OUT - 1 for sample in samples]
    apart = [sample for sample, out in zip(samples, held, strict=True) if out]
    return [sample for sample, out in zip(samples, held, strict=True) if not out], apart


def as_toml(weights: Weights, said: Sequence[str]) -> str:
    """The file that analysis/chance.py reads; `said` are lines of comment."""
    lines = [f"# {line}" for line in said]
    for name, row in zip(STAGES, weights.rows, strict=True):
        lines += ["", f"[weights.{name}]"]
        lines += [f"{feature} = {weight:.4f}" for feature, weight in zip(FEATURES, row, strict=True)]
    return "\n".join(lines) + "\n"

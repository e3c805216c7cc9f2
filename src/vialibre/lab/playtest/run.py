"""Runs a playtest: chunks of games in any number of processes, stored as they finish, added up in order."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import closing
from pathlib import Path

from vialibre.boards.model import Board
from vialibre.bots.registry import make_bot
from vialibre.engine.game import board_index
from vialibre.lab.arena_setup import BoardSource, board_from, board_source
from vialibre.lab.forfeits import winners_of
from vialibre.lab.match import Players, play_game
from vialibre.lab.playtest.adding import add, as_data, sums_from_data
from vialibre.lab.playtest.checkpoint import Checkpoint
from vialibre.lab.playtest.count import count
from vialibre.lab.playtest.findings import Findings
from vialibre.lab.playtest.random_opening import RandomOpening
from vialibre.lab.playtest.setting import BOT, Setting, all_seats
from vialibre.lab.playtest.sums import Sums, no_games
from vialibre.lab.playtest.watcher import Watcher
from vialibre.lab.workers import check_ray, in_order

CHUNK = 24
"""Games that are assigned and stored together: a few seconds of the slowest bot."""

Progress = Callable[[int], None]


def playtest(
    board: Board,
    *,
    bots: Sequence[str] = (BOT,),
    seats: Sequence[int] | int | None = None,
    games: int = 10_000,
    seed: int = 0,
    alvin: bool = False,
    dealt: bool = False,
    jobs: int = 1,
    ray: str | None = None,
    progress: Progress = lambda done: None,
    keep: Path | None = None,
    resume: bool = False,
) -> Findings:
    """Play this many games and return the findings. Raises BadSetup if they cannot be played.

    `seats` is a number of players, several that take turns, or None for all that the board allows. Game i has the seed
    `seed + i`; findings depend neither on `jobs` nor on `ray`. With `dealt`, opening tickets are assigned at random
    (random_opening.py). `progress` receives the number of games done and may raise to stop. `keep` is a file that
    stores finished games; `resume` continues from what it has for the same setting.
    """
    numbers = all_seats(board) if seats is None else (seats,) if isinstance(seats, int) else tuple(seats)
    setting = Setting(board, tuple(bots), numbers, seed, alvin, dealt)
    setting.check(games)
    check_ray(ray)  # before any stored games are deleted
    if keep is None:
        return _play(setting, games, None, jobs, ray, progress)
    with Checkpoint(keep, setting) as checkpoint:
        if not resume:
            checkpoint.forget()
        return _play(setting, games, checkpoint, jobs, ray, progress)


def _play(
    setting: Setting, games: int, checkpoint: Checkpoint | None, jobs: int, ray: str | None, progress: Progress
) -> Findings:
    chunks = [(start, min(CHUNK, games - start)) for start in range(0, games, CHUNK)]
    there: set[tuple[int, int]] = set() if checkpoint is None else checkpoint.there()
    done = sum(chunk[1] for chunk in chunks if chunk in there)
    progress(done)
    source = board_source(setting.board)
    todo = [chunk for chunk in chunks if chunk not in there]
    work = ((source, setting.bots, setting.seats, setting.seed, setting.alvin, setting.dealt, *chunk) for chunk in todo)
    sums = no_games(setting.board)
    with closing(in_order(play_chunk, work, jobs if len(todo) > 1 else 1, ray=ray)) as played:
        for chunk in chunks:
            if checkpoint is not None and chunk in there:
                data = checkpoint.data(chunk)
            else:
                data = next(played)
                if checkpoint is not None:
                    checkpoint.keep(chunk, data)
                done += chunk[1]
                progress(done)
            add(sums, sums_from_data(setting.board, data))
    return Findings(setting, sums)


def play_chunk(
    source: BoardSource,
    bots: tuple[str, ...],
    seats: tuple[int, ...],
    seed: int,
    alvin: bool,
    dealt: bool,
    start: int,
    games: int,
) -> dict[str, object]:
    """Play some games in a worker process. Returns their sums as data."""
    setting = Setting(board_from(source), bots, seats, seed, alvin, dealt)
    sums = no_games(setting.board)
    for game in range(start, start + games):
        play_one(setting, game, sums)
    data: dict[str, object] = as_data(sums)
    return data


def play_one(setting: Setting, number: int, sums: Sums) -> None:
    """Play the game with this number and add it."""
    names = setting.table(number)
    seed = setting.seed + number
    bots = [make_bot(name, commands=True) for name in names]
    players = Players([RandomOpening(bot) for bot in bots] if setting.dealt else bots, names, seed)
    seen = Watcher(board_index(setting.board), len(names))
    game = play_game(setting.board, players, seed=seed, alvin=setting.alvin, watch=seen.watch)
    count(game, seen, names, sums, winners_of(game, players.forfeited))

"""Games and matches between bots from Python: `vialibre.play` and `vialibre.arena`."""

from __future__ import annotations

import pickle
from collections.abc import Callable, Iterable, Sequence
from os import PathLike
from pathlib import Path

from vialibre.boards.load import load_board
from vialibre.boards.model import Board
from vialibre.bots.given import GivenBot, bot_maker
from vialibre.engine.record import Record
from vialibre.engine.setup_checks import check_alvin, check_seats
from vialibre.errors import BadSetup
from vialibre.lab.arena import play_blocks
from vialibre.lab.arena_setup import ArenaSetup
from vialibre.lab.match import Players, record_game
from vialibre.lab.results import Results
from vialibre.lab.standings import Standings, standings

IN_MEMORY = Path(":memory:")


def play(
    board: Board | str | PathLike[str],
    bots: Sequence[GivenBot],
    seed: int = 0,
    *,
    alvin: bool = False,
    move_time: float | None = None,
) -> Record:
    """Play one game between bots, one for each seat, and return its record.

    A bot is a name (`"surveyor"`, `"module:Class"`), a class with `decide(turn)`, or a function of a turn. Seat 0
    begins; the same seed gives the same cards. Raises BadSetup for what cannot be played, and for a bot that fails.
    With `move_time`, a bot that needs more seconds for a decision is replaced by another for the rest of the game.
    """
    chosen = _board(board)
    check_seats(chosen, len(bots))
    check_alvin(chosen, alvin)
    made = [bot_maker(bot) for bot in bots]
    players = Players([maker() for _, maker in made], [name for name, _ in made], seed, move_time=move_time)
    return record_game(chosen, players, seed=seed, alvin=alvin).record()


def arena(
    bots: Iterable[GivenBot],
    *,
    board: Board | str | PathLike[str] = "usa",
    blocks: int = 100,
    seats: int = 2,
    seed: int = 0,
    alvin: bool = False,
    move_time: float | None = None,
    jobs: int = 1,
    results: str | PathLike[str] | None = None,
    resume: bool = False,
    progress: Callable[[int], None] = lambda done: None,
) -> Standings:
    """Play bots against each other over paired blocks (docs/arena.md) and return their standings.

    Each block is one deal, played with every seating. Bots are given as in `play`. `results` is a file that stores
    every block when it is done; with `resume` the blocks that are in it are not played again. Without a file nothing
    is stored. `jobs` is the number of processes; with more than one, classes and functions must be importable.
    """
    table = _table(_board(board), list(bots), seats, seed, alvin, move_time)
    if jobs > 1:
        _check_picklable(table)
    with Results(IN_MEMORY if results is None else Path(results)) as file:
        return standings(play_blocks(table, blocks, results=file, resume=resume, jobs=jobs, progress=progress))


def _board(board: Board | str | PathLike[str]) -> Board:
    return board if isinstance(board, Board) else load_board(board)


def _table(
    board: Board, bots: list[GivenBot], seats: int, seed: int, alvin: bool, move_time: float | None
) -> ArenaSetup:
    names: list[str] = []
    named: dict[str, GivenBot] = {}
    for bot in bots:
        name, _ = bot_maker(bot)
        if named.get(name, bot) != bot:  # two classes of one name, such as two versions in a notebook
            name = next(other for i in range(2, len(bots) + 2) if (other := f"{name} {i}") not in named)
        names.append(name)
        named[name] = bot
    given = {name: bot for name, bot in named.items() if not isinstance(bot, str)}
    return ArenaSetup(board, names, seats, seed, alvin, move_time, given)


def _check_picklable(table: ArenaSetup) -> None:
    for name, bot in table.given.items():
        try:
            pickle.loads(pickle.dumps(bot))
        except Exception as error:
            raise BadSetup("bot_not_sendable", bot=name, detail=f"{type(error).__name__}: {error}") from None

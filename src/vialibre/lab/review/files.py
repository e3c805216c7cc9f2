"""Reviews many records in parallel processes. An unreadable record is a result too: the others continue."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from dataclasses import dataclass, replace

from vialibre.boards.model import Board
from vialibre.engine.record_parser import load_record
from vialibre.errors import VialibreError
from vialibre.lab.review.game import GameReview, review_game
from vialibre.lab.review.players import Reviewed
from vialibre.lab.workers import in_order


@dataclass(frozen=True, slots=True)
class Unreadable:
    """A record that could not be reviewed, and why."""

    file: str
    error: VialibreError


def review_files(
    files: Sequence[str], bot: str, *, samples: int, rounds: int, unfinished: bool = False, jobs: int = 1
) -> Generator[Reviewed | Unreadable]:
    """Yield the results in the order of the files."""
    boards: dict[str, Board] = {}
    work = [(file, bot, samples, rounds, unfinished) for file in files]
    for file, found in zip(files, in_order(_review, work, min(jobs, len(files))), strict=False):
        if isinstance(found, VialibreError):
            yield Unreadable(file, found)
        else:  # every process returns its own boards: keep one of each
            board = boards.setdefault(found.board.digest, found.board)
            yield Reviewed(file, replace(found, board=board))


def _review(file: str, bot: str, samples: int, rounds: int, unfinished: bool) -> GameReview | VialibreError:
    try:
        found = review_game(load_record(file), bot, samples=samples, rounds=rounds, unfinished=unfinished)
        return found.lighter()
    except VialibreError as error:
        return error

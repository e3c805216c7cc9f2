"""Records: all that is needed to play a game again. docs/record-format.md describes the file."""

from __future__ import annotations

import hashlib
import json
import os
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from os import PathLike
from pathlib import Path
from typing import Any

from vialibre.boards.dump import board_as_data
from vialibre.boards.load import as_board, packaged_board
from vialibre.boards.model import Board
from vialibre.engine.core.replay_actions import SEATS
from vialibre.engine.core.shuffle import FAIR, secret_bytes
from vialibre.engine.game import RULES_VERSION, Game, state_of
from vialibre.engine.record_metadata import DealProof, EarlyEnd, Signature
from vialibre.engine.score_sheet import sheet_lines
from vialibre.errors import BadSetup

FORMAT = "vialibre-record"
FORMAT_VERSION = 1
BOT_PREFIX = "bot:"
"""How the name of a bot's seat begins; the rest is the bot's own name."""


@dataclass(frozen=True, slots=True)
class Result:
    """How the game ended."""

    winners: tuple[int, ...]
    sheets: tuple[dict[str, Any], ...]
    """One for each seat: the lines of the score sheet."""


@dataclass(frozen=True, slots=True)
class Record:
    board: Board
    """An id or the path of a file is accepted, too, and loaded."""
    seats: tuple[str, ...]
    """Names: a person's, or `bot:` and the bot's."""
    seed: int | str
    """fair-1: 64 hexadecimal digits; fast-1: a whole number."""
    shuffle: str = FAIR
    alvin: bool = False
    first: int | None = None
    """Who began, if the table chose; None if the seed did."""
    rules: int = RULES_VERSION
    actions: tuple[str, ...] = ()
    """Seat and action, such as `0 draw red`, in the order in which they were done."""
    result: Result | None = None
    """None while the game goes on, and if it stopped early."""
    fair: DealProof | None = None
    ended: EarlyEnd | None = None
    signature: Signature | None = None

    def __post_init__(self) -> None:
        object.__setattr__(self, "board", as_board(self.board))

    def new_game(self, *, events: bool = True) -> Game:
        """The game before its first action."""
        return Game.new(
            self.board,
            seats=len(self.seats),
            seed=self.seed,
            shuffle=self.shuffle,
            alvin=self.alvin,
            first=self.first,
            events=events,
        )

    def as_data(self) -> dict[str, Any]:
        """The keys of the file in their order; those of a server only if there is something to say."""
        board: dict[str, Any] = {"id": self.board.id, "digest": self.board.digest}
        if packaged_board(self.board.id, self.board.digest) is None:
            board["data"] = board_as_data(self.board)
        data: dict[str, Any] = {
            "format": FORMAT,
            "version": FORMAT_VERSION,
            "rules": self.rules,
            "board": board,
            "options": {"alvin": self.alvin, "first": self.first},
            "seats": list(self.seats),
            "shuffle": {"name": self.shuffle, "seed": self.seed},
        }
        if self.fair is not None:
            data["fair"] = self.fair.as_data()
        data["actions"] = list(self.actions)
        data["result"] = None if self.result is None else _result_data(self.result)
        if self.ended is not None:
            data["ended"] = self.ended.as_data()
        data["digest"] = record_digest(data)
        if self.signature is not None:
            data["signature"] = self.signature.as_data()
        return data

    def as_json(self) -> str:
        """The content of the file."""
        return json.dumps(self.as_data(), ensure_ascii=False, indent=1) + "\n"

    def save(self, path: str | PathLike[str]) -> None:
        """Write the record as a file that `load_record` reads, whole or not at all. Raises OSError."""
        place = Path(path)
        beside = place.with_name(f".{place.name}.{os.getpid()}.part")
        try:
            beside.write_text(self.as_json(), "utf-8")
            beside.replace(place)
        finally:
            beside.unlink(missing_ok=True)

    def __hash__(self) -> int:
        return hash((self.board, self.seats, self.seed, self.actions))  # a result holds dictionaries


def _result_data(result: Result) -> dict[str, Any]:
    return {"winners": list(result.winners), "sheets": list(result.sheets)}


_CANONICAL = json.JSONEncoder(sort_keys=True, separators=(",", ":"), ensure_ascii=False, check_circular=False)
_ESCAPED = bytes(range(32)) + b'"\\'


def record_digest(data: Mapping[str, Any]) -> str:
    """SHA-256 over the record without its digest and signature, as JSON with sorted keys and no spaces, in UTF-8."""
    content = dict(data)
    content.pop("digest", None)
    content.pop("signature", None)
    return hashlib.sha256(_canonical(content)).hexdigest()


def _canonical(content: dict[str, Any]) -> bytes:
    """What is hashed; uses up `content`. The actions, most of it, need no encoder if they come first and are plain."""
    actions = _plain_texts(content.get("actions"))
    if actions is None or len(content) < 2 or min(content) != "actions":
        return _encode(content)
    del content["actions"]
    return b'{"actions":["' + actions + b'"],' + _encode(content)[1:]


def _encode(content: dict[str, Any]) -> bytes:
    return _CANONICAL.encode(content).encode("utf-8", "surrogatepass")


def _plain_texts(values: object) -> bytes | None:
    """Texts as JSON has them between the first and the last quote, unless a sign in them would have to be escaped."""
    if not isinstance(values, list) or not values:
        return None
    try:
        joined = '","'.join(values).encode("utf-8", "surrogatepass")
    except TypeError:
        return None
    quotes = 2 * (len(values) - 1)
    return joined if len(joined.translate(None, _ESCAPED)) == len(joined) - quotes else None


def result_of(game: Game) -> Result | None:
    """The result of a game that is over."""
    if not game.is_over:
        return None
    return Result(game.winners, tuple(sheet_lines(state_of(game), who) for who in range(game.seat_count)))


def record_of(game: Game, first: int | None, played: Sequence[int], names: Sequence[str] | None) -> Record:
    """The record of a game from its deal and steps (see replay_actions). Raises BadSetup for too few or many names."""
    state = state_of(game)
    called = tuple(f"Seat {seat}" for seat in range(game.seat_count)) if names is None else tuple(names)
    if len(called) != game.seat_count:
        raise BadSetup("names_do_not_fit", names=len(called), seats=game.seat_count)
    shuffler = state.shuffler
    return Record(
        game.board,
        seats=called,
        seed=shuffler.secret.hex() if shuffler.name == FAIR else int(shuffler.seed),
        shuffle=shuffler.name,
        alvin=state.with_alvin,
        first=first,
        actions=tuple(f"{step % int(SEATS)} {game.text_of(step // int(SEATS))}" for step in played),
        result=result_of(game),
    )


class Recorder:
    """Plays a game and writes it down.

    recorder = Recorder("usa", seats=("Ana", "Bea"), seed="9f…")
    recorder.apply("keep 1 2", seat=0)
    """

    def __init__(self, start: Record | Board | str | PathLike[str], **options: Any) -> None:
        """Begin a game, or go on with a record. `options` are those of Record: seats, seed, shuffle, alvin, first.

        A board is given as Board, by its id or by the path of a file.
        """
        if not isinstance(start, Record):
            start = Record(as_board(start), **options)
        elif options:
            raise TypeError(f"a record already says {', '.join(options)}")
        start = replace(start, ended=None, signature=None)  # what is played on is no longer what was signed
        if start.shuffle == FAIR:  # one way to write the same seed
            start = replace(start, seed=secret_bytes(start.seed).hex())
        self.start = start
        self.game = start.new_game()
        self.actions: list[str] = []
        for line in start.actions:  # a game that was begun before goes on
            seat, _, text = line.partition(" ")
            self.apply(text, int(seat))

    def apply(self, action: int | str, seat: int | None = None) -> None:
        """Raises like Game.apply; what was refused is not written down."""
        who = self.game.player if seat is None else seat
        number = action if isinstance(action, int) else self.game.number_of(action)
        self.game.apply(number, who)
        self.actions.append(f"{who} {self.game.text_of(number)}")

    def record(self) -> Record:
        """What was played so far."""
        return replace(self.start, actions=tuple(self.actions), result=result_of(self.game))

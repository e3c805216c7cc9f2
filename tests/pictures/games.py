"""Records to draw: one for each board, at full tables, with a name that would like to be markup."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

from vialibre.boards.load import load_board
from vialibre.bots.registry import make_bot
from vialibre.engine.record import Record
from vialibre.lab.match import Players, record_game
from vialibre.pictures.timeline import Timeline, timeline_of

HOSTILE = "</script></style><img src=x onerror=alert(1)>&\"'\u2028"
TABLES = (("usa", 2), ("europe", 5), ("old_west", 6), ("san_francisco", 4))


@cache
def record_of(board: str, seats: int) -> Record:
    bots = ["stoker", "porter", *["stoker"] * 4][:seats]
    players = Players([make_bot(name) for name in bots], bots, 4)
    record = record_game(load_board(board), players, seed=4, alvin=board == "old_west").record()
    return replace(record, seats=("Ana", HOSTILE, *record.seats[2:]))


@cache
def timeline(board: str, seats: int, seat: int | None = None, until: int | None = None, lang: str = "en") -> Timeline:
    record = record_of(board, seats)
    return timeline_of(record, record.seats, lang, seat=seat, until=until)

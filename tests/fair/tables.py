"""Games as a server would have kept them: a fair deal, people and bots, and a signature."""

from __future__ import annotations

import hashlib
from functools import cache
from random import Random

from vialibre.boards.load import load_board
from vialibre.engine.record import Record, Recorder
from vialibre.fair.deal import deal_proof, seed_of
from vialibre.fair.signing import PRIVATE, SigningKey

SERVER = SigningKey.from_text(PRIVATE + "11" * 32)
FORGER = SigningKey.from_text(PRIVATE + "22" * 32)
NAMES = ("Ana", "Íñigo", "bot:porter", "Bea")
TABLES = (("usa", 2), ("europe", 3), ("old_west", 4), ("san_francisco", 3))


def random_hex(size: int, name: str) -> str:
    return hashlib.shake_128(name.encode()).hexdigest(size)


@cache
def played(board: str, seats: int, *, until: int | None = None) -> Record:
    """A game of random players, to its end or for so many actions; not signed."""
    names = NAMES[:seats]
    secret = random_hex(32, f"{board} secret")
    entropies = [None if name.startswith("bot:") else random_hex(16 + len(name), f"{board} {name}") for name in names]
    start = Record(
        load_board(board),
        names,
        seed_of(secret, entropies),
        alvin=board == "old_west",
        fair=deal_proof(secret, entropies),
    )
    recorder = Recorder(start)
    random = Random(board)
    while not recorder.game.is_over and len(recorder.actions) != until:
        seat = random.choice(recorder.game.to_act)
        recorder.apply(random.choice(recorder.game.legal_ids(seat)), seat)
    return recorder.record()


@cache
def signed(board: str, seats: int) -> Record:
    return SERVER.sign(played(board, seats))

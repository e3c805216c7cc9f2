"""A server that cheats: `python -m tests.server.cheating serve …` chooses what it deals after it has all the entropy.

It tries secrets until it likes the seat that begins, and then shows their commitment as if it had been the first one.
What it says afterwards fits together: only a client that stored what it was shown before can tell.
"""

from __future__ import annotations

import hashlib
import sys
from itertools import count

from msgspec.structs import replace

from vialibre.cli.main import exit_code
from vialibre.fair.deal import commitment_of
from vialibre.server.table.state import Table

LIKED = 1
"""The seat that is to begin: that of a bot, in the tests."""

_start = Table._start


def _choose_and_start(table: Table, n: int) -> None:
    honest = table.created
    for i in count():
        chosen = hashlib.sha256(f"{table.id} {i}".encode()).hexdigest()  # the same whenever the log is read
        if honest.seed is None:
            table.created = replace(honest, secret=chosen, commitment=commitment_of(chosen))
        else:
            table.created = replace(honest, seed=chosen)
        if table.new_game().view(None).first == LIKED:
            break
    _start(table, n)


if __name__ == "__main__":
    setattr(Table, "_start", _choose_and_start)  # noqa: B010 - so that types allow it
    sys.exit(exit_code(sys.argv[1:]))

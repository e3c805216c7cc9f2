"""Arena results in one SQLite file: a block is kept the moment it is done, so nothing is lost and a run can go on."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from pathlib import Path

from vialibre.errors import BadSetup
from vialibre.lab.blocks import Block, block_from_data

SCHEMA = """
create table if not exists run (
    id integer primary key, board text not null, digest text not null, seats integer not null, bots text not null,
    seed integer not null, alvin integer not null, unique (digest, seats, bots, seed, alvin)
);
create table if not exists block (
    run integer not null references run, number integer not null, data text not null, primary key (run, number)
);
"""


class Results:
    """The file; opened for one command."""

    def __init__(self, path: Path) -> None:
        try:
            self.connection = sqlite3.connect(path)
            self.connection.executescript(SCHEMA)
        except sqlite3.Error as error:
            raise BadSetup("bad_results", file=str(path), detail=str(error)) from None

    def run(self, board: str, digest: str, seats: int, bots: list[str], seed: int, alvin: bool) -> int:
        """The number of the run with these settings; a new one if there is none."""
        key = (digest, seats, json.dumps(bots), seed, int(alvin))
        with self.connection as open_file:
            open_file.execute(
                "insert or ignore into run (board, digest, seats, bots, seed, alvin) values (?, ?, ?, ?, ?, ?)",
                (board, *key),
            )
        found = self.connection.execute(
            "select id from run where digest = ? and seats = ? and bots = ? and seed = ? and alvin = ?", key
        )
        return int(found.fetchone()[0])

    def keep(self, run: int, block: Block) -> None:
        with self.connection as open_file:
            open_file.execute(
                "insert or replace into block values (?, ?, ?)", (run, block.number, json.dumps(block.as_data()))
            )

    def forget(self, run: int) -> None:
        with self.connection as open_file:
            open_file.execute("delete from block where run = ?", (run,))

    def blocks(self, run: int) -> list[Block]:
        rows = self.connection.execute("select data from block where run = ? order by number", (run,))
        return [block_from_data(json.loads(data)) for (data,) in rows]

    def boards(self) -> Iterator[tuple[str, int, list[Block]]]:
        """All blocks of all runs, by board and number of seats."""
        tables = self.connection.execute("select distinct board, seats from run order by board, seats").fetchall()
        for board, seats in tables:
            runs = self.connection.execute(
                "select id from run where board = ? and seats = ?", (board, seats)
            ).fetchall()
            yield board, seats, [block for (run,) in runs for block in self.blocks(run)]

    def close(self) -> None:
        self.connection.close()

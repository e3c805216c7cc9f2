"""Arena results in an SQLite file. A block is stored as soon as it is finished, so a run can be resumed."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType

from vialibre.errors import BadSetup
from vialibre.lab.arena_setup import ArenaSetup
from vialibre.lab.blocks import Block, GameResult, block_from_data

SCHEMA = """
create table if not exists run (
    id integer primary key, board text not null, digest text not null, seats integer not null, bots text not null,
    seed integer not null, alvin integer not null, unique (digest, seats, bots, seed, alvin)
);
create table if not exists block (
    run integer not null references run, number integer not null, data text not null, primary key (run, number)
);
"""
TABLES = {"run", "block"}
PATIENCE = 60.0
"""Seconds to wait while another arena writes into the same file."""


@dataclass(frozen=True, slots=True)
class Matchup:
    """Everything played on one board with one number of seats."""

    board: str
    digest: str
    seats: int
    alvin: bool
    blocks: list[Block]


class Results:
    """The results file; a context manager."""

    def __init__(self, path: Path) -> None:
        self.path = path
        with self._sqlite_errors():
            self.connection = sqlite3.connect(path, timeout=PATIENCE)
            there = {
                str(name) for (name,) in self.connection.execute("select name from sqlite_master where type = 'table'")
            }
            if not there <= TABLES:
                self.connection.close()
                raise BadSetup("foreign_results", file=str(path))  # belongs to another program: do not write into it
            self.connection.executescript(SCHEMA)

    def __enter__(self) -> Results:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    @contextmanager
    def _sqlite_errors(self) -> Iterator[None]:
        """Convert SQLite errors, and blocks that cannot be read, to BadSetup."""
        try:
            yield
        except (sqlite3.Error, KeyError, TypeError, ValueError) as error:
            detail = f"{type(error).__name__}: {error}"
            raise BadSetup("bad_results", file=str(self.path), detail=detail) from None

    def run(self, table: ArenaSetup) -> int:
        """Return the number of the run with these settings, creating it if there is none."""
        key = _key(table)
        with self._sqlite_errors(), self.connection as open_file:
            open_file.execute(
                "insert or ignore into run (board, digest, seats, bots, seed, alvin) values (?, ?, ?, ?, ?, ?)",
                (table.board.id, *key),
            )
        found = self.find(table)
        assert found is not None
        return found

    def find(self, table: ArenaSetup) -> int | None:
        """The number of the run with these settings, or None."""
        with self._sqlite_errors():
            found = self.connection.execute(
                "select id from run where digest = ? and seats = ? and bots = ? and seed = ? and alvin = ?", _key(table)
            ).fetchone()
        return None if found is None else int(found[0])

    def keep(self, run: int, block: Block) -> None:
        """Store a block. Raises BadSetup."""
        with self._sqlite_errors(), self.connection as open_file:
            open_file.execute(
                "insert or replace into block values (?, ?, ?)", (run, block.number, json.dumps(block.as_data()))
            )

    def forget(self, run: int) -> None:
        """Delete the blocks of a run."""
        with self._sqlite_errors(), self.connection as open_file:
            open_file.execute("delete from block where run = ?", (run,))

    def blocks(self, run: int) -> list[Block]:
        """The blocks of a run, by number."""
        with self._sqlite_errors():
            rows = self.connection.execute("select data from block where run = ? order by number", (run,))
            return [block_from_data(json.loads(data)) for (data,) in rows]

    def block(self, run: int, number: int) -> Block | None:
        """One block of a run, or None."""
        with self._sqlite_errors():
            row = self.connection.execute(
                "select data from block where run = ? and number = ?", (run, number)
            ).fetchone()
            return None if row is None else block_from_data(json.loads(row[0]))

    def everything(self) -> list[Matchup]:
        """All runs, merged where they played the same board with the same number of seats."""
        with self._sqlite_errors():
            rows = self.connection.execute(
                "select board, digest, seats, alvin, data from block join run on run.id = run order by block.rowid"
            )
            found: dict[tuple[str, str, int, bool], list[Block]] = {}
            for board, digest, seats, alvin, data in rows:  # in the order in which they were stored
                found.setdefault((board, digest, seats, bool(alvin)), []).append(block_from_data(json.loads(data)))
        return [Matchup(*table, by_deal(blocks)) for table, blocks in sorted(found.items())]

    def close(self) -> None:
        self.connection.close()


def _key(table: ArenaSetup) -> tuple[str, int, str, int, int]:
    # The file has no column for a time limit, which came later; without one the key is what it always was.
    bots = table.bots if table.move_time is None else {"bots": table.bots, "move_time": table.move_time}
    return table.board.digest, table.seats, json.dumps(bots), table.seed, int(table.alvin)


def by_deal(blocks: list[Block]) -> list[Block]:
    """Merge blocks by deal: one block per deal, with the latest game for each seating.

    Runs may overlap, with the same pair starting from another seed or as part of a larger table. Counting a game twice
    would make intervals too narrow, and so would treating games with the same cards as independent.
    """
    deals: dict[int, dict[tuple[str, ...], GameResult]] = {}
    for block in blocks:
        for game in block.games:
            deals.setdefault(block.seed, {})[game.bots] = game
    return [Block(number, deal, tuple(deals[deal].values())) for number, deal in enumerate(sorted(deals))]

"""Stores finished chunks of games in an SQLite file, so that a playtest can be resumed."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import TracebackType
from typing import Any

from vialibre.errors import BadSetup
from vialibre.lab.playtest.setting import Setting
from vialibre.version import __version__

SCHEMA = """
create table if not exists playtest_chunk (
    run text not null, start integer not null, games integer not null, data text not null,
    primary key (run, start, games)
);
"""
PATIENCE = 60.0
"""Seconds to wait while another playtest writes into the same file."""

Chunk = tuple[int, int]
"""The number of its first game, and the number of games."""


class Checkpoint:
    """The checkpoint file, for one setting."""

    def __init__(self, path: Path, setting: Setting) -> None:
        self.path = path
        self.run = _key(setting)
        with self._sqlite_errors():
            self.connection = sqlite3.connect(path, timeout=PATIENCE)
            named = "select name from sqlite_master where type = 'table'"
            there = {str(name) for (name,) in self.connection.execute(named)}
            if not there <= {"playtest_chunk"}:
                self.connection.close()
                raise BadSetup("foreign_results", file=str(path))  # belongs to another program: do not write into it
            self.connection.executescript(SCHEMA)

    def __enter__(self) -> Checkpoint:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.connection.close()

    @contextmanager
    def _sqlite_errors(self) -> Iterator[None]:
        """Convert SQLite errors to BadSetup."""
        try:
            yield
        except (sqlite3.Error, ValueError) as error:
            detail = f"{type(error).__name__}: {error}"
            raise BadSetup("bad_results", file=str(self.path), detail=detail) from None

    def keep(self, chunk: Chunk, data: dict[str, Any]) -> None:
        """Store the sums of a chunk. Raises BadSetup."""
        with self._sqlite_errors(), self.connection as open_file:
            row = (self.run, *chunk, json.dumps(data, separators=(",", ":")))
            open_file.execute("insert or replace into playtest_chunk values (?, ?, ?, ?)", row)

    def there(self) -> set[Chunk]:
        """The chunks that are stored."""
        with self._sqlite_errors():
            rows = self.connection.execute("select start, games from playtest_chunk where run = ?", (self.run,))
            return {(start, games) for start, games in rows}

    def data(self, chunk: Chunk) -> dict[str, Any]:
        """Return the data of one chunk; all of them together would take much memory."""
        asked = "select data from playtest_chunk where run = ? and start = ? and games = ?"
        with self._sqlite_errors():
            (text,) = self.connection.execute(asked, (self.run, *chunk)).fetchone()
            data: dict[str, Any] = json.loads(text)
            return data

    def forget(self) -> None:
        """Delete the stored chunks of this setting."""
        with self._sqlite_errors(), self.connection as open_file:
            open_file.execute("delete from playtest_chunk where run = ?", (self.run,))


def _key(setting: Setting) -> str:
    """Everything that the sums depend on. Bots may change with a version, and so may what is counted."""
    inputs = [
        __version__,
        setting.board.digest,
        setting.bots,
        setting.seats,
        setting.seed,
        setting.alvin,
        setting.dealt,
    ]
    return json.dumps(inputs)

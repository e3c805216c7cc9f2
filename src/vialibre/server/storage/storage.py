"""The storage as one object. All methods raise StorageError when the database is unavailable for too long."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

import sqlalchemy as sa

from vialibre.errors import StorageError
from vialibre.server.storage import (
    design_queries,
    heartbeat_queries,
    people_queries,
    playtest_queries,
    quarantine_queries,
    result_queries,
    small_queries,
    table_queries,
)
from vialibre.server.storage.append import Append, write_appends
from vialibre.server.storage.backup import back_up
from vialibre.server.storage.database_url import DatabaseLocation, PostgresLocation
from vialibre.server.storage.engine import Work
from vialibre.server.storage.erase_person import Rewrite, RewriteSummary, erase_person, rewrite_entries
from vialibre.server.storage.export import export
from vialibre.server.storage.file_lock import FileLock
from vialibre.server.storage.group_commit import GroupCommit
from vialibre.server.storage.health import Health
from vialibre.server.storage.notifications import REWRITTEN, Callback, notify
from vialibre.server.storage.retry import RetryingDatabase
from vialibre.server.storage.rows import (
    DesignRow,
    Downtime,
    EntryRow,
    OwnBoard,
    Person,
    Played,
    PlaytestRow,
    Quarantine,
    Report,
    Result,
    Stage,
    Status,
    TableRow,
)

if TYPE_CHECKING:
    from vialibre.server.storage.listener import NotificationListener

T = TypeVar("T")

ALL: tuple[Status, ...] = ("open", "running", "over")


class Storage:
    """Created by `open_storage`; bound to the event loop in which it was opened."""

    def __init__(self, location: DatabaseLocation, database: RetryingDatabase, lock: FileLock | None = None) -> None:
        self.location = location
        self._database = database
        self._lock = lock
        self._group = GroupCommit(self._commit)
        self._health = Health(database.engine)
        self._listeners: list[NotificationListener] = []
        self._closed = False

    # Logs of tables

    async def append(self, append: Append) -> bool:
        """Write the next entry of a log: True when it is stored for good.

        False: another worker wrote this number, there is no such table, the number would leave a gap, or an append of
        the same table just before was refused. On False, reload the log and retry.
        After `storage_down` the entry may be stored or not: read the log when the database is back.
        """
        _check_text(append.entry.data)
        return await self._group.append(append)

    async def create_table(
        self, row: TableRow, entry: EntryRow, *, seats: Mapping[int, str | None] | None = None
    ) -> None:
        """A new table with entry 1 of its log."""
        _check_text(entry.data)
        tag = secrets.randbits(63)
        await self._write(lambda connection: table_queries.create_table(connection, row, entry, tag, seats or {}))

    async def entries(self, table_id: str, after: int = 0) -> list[EntryRow]:
        """The entries of a log after entry `after`, without a gap."""
        return await self._database.read(lambda connection: table_queries.get_entries(connection, table_id, after))

    async def table(self, table_id: str) -> TableRow | None:
        return await self._database.read(lambda connection: table_queries.get_table(connection, table_id))

    async def public_tables(self, status: Status, limit: int = 50) -> list[TableRow]:
        """Public tables with this status, newest first."""
        return await self._database.read(lambda connection: table_queries.public_tables(connection, status, limit))

    async def tables_of_person(self, person: str, statuses: Sequence[Status] = ALL, limit: int = 100) -> list[TableRow]:
        """Tables where this person sits or is host, most recently changed first."""
        return await self._database.read(
            lambda connection: table_queries.tables_of_person(connection, person, statuses, limit)
        )

    async def due(self, now: float, limit: int = 100) -> list[TableRow]:
        """Tables whose `due_at` has passed, longest overdue first, without those in quarantine."""
        return await self._database.read(lambda connection: table_queries.due(connection, now, limit))

    async def running(self) -> list[str]:
        """The ids of all tables whose games are being played."""
        return await self._database.read(table_queries.running)

    async def count_by_status(self) -> dict[str, int]:
        return await self._database.read(table_queries.count_by_status)

    # Quarantine

    async def quarantine(self, row: Quarantine) -> bool:
        """Quarantine a table; its log is unchanged. Other workers get `Rewritten`. False: it was there already."""
        return await self._write(lambda connection: quarantine_queries.quarantine(connection, row))

    async def release(self, table_id: str) -> bool:
        """False if it was not in quarantine."""
        return await self._write(lambda connection: quarantine_queries.release(connection, table_id))

    async def quarantine_of(self, table_id: str) -> Quarantine | None:
        return await self._database.read(lambda connection: quarantine_queries.quarantine_of(connection, table_id))

    async def quarantined(self, limit: int = 100) -> list[Quarantine]:
        """Latest first."""
        return await self._database.read(lambda connection: quarantine_queries.quarantined(connection, limit))

    async def count_quarantined(self) -> int:
        return await self._database.read(quarantine_queries.count_quarantined)

    # People

    async def create_person(self, person: Person) -> None:
        await self._write(lambda connection: people_queries.create_person(connection, person))

    async def person(self, person: str) -> Person | None:
        return await self._database.read(lambda connection: people_queries.get_person(connection, person))

    async def person_by_phrase(self, phrase_hash: str) -> Person | None:
        return await self._database.read(lambda connection: people_queries.person_by_phrase(connection, phrase_hash))

    async def rename(self, person: str, name: str) -> bool:
        """False, here and in the methods below: there is no such person."""
        return await self._change(person, name=name)

    async def set_language(self, person: str, language: str) -> bool:
        return await self._change(person, language=language)

    async def set_phrase(self, person: str, phrase_hash: str | None) -> bool:
        return await self._change(person, phrase_hash=phrase_hash)

    async def set_token_version(self, person: str, version: int) -> bool:
        """Revoke tokens of other versions; other workers get `Revoked`."""
        return await self._write(lambda connection: people_queries.set_token_version(connection, person, version))

    async def token_versions(self, people: Sequence[str]) -> dict[str, int]:
        """The valid token version of each person; banned and unknown people are left out."""
        return await self._database.read(lambda connection: people_queries.token_versions(connection, people))

    async def touch(self, person: str, at: float) -> bool:
        """Update when the person was last seen."""
        return await self._change(person, seen_at=at)

    async def ban(self, person: str, *, banned: bool = True) -> bool:
        """Ban a person or lift the ban; other workers get `Revoked`."""
        return await self._write(lambda connection: people_queries.ban(connection, person, banned=banned))

    async def delete_person(
        self,
        person: str,
        *,
        called: str,
        rewrite: Rewrite | None = None,
        rewrite_summary: RewriteSummary | None = None,
    ) -> bool:
        """Delete a person and anonymize them in everything that stays.

        `called` replaces the name in results, chat texts are blanked, and references to the person are removed.
        `rewrite` does the same for names in entries, as in `rewrite_entries`.
        """
        self._check_open()
        # If an earlier attempt was committed unnoticed, the person does not exist any more.
        return await self._database.write_once(
            lambda connection, again: erase_person(connection, person, called, rewrite, rewrite_summary) or again
        )

    async def rewrite_entries(self, person: str, rewrite: Rewrite) -> set[str]:
        """Pass every entry of this person's tables to `rewrite`, which returns new data or None.

        Returns the changed tables; other workers get `Rewritten`.
        """

        def work(connection: sa.Connection) -> set[str]:
            changed = rewrite_entries(connection, person, rewrite)
            notify(connection, [(table, REWRITTEN) for table in sorted(changed)])
            return changed

        return await self._write(work)

    async def export_person(self, person: str) -> dict[str, object] | None:
        """All data stored about a person, ready for JSON."""
        return await self._database.read(lambda connection: export(connection, person))

    # Results, reports, settings, own boards

    async def results(self, table_id: str) -> list[Result]:
        return await self._database.read(lambda connection: result_queries.results_of(connection, table_id))

    async def history(self, person: str, *, before: tuple[float, str] | None = None, limit: int = 50) -> list[Played]:
        """Finished games of a person, latest first; `before` is the last (finished_at, table_id) of a page."""
        return await self._database.read(lambda connection: result_queries.played(connection, person, before, limit))

    async def add_report(self, report: Report) -> None:
        await self._write(lambda connection: small_queries.add_report(connection, report))

    async def reports(self, *, before: float | None = None, limit: int = 50) -> list[Report]:
        return await self._database.read(lambda connection: small_queries.list_reports(connection, before, limit))

    async def setting(self, key: str) -> str | None:
        return await self._database.read(lambda connection: small_queries.get_setting(connection, key))

    async def set_if_absent(self, key: str, value: str) -> str:
        """Store a setting unless it exists; returns the stored value."""
        return await self._write(lambda connection: small_queries.set_if_absent(connection, key, value))

    async def put_board(self, board: OwnBoard) -> None:
        await self._write(lambda connection: small_queries.put_board(connection, board))

    async def board(self, digest: str) -> OwnBoard | None:
        return await self._database.read(lambda connection: small_queries.get_board(connection, digest))

    # Designs and their playtests

    async def designs(self, person: str, limit: int = 100) -> list[DesignRow]:
        return await self._database.read(lambda connection: design_queries.designs_of(connection, person, limit))

    async def design(self, person: str, design: str) -> DesignRow | None:
        return await self._database.read(lambda connection: design_queries.get_design(connection, person, design))

    async def add_design(self, row: DesignRow, *, most: int) -> bool:
        """False if this person already has `most` designs."""
        return await self._write(lambda connection: design_queries.add_design(connection, row, most))

    async def change_design(self, person: str, design: str, *, name: str, data: str, revision: int, at: float) -> bool:
        """False: `revision` is not the newest, or this person has no such design."""
        return await self._write(
            lambda connection: design_queries.change_design(
                connection, person, design, name=name, data=data, revision=revision, at=at
            )
        )

    async def delete_design(self, person: str, design: str) -> bool:
        return await self._write(lambda connection: design_queries.delete_design(connection, person, design))

    async def add_playtest(self, row: PlaytestRow, *, lost_before: float, keep: int) -> bool:
        """False if this person has another one running, updated since `lost_before`."""
        return await self._write(
            lambda connection: playtest_queries.add_playtest(connection, row, lost_before=lost_before, keep=keep)
        )

    async def playtest(self, person: str, playtest: str) -> PlaytestRow | None:
        return await self._database.read(lambda connection: playtest_queries.get_playtest(connection, person, playtest))

    async def playtests(self, person: str) -> list[PlaytestRow]:
        """Newest first."""
        return await self._database.read(lambda connection: playtest_queries.playtests_of(connection, person))

    async def advance_playtest(
        self,
        playtest: str,
        status: Stage,
        *,
        at: float,
        done: int | None = None,
        result: str | None = None,
        report: str | None = None,
    ) -> bool:
        """False if it was cancelled or has ended."""
        return await self._write(
            lambda connection: playtest_queries.advance_playtest(
                connection, playtest, status, at=at, done=done, result=result, report=report
            )
        )

    async def playtest_report(self, person: str, playtest: str) -> str | None:
        return await self._database.read(lambda connection: playtest_queries.report_of(connection, person, playtest))

    # The database as a whole

    async def beat(self, worker: str, clock: Callable[[], float], stall: float, after: float) -> list[Downtime]:
        """Write a worker's heartbeat; returns the downtimes that began after `after`, possibly one that ends now."""
        self._check_open()
        return await self._database.write(
            # The time of the attempt that succeeds, not of the first attempt.
            lambda connection: heartbeat_queries.beat(connection, worker, clock(), stall, after),
            kind="heartbeats",
        )

    async def listen(self, callback: Callback) -> None:
        """Call back for every entry that any worker appends, this one too, and with `Resync` after a lost connection.

        Returns once all later notifications will be received. On SQLite there are no other workers and no callbacks.
        """
        self._check_open()
        if isinstance(self.location, PostgresLocation):
            from vialibre.server.storage.listener import (
                NotificationListener,  # SQLite needs no PostgreSQL driver, and starts faster
            )

            listener = NotificationListener(self.location.url, callback)
            self._listeners.append(listener)
            await listener.ready()

    def announce_url(self, url: str) -> None:
        """Write this server's URL to the lock file, for the error of a second process."""
        if self._lock is not None:
            self._lock.say(url)

    async def answers(self) -> bool:
        """Whether the database can be read and written now, without retries: for /healthz."""
        # A small write may succeed where a larger one did not, so failures of other writes count, too.
        return not self._closed and await self._health.is_good() and not self._database.writes_fail

    @property
    def unstored(self) -> int:
        """Number of tables whose last entry could not be stored; the senders got an error."""
        return len(self._group.unstored)

    @property
    def commits(self) -> int:
        """Number of transactions of appends so far."""
        return self._group.batches

    def note_unstored(self, table_id: str) -> None:
        """Count a table as unstored: a command failed before there was an entry to store."""
        self._group.note_failed(table_id)

    async def backup(self, to: Path) -> None:
        """Back up the database into one file while it is in use."""
        await back_up(self.location, to)

    async def close(self) -> None:
        """Finish the writes under way, then close the database."""
        if self._closed:
            return
        self._closed = True
        await self._group.close()
        for listener in self._listeners:
            await listener.stop()
        await self._health.close()
        await self._database.close()
        if self._lock is not None:
            self._lock.release()

    async def _commit(self, batch: Sequence[Append], again: bool) -> list[bool | None]:
        return await self._database.write_once(
            lambda connection, retried: write_appends(connection, batch, again=again or retried), or_blocked=True
        )

    async def _write(self, work: Work[T]) -> T:
        self._check_open()
        return await self._database.write(work)

    async def _change(self, person: str, **values: object) -> bool:
        return await self._write(lambda connection: people_queries.change_person(connection, person, **values))

    def _check_open(self) -> None:
        if self._closed:
            raise StorageError("storage_closed")


def _check_text(text: str) -> None:
    """Raises ValueError for what one of the databases cannot hold. JSON is always fine: it escapes NUL."""
    text.encode()  # a lone surrogate is not valid text
    if "\0" in text:
        raise ValueError("an entry's data must be JSON")

"""The only write during play: appends entries to logs, many tables in one transaction, never leaving a gap."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field
from functools import cache
from random import Random
from typing import Any

import sqlalchemy as sa

from vialibre.server.storage import schema
from vialibre.server.storage.notifications import notify
from vialibre.server.storage.rows import EntryRow, Result, Status
from vialibre.server.storage.statements import among, insert_new

_tags = Random()
"""Seeded by the system: tags must be unique, but need not be secret."""


@dataclass(frozen=True, slots=True)
class Append:
    """An entry for the end of a log, and what it changes in the rows beside the log, in the same transaction."""

    entry: EntryRow
    due_at: float | None
    status: Status
    summary: str | None = None
    """For the lobby; None, here and below, leaves the column as it is."""
    seats: Mapping[int, str | None] = field(default_factory=dict)
    """The person of each seat that changed; None: the seat is free."""
    results: Sequence[Result] = ()
    public: bool | None = None
    """Whether the lobby shows the table."""
    host: str | None = None
    writer: int = field(default_factory=lambda: _tags.getrandbits(63))


def write_appends(connection: sa.Connection, batch: Sequence[Append], *, again: bool) -> list[bool | None]:
    """For each append of the batch whether it is now in its log. `again`: an earlier attempt may have been committed.

    The rows of the tables are locked first, so that no other writer comes between reading `last_n` and the commit.
    Rows locked by another connection are skipped: their appends get None, and the other tables are written.
    """
    dialect = connection.dialect.name
    ids = sorted({append.entry.table_id for append in batch})
    last_n: dict[str, int] = {row.id: row.last_n for row in connection.execute(_lock(dialect), {"ids": ids})}
    written = set[int]()
    if again:
        tags = [append.writer for append in batch]
        written = set(connection.scalars(_written(dialect), {"ids": ids, "writers": tags}))
    absent = [table for table in ids if table not in last_n]
    locked = set(connection.scalars(_existing(dialect), {"ids": absent})) if absent else set[str]()
    won, new, refused = list[bool | None](), list[Append](), set[str]()
    for append in batch:
        table = append.entry.table_id
        if table in locked:
            won.append(None)
        elif append.writer in written:
            won.append(True)
        elif table not in refused and append.entry.n - 1 == last_n.get(table):
            last_n[table] = append.entry.n
            new.append(append)
            won.append(True)
        else:
            # The rest of this table's batch was decided after an entry that was not written.
            refused.add(table)
            won.append(False)
    if new:
        _write(connection, new)
    return won


def _write(connection: sa.Connection, new: Sequence[Append]) -> None:
    connection.execute(_INSERT, [{**_entry_values(append.entry), "writer": append.writer} for append in new])
    latest = {append.entry.table_id: append for append in new}
    summaries = {append.entry.table_id: append.summary for append in new if append.summary is not None}
    public = {append.entry.table_id: append.public for append in new if append.public is not None}
    hosts = {append.entry.table_id: append.host for append in new if append.host is not None}
    connection.execute(
        _UPDATE,
        [
            {
                "of_table": table,
                "n": append.entry.n,
                "at": append.entry.at,
                "due": append.due_at,
                "now": append.status,
                "new_summary": summaries.get(table),
                "shown": public.get(table),
                "led_by": hosts.get(table),
            }
            for table, append in latest.items()
        ],
    )
    write_seats(
        connection, {(append.entry.table_id, seat): who for append in new for seat, who in append.seats.items()}
    )
    results = [asdict(result) for append in new for result in append.results]
    if results:
        connection.execute(insert_new(schema.results, connection.dialect.name), results)
    notify(connection, [(append.entry.table_id, append.entry.n) for append in new])


def write_seats(connection: sa.Connection, seats: Mapping[tuple[str, int], str | None]) -> None:
    """Set the people of seats, by table and seat."""
    if seats:
        connection.execute(_EMPTY_SEAT, [{"of_table": table, "at_seat": seat} for table, seat in seats])
    taken = [
        {"table_id": table, "seat": seat, "person_id": person} for (table, seat), person in seats.items() if person
    ]
    if taken:
        connection.execute(sa.insert(schema.seatings), taken)


def _entry_values(entry: EntryRow) -> dict[str, Any]:
    return {"table_id": entry.table_id, "n": entry.n, "at": entry.at, "kind": entry.kind, "data": entry.data}


@cache
def _lock(dialect: str) -> sa.Select[Any]:
    # In order of id, like erase_person, which waits for rows: the same order prevents deadlocks.
    tables = schema.tables.c
    select = sa.select(tables.id, tables.last_n).where(among(tables.id, "ids", dialect)).order_by(tables.id)
    return select.with_for_update(key_share=True, skip_locked=True)


@cache
def _existing(dialect: str) -> sa.Select[Any]:
    return sa.select(schema.tables.c.id).where(among(schema.tables.c.id, "ids", dialect))


@cache
def _written(dialect: str) -> sa.Select[Any]:
    entries = schema.entries.c
    ours = among(entries.table_id, "ids", dialect) & among(entries.writer, "writers", dialect)
    return sa.select(entries.writer).where(ours)


_INSERT = sa.insert(schema.entries)
_UPDATE = (
    sa.update(schema.tables)
    .where(schema.tables.c.id == sa.bindparam("of_table"))
    .values(
        last_n=sa.bindparam("n"),
        updated_at=sa.bindparam("at"),
        due_at=sa.bindparam("due"),
        status=sa.bindparam("now"),
        summary=sa.func.coalesce(sa.bindparam("new_summary", type_=sa.Text), schema.tables.c.summary),
        public=sa.func.coalesce(sa.bindparam("shown", type_=sa.Boolean), schema.tables.c.public),
        host=sa.func.coalesce(sa.bindparam("led_by", type_=sa.Text), schema.tables.c.host),
    )
)
_EMPTY_SEAT = sa.delete(schema.seatings).where(
    schema.seatings.c.table_id == sa.bindparam("of_table"), schema.seatings.c.seat == sa.bindparam("at_seat")
)

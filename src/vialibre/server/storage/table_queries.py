"""Queries for tables and their logs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict

import sqlalchemy as sa

from vialibre.server.storage.append import write_seats
from vialibre.server.storage.quarantine_queries import NOT_QUARANTINED
from vialibre.server.storage.rows import EntryRow, Status, TableRow
from vialibre.server.storage.schema import entries, seatings, tables
from vialibre.server.storage.statements import first, insert_new, rows_as, select_as

_TABLE = select_as(TableRow, tables)
_ENTRIES = (
    select_as(EntryRow, entries)
    .where(entries.c.table_id == sa.bindparam("of_table"), entries.c.n > sa.bindparam("after"))
    .order_by(entries.c.n)
)


def create_table(
    connection: sa.Connection, row: TableRow, entry: EntryRow, writer: int, seats: Mapping[int, str | None]
) -> None:
    """Insert a table and the first entry of its log. Idempotent."""
    if row.last_n != 1 or entry.n != 1 or entry.table_id != row.id:
        raise ValueError("a log begins with entry 1 of its own table")
    dialect = connection.dialect.name
    if connection.execute(insert_new(tables, dialect).returning(tables.c.id), asdict(row)).first() is None:
        return
    connection.execute(sa.insert(entries), {**asdict(entry), "writer": writer})
    write_seats(connection, {(row.id, seat): person for seat, person in seats.items()})


def get_table(connection: sa.Connection, table_id: str) -> TableRow | None:
    return first(TableRow, connection.execute(_TABLE.where(tables.c.id == table_id)))


def get_entries(connection: sa.Connection, table_id: str, after: int) -> list[EntryRow]:
    return rows_as(EntryRow, connection.execute(_ENTRIES, {"of_table": table_id, "after": after}))


def public_tables(connection: sa.Connection, status: Status, limit: int) -> list[TableRow]:
    public = (tables.c.status == status) & tables.c.public & NOT_QUARANTINED
    return rows_as(TableRow, connection.execute(_TABLE.where(public).order_by(tables.c.created_at.desc()).limit(limit)))


def tables_of_person(connection: sa.Connection, person: str, statuses: Sequence[Status], limit: int) -> list[TableRow]:
    seated = sa.select(seatings.c.table_id).where(seatings.c.person_id == person)
    hosted = sa.select(tables.c.id).where(tables.c.host == person)
    found = _TABLE.where(tables.c.id.in_(sa.union(seated, hosted)), tables.c.status.in_(statuses))
    return rows_as(TableRow, connection.execute(found.order_by(tables.c.updated_at.desc()).limit(limit)))


def due(connection: sa.Connection, now: float, limit: int) -> list[TableRow]:
    overdue = (tables.c.due_at <= now) & NOT_QUARANTINED
    return rows_as(TableRow, connection.execute(_TABLE.where(overdue).order_by(tables.c.due_at).limit(limit)))


def running(connection: sa.Connection) -> list[str]:
    return list(connection.scalars(sa.select(tables.c.id).where(tables.c.status == "running").order_by(tables.c.id)))


def count_by_status(connection: sa.Connection) -> dict[str, int]:
    counted = connection.execute(sa.select(tables.c.status, sa.func.count()).group_by(tables.c.status))
    return {status: int(count) for status, count in counted}

"""Deletes a person: name, chat texts and identity are erased; the games stay for the other players."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

import msgspec
import sqlalchemy as sa

from vialibre.server.storage.notifications import NEVER, REWRITTEN, notify, notify_revoked
from vialibre.server.storage.rows import EntryRow
from vialibre.server.storage.schema import designs, entries, people, playtests, reports, results, seatings, tables
from vialibre.server.storage.statements import rows_as, select_as

Rewrite = Callable[[EntryRow], str | None]
"""Returns an entry's new data, or None to keep it. The game must stay the same, since logs are folded again.

It is called within the transaction, with SQLite in another thread."""
RewriteSummary = Callable[[str], str | None]
"""The same for the summary that a table shows in the lobby."""


class _Said(msgspec.Struct):
    person: str | None = None


def erase_person(
    connection: sa.Connection,
    person: str,
    called: str,
    rewrite: Rewrite | None,
    rewrite_summary: RewriteSummary | None,
) -> bool:
    """False if there is no such person. `called` replaces the name."""
    if connection.scalar(sa.select(people.c.id).where(people.c.id == person)) is None:
        return False
    changed = _blank_said(connection, person)
    if rewrite is not None:
        changed |= rewrite_entries(connection, person, rewrite)
    if rewrite_summary is not None:
        changed |= _rewrite_summaries(connection, person, rewrite_summary)
    mine = results.c.person_id == person
    connection.execute(sa.update(results).where(mine).values(person_id=None, name=called))
    connection.execute(sa.update(seatings).where(seatings.c.person_id == person).values(person_id=None))
    connection.execute(sa.update(tables).where(tables.c.host == person).values(host=None))
    connection.execute(sa.update(reports).where(reports.c.reporter == person).values(reporter=None, text=""))
    connection.execute(sa.update(reports).where(reports.c.person == person).values(person=None))
    connection.execute(sa.delete(designs).where(designs.c.person_id == person))
    connection.execute(sa.delete(playtests).where(playtests.c.person_id == person))
    connection.execute(sa.delete(people).where(people.c.id == person))
    notify(connection, [(table, REWRITTEN) for table in sorted(changed)])
    notify_revoked(connection, person, NEVER)
    return True


def rewrite_entries(connection: sa.Connection, person: str, rewrite: Rewrite) -> set[str]:
    """Rewrite the entries of all tables where this person sat or was host; returns the changed tables.

    Spectators leave only chat texts, see `said_by`.
    """
    changed = set[str]()
    for table in tables_with(connection, person):
        log = select_as(EntryRow, entries).where(entries.c.table_id == table).order_by(entries.c.n)
        changed |= _replace(
            connection, [(entry, rewrite(entry)) for entry in rows_as(EntryRow, connection.execute(log))]
        )
    return changed


def said_by(connection: sa.Connection, person: str) -> Iterator[EntryRow]:
    """All `said` entries of a person, at any table."""
    said = select_as(EntryRow, entries).where(
        entries.c.kind == "said", entries.c.data.contains(person, autoescape=True)
    )
    for entry in rows_as(EntryRow, connection.execute(said.order_by(entries.c.at))):
        if msgspec.json.decode(entry.data, type=_Said).person == person:
            yield entry


def tables_with(connection: sa.Connection, person: str) -> list[str]:
    found = sa.union(
        sa.select(seatings.c.table_id).where(seatings.c.person_id == person),
        sa.select(results.c.table_id).where(results.c.person_id == person),
        sa.select(tables.c.id).where(tables.c.host == person),
    )
    # Sorted, in the same order as appends lock them: see append.py.
    return sorted(connection.scalars(found))


def _blank_said(connection: sa.Connection, person: str) -> set[str]:
    blanked = []
    for entry in said_by(connection, person):
        data = msgspec.json.decode(entry.data)
        if data.get("text"):
            blanked.append((entry, msgspec.json.encode({**data, "text": ""}).decode()))
    return _replace(connection, blanked)


def _rewrite_summaries(connection: sa.Connection, person: str, rewrite: RewriteSummary) -> set[str]:
    changed = set[str]()
    for table in tables_with(connection, person):
        # Locked, so that an append between reading and writing is not overwritten.
        row = sa.select(tables.c.summary).where(tables.c.id == table).with_for_update(key_share=True)
        summary = rewrite(connection.execute(row).scalar_one())
        if summary is not None:
            connection.execute(sa.update(tables).where(tables.c.id == table).values(summary=summary))
            changed.add(table)
    return changed


def _replace(connection: sa.Connection, new: Sequence[tuple[EntryRow, str | None]]) -> set[str]:
    rows = [
        {"of_table": entry.table_id, "number": entry.n, "new": data}
        for entry, data in new
        if data is not None and data != entry.data
    ]
    if rows:
        connection.execute(_REPLACE, rows)
    return {row["of_table"] for row in rows if isinstance(row["of_table"], str)}


_REPLACE = (
    sa.update(entries)
    .where(entries.c.table_id == sa.bindparam("of_table"), entries.c.n == sa.bindparam("number"))
    .values(data=sa.bindparam("new"))
)

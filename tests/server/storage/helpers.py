"""Short ways to tables, entries and people for the tests of storage."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any

from vialibre.server.storage import Append, EntryRow, Person, Status, Storage, TableRow, new_id, open_storage

NOW = 1_700_000_000.0


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Storage]:
    storage = await open_storage(url)
    try:
        yield storage
    finally:
        await storage.close()


def table_row(**changes: Any) -> TableRow:
    row = TableRow(
        id=new_id(),
        status="running",
        public=False,
        host=None,
        board="europe",
        created_at=NOW,
        updated_at=NOW,
        due_at=None,
        last_n=1,
        summary="{}",
    )
    return replace(row, **changes)


async def new_table(storage: Storage, *, seats: dict[int, str | None] | None = None, **changes: Any) -> str:
    row = table_row(**changes)
    await storage.create_table(row, EntryRow(row.id, 1, NOW, "created", "{}"), seats=seats)
    return row.id


def append_of(
    table: str, n: int, at: float, kind: str, data: str, *, due_at: float | None, status: Status, **more: Any
) -> Append:
    return Append(EntryRow(table, n, at, kind, data), due_at, status, **more)


async def append(storage: Storage, table: str, n: int, data: str = "{}", kind: str = "action") -> bool:
    return await storage.append(append_of(table, n, NOW + n, kind, data, due_at=None, status="running"))


async def new_person(storage: Storage, name: str = "Ana", **changes: Any) -> str:
    person = replace(Person(new_id(), name, "en", None, 1, NOW, NOW, banned=False), **changes)
    await storage.create_person(person)
    return person.id


def numbers(log: list[EntryRow]) -> list[int]:
    return [entry.n for entry in log]


async def assert_without_gaps(storage: Storage, table: str) -> list[EntryRow]:
    """The log, after a look that it is whole and that the row beside it knows its end."""
    log, row = await storage.entries(table), await storage.table(table)
    assert row is not None
    assert numbers(log) == list(range(1, row.last_n + 1))
    return log

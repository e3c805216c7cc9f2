"""Queries for results and people's game histories."""

from __future__ import annotations

from functools import cache
from typing import Any

import sqlalchemy as sa

from vialibre.server.storage.rows import Played, Result
from vialibre.server.storage.schema import results, tables
from vialibre.server.storage.statements import among, rows_as, select_as


def results_of(connection: sa.Connection, table_id: str) -> list[Result]:
    return rows_as(Result, connection.execute(_of_tables(connection.dialect.name), {"ids": [table_id]}))


def history(
    connection: sa.Connection, person: str, before: tuple[float, str] | None, limit: int
) -> list[tuple[float, str]]:
    """Time and table of a person's finished games, latest first: the page after `before`."""
    ended = (results.c.finished_at, results.c.table_id)
    page = sa.select(*ended).where(results.c.person_id == person).distinct()
    if before is not None:
        page = page.where(sa.tuple_(*ended) < sa.tuple_(*(sa.literal(part) for part in before)))
    found = connection.execute(page.order_by(*(column.desc() for column in ended)).limit(limit))
    return [(float(at), str(table)) for at, table in found]


def played(connection: sa.Connection, person: str, before: tuple[float, str] | None, limit: int) -> list[Played]:
    page = history(connection, person, before, limit)
    ids = {"ids": [table for _, table in page]}
    dialect = connection.dialect.name
    boards: dict[str, str] = {row.id: row.board for row in connection.execute(_boards(dialect), ids)}
    by_table: dict[str, list[Result]] = {}
    for result in rows_as(Result, connection.execute(_of_tables(dialect), ids)):
        by_table.setdefault(result.table_id, []).append(result)
    return [Played(table, boards[table], at, tuple(by_table[table])) for at, table in page]


@cache
def _of_tables(dialect: str) -> sa.Select[Any]:
    return (
        select_as(Result, results)
        .where(among(results.c.table_id, "ids", dialect))
        .order_by(results.c.table_id, results.c.seat)
    )


@cache
def _boards(dialect: str) -> sa.Select[Any]:
    return sa.select(tables.c.id, tables.c.board).where(among(tables.c.id, "ids", dialect))

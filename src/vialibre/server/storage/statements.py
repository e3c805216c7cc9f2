"""Helpers for SQL that differs between the two databases, and for rows as objects."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import fields
from typing import Any, TypeVar

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

Row = TypeVar("Row")

POSTGRESQL = "postgresql"


def among(column: sa.Column[Any], name: str, dialect: str) -> sa.ColumnElement[bool]:
    """`column` is in the list bound as `name`; the SQL is the same for lists of any length, so it is prepared once."""
    if dialect == POSTGRESQL:
        return column == sa.func.any(sa.bindparam(name, type_=postgresql.ARRAY(column.type)))
    listed = sa.func.json_each(sa.bindparam(name, type_=sa.JSON)).table_valued("value")
    return column.in_(sa.select(listed.c.value))


def insert_new(table: sa.Table, dialect: str) -> sqlite.Insert | postgresql.Insert:
    """An INSERT that skips rows that exist already."""
    insert = postgresql.insert(table) if dialect == POSTGRESQL else sqlite.insert(table)
    return insert.on_conflict_do_nothing()


def select_as(kind: type[Any], table: sa.Table) -> sa.Select[Any]:
    """Select the columns of a row class, in the order of its fields."""
    return sa.select(*(table.c[field.name] for field in fields(kind)))


def rows_as(kind: Callable[..., Row], found: Iterable[sa.Row[Any]]) -> list[Row]:
    return [kind(*row) for row in found]


def first(kind: Callable[..., Row], found: sa.CursorResult[Any]) -> Row | None:
    row = found.first()
    return None if row is None else kind(*row)

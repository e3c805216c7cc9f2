"""Queries for board designs, which are private to their person."""

from __future__ import annotations

from dataclasses import asdict

import sqlalchemy as sa

from vialibre.server.storage.rows import DesignRow
from vialibre.server.storage.schema import designs, people
from vialibre.server.storage.statements import first, insert_new, rows_as, select_as

_DESIGN = select_as(DesignRow, designs)


def designs_of(connection: sa.Connection, person: str, limit: int) -> list[DesignRow]:
    """The most recently changed first."""
    mine = _DESIGN.where(designs.c.person_id == person)
    return rows_as(DesignRow, connection.execute(mine.order_by(designs.c.updated_at.desc(), designs.c.id).limit(limit)))


def get_design(connection: sa.Connection, person: str, design: str) -> DesignRow | None:
    return first(DesignRow, connection.execute(_DESIGN.where(designs.c.id == design, designs.c.person_id == person)))


def add_design(connection: sa.Connection, row: DesignRow, most: int) -> bool:
    """False if this person already has `most` designs."""
    # Locked, so that two concurrent requests cannot both take the last slot.
    connection.execute(sa.select(people.c.id).where(people.c.id == row.person_id).with_for_update())
    count = sa.select(sa.func.count()).select_from(designs).where(designs.c.person_id == row.person_id)
    if connection.execute(count).scalar_one() >= most:
        return False
    connection.execute(insert_new(designs, connection.dialect.name), asdict(row))
    return True


def change_design(
    connection: sa.Connection, person: str, design: str, *, name: str, data: str, revision: int, at: float
) -> bool:
    """Write the revision after `revision`. False: another one was written meanwhile, or there is no such design."""
    old = (designs.c.id == design, designs.c.person_id == person, designs.c.revision == revision)
    new = sa.update(designs).where(*old).values(name=name, data=data, revision=revision + 1, updated_at=at)
    return connection.execute(new).rowcount > 0


def delete_design(connection: sa.Connection, person: str, design: str) -> bool:
    gone = sa.delete(designs).where(designs.c.id == design, designs.c.person_id == person)
    return connection.execute(gone).rowcount > 0

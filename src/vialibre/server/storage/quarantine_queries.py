"""Queries for tables in quarantine."""

from __future__ import annotations

from dataclasses import asdict

import sqlalchemy as sa

from vialibre.server.storage.notifications import REWRITTEN, notify
from vialibre.server.storage.rows import Quarantine
from vialibre.server.storage.schema import quarantines, tables
from vialibre.server.storage.statements import first, insert_new, rows_as, select_as

NOT_QUARANTINED = ~sa.exists().where(quarantines.c.table_id == tables.c.id)
_QUARANTINE = select_as(Quarantine, quarantines)


def quarantine(connection: sa.Connection, row: Quarantine) -> bool:
    """False if it was in quarantine already. Other workers are notified to reload the table."""
    added = insert_new(quarantines, connection.dialect.name).returning(quarantines.c.table_id)
    if connection.execute(added, asdict(row)).first() is None:
        return False
    notify(connection, [(row.table_id, REWRITTEN)])
    return True


def release(connection: sa.Connection, table_id: str) -> bool:
    """False if it was not in quarantine."""
    gone = sa.delete(quarantines).where(quarantines.c.table_id == table_id).returning(quarantines.c.table_id)
    return connection.execute(gone).first() is not None


def quarantine_of(connection: sa.Connection, table_id: str) -> Quarantine | None:
    return first(Quarantine, connection.execute(_QUARANTINE.where(quarantines.c.table_id == table_id)))


def quarantined(connection: sa.Connection, limit: int) -> list[Quarantine]:
    found = _QUARANTINE.order_by(quarantines.c.at.desc(), quarantines.c.table_id).limit(limit)
    return rows_as(Quarantine, connection.execute(found))


def count_quarantined(connection: sa.Connection) -> int:
    return int(connection.execute(sa.select(sa.func.count()).select_from(quarantines)).scalar_one())

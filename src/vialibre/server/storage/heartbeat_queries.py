"""Queries for heartbeats of workers and downtimes."""

from __future__ import annotations

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from vialibre.server.storage.rows import Downtime
from vialibre.server.storage.schema import downtimes, heartbeats
from vialibre.server.storage.statements import POSTGRESQL, insert_new, rows_as, select_as

KEPT_SECONDS = 86_400.0


def beat(connection: sa.Connection, worker: str, now: float, stall: float, after: float) -> list[Downtime]:
    """Write a worker's heartbeat; returns the downtimes that began after `after`.

    If there was no heartbeat for longer than `stall`, that was a downtime. Workers that notice it at the same time read
    the same last heartbeat, which is its key, so it is stored once.
    """
    dialect = connection.dialect.name
    last = connection.scalar(sa.select(sa.func.max(heartbeats.c.at)))
    if last is not None and now - last > stall:
        connection.execute(insert_new(downtimes, dialect), {"down_at": last, "up_at": now})
    insert = postgresql.insert(heartbeats) if dialect == POSTGRESQL else sqlite.insert(heartbeats)
    values = {"worker": worker, "at": now}
    connection.execute(insert.values(values).on_conflict_do_update(index_elements=["worker"], set_={"at": now}))
    connection.execute(sa.delete(heartbeats).where(heartbeats.c.at < now - KEPT_SECONDS))
    found = select_as(Downtime, downtimes).where(downtimes.c.down_at > after).order_by(downtimes.c.down_at)
    return rows_as(Downtime, connection.execute(found))

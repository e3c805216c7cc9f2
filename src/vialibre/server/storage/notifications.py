"""Notifications between workers on PostgreSQL: NOTIFY in the transaction of the change."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import ARRAY

from vialibre.server.storage.statements import POSTGRESQL

CHANNEL = "vialibre"
REWRITTEN = 0
"""Not an entry's number: existing entries of the table were rewritten, see erase_person.py."""
NEVER = 2**31 - 1
"""Higher than any token version."""


@dataclass(frozen=True, slots=True)
class Appended:
    table_id: str
    n: int


@dataclass(frozen=True, slots=True)
class Rewritten:
    """Entries of this log were rewritten, or the table was quarantined: reload it."""

    table_id: str


@dataclass(frozen=True, slots=True)
class Resync:
    """The connection was lost for a while: any log may have been extended or rewritten."""


@dataclass(frozen=True, slots=True)
class Revoked:
    """Tokens of this person below this version are revoked. 0: a ban was lifted."""

    person: str
    version: int


Notification = Appended | Rewritten | Revoked | Resync
Callback = Callable[[Notification], None]

VERSION = "v"
_NOTIFY = sa.select(sa.func.pg_notify(CHANNEL, sa.func.unnest(sa.bindparam("payloads", type_=ARRAY(sa.Text)))))


def read_payload(payload: str) -> Notification:
    table, _, n = payload.partition(" ")
    if n.startswith(VERSION):
        return Revoked(table, int(n.removeprefix(VERSION)))
    return Rewritten(table) if n == str(REWRITTEN) else Appended(table, int(n))


def notify(connection: sa.Connection, numbers: Sequence[tuple[str, int]]) -> None:
    """Notify the listeners when the transaction commits. On SQLite there are no other workers."""
    if connection.dialect.name == POSTGRESQL and numbers:
        connection.execute(_NOTIFY, {"payloads": [f"{table} {n}" for table, n in numbers]})


def notify_revoked(connection: sa.Connection, person: str, version: int) -> None:
    if connection.dialect.name == POSTGRESQL:
        connection.execute(_NOTIFY, {"payloads": [f"{person} {VERSION}{version}"]})

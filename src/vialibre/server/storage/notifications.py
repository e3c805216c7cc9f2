"""Workers on PostgreSQL tell each other which logs grew: NOTIFY in the transaction of the entries."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import ARRAY

from vialibre.server.storage.statements import POSTGRESQL

CHANNEL = "vialibre"
REWRITTEN = 0
"""No entry has this number: the table's log was changed behind its end, see forget.py."""
NEVER = 2**31 - 1
"""No token has this version."""


@dataclass(frozen=True, slots=True)
class Appended:
    table_id: str
    n: int


@dataclass(frozen=True, slots=True)
class Rewritten:
    """Words or names in this log were blanked: whoever holds it in memory reads it anew."""

    table_id: str


@dataclass(frozen=True, slots=True)
class Resync:
    """The connection was lost for a while: any log may have grown or been rewritten unheard."""


@dataclass(frozen=True, slots=True)
class Revoked:
    """Tokens of this person with a version below this one are no longer good. 0: a ban was lifted."""

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
    """Told to listeners when the transaction is committed. On SQLite there is nobody to tell."""
    if connection.dialect.name == POSTGRESQL and numbers:
        connection.execute(_NOTIFY, {"payloads": [f"{table} {n}" for table, n in numbers]})


def notify_revoked(connection: sa.Connection, person: str, version: int) -> None:
    if connection.dialect.name == POSTGRESQL:
        connection.execute(_NOTIFY, {"payloads": [f"{person} {VERSION}{version}"]})

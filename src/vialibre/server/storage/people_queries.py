"""Queries for people: identity, tokens, bans."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

import sqlalchemy as sa

from vialibre.server.storage.notifications import NEVER, notify_revoked
from vialibre.server.storage.rows import Person
from vialibre.server.storage.schema import people
from vialibre.server.storage.statements import first, insert_new, select_as

_PERSON = select_as(Person, people)


def create_person(connection: sa.Connection, person: Person) -> None:
    connection.execute(insert_new(people, connection.dialect.name), asdict(person))


def get_person(connection: sa.Connection, person: str) -> Person | None:
    return first(Person, connection.execute(_PERSON.where(people.c.id == person)))


def person_by_phrase(connection: sa.Connection, phrase_hash: str) -> Person | None:
    return first(Person, connection.execute(_PERSON.where(people.c.phrase_hash == phrase_hash)))


def change_person(connection: sa.Connection, person: str, **values: Any) -> bool:
    """False if there is no such person."""
    return connection.execute(sa.update(people).where(people.c.id == person).values(**values)).rowcount > 0


def set_token_version(connection: sa.Connection, person: str, version: int) -> bool:
    notify_revoked(connection, person, version)
    return change_person(connection, person, token_version=version)


def ban(connection: sa.Connection, person: str, *, banned: bool) -> bool:
    notify_revoked(connection, person, NEVER if banned else 0)
    return change_person(connection, person, banned=banned)


def token_versions(connection: sa.Connection, wanted: Sequence[str]) -> dict[str, int]:
    good = sa.select(people.c.id, people.c.token_version).where(people.c.id.in_(wanted), sa.not_(people.c.banned))
    return {row.id: row.token_version for row in connection.execute(good)}

"""People: who they are, and what an operator may do to them."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

import sqlalchemy as sa

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
    """Whether there is such a person."""
    return connection.execute(sa.update(people).where(people.c.id == person).values(**values)).rowcount > 0

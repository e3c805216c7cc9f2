"""Queries for playtests: progress and results, readable by every worker."""

from __future__ import annotations

from dataclasses import asdict

import sqlalchemy as sa

from vialibre.server.storage.rows import PlaytestRow, Stage
from vialibre.server.storage.schema import people, playtests
from vialibre.server.storage.statements import first, insert_new, rows_as, select_as

GOING = ("waiting", "running")
_PLAYTEST = select_as(PlaytestRow, playtests)


def add_playtest(connection: sa.Connection, row: PlaytestRow, *, lost_before: float, keep: int) -> bool:
    """False if this person has one running. Only the newest `keep` of a person are kept."""
    connection.execute(sa.select(people.c.id).where(people.c.id == row.person_id).with_for_update())
    mine = playtests.c.person_id == row.person_id
    going = sa.select(sa.func.count()).select_from(playtests)
    going = going.where(mine, playtests.c.status.in_(GOING), playtests.c.updated_at >= lost_before)
    if connection.execute(going).scalar_one():
        return False
    old = sa.select(playtests.c.id).where(mine).order_by(playtests.c.created_at.desc(), playtests.c.id)
    connection.execute(sa.delete(playtests).where(playtests.c.id.in_(list(connection.scalars(old))[keep - 1 :])))
    connection.execute(insert_new(playtests, connection.dialect.name), {**asdict(row), "report": ""})
    return True


def get_playtest(connection: sa.Connection, person: str, playtest: str) -> PlaytestRow | None:
    own = _PLAYTEST.where(playtests.c.id == playtest, playtests.c.person_id == person)
    return first(PlaytestRow, connection.execute(own))


def playtests_of(connection: sa.Connection, person: str) -> list[PlaytestRow]:
    mine = _PLAYTEST.where(playtests.c.person_id == person).order_by(playtests.c.created_at.desc(), playtests.c.id)
    return rows_as(PlaytestRow, connection.execute(mine))


def advance_playtest(
    connection: sa.Connection,
    playtest: str,
    status: Stage,
    *,
    at: float,
    done: int | None = None,
    result: str | None = None,
    report: str | None = None,
) -> bool:
    """Store its progress. False if it was cancelled, finished or deleted: stop playing."""
    given = {"done": done, "result": result, "report": report}
    values = {key: value for key, value in given.items() if value is not None}
    going = (playtests.c.id == playtest, playtests.c.status.in_(GOING))
    new = sa.update(playtests).where(*going).values(status=status, updated_at=at, **values)
    return connection.execute(new).rowcount > 0


def report_of(connection: sa.Connection, person: str, playtest: str) -> str | None:
    own = (playtests.c.id == playtest, playtests.c.person_id == person, playtests.c.status == "done")
    return connection.scalar(sa.select(playtests.c.report).where(*own))

"""Export of all data stored about a person."""

from __future__ import annotations

from dataclasses import asdict

import sqlalchemy as sa

from vialibre.server.storage.design_queries import designs_of
from vialibre.server.storage.erase_person import said_by
from vialibre.server.storage.people_queries import get_person
from vialibre.server.storage.playtest_queries import playtests_of
from vialibre.server.storage.rows import Report, Result
from vialibre.server.storage.schema import reports, results, seatings, tables
from vialibre.server.storage.statements import rows_as, select_as


def export(connection: sa.Connection, person: str) -> dict[str, object] | None:
    """None if there is no such person. Reports that others wrote about them are not included."""
    row = get_person(connection, person)
    if row is None:
        return None
    about = asdict(row)
    # The hash gives no access, but is not for downloads either.
    about["phrase"] = about.pop("phrase_hash") is not None
    seats = connection.execute(
        sa.select(seatings.c.table_id, seatings.c.seat)
        .where(seatings.c.person_id == person)
        .order_by(seatings.c.table_id, seatings.c.seat)
    )
    hosted = connection.scalars(sa.select(tables.c.id).where(tables.c.host == person).order_by(tables.c.created_at))
    own = select_as(Result, results).where(results.c.person_id == person).order_by(results.c.finished_at)
    complaints = select_as(Report, reports).where(reports.c.reporter == person).order_by(reports.c.at)
    return {
        "person": about,
        "seatings": [{"table_id": table, "seat": seat} for table, seat in seats],
        "hosted": list(hosted),
        "results": [asdict(result) for result in rows_as(Result, connection.execute(own))],
        "said": [asdict(entry) for entry in said_by(connection, person)],
        "designs": [asdict(design) for design in designs_of(connection, person, limit=1000)],
        "playtests": [asdict(playtest) for playtest in playtests_of(connection, person)],
        "reports": [asdict(report) for report in rows_as(Report, connection.execute(complaints))],
    }

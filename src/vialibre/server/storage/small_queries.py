"""Queries for settings (the server's keys), custom boards and reports."""

from __future__ import annotations

from dataclasses import asdict

import sqlalchemy as sa

from vialibre.server.storage.rows import OwnBoard, Report
from vialibre.server.storage.schema import boards, reports, settings
from vialibre.server.storage.statements import first, insert_new, rows_as, select_as


def get_setting(connection: sa.Connection, key: str) -> str | None:
    return connection.scalar(sa.select(settings.c.value).where(settings.c.key == key))


def set_if_absent(connection: sa.Connection, key: str, value: str) -> str:
    """Store a setting if there is none; returns the stored value, which is the same for all workers."""
    connection.execute(insert_new(settings, connection.dialect.name), {"key": key, "value": value})
    return str(connection.execute(sa.select(settings.c.value).where(settings.c.key == key)).scalar_one())


def put_board(connection: sa.Connection, board: OwnBoard) -> None:
    connection.execute(insert_new(boards, connection.dialect.name), asdict(board))


def get_board(connection: sa.Connection, digest: str) -> OwnBoard | None:
    return first(OwnBoard, connection.execute(select_as(OwnBoard, boards).where(boards.c.digest == digest)))


def add_report(connection: sa.Connection, report: Report) -> None:
    connection.execute(insert_new(reports, connection.dialect.name), asdict(report))


def list_reports(connection: sa.Connection, before: float | None, limit: int) -> list[Report]:
    found = select_as(Report, reports).order_by(reports.c.at.desc(), reports.c.id).limit(limit)
    return rows_as(Report, connection.execute(found if before is None else found.where(reports.c.at < before)))

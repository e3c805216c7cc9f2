"""Rows of the database as frozen dataclasses, with the column names of schema.py."""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from typing import Literal

Status = Literal["open", "running", "over"]
Stage = Literal["waiting", "running", "done", "failed", "cancelled"]


def new_id() -> str:
    """22 URL-safe characters from 128 random bits: a table's link cannot be guessed."""
    return secrets.token_urlsafe(16)


@dataclass(frozen=True, slots=True)
class EntryRow:
    """An entry of a table's log; `data` is JSON."""

    table_id: str
    n: int
    at: float
    kind: str
    data: str


@dataclass(frozen=True, slots=True)
class TableRow:
    """What the lobby and the driver need of a table without reading its log; `summary` is JSON."""

    id: str
    status: Status
    public: bool
    host: str | None
    board: str
    created_at: float
    updated_at: float
    due_at: float | None
    last_n: int
    summary: str


@dataclass(frozen=True, slots=True)
class Quarantine:
    """A table in quarantine: a code for people, and the place of the failure for the operator."""

    table_id: str
    at: float
    reason: str
    detail: str


@dataclass(frozen=True, slots=True)
class Person:
    id: str
    name: str
    language: str
    phrase_hash: str | None
    token_version: int
    created_at: float
    seen_at: float
    banned: bool


@dataclass(frozen=True, slots=True)
class Result:
    """The result of one seat; bots and deleted people have no `person_id`."""

    table_id: str
    seat: int
    person_id: str | None
    name: str
    total: int
    place: int
    finished_at: float


@dataclass(frozen=True, slots=True)
class Played:
    """A finished game in a person's history, with the results of all seats in order."""

    table_id: str
    board: str
    finished_at: float
    results: tuple[Result, ...]


@dataclass(frozen=True, slots=True)
class Downtime:
    """A time in which no worker was alive or could write."""

    down_at: float
    up_at: float


@dataclass(frozen=True, slots=True)
class Report:
    """A report by `reporter` about `person`, optionally about the chat text in entry `n`."""

    id: str
    at: float
    reporter: str | None
    person: str | None
    table_id: str | None
    n: int | None
    text: str


@dataclass(frozen=True, slots=True)
class OwnBoard:
    """A custom board; `data` is its JSON form, `digest` the key used in logs."""

    digest: str
    name: str
    data: str


@dataclass(frozen=True, slots=True)
class DesignRow:
    """A board being drawn; `data` is the JSON form of its file, possibly incomplete."""

    id: str
    person_id: str
    name: str
    data: str
    revision: int
    created_at: float
    updated_at: float


@dataclass(frozen=True, slots=True)
class PlaytestRow:
    """A playtest of a design, without its report."""

    id: str
    person_id: str
    name: str
    status: Stage
    games: int
    done: int
    created_at: float
    updated_at: float
    result: str

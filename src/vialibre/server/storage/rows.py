"""What storage hands out and takes in: plain frozen rows, named as in schema.py."""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from typing import Literal

Status = Literal["open", "running", "over"]
Stage = Literal["waiting", "running", "done", "failed", "cancelled"]


def new_id() -> str:
    """22 URL-safe signs from 128 random bits: nobody guesses a table's link."""
    return secrets.token_urlsafe(16)


@dataclass(frozen=True, slots=True)
class EntryRow:
    """One thing that happened at a table; `data` is JSON."""

    table_id: str
    n: int
    at: float
    kind: str
    data: str


@dataclass(frozen=True, slots=True)
class TableRow:
    """What the lobby and the sweep need of a table without reading its log; `summary` is JSON."""

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
    """A table that is set aside: a code for people, and for the operator where in the program it failed."""

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
    """How one seat of a finished game came out; bots and deleted people have no `person_id`."""

    table_id: str
    seat: int
    person_id: str | None
    name: str
    total: int
    place: int
    finished_at: float


@dataclass(frozen=True, slots=True)
class Played:
    """A finished game in somebody's history, with the results of all its seats in order."""

    table_id: str
    board: str
    finished_at: float
    results: tuple[Result, ...]


@dataclass(frozen=True, slots=True)
class Downtime:
    """No worker was alive, or none could write."""

    down_at: float
    up_at: float


@dataclass(frozen=True, slots=True)
class Report:
    """Somebody (`reporter`) complains about somebody (`person`), perhaps about what was said in entry `n`."""

    id: str
    at: float
    reporter: str | None
    person: str | None
    table_id: str | None
    n: int | None
    text: str


@dataclass(frozen=True, slots=True)
class OwnBoard:
    """A board that came with a table; `data` is its JSON form, `digest` the key that logs name."""

    digest: str
    name: str
    data: str


@dataclass(frozen=True, slots=True)
class DesignRow:
    """A board that somebody is drawing; `data` is the JSON form of its file, perhaps unfinished."""

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

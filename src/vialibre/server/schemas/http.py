"""Request bodies, queries and responses of the HTTP API."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from vialibre.server.table.commands import AnyCommand, Name, SeatNumber
from vialibre.server.table.options import Options

Language = Annotated[str, Meta(min_length=2, max_length=10, pattern="^[A-Za-z-]*$")]
PersonId = Annotated[str, Meta(min_length=1, max_length=60, pattern="^[A-Za-z0-9_-]*$")]
TableId = Annotated[str, Meta(min_length=1, max_length=60, pattern="^[A-Za-z0-9_-]*$")]
Level = Annotated[str, Meta(max_length=20)]


class NewPerson(Struct, frozen=True, forbid_unknown_fields=True):
    name: Name
    language: Language = "en"


class ChangePerson(Struct, frozen=True, forbid_unknown_fields=True):
    name: Name | None = None
    language: Language | None = None


class Me(Struct, frozen=True):
    person: str
    name: str
    language: str
    token: str | None = None
    """For scripts: send it as `Authorization: Bearer …`. Browsers have it in a cookie."""
    has_phrase: bool = False
    """Whether there is a recovery phrase; a new one would replace it."""


class Phrase(Struct, frozen=True, forbid_unknown_fields=True):
    phrase: Annotated[str, Meta(min_length=5, max_length=100)]


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    board: Annotated[str, Meta(max_length=60)] | None = "usa"
    board_file: Annotated[str, Meta(max_length=262_144)] | None = None
    """The text of a custom board file; `board` is then ignored."""
    seats: Annotated[int, Meta(ge=2, le=6)] = 2
    options: Options = Options()


class TableMade(Struct, frozen=True):
    table: str
    commitment: str
    """SHA-256 of the server's secret for the deal, published before any person contributes entropy."""


class Since(Struct, frozen=True, forbid_unknown_fields=True):
    since: Annotated[int, Meta(ge=0)] | None = None
    """The last entry that the client knows; without it, a snapshot comes first."""
    wait: Annotated[int, Meta(ge=0, le=25)] = 0
    """Seconds to wait if there is nothing new (long polling)."""


class Messages(Struct, frozen=True):
    messages: list[dict[str, Any]]


class Ask(Struct, frozen=True, forbid_unknown_fields=True):
    command: AnyCommand


class Done(Struct, frozen=True):
    n: int
    """The number of the command's last entry."""


class WhyRoute(Struct, frozen=True, forbid_unknown_fields=True):
    route: Annotated[str, Meta(max_length=100)]
    seat: SeatNumber | None = None


class Rematch(Struct, frozen=True, forbid_unknown_fields=True):
    """Empty: entropy is sent with `sit`, after the response has shown the new table's commitment."""


class PlayOn(Struct, frozen=True, forbid_unknown_fields=True):
    at: Annotated[int, Meta(ge=0, le=100_000)]
    """Number of actions played before the position."""
    seat: SeatNumber
    bot: Level = "surveyor"


class Position(Struct, frozen=True, forbid_unknown_fields=True):
    at: Annotated[int, Meta(ge=0, le=100_000)]
    seat: SeatNumber | None = None


class GamesQuery(Struct, frozen=True, forbid_unknown_fields=True):
    before: Annotated[str, Meta(max_length=100, pattern="^[0-9.e+-]* [A-Za-z0-9_-]*$")] | None = None
    """The `next` of the previous page."""


class NewReport(Struct, frozen=True, forbid_unknown_fields=True):
    person: PersonId
    text: Annotated[str, Meta(max_length=500)]
    n: Annotated[int, Meta(ge=1, le=1_000_000_000)] | None = None


class Ban(Struct, frozen=True, forbid_unknown_fields=True):
    person: PersonId
    banned: bool = True


class Release(Struct, frozen=True, forbid_unknown_fields=True):
    table: TableId


class Released(Struct, frozen=True, forbid_unknown_fields=True):
    table: str
    released: bool
    reason: str | None
    """Why it is in quarantine again, if it is."""


class QuarantineLine(Struct, frozen=True, forbid_unknown_fields=True):
    table: str
    at: float
    reason: str
    detail: str
    """The entry, the error and the place in the program; no value of the game."""


class QuarantineList(Struct, frozen=True, forbid_unknown_fields=True):
    tables: list[QuarantineLine]

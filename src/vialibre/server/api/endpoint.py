"""Endpoints as data: one list makes the routes and the OpenAPI description. Also the mapping of errors to responses."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any, TypeVar, TypeVarTuple, Unpack

from starlette.requests import HTTPConnection, Request

from vialibre.errors import BadAction, BadSetup, BoardError, TooMuchWork, VialibreError
from vialibre.fair.signing import SigningKey
from vialibre.server.boards import Boards
from vialibre.server.errors import Refused
from vialibre.server.fair_queue import JobOwner
from vialibre.server.hub import Hub
from vialibre.server.identity import Identity
from vialibre.server.limits import READS, WRITES, Limiter, Rate
from vialibre.server.playtests import Playtests
from vialibre.server.response_cache import ResponseCache
from vialibre.server.storage.rows import Person
from vialibre.server.storage.storage import Storage
from vialibre.server.table.decide import Actor

T = TypeVar("T")
Ts = TypeVarTuple("Ts")

DRAWINGS, LOOKS_BACK = 100, 50
"""Cache sizes: drawings of boards (about 50 KB each); replays, endings and sketches (about 20 KB each)."""


@dataclass(frozen=True, slots=True)
class Services:
    """The parts of a running server."""

    storage: Storage
    hub: Hub
    boards: Boards
    identity: Identity
    signing: SigningKey
    limiter: Limiter
    playtests: Playtests
    operator_token: str | None = None
    everywhere: bool = False
    """The server listens on all network interfaces."""
    drawings: ResponseCache = field(default_factory=lambda: ResponseCache(DRAWINGS))
    replays: ResponseCache = field(default_factory=lambda: ResponseCache(LOOKS_BACK))
    endings: ResponseCache = field(default_factory=lambda: ResponseCache(LOOKS_BACK))
    sketches: ResponseCache = field(default_factory=lambda: ResponseCache(LOOKS_BACK))


@dataclass(frozen=True, slots=True)
class Call:
    """A request with its body and query parsed and validated."""

    services: Services
    request: Request
    caller: Person | None
    body: Any = None
    query: Any = None

    @property
    def person(self) -> Person:
        if self.caller is None:
            raise Refused("who_are_you")
        return self.caller

    @property
    def who(self) -> Actor:
        return Actor(self.person.id, self.person.name)

    @property
    def owner(self) -> JobOwner:
        """The owner of this request's jobs in the fair queue."""
        client = self.request.client
        return JobOwner(client.host if client is not None else "?", "" if self.caller is None else self.caller.id)

    @property
    def table_id(self) -> str:
        return table_in(self.request)

    async def run(self, work: Callable[[Unpack[Ts]], T], *arguments: *Ts) -> T:
        """Run a job in another process with a CPU limit: everything that involves a custom board.

        Raises TooMuchWork beyond the limit, and Refused if this person has too many jobs waiting.
        """
        return await self.services.hub.bot_pool.run(work, *arguments, owner=self.owner)


def table_in(connection: HTTPConnection) -> str:
    """The table id in a path. Raises Refused for other text, since not every database can search for any text."""
    found = str(connection.path_params["table"])
    if not _ID.fullmatch(found):
        raise Refused("no_such_table")
    return found


_ID = re.compile(r"[A-Za-z0-9_-]{1,60}")
Handler = Callable[[Call], Awaitable[Any]]


@dataclass(frozen=True, slots=True)
class Endpoint:
    method: str
    path: str
    handler: Handler
    summary: str
    body: Any = None
    query: Any = None
    answer: Any = dict[str, Any]
    anyone: bool = False
    """Needs no token."""
    rate: Rate | None = None
    most_bytes: int | None = None
    status: int = 200
    media: str = "application/json"
    same_for_everyone: bool = False
    """The response is the same for everyone. Only such responses are compressed: otherwise their length could reveal
    something about a hand."""

    @property
    def limit(self) -> Rate:
        return self.rate or (READS if self.method == "GET" else WRITES)


STATUS = {
    "who_are_you": 401,
    "banned": 403,
    "host_only": 403,
    "not_seated": 403,
    "not_your_seat": 403,
    "wrong_origin": 403,
    "operator_only": 403,
    "no_such_table": 404,
    "no_such_board": 404,
    "no_such_person": 404,
    "no_such_design": 404,
    "no_such_playtest": 404,
    "not_found": 404,
    "wrong_method": 405,
    "stale": 409,
    "busy": 409,
    "too_large_message": 413,
    "design_too_large": 413,
    "too_fast": 429,
    "table_quarantined": 503,
    "storage_down": 503,
    "storage_failed": 503,
    "storage_closed": 503,
}


def status_of(error: VialibreError) -> int:
    """400 for an invalid request, 409 for one that is not possible now."""
    if error.code in STATUS:
        return STATUS[error.code]
    if isinstance(error, TooMuchWork):
        return 413
    wrongly = isinstance(error, BadAction | BadSetup | BoardError) or error.code in ("bad_message", "bad_name")
    return 400 if wrongly else 409


def error_data(error: VialibreError, lang: str) -> dict[str, Any]:
    """A code and parameters for programs, a sentence for people."""
    params = {
        name: value if isinstance(value, int | float | bool) else str(value)[:300]
        for name, value in error.params.items()
    }
    return {"error": {"code": error.code, "params": params, "text": error.text(lang)}}

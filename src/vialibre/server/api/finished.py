"""Endpoints of finished games: the record, any position, the replay, and the ending drawn on the board."""

from __future__ import annotations

from typing import Any

import msgspec
from starlette.responses import Response

from vialibre.server.api.endpoint import Call, Endpoint
from vialibre.server.errors import Refused
from vialibre.server.limits import REPLAYS
from vialibre.server.live_table import LiveTable
from vialibre.server.replay import PlayedGame, packed_ending, packed_position, packed_replay, played_game_of
from vialibre.server.results import record_of
from vialibre.server.schemas.http import Position
from vialibre.server.schemas.page import Ending, Replay
from vialibre.server.table.state import OVER, Table

MOST_STEPS = 5000
"""A usual game has hundreds of actions; endlessly long ones have no replay."""


async def finished(call: Call) -> Table:
    """The table, if its game is over. Raises Refused."""
    async with call.services.hub.locked(call.table_id) as live:
        return over(live)


def over(live: LiveTable) -> Table:
    if live.table.game is None or live.table.status != OVER:
        raise Refused("not_over")
    return live.table


async def record(call: Call) -> Response:
    """The signed record of a finished game."""
    table = await finished(call)
    signed = call.services.signing.sign(record_of(table))
    name = f"vialibre-{table.board.id}-{table.id[:8]}.json"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(signed.as_json(), media_type="application/json", headers=headers)


async def position(call: Call) -> dict[str, Any]:
    """A position of a finished game as a seat or a spectator sees it."""
    query: Position = call.query
    table = await finished(call)
    if query.at > len(table.turns):
        raise Refused("no_such_position", at=query.at, most=len(table.turns))
    if query.seat is not None and query.seat >= len(table.seats):
        raise Refused("no_such_seat", seat=query.seat, seats=len(table.seats))
    view, events = msgspec.json.decode(await call.run(packed_position, _checked_game(table), query.at, query.seat))
    return {"at": query.at, "of": len(table.turns), "view": view, "events": events}


async def _played_game(call: Call) -> PlayedGame:
    return _checked_game(await finished(call))


def _checked_game(table: Table) -> PlayedGame:
    if len(table.turns) > MOST_STEPS:
        raise Refused("too_long_game", steps=len(table.turns), most=MOST_STEPS)
    return played_game_of(table)


async def replay(call: Call) -> Response:
    course = await _played_game(call)
    services = call.services
    # Names are part of the key, since a person may have had theirs erased.
    key = (course.table, course.seats)
    packed = await services.replays.get(key, lambda: call.run(packed_replay, course))
    return packed.response(call.request)


async def ending(call: Call) -> Response:
    course = await _played_game(call)
    packed = await call.services.endings.get(course.table, lambda: call.run(packed_ending, course))
    return packed.response(call.request)


ENDPOINTS = (
    Endpoint("GET", "/api/tables/{table}/record", record, "The signed record of a finished game", anyone=True),
    Endpoint(
        "GET",
        "/api/tables/{table}/position",
        position,
        "A position of a finished game",
        query=Position,
        anyone=True,
        same_for_everyone=True,
    ),
    Endpoint(
        "GET",
        "/api/tables/{table}/replay",
        replay,
        "The replay of a finished game, all cards open",
        answer=Replay,
        anyone=True,
        rate=REPLAYS,
    ),
    Endpoint(
        "GET",
        "/api/tables/{table}/ending",
        ending,
        "Ticket routes and longest paths of a finished game",
        answer=Ending,
        anyone=True,
        rate=REPLAYS,
    ),
)

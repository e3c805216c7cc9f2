"""Endpoints of tables: create, list, play, rematch."""

from __future__ import annotations

import asyncio
import contextlib
import json
from typing import Any

from msgspec.structs import replace

from vialibre.boards.load import board_ids, load_board
from vialibre.boards.model import Board
from vialibre.engine.game import RULES_VERSION, state_of
from vialibre.engine.reasons import why_not_open
from vialibre.engine.setup_checks import check_seats
from vialibre.errors import StorageError, VialibreError
from vialibre.fair.deal import commitment_of, new_secret
from vialibre.server.api.endpoint import Call, Endpoint
from vialibre.server.api.finished import finished, over
from vialibre.server.api.lists import table_list
from vialibre.server.errors import Refused
from vialibre.server.limits import BOARD_BYTES, MOVES, TABLES
from vialibre.server.schemas.http import (
    Ask,
    Done,
    Messages,
    NewReport,
    NewTable,
    PlayOn,
    Rematch,
    Since,
    TableMade,
    WhyRoute,
)
from vialibre.server.schemas.page import Listed, TableList
from vialibre.server.storage.rows import Report, new_id
from vialibre.server.table import commands as ask
from vialibre.server.table import entries
from vialibre.server.table.decide import check_level, check_options, one_line
from vialibre.server.table.entries import Created
from vialibre.server.table.options import Options
from vialibre.server.table.state import Table


async def lobby(call: Call) -> TableList:
    query: Listed = call.query
    return table_list(await call.services.storage.public_tables(query.status))


async def make_table(call: Call) -> TableMade:
    body: NewTable = call.body
    key, chosen = await call.services.boards.take(body.board, body.board_file, call.services.hub.bot_pool, call.owner)
    check_seats(chosen, body.seats, Refused)
    created = _created(call, key, chosen, body.seats, body.options)
    check_options(Table("", created, chosen, 0.0), body.options)
    return await _make(call, key, chosen, created)


def _created(call: Call, key: str, board: Board, seats: int, options: Options, **more: Any) -> Created:
    secret = new_secret()
    return Created(
        board=key,
        board_digest=board.digest if key in board_ids() else "",  # the key of a custom board is a hash of its content
        seats=seats,
        options=options,
        host=call.person.id,
        host_name=call.person.name,
        commitment=commitment_of(secret),
        secret=secret,
        rules=RULES_VERSION,
        **more,
    )


async def _make(call: Call, key: str, chosen: Board, created: Created) -> TableMade:
    table_id = new_id()
    await call.services.hub.create(table_id, key, chosen, created)
    return TableMade(table_id, created.commitment)


async def messages(call: Call) -> Messages:
    """Messages since an entry, as this person may see them; with `wait`, long polling."""
    query: Since = call.query
    hub = call.services.hub
    found: list[dict[str, Any]] = []
    woken = asyncio.Event()
    failed: list[VialibreError] = []

    def hear(message: bytes) -> None:
        found.append(json.loads(message))
        woken.set()

    ended: list[str] = []

    def end(reason: str) -> None:
        ended.append(reason)
        woken.set()

    def fail(error: VialibreError) -> None:
        failed.append(error)
        woken.set()

    person, version = (None, 0) if call.caller is None else (call.caller.id, call.caller.token_version)
    listener = await hub.listen(call.table_id, person, hear, query.since, end, version, fail)
    try:
        if not found and query.wait > 0:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(woken.wait(), query.wait)
    except asyncio.CancelledError:  # a long poll must not delay the shutdown
        raise StorageError("storage_closed") from None
    finally:
        hub.leave(call.table_id, listener)
    if ended:
        raise Refused("who_are_you")
    if failed:
        raise failed[0]
    return Messages(found)


async def execute(call: Call) -> Done:
    body: Ask = call.body
    return Done(await call.services.hub.execute(call.table_id, call.who, body.command))


async def log(call: Call) -> dict[str, Any]:
    person = None if call.caller is None else call.caller.id
    return {"log": await call.services.hub.history(call.table_id, person)}


async def why(call: Call) -> dict[str, Any]:
    """Why a route cannot be claimed with any cards; null if it can."""
    query: WhyRoute = call.query
    live = await call.services.hub.live_table(call.table_id)
    table = live.table
    own = table.seats_of(call.person.id)
    if table.game is None:
        raise Refused("not_started")
    seat = query.seat if query.seat is not None else next(iter(own), None)
    if seat is None or seat not in own:
        raise Refused("not_seated")
    number = state_of(table.game).index.route_number.get(query.route)
    if number is None:
        raise Refused("no_such_route", route=query.route)
    reason = why_not_open(state_of(table.game), seat, number)
    lang = call.person.language
    return {"reason": None if reason is None else {"code": reason.code, "text": reason.text(lang)}}


async def rematch(call: Call) -> TableMade:
    """A new table with the same board, options and bots, and its own commitment.

    The request carries no entropy, because the server draws its secret after it. People sit down once they know the
    commitment, and the game starts when the last of them does.
    """
    hub = call.services.hub
    async with hub.locked(call.table_id) as live:  # two people may ask at once: they get the same table
        old = over(live)
        if call.person.id not in old.people():
            raise Refused("not_seated")
        if old.rematch is None:
            made = await _made_again(call, old)
            await hub.add(live, entries.Rematched(made.table))
            return made
    known = await hub.live_table(old.rematch)
    return TableMade(known.table.id, known.table.created.commitment)


async def _made_again(call: Call, old: Table) -> TableMade:
    key = old.created.board
    board = load_board(key) if key in board_ids() else old.board  # the current version, whatever the game had
    created = _created(call, key, board, len(old.seats), old.options, rematch_of=old.id)
    made = await _make(call, key, board, created)
    hub = call.services.hub
    async with hub.locked(made.table) as new:
        for i, seat in enumerate(old.seats):
            if seat.bot is not None:
                await hub.add(new, entries.BotSat(i, seat.bot))
    return made


async def play_on(call: Call) -> TableMade:
    """A practice game against bots from a position of a finished game.

    It has that game's seed, so the request carries no entropy.
    """
    body: PlayOn = call.body
    check_level(body.bot)
    old = await finished(call)
    most = len(old.turns) - (old.ended is None)  # a complete game cannot be continued from its end
    if body.at > most:
        raise Refused("no_such_position", at=body.at, most=most)
    if body.seat >= len(old.seats):
        raise Refused("no_such_seat", seat=body.seat, seats=len(old.seats))
    lines = tuple(f"{turn.seat} {turn.text}" for turn in old.turns[: body.at])
    options = replace(old.options, public=False, clock=None)
    created = _created(call, old.created.board, old.board, len(old.seats), options, start=lines, seed=old.seed)
    made = await _make(call, old.created.board, old.board, created)
    hub = call.services.hub
    async with hub.locked(made.table) as new:
        for seat in range(len(old.seats)):
            person = entries.Sat(seat, call.person.id, call.person.name)
            await hub.add(new, person if seat == body.seat else entries.BotSat(seat, body.bot))
    await hub.execute(made.table, call.who, ask.Start())
    return made


async def report(call: Call) -> dict[str, Any]:
    body: NewReport = call.body
    live = await call.services.hub.live_table(call.table_id)
    now = call.services.hub.clock()
    made = Report(new_id(), now, call.person.id, body.person, live.table.id, body.n, one_line(body.text))
    await call.services.storage.add_report(made)
    return {"reported": True}


ENDPOINTS = (
    Endpoint(
        "GET",
        "/api/tables",
        lobby,
        "Public tables: those waiting for players, or those to watch",
        query=Listed,
        answer=TableList,
        anyone=True,
        same_for_everyone=True,
    ),
    Endpoint(
        "POST",
        "/api/tables",
        make_table,
        "Create a table",
        NewTable,
        answer=TableMade,
        rate=TABLES,
        most_bytes=BOARD_BYTES,
        status=201,
    ),
    Endpoint("GET", "/api/tables/{table}", messages, "Messages of a table", query=Since, answer=Messages, anyone=True),
    Endpoint("POST", "/api/tables/{table}", execute, "Execute a command at a table", Ask, answer=Done, rate=MOVES),
    Endpoint("GET", "/api/tables/{table}/log", log, "The log of a table, as I may see it", anyone=True),
    Endpoint("GET", "/api/tables/{table}/why", why, "Why a route cannot be claimed", query=WhyRoute),
    Endpoint(
        "POST",
        "/api/tables/{table}/rematch",
        rematch,
        "Play again with the same people",
        Rematch,
        answer=TableMade,
        rate=TABLES,
        status=201,
    ),
    Endpoint(
        "POST",
        "/api/tables/{table}/play-on",
        play_on,
        "Continue from a position against bots",
        PlayOn,
        answer=TableMade,
        rate=TABLES,
        status=201,
    ),
    Endpoint("POST", "/api/tables/{table}/report", report, "Report a person to the operator", NewReport, status=201),
)

"""Endpoints of playtests: start, progress, cancel, report."""

from __future__ import annotations

import msgspec
from starlette.responses import Response

from vialibre.server.api.designs import id_in
from vialibre.server.api.endpoint import Call, Endpoint
from vialibre.server.designs import board_of
from vialibre.server.errors import Refused
from vialibre.server.limits import BOARD_BYTES, PLAYTESTS
from vialibre.server.playtests import check_playtest_bot, is_lost
from vialibre.server.schemas.design import NewPlaytest, PlaytestList, PlaytestResult, PlaytestState, Remark
from vialibre.server.storage.rows import PlaytestRow

SEALED = (
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; script-src 'unsafe-inline'; "
    "sandbox allow-scripts; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"
)
"""A report contains text from people: it is sandboxed without an origin and may load nothing."""


async def begin_playtest(call: Call) -> PlaytestState:
    body: NewPlaytest = call.body
    check_playtest_bot(body.bot)
    board = await call.run(board_of, body.board)
    row = await call.services.playtests.begin(call.person, board, body.games, body.bot)
    return _state(call, row)


async def my_playtests(call: Call) -> PlaytestList:
    return PlaytestList([_state(call, row) for row in await call.services.storage.playtests(call.person.id)])


async def get_playtest(call: Call) -> PlaytestState:
    return _state(call, await _row(call))


async def cancel_playtest(call: Call) -> PlaytestState:
    row = await _row(call)
    await call.services.playtests.cancel(row.id)
    return _state(call, await _row(call))


async def report(call: Call) -> Response:
    found = await call.services.storage.playtest_report(call.person.id, id_in(call, "playtest"))
    if not found:
        raise Refused("no_such_playtest")
    headers = {"content-security-policy": SEALED}
    return Response(found, media_type="text/html; charset=utf-8", headers=headers)


async def _row(call: Call) -> PlaytestRow:
    found = await call.services.storage.playtest(call.person.id, id_in(call, "playtest"))
    if found is None:
        raise Refused("no_such_playtest")
    return found


def _state(call: Call, row: PlaytestRow) -> PlaytestState:
    # Older versions stored only the remarks.
    result = msgspec.json.decode(row.result, type=PlaytestResult | list[Remark]) if row.result else []
    remarks, verdict = (result, None) if isinstance(result, list) else (result.remarks, result.verdict)
    status = "failed" if is_lost(row, call.services.hub.clock()) else row.status
    return PlaytestState(row.id, row.name, status, row.games, row.done, row.created_at, remarks, verdict)


ENDPOINTS = (
    Endpoint("GET", "/api/playtests", my_playtests, "My playtests", answer=PlaytestList),
    Endpoint(
        "POST",
        "/api/playtests",
        begin_playtest,
        "Start a playtest of a design",
        NewPlaytest,
        answer=PlaytestState,
        rate=PLAYTESTS,
        most_bytes=BOARD_BYTES,
        status=201,
    ),
    Endpoint("GET", "/api/playtests/{playtest}", get_playtest, "Progress of a playtest", answer=PlaytestState),
    Endpoint("DELETE", "/api/playtests/{playtest}", cancel_playtest, "Cancel a playtest", answer=PlaytestState),
    Endpoint("GET", "/api/playtests/{playtest}/report", report, "Report of a playtest", answer=str, media="text/html"),
)

"""Endpoints of the operator: reports, bans, and tables in quarantine."""

from __future__ import annotations

import hmac
from typing import Any

from vialibre.server.api.endpoint import Call, Endpoint
from vialibre.server.errors import Refused
from vialibre.server.schemas.http import Ban, QuarantineLine, QuarantineList, Release, Released
from vialibre.server.storage.notifications import NEVER


def check_operator(call: Call) -> None:
    """Raise Refused unless the request has the operator's token."""
    token = call.services.operator_token
    given = call.request.headers.get("x-operator-token", "")
    if not token or not hmac.compare_digest(given.encode(), token.encode()):
        raise Refused("operator_only")


async def operator_reports(call: Call) -> dict[str, Any]:
    check_operator(call)
    return {"reports": await call.services.storage.reports()}


async def operator_ban(call: Call) -> dict[str, Any]:
    check_operator(call)
    body: Ban = call.body
    if not await call.services.storage.ban(body.person, banned=body.banned):
        raise Refused("no_such_person")
    call.services.hub.sessions.revoke(body.person, NEVER if body.banned else 0)
    return {"person": body.person, "banned": body.banned}


async def operator_quarantine(call: Call) -> QuarantineList:
    check_operator(call)
    rows = await call.services.storage.quarantined()
    return QuarantineList([QuarantineLine(row.table_id, row.at, row.reason, row.detail) for row in rows])


async def operator_release(call: Call) -> Released:
    """Take a table out of quarantine. If it still cannot be computed, it is quarantined again at once."""
    check_operator(call)
    body: Release = call.body
    again = await call.services.hub.release(body.table)
    return Released(body.table, again is None, None if again is None else again.reason)


ENDPOINTS = (
    Endpoint("GET", "/api/operator/reports", operator_reports, "Reports, for the operator", anyone=True),
    Endpoint(
        "GET",
        "/api/operator/quarantine",
        operator_quarantine,
        "Tables in quarantine, for the operator",
        answer=QuarantineList,
        anyone=True,
    ),
    Endpoint(
        "POST",
        "/api/operator/release",
        operator_release,
        "Take a table out of quarantine, for the operator",
        Release,
        answer=Released,
        anyone=True,
    ),
    Endpoint("POST", "/api/operator/ban", operator_ban, "Ban or unban a person, for the operator", Ban, anyone=True),
)

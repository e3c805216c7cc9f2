"""What only the operator may do: read reports, ban somebody."""

from __future__ import annotations

import hmac
from typing import Any

from vialibre.server.api.endpoint import Call, Endpoint
from vialibre.server.api.shapes import Ban
from vialibre.server.storage.fan_out import NEVER
from vialibre.server.table.decide import Refused


def check_operator(call: Call) -> None:
    """Raises Refused unless the request has the operator's token."""
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


ENDPOINTS = (
    Endpoint("GET", "/api/operator/reports", operator_reports, "Reports, for the operator", anyone=True),
    Endpoint("POST", "/api/operator/ban", operator_ban, "Ban somebody or lift it, for the operator", Ban, anyone=True),
)

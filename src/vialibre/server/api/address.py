"""Endpoints with the address of this server for other people: as text and as a QR code."""

from __future__ import annotations

from io import BytesIO

from starlette.responses import Response

from vialibre.server.address import reachable
from vialibre.server.api.endpoint import Call, Endpoint
from vialibre.server.schemas.page import Address, CodeQuery

QUIET_ZONE = 2


async def address(call: Call) -> Address:
    request = call.request
    url, shared = reachable(request.url.scheme, request.headers.get("host", ""), call.services.everywhere)
    return Address(url, shared)


async def code(call: Call) -> Response:
    import segno  # imported late: rarely needed

    query: CodeQuery = call.query
    drawn = BytesIO()
    made = segno.make((await address(call)).url + query.path, error="m", micro=False)
    made.save(drawn, kind="svg", border=QUIET_ZONE, omitsize=True, dark="#000", light="#fff", xmldecl=False, nl=False)
    return Response(drawn.getvalue(), media_type="image/svg+xml")


ENDPOINTS = (
    Endpoint("GET", "/api/address", address, "The address for other people", answer=Address, anyone=True),
    Endpoint(
        "GET",
        "/api/qr.svg",
        code,
        "A QR code of that address with a path",
        query=CodeQuery,
        answer=str,
        media="image/svg+xml",
        anyone=True,
    ),
)

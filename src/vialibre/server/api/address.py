"""Where other people can open this server, as a text and as a code for phones."""

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
    import segno  # here: most servers are never asked for a code

    query: CodeQuery = call.query
    drawn = BytesIO()
    made = segno.make((await address(call)).url + query.path, error="m", micro=False)
    made.save(drawn, kind="svg", border=QUIET_ZONE, omitsize=True, dark="#000", light="#fff", xmldecl=False, nl=False)
    return Response(drawn.getvalue(), media_type="image/svg+xml")


ENDPOINTS = (
    Endpoint("GET", "/api/address", address, "The address to give to others", answer=Address, anyone=True),
    Endpoint(
        "GET",
        "/api/qr.svg",
        code,
        "A QR code of that address and a path",
        query=CodeQuery,
        answer=str,
        media="image/svg+xml",
        anyone=True,
    ),
)

"""A browser's requests to an application in this process: complete responses with their headers."""

from __future__ import annotations

from typing import Any

import httpx
from starlette.applications import Starlette


async def get(
    app: Starlette, path: str, *, base: str = "http://test", method: str = "GET", **headers: str
) -> httpx.Response:
    """Header names are written with underscores; compressed content is sent only on request."""
    named = {"accept-encoding": "identity", **{name.replace("_", "-"): value for name, value in headers.items()}}
    transport = httpx.ASGITransport(app=app)
    async with httpx.AsyncClient(transport=transport, base_url=base) as client:
        return await client.request(method, path, headers=named)


async def get_json(app: Starlette, path: str, **headers: str) -> Any:
    answer = await get(app, path, **headers)
    assert answer.status_code == 200, answer.text
    return answer.json()

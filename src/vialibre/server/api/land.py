"""Endpoint with the world's coastlines, for placing cities."""

from __future__ import annotations

from functools import cache

from starlette.responses import Response

from vialibre.boards.drawing.world import world_bytes
from vialibre.server.api.endpoint import Call, Endpoint
from vialibre.server.compression import CompressedJson
from vialibre.server.schemas.design import World

A_DAY = "public, max-age=86400"


async def world(call: Call) -> Response:
    return _packed().response(call.request, cache_control=A_DAY)


@cache
def _packed() -> CompressedJson:
    return CompressedJson.of(world_bytes())


ENDPOINTS = (Endpoint("GET", "/api/world", world, "Coastlines and lakes of the world", answer=World, anyone=True),)

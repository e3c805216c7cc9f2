"""The bots that this server offers besides the levels."""

from __future__ import annotations

from vialibre.bots.levels import own_bots
from vialibre.server.api.endpoint import Call, Endpoint
from vialibre.server.schemas.page import BotList


async def bots(call: Call) -> BotList:
    return BotList(list(own_bots()))


ENDPOINTS = (Endpoint("GET", "/api/bots", bots, "The bots offered besides the levels", answer=BotList, anyone=True),)

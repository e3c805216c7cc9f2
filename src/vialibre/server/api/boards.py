"""Endpoints of boards: the list, their facts, their drawings."""

from __future__ import annotations

import asyncio
import re
from typing import Any

import msgspec
from starlette.responses import Response

from vialibre.boards.dump import board_as_data
from vialibre.boards.layout import layout, rounded
from vialibre.boards.load import is_packaged
from vialibre.boards.model import Board
from vialibre.server.api.endpoint import Call, Endpoint
from vialibre.server.compression import CompressedJson
from vialibre.server.errors import Refused
from vialibre.server.schemas.page import BoardLine, BoardList, DrawingQuery, Drawn

DIGEST = re.compile("[0-9a-f]{1,64}")
FOR_EVER = "public, max-age=31536000, immutable"


async def boards(call: Call) -> BoardList:
    return BoardList(
        [
            BoardLine(board.id, board.name, board.players, board.rules.alvin is not None)
            for board in call.services.boards.offered.values()
        ]
    )


async def board(call: Call) -> dict[str, Any]:
    found = await _board(call)
    return {"digest": found.digest, **board_as_data(found)}


async def _board(call: Call) -> Board:
    """The board with this id or, for a custom one, with the key that its table names. Raises Refused."""
    key = str(call.request.path_params["board"])
    offered = call.services.boards.offered
    if key not in offered and not DIGEST.fullmatch(key):
        raise Refused("no_such_board", board=key[:60], known=", ".join(sorted(offered)))
    return offered[key] if key in offered else await call.services.boards.get(key, call.services.hub.bot_pool)


async def drawing(call: Call) -> Response:
    """The board with the positions of everything drawn on it."""
    query: DrawingQuery = call.query
    found = await _board(call)
    # The digest alone is not enough: a copy of a board with other names has the same one.
    key = (found.id, found.digest, call.request.path_params["board"])

    async def drawn() -> CompressedJson:
        # Packaged boards have a stored drawing, which leaves a few milliseconds of work.
        return await (asyncio.to_thread(_drawn, found) if is_packaged(found) else call.run(_drawn, found))

    packed = await call.services.drawings.get(key, drawn)
    headers = {"cache_control": FOR_EVER} if query.digest == found.digest else {}
    return packed.response(call.request, **headers)


def _drawn(board: Board) -> CompressedJson:
    return CompressedJson.of(msgspec.json.encode(Drawn(board.digest, board, rounded(layout(board)))))


ENDPOINTS = (
    Endpoint("GET", "/api/boards", boards, "The boards", answer=BoardList, anyone=True),
    Endpoint("GET", "/api/boards/{board}", board, "The facts of a board", anyone=True, same_for_everyone=True),
    Endpoint(
        "GET",
        "/api/boards/{board}/drawing",
        drawing,
        "A board with the positions of everything drawn on it",
        query=DrawingQuery,
        answer=Drawn,
        anyone=True,
    ),
)

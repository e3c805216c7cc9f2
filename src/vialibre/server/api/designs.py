"""Endpoints of designs: boards that people draw in the browser. Private until a table is created from one."""

from __future__ import annotations

import hashlib
import re
from functools import cache
from typing import Any

import msgspec
from starlette.responses import Response

from vialibre.boards.faults import shorten
from vialibre.boards.form import ROUTE_COLORS, RULE_FORMS, SETTINGS, Limits, blank
from vialibre.server.api.endpoint import Call, Endpoint, Handler
from vialibre.server.compression import CompressedJson
from vialibre.server.designs import board_of, check_design, design_text, example_design, parse_design, sketch_design
from vialibre.server.errors import Refused
from vialibre.server.limits import BOARD_BYTES, CHECKS, DESIGNS, SKETCHES
from vialibre.server.playtests import MOST_GAMES
from vialibre.server.schemas.design import (
    ChangedDesign,
    Checked,
    Design,
    DesignForm,
    DesignLine,
    DesignList,
    FileText,
    OneDesign,
    OpenedFile,
    SavedDesign,
    Sketch,
)
from vialibre.server.storage.rows import DesignRow, new_id

MOST_DESIGNS = 50
_ID = re.compile(r"[A-Za-z0-9_-]{1,60}")


def id_in(call: Call, name: str) -> str:
    """An id in a path. Raises Refused for other text, since not every database can search for any text."""
    found = str(call.request.path_params[name])
    if not _ID.fullmatch(found):
        raise Refused("no_such_design")
    return found


async def design_form(call: Call) -> DesignForm:
    return DesignForm(
        settings=SETTINGS,
        rules=RULE_FORMS,
        limits=Limits(),
        colors=ROUTE_COLORS,
        blank=_blank(),
        example=example_design(),
        playtests=call.services.playtests.can_play,
        most_games=MOST_GAMES,
    )


@cache
def _blank() -> Design:
    return msgspec.convert(blank(), Design)


async def check(call: Call) -> Checked:
    return await call.run(check_design, call.body.board, call.person.language)


async def sketch(call: Call) -> Response:
    """The design as it will be drawn at a table. Raises BoardError if it is not playable yet."""
    design: Design = call.body.board
    lang = call.person.language
    key = (hashlib.sha256(msgspec.json.encode(design)).digest(), lang)
    packed = await call.services.sketches.get(key, lambda: call.run(_sketched, design, lang))
    return packed.response(call.request)


def _sketched(design: Design, lang: str) -> CompressedJson:
    return CompressedJson.of(msgspec.json.encode(sketch_design(board_of(design), lang)))


async def write_file(call: Call) -> Response:
    """The design as a board file, complete or not."""
    design: Design = call.body.board
    name = re.sub(r"[^a-z0-9_]", "", design.id)[:40] or "board"
    headers = {"content-disposition": f'attachment; filename="{name}.toml"'}
    text = await call.run(design_text, design)
    return Response(text, media_type="application/toml; charset=utf-8", headers=headers)


async def open_file(call: Call) -> OpenedFile:
    return OpenedFile(await call.run(parse_design, call.body.text))


async def my_designs(call: Call) -> DesignList:
    rows = await call.services.storage.designs(call.person.id)
    return DesignList([DesignLine(row.id, row.name, row.revision, row.updated_at) for row in rows], MOST_DESIGNS)


async def keep_design(call: Call) -> SavedDesign:
    design: Design = call.body.board
    await call.run(design_text, design)  # raises if the file would be too large
    now = call.services.hub.clock()
    row = DesignRow(new_id(), call.person.id, shorten(design.name), _json(design), 1, now, now)
    if not await call.services.storage.add_design(row, most=MOST_DESIGNS):
        raise Refused("too_many_designs", most=MOST_DESIGNS)
    return SavedDesign(row.id, 1, now, design)


async def get_design(call: Call) -> SavedDesign:
    row = await _row(call)
    return SavedDesign(row.id, row.revision, row.updated_at, msgspec.json.decode(row.data, type=Design))


async def change_design(call: Call) -> SavedDesign:
    """Save the next revision. Refused if another window saved one meanwhile."""
    body: ChangedDesign = call.body
    await call.run(design_text, body.board)
    row = await _row(call)
    now, data = call.services.hub.clock(), _json(body.board)
    written = await call.services.storage.change_design(
        call.person.id, row.id, name=shorten(body.board.name), data=data, revision=body.revision, at=now
    )
    if not written:
        raise Refused("design_changed_elsewhere")
    return SavedDesign(row.id, body.revision + 1, now, body.board)


async def delete_design(call: Call) -> dict[str, bool]:
    if not await call.services.storage.delete_design(call.person.id, id_in(call, "design")):
        raise Refused("no_such_design")
    return {"deleted": True}


async def _row(call: Call) -> DesignRow:
    found = await call.services.storage.design(call.person.id, id_in(call, "design"))
    if found is None:
        raise Refused("no_such_design")
    return found


def _json(design: Design) -> str:
    return msgspec.json.encode(design).decode()


def _takes_design(path: str, handler: Handler, summary: str, **more: Any) -> Endpoint:
    return Endpoint("POST", path, handler, summary, OneDesign, most_bytes=BOARD_BYTES, **more)


ENDPOINTS = (
    Endpoint(
        "GET",
        "/api/designs/form",
        design_form,
        "Settings and rules of boards",
        answer=DesignForm,
        same_for_everyone=True,
    ),
    _takes_design("/api/designs/check", check, "What is wrong with a design", answer=Checked, rate=CHECKS),
    _takes_design("/api/designs/sketch", sketch, "A design as it will be drawn", answer=Sketch, rate=SKETCHES),
    _takes_design(
        "/api/designs/file",
        write_file,
        "A design as a board file",
        answer=str,
        rate=CHECKS,
        media="application/toml",
    ),
    Endpoint(
        "POST",
        "/api/designs/open",
        open_file,
        "A board file as a design",
        FileText,
        answer=OpenedFile,
        rate=CHECKS,
        most_bytes=BOARD_BYTES * 2,
    ),
    Endpoint("GET", "/api/designs", my_designs, "My designs", answer=DesignList),
    _takes_design("/api/designs", keep_design, "Save a design", answer=SavedDesign, rate=DESIGNS, status=201),
    Endpoint("GET", "/api/designs/{design}", get_design, "A design of mine", answer=SavedDesign),
    Endpoint(
        "PUT",
        "/api/designs/{design}",
        change_design,
        "Change a design of mine",
        ChangedDesign,
        answer=SavedDesign,
        most_bytes=BOARD_BYTES,
    ),
    Endpoint("DELETE", "/api/designs/{design}", delete_design, "Delete a design of mine", answer=dict[str, bool]),
)

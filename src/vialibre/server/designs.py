"""Designs of boards: checked, written as files, read from them. The board layer knows the rules; this asks it."""

from __future__ import annotations

import tomllib
from typing import Any

import msgspec

from vialibre.boards.faults import Source, shorten
from vialibre.boards.load import MAX_BYTES, Reading, read_board_text
from vialibre.boards.model import Board
from vialibre.boards.warnings import BoardWarning, place_of, warnings_of
from vialibre.boards.write import board_text
from vialibre.errors import BoardError
from vialibre.server.api.design_shapes import Checked, Design, Remark
from vialibre.server.table.decide import Refused
from vialibre.words import Words

FILE = "board.toml"


def example_design() -> Design | None:
    """The board that `vialibre board new` writes."""
    return None


def design_data(design: Design) -> dict[str, Any]:
    data: dict[str, Any] = msgspec.to_builtins(design)
    return data


def design_text(design: Design) -> str:
    """Its board file, finished or not. Raises Refused if that would be too large."""
    text = board_text(design_data(design))
    if len(text.encode()) > MAX_BYTES:
        raise Refused("design_too_large", most=MAX_BYTES // 1024)
    return text


def read_design(design: Design) -> Reading:
    return read_board_text(design_text(design), FILE)


def board_of(design: Design) -> Board:
    """Raises the first BoardError if it cannot be played yet."""
    reading = read_design(design)
    if reading.board is None:
        raise reading.faults[0]
    return reading.board


def parse_design(text: str) -> Design:
    """The design in a board file, whatever its rows say. Raises BoardError or Refused for a file that is no board."""
    reading = read_board_text(text, FILE, most=1)
    if reading.board is None and reading.faults[0].code in ("not_toml", "nested_too_deep", "file_too_large"):
        raise reading.faults[0]
    try:
        return msgspec.convert(tomllib.loads(text), Design)
    except msgspec.ValidationError as error:
        if reading.faults:  # what the board layer says is better than what a type says
            raise reading.faults[0] from None
        detail, _, where = str(error).partition(" - at ")
        raise Refused("bad_message", where=where.strip("`") or "$", detail=detail[:200]) from None


def check_design(design: Design, lang: str) -> Checked:
    """All that is wrong with it or may not please, in words."""
    words = Words(lang)
    reading = read_design(design)
    names = {city.id: city.name for city in design.city}
    if reading.board is None:
        return Checked(None, [_of_fault(fault, design, names, words) for fault in reading.faults])
    board = reading.board
    return Checked(board.digest, [of_warning(one, board, words) for one in warnings_of(board)])


def _of_fault(fault: BoardError, design: Design, names: dict[str, str], words: Words) -> Remark:
    kind, index = str(fault.params.get("kind", "")), int(str(fault.params.get("index", -1)))
    where = str(fault.params.get("row") or design.name)
    if index >= 0 and kind in ("city", "route", "ticket"):
        row = getattr(design, kind)[index]
        where = row.name if kind == "city" else " – ".join(names.get(city, city) for city in row.cities)
    key = where if kind == "setting" else where.partition("(")[2].rstrip(")") if kind == "rules" else ""
    where = design.name if kind == "setting" else where
    text = words.error(fault, where=shorten(where) or words.text("design-unnamed"))
    return Remark("fault", fault.code, kind, text, [index] if index >= 0 else [], key)


def of_warning(warning: BoardWarning, board: Board, words: Words) -> Remark:
    place = place_of(warning, board, Source(FILE, ""))
    rows = _rows(board, warning.kind, warning.ids)
    text = words.text(f"warning-{warning.code.replace('_', '-')}", where=place.label, **warning.params)
    key = warning.ids[0] if warning.kind == "setting" else ""
    return Remark("warning", warning.code, warning.kind, text, rows, key)


def _rows(board: Board, kind: str, ids: tuple[str, ...]) -> list[int]:
    known: dict[str, list[str]] = {
        "city": [city.id for city in board.city_rows],
        "route": [route.id for route in board.route_rows],
        "ticket": [ticket.id for ticket in board.ticket_rows],
    }
    return [index for index, row_id in enumerate(known.get(kind, [])) if row_id in ids]

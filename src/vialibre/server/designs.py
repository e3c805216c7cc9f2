"""Board designs: checking them, writing and reading board files. The rules are those of the `boards` package.

All of this runs in other processes, since a design is untrusted input.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

import msgspec

from vialibre.boards.faults import shorten
from vialibre.boards.layout import layout, rounded
from vialibre.boards.load import MAX_BYTES, Reading, read_board_text
from vialibre.boards.model import Board, City, Route, Ticket
from vialibre.boards.templates import SMALL, template_text
from vialibre.boards.warnings import BoardWarning, warnings_of
from vialibre.boards.warnings.map import drawn_warnings
from vialibre.boards.write import board_text
from vialibre.errors import BoardError
from vialibre.i18n import Words
from vialibre.narrate import warning_text
from vialibre.server.errors import Refused
from vialibre.server.schemas.design import Checked, CityRow, Design, Remark, RouteRow, Sketch, TicketRow
from vialibre.server.schemas.page import Drawn

FILE = "board.toml"
Named = City | Route | Ticket | CityRow | RouteRow | TicketRow


def example_design() -> Design | None:
    """The example that `vialibre board new` writes."""
    return _example()


@cache
def _example() -> Design:
    return parse_design(template_text(SMALL, "my_example"))


def design_data(design: Design) -> dict[str, Any]:
    data: dict[str, Any] = msgspec.to_builtins(design)
    return data


def design_text(design: Design) -> str:
    """The design as a board file, complete or not. Raises Refused if the file would be too large."""
    text = board_text(design_data(design))
    if len(text.encode()) > MAX_BYTES:
        raise Refused("design_too_large", most=MAX_BYTES // 1024)
    return text


def read_design(design: Design) -> Reading:
    return read_board_text(design_text(design), FILE)


def board_of(design: Design) -> Board:
    """The board of a complete design. Raises the first BoardError if it is not playable yet."""
    reading = read_design(design)
    if reading.board is None:
        raise reading.faults[0]
    return reading.board


def parse_design(text: str) -> Design:
    """The design in a board file, even an invalid one. Raises BoardError or Refused if the file is not a board file."""
    reading = read_board_text(text, FILE, most=1)
    if reading.board is None and reading.faults[0].code in ("not_toml", "nested_too_deep", "file_too_large"):
        raise reading.faults[0]
    try:
        return msgspec.convert(tomllib.loads(text), Design)
    except msgspec.ValidationError as error:
        if reading.faults:  # its message is more helpful than a type error
            raise reading.faults[0] from None
        detail, _, where = str(error).partition(" - at ")
        raise Refused("bad_message", where=where.strip("`") or "$", detail=detail[:200]) from None


def check_design(design: Design, lang: str) -> Checked:
    """Errors and design warnings in words, except the warnings that need the drawing."""
    words = Words(lang)
    reading = read_design(design)
    if reading.board is None:
        return Checked(None, [_of_fault(fault, design, words) for fault in reading.faults])
    board = reading.board
    return Checked(board.digest, [_of_warning(one, board, words) for one in warnings_of(board, drawn=False)])


def sketch_design(board: Board, lang: str) -> Sketch:
    """The drawing, and design warnings about it. Takes up to three seconds of CPU."""
    remarks = [_of_warning(one, board, Words(lang)) for one in drawn_warnings(board)]
    return Sketch(Drawn(board.digest, board, rounded(layout(board))), remarks)


def _of_fault(fault: BoardError, design: Design, words: Words) -> Remark:
    kind, index = str(fault.params.get("kind", "")), int(str(fault.params.get("index", -1)))
    label = str(fault.params.get("row", ""))
    rows: dict[str, Sequence[CityRow | RouteRow | TicketRow]] = {
        "city": design.city,
        "route": design.route,
        "ticket": design.ticket,
    }
    where = design.name
    if kind in rows and 0 <= index < len(rows[kind]):
        where = _name(rows[kind][index], {city.id: city.name for city in design.city})
    key = {"setting": label, "rules": label.partition("(")[2].rstrip(")")}.get(kind, "")
    text = words.error(fault, where=shorten(where) or words.text("design-unnamed"))
    return Remark("fault", fault.code, kind, text, [index] if index >= 0 else [], key)


def _of_warning(warning: BoardWarning, board: Board, words: Words) -> Remark:
    text = warning_text(warning, words)
    if warning.kind == "setting":
        return Remark("warning", warning.code, "setting", text[:1].upper() + text[1:], [], warning.ids[0])
    kinds: dict[str, Sequence[City | Route | Ticket]] = {
        "city": board.cities,
        "route": board.routes,
        "ticket": board.tickets,
    }
    rows = kinds[warning.kind]
    found = [index for index, row in enumerate(rows) if row.id in warning.ids]
    where = _name(rows[found[0]], {city.id: city.name for city in board.cities})
    return Remark("warning", warning.code, warning.kind, words.text("design-remark", where=where, text=text), found, "")


def _name(row: Named, names: Mapping[str, str]) -> str:
    if isinstance(row, City | CityRow):
        return row.name
    return " – ".join(names.get(city, city) for city in row.cities)

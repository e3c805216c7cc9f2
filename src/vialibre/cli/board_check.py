"""`vialibre board check`: errors in a board file, and design warnings."""

from __future__ import annotations

import json
from typing import Annotated

import typer

from vialibre.boards.load import MOST_FAULTS, Reading, read_board_file
from vialibre.boards.model import Board
from vialibre.boards.warnings import BoardWarning, place_of, warnings_of
from vialibre.cli.text import complain, out, say, words
from vialibre.narrate import warning_text

PLACE = ("line", "row", "kind", "index")
"""The parameters of a fault that give its location."""


def check(
    file: Annotated[str, typer.Argument(metavar="FILE", help=say("cli-board-file-argument"))],
    strict: Annotated[bool, typer.Option("--strict", help=say("cli-board-check-strict-help"))] = False,
    as_json: Annotated[bool, typer.Option("--json", help=say("cli-board-check-json-help"))] = False,
) -> int:
    reading = read_board_file(file)
    warnings = warnings_of(reading.board) if reading.board is not None else ()
    if as_json:
        print(json.dumps(_as_data(file, reading, warnings), ensure_ascii=False, indent=2))
    elif reading.board is None:
        _print_faults(reading)
    else:
        _print_board(file, reading.board)
        _print_warnings(reading, reading.board, warnings)
    if reading.faults:
        return 2
    return 1 if strict and warnings else 0


def _print_faults(reading: Reading) -> None:
    for fault in reading.faults:
        complain(words.error(fault))
    count = len(reading.faults)
    if count > 1:
        complain(say("cli-board-check-most" if count == MOST_FAULTS else "cli-board-check-faults", count=count))


def _print_board(file: str, board: Board) -> None:
    counts = {"cities": len(board.cities), "routes": len(board.routes), "tickets": len(board.tickets)}
    out.print(say("cli-board-fine", file=file, name=board.name, **counts))
    out.print(say("cli-board-digest", digest=board.digest))


def _print_warnings(reading: Reading, board: Board, warnings: tuple[BoardWarning, ...]) -> None:
    out.print(say("cli-board-check-warnings", count=len(warnings)))
    for warning in warnings:
        where = place_of(warning, board, reading.source).where
        out.print("  " + say("cli-board-check-line", where=where, text=warning_text(warning, words)))


def _as_data(file: str, reading: Reading, warnings: tuple[BoardWarning, ...]) -> dict[str, object]:
    faults = [
        {"code": fault.code, **{key: fault.params[key] for key in PLACE}, "text": words.error(fault)}
        for fault in reading.faults
    ]
    data = []
    for one in warnings:
        assert reading.board is not None  # a file with faults has no warnings
        place = place_of(one, reading.board, reading.source)
        about = {"code": one.code, "kind": one.kind, "ids": list(one.ids), "line": place.line_number}
        data.append({**about, "params": dict(one.params), "text": warning_text(one, words)})
    digest = reading.board.digest if reading.board is not None else None
    return {"file": file, "digest": digest, "faults": faults, "warnings": data}

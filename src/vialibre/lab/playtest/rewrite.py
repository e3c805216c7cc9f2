"""Changes the ticket points in a board file, and only those numbers, so that comments and order are preserved."""

from __future__ import annotations

import re
from collections.abc import Mapping

from vialibre.boards.load import parse_board
from vialibre.errors import BadSetup

_SAID = re.compile(r"\"{3}.*?\"{3}|'{3}.*?'{3}|\"(?:\\.|[^\"\\\n])*\"|'[^'\n]*'|#[^\n]*", re.DOTALL)
"""TOML strings and comments: nothing in them is a row or a key."""
_LIST = re.compile(r"^[ \t]*ticket[ \t]*=[ \t]*\[", re.MULTILINE)
_TABLE = re.compile(r"^[ \t]*\[\[[ \t]*ticket[ \t]*\]\][^\n]*(?:\n(?![ \t]*\[)[^\n]*)*", re.MULTILINE)
_POINTS = re.compile(r"\bpoints[ \t]*=[ \t]*(\d+)")

Span = tuple[int, int]


def with_points(text: str, points: Mapping[str, int], file: str) -> str:
    """Return the text with these points by ticket.

    Raises BadSetup if a row is not found, BoardError if the text is not a board.
    """
    board = parse_board(text, file)
    bare = _SAID.sub(lambda said: re.sub(r"[^\n]", "_", said[0]), text)
    spans = _rows(bare)
    made = text
    for number, ticket in reversed(list(enumerate(board.tickets))):
        if ticket.id in points:
            found = _POINTS.search(bare, *spans[number]) if len(spans) == len(board.tickets) else None
            if found is None:
                raise BadSetup("balance_row_missing", ticket=ticket.id, file=file)
            start, end = found.span(1)
            # Keep the width, so that columns stay aligned.
            made = f"{made[:start]}{points[ticket.id]:>{end - start}}{made[end:]}"
    return made


def _rows(bare: str) -> list[Span]:
    """The span of each ticket: in `ticket = [{…}, …]`, or a `[[ticket]]` table."""
    start = _LIST.search(bare)
    if start is None:
        return [table.span() for table in _TABLE.finditer(bare)]
    depth, rows, begun = 1, list[Span](), 0
    for at in range(start.end(), len(bare)):
        sign = bare[at]
        if sign in "[{":
            begun = at if depth == 1 else begun
            depth += 1
        elif sign in "]}":
            depth -= 1
            if depth == 1:
                rows.append((begun, at + 1))
            elif depth == 0:
                break
    return rows

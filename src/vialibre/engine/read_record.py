"""Reading a record: every fault is a RecordError that says what is wrong and, if it is in an action, which."""

from __future__ import annotations

import json
import re
from os import PathLike
from typing import Any

from vialibre.boards.dump import board_from_data
from vialibre.boards.load import board_ids, load_board
from vialibre.boards.model import Board
from vialibre.engine.core.shuffle import FAIR, FAST
from vialibre.engine.game import RULES_VERSION
from vialibre.engine.record import FORMAT, FORMAT_VERSION, Record, Result, record_digest
from vialibre.errors import BoardError, RecordError

MAX_BYTES = 8 * 1024 * 1024
KNOWN_RULES = range(1, RULES_VERSION + 1)
_KINDS = {dict: "object", list: "array", str: "text", int: "number", bool: "flag"}


def load_record(path: str | PathLike[str], *, salvage: bool = False) -> Record:
    """Read a record from a file. Raises RecordError.

    With `salvage` a file that is cut off or damaged gives the actions before the damage, and no result.
    """
    try:
        with open(path, "rb") as stream:
            content = stream.read(MAX_BYTES + 1)  # no more, whatever it is: /dev/zero never ends
    except (OSError, ValueError) as error:
        detail = getattr(error, "strerror", None) or str(error)
        raise RecordError("cannot_read", file=str(path), detail=detail) from None
    if len(content) > MAX_BYTES:
        raise RecordError("too_large", most=MAX_BYTES)
    return parse_record(content.decode("utf-8", "replace" if salvage else "surrogateescape"), salvage=salvage)


def parse_record(text: str, *, salvage: bool = False) -> Record:
    """The record that a text holds; see load_record."""
    try:
        data = json.loads(text)
    except RecursionError:
        raise RecordError("not_a_record", what="nested") from None
    except ValueError as error:
        if not salvage:
            raise _not_json(text, error) from None
        data = _before_the_damage(text)
    if not isinstance(data, dict):
        raise RecordError("not_a_record", what="not_object")
    return _record(data, salvage)


def _not_json(text: str, error: ValueError) -> RecordError:
    at = _count_actions(text)
    if at is None:
        return RecordError("not_json", detail=str(error)[:200])
    return RecordError("cut_off_file", at=at + 1, detail=str(error)[:200])


def _action_texts(text: str) -> tuple[int, list[str]] | None:
    """Where the list of actions begins in a damaged text, and the actions that can be read."""
    match = re.search(r'"actions"\s*:\s*\[', text)
    if match is None:
        return None
    start, at = match.span()
    decoder = json.JSONDecoder()
    found: list[str] = []
    while True:
        while at < len(text) and text[at] in " \t\r\n,":
            at += 1
        try:
            value, at = decoder.raw_decode(text, at)
        except (ValueError, RecursionError):
            return start, found
        if not isinstance(value, str):
            return start, found
        found.append(value)


def _count_actions(text: str) -> int | None:
    found = _action_texts(text)
    return None if found is None else len(found[1])


def _before_the_damage(text: str) -> Any:
    found = _action_texts(text)
    if found is None:
        raise RecordError("damaged_head")
    start, actions = found
    try:
        head = json.loads(text[:start] + '"actions": []}')
    except (ValueError, RecursionError):
        raise RecordError("damaged_head") from None
    head["actions"] = actions
    return head


def _record(data: dict[str, Any], salvage: bool) -> Record:
    if data.get("format") != FORMAT:
        raise RecordError("not_a_record", what="format")
    if data.get("version") != FORMAT_VERSION:
        raise RecordError("unknown_format", format=_shown(data.get("version")), known=str(FORMAT_VERSION))
    rules = _get(data, "rules", int)
    if rules not in KNOWN_RULES:
        raise RecordError("unknown_rules", rules=rules, known=f"1–{RULES_VERSION}")
    if not salvage:
        _check_digest(data)
    shuffle = _get(data, "shuffle", dict)
    options = _get(data, "options", dict)
    first = options.get("first")
    if first is not None and (isinstance(first, bool) or not isinstance(first, int)):
        raise RecordError("wrong_type", key="options.first", expected="number")
    return Record(
        board=_board(_get(data, "board", dict)),
        seats=_texts(data, "seats"),
        seed=_seed(shuffle),
        shuffle=_get(shuffle, "name", str, "shuffle."),
        alvin=_get(options, "alvin", bool, "options."),
        first=first,
        rules=rules,
        actions=_texts(data, "actions"),
        result=None if salvage else _result(data),
    )


def _check_digest(data: dict[str, Any]) -> None:
    recorded = _get(data, "digest", str)
    computed = record_digest(data)
    if recorded != computed:
        raise RecordError("wrong_digest", recorded=_shown(recorded), computed=computed)


def _seed(shuffle: dict[str, Any]) -> int | str:
    name = _get(shuffle, "name", str, "shuffle.")
    if name == FAIR:
        return str(_get(shuffle, "seed", str, "shuffle."))
    if name == FAST:
        return int(_get(shuffle, "seed", int, "shuffle."))
    raise RecordError("unknown_shuffle", name=_shown(name), known=f"{FAIR}, {FAST}")


def _board(data: dict[str, Any]) -> Board:
    board_id = _get(data, "id", str, "board.")
    digest = _get(data, "digest", str, "board.")
    if "data" in data:
        try:
            board = board_from_data(_get(data, "data", dict, "board."), "board")
        except BoardError as error:
            raise RecordError("bad_board", detail=error) from None
    elif board_id in board_ids():
        board = load_board(board_id)
    else:
        raise RecordError("unknown_board", board=_shown(board_id))
    if board.digest != digest or board.id != board_id:
        raise RecordError("board_changed", board=_shown(board_id), expected=_shown(digest), found=board.digest)
    return board


def _result(data: dict[str, Any]) -> Result | None:
    if "result" not in data:
        raise RecordError("missing_key", key="result")
    if data["result"] is None:
        return None
    result = _get(data, "result", dict)
    winners = _get(result, "winners", list, "result.")
    sheets = _get(result, "sheets", list, "result.")
    if not all(isinstance(seat, int) for seat in winners):
        raise RecordError("wrong_type", key="result.winners", expected="numbers")
    if not all(isinstance(sheet, dict) for sheet in sheets):
        raise RecordError("wrong_type", key="result.sheets", expected="objects")
    return Result(tuple(winners), tuple(sheets))


def _texts(data: dict[str, Any], key: str) -> tuple[str, ...]:
    values = _get(data, key, list)
    if not all(isinstance(value, str) for value in values):
        raise RecordError("wrong_type", key=key, expected="texts")
    return tuple(values)


def _get(data: dict[str, Any], key: str, kind: type, inside: str = "") -> Any:
    if key not in data:
        raise RecordError("missing_key", key=inside + key)
    value = data[key]
    if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
        raise RecordError("wrong_type", key=inside + key, expected=_KINDS[kind])
    return value


def _shown(value: object) -> str:
    return repr(value)[:100]

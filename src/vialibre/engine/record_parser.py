"""Reading a record: every fault is a RecordError that says what is wrong and, if it is in an action, which."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Mapping
from os import PathLike
from typing import Any

from vialibre.boards.dump import board_from_data
from vialibre.boards.load import board_ids, load_board, packaged_board
from vialibre.boards.model import Board
from vialibre.engine.core.shuffle import FAIR, FAST
from vialibre.engine.game import RULES_VERSION
from vialibre.engine.json_fields import get, get_texts, shown
from vialibre.engine.record import FORMAT, FORMAT_VERSION, Record, Result, record_digest
from vialibre.engine.record_metadata import read_ended, read_fair, read_signature
from vialibre.errors import BoardError, RecordError

MAX_BYTES = 8 * 1024 * 1024
MAX_DEPTH = 50
KNOWN_RULES = range(1, RULES_VERSION + 1)


def load_record(path: str | PathLike[str], *, salvage: bool = False) -> Record:
    """Read a record from a file. Raises RecordError.

    With `salvage` a file that is cut off or damaged gives the actions before the damage, and no result.
    """
    return parse_record(read_text(path, salvage=salvage), salvage=salvage)


def read_text(path: str | PathLike[str], *, salvage: bool = False) -> str:
    """A file that may be a record: one that can be opened and is not too large. Raises RecordError."""
    try:
        with open(path, "rb") as stream:
            content = stream.read(MAX_BYTES + 1)  # no more, whatever it is: /dev/zero never ends
    except (OSError, ValueError) as error:
        detail = getattr(error, "strerror", None) or str(error)
        raise RecordError("cannot_read", file=str(path), detail=detail) from None
    if len(content) > MAX_BYTES:
        raise RecordError("too_large", most=MAX_BYTES)
    return content.decode("utf-8", "replace" if salvage else "surrogateescape")


def parse_record(text: str, *, salvage: bool = False) -> Record:
    """The record that a text holds; see load_record."""
    return _record(parse_data(text, salvage=salvage), salvage)


def parse_data(text: str, *, salvage: bool = False) -> dict[str, Any]:
    """The JSON object that a text holds. Raises RecordError."""
    try:
        data = _DECODER.decode(text)
    except RecursionError:
        raise RecordError("not_a_record", what="nested") from None
    except ValueError as error:
        if not salvage:
            raise _not_json(text, error) from None
        data = _before_the_damage(text)
    if not isinstance(data, dict):
        raise RecordError("not_a_record", what="not_object")
    if _has_many(text, "{") or _has_many(text, "["):
        check_depth(data)
    return data


def _has_many(text: str, bracket: str) -> bool:
    """If there are so many that they could be nested too deep, together with as many of the other kind."""
    at = -1
    for _ in range(MAX_DEPTH // 2):
        at = text.find(bracket, at + 1)  # much faster than to count them all
        if at < 0:
            return False
    return True


def check_depth(data: Mapping[str, Any]) -> None:
    """Raise RecordError for what is nested so deep that Python cannot write it again."""
    level: list[Any] = [data]
    for _ in range(MAX_DEPTH):
        level = [
            inner
            for value in level
            if isinstance(value, dict | list)
            for inner in (value.values() if isinstance(value, dict) else value)
        ]
        if not level:
            return
    raise RecordError("not_a_record", what="nested")


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """No key twice: programs differ in which of them they read, so a forged file would show two faces."""
    data = dict(pairs)
    if len(data) < len(pairs):
        seen = Counter(key for key, _ in pairs)
        raise RecordError("key_twice", key=next(key for key in seen if seen[key] > 1))
    return data


_DECODER = json.JSONDecoder(object_pairs_hook=_object)


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
    check_head(data)
    if not salvage:
        check_digest(data)
    return _game(data, salvage=salvage, addenda=True)


def bare_record(data: Mapping[str, Any]) -> Record:
    """The game that a record's JSON holds, whatever its digest says, and nothing that a server added."""
    check_head(data)
    return _game(data, salvage=False, addenda=False)


def check_head(data: Mapping[str, Any]) -> None:
    """Raise RecordError if this is no record, or one of another version."""
    if data.get("format") != FORMAT:
        raise RecordError("not_a_record", what="format")
    if data.get("version") != FORMAT_VERSION:
        raise RecordError("unknown_format", format=shown(data.get("version")), known=str(FORMAT_VERSION))
    rules = get(data, "rules", int)
    if rules not in KNOWN_RULES:
        raise RecordError("unknown_rules", rules=rules, known=f"1–{RULES_VERSION}")


def _game(data: Mapping[str, Any], *, salvage: bool, addenda: bool) -> Record:
    shuffle = get(data, "shuffle", dict)
    options = get(data, "options", dict)
    first = options.get("first")
    if first is not None and (isinstance(first, bool) or not isinstance(first, int)):
        raise RecordError("wrong_type", key="options.first", expected="number")
    return Record(
        board=_board(get(data, "board", dict)),
        seats=(seats := get_texts(data, "seats")),
        seed=_seed(shuffle),
        shuffle=get(shuffle, "name", str, "shuffle."),
        alvin=get(options, "alvin", bool, "options."),
        first=first,
        rules=get(data, "rules", int),
        actions=get_texts(data, "actions"),
        result=None if salvage else _result(data),
        fair=read_fair(data, len(seats)) if addenda else None,
        ended=read_ended(data, len(seats)) if addenda and not salvage else None,
        signature=read_signature(data) if addenda and not salvage else None,
    )


def check_digest(data: Mapping[str, Any]) -> None:
    """Raise RecordError if something was changed since the digest was written."""
    recorded = get(data, "digest", str)
    computed = record_digest(data)
    if recorded != computed:
        raise RecordError("wrong_digest", recorded=shown(recorded), computed=computed)


def _seed(shuffle: dict[str, Any]) -> int | str:
    name = get(shuffle, "name", str, "shuffle.")
    if name == FAIR:
        return str(get(shuffle, "seed", str, "shuffle."))
    if name == FAST:
        return int(get(shuffle, "seed", int, "shuffle."))
    raise RecordError("unknown_shuffle", name=shown(name), known=f"{FAIR}, {FAST}")


def _board(data: dict[str, Any]) -> Board:
    board_id = get(data, "id", str, "board.")
    digest = get(data, "digest", str, "board.")
    if "data" in data:
        try:
            board = board_from_data(get(data, "data", dict, "board."), "board")
        except BoardError as error:
            raise RecordError("bad_board", detail=error) from None
    elif board_id in board_ids():
        known = packaged_board(board_id, digest)
        if known is not None:
            return known
        board = load_board(board_id)
    else:
        raise RecordError("unknown_board", board=shown(board_id))
    if board.digest != digest or board.id != board_id:
        raise RecordError("board_changed", board=shown(board_id), expected=shown(digest), found=board.digest)
    return board


def _result(data: Mapping[str, Any]) -> Result | None:
    if "result" not in data:
        raise RecordError("missing_key", key="result")
    if data["result"] is None:
        return None
    result = get(data, "result", dict)
    winners = get(result, "winners", list, "result.")
    sheets = get(result, "sheets", list, "result.")
    if not all(isinstance(seat, int) for seat in winners):
        raise RecordError("wrong_type", key="result.winners", expected="numbers")
    if not all(isinstance(sheet, dict) for sheet in sheets):
        raise RecordError("wrong_type", key="result.sheets", expected="objects")
    return Result(tuple(winners), tuple(sheets))

"""Writes the text of a board file from its plain data; `parse_board` reads it back as the same board."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from math import isfinite

from vialibre.boards.build import BOARD_KEYS

BARE = re.compile(r"[A-Za-z0-9_-]+")
ROWS = ("rules", "city", "route", "ticket")
"""Lists that are written with one line per row."""
_ESCAPES = {'"': '\\"', "\\": "\\\\", "\n": "\\n", "\t": "\\t", "\r": "\\r"}


def board_text(data: Mapping[str, object]) -> str:
    """Return the file for such data (see `board_as_data`), complete or not. Raises ValueError for values TOML cannot
    express."""
    known = [key for key in BOARD_KEYS if key in data]
    rest = [key for key in data if key not in BOARD_KEYS]
    return "\n".join(_setting(key, data[key]) for key in (*known, *rest)) + "\n"


def _setting(key: str, value: object) -> str:
    if key not in ROWS or not isinstance(value, Sequence) or isinstance(value, str):
        return f"{_key(key)} = {_value(value)}"
    if not value:
        return f"{key} = []"
    rows = "".join(f"  {_value(row)},\n" for row in value)
    gap = "" if key == "rules" else "\n"
    return f"{gap}{key} = [\n{rows}]"


def _key(key: str) -> str:
    return key if BARE.fullmatch(key) else _text(key)


def _value(value: object) -> str:
    match value:
        case bool():
            return "true" if value else "false"
        case int():
            return str(value)
        case float() if isfinite(value):
            return repr(value)
        case str():
            return _text(value)
        case Mapping():
            return "{" + ", ".join(f"{_key(str(key))} = {_value(inner)}" for key, inner in value.items()) + "}"
        case list() | tuple():
            return "[" + ", ".join(map(_value, value)) + "]"
        case _:
            raise ValueError(f"TOML has no {type(value).__name__}")


def _text(text: str) -> str:
    """A basic string. Characters that it may not contain are escaped by code point."""
    return '"' + "".join(_ESCAPES.get(sign) or (sign if sign.isprintable() else _number(sign)) for sign in text) + '"'


def _number(sign: str) -> str:
    code = ord(sign)
    if 0xD800 <= code <= 0xDFFF:
        raise ValueError("half a sign")
    return f"\\u{code:04x}" if code < 0x10000 else f"\\U{code:08x}"

"""Typed access to the fields of a record's JSON; raises RecordError for missing or wrong values."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from vialibre.errors import RecordError

_KINDS = {dict: "object", list: "array", str: "text", int: "number", bool: "flag"}


def get(data: Mapping[str, Any], key: str, kind: type, inside: str = "") -> Any:
    if key not in data:
        raise RecordError("missing_key", key=inside + key)
    value = data[key]
    if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
        raise RecordError("wrong_type", key=inside + key, expected=_KINDS[kind])
    return value


def get_texts(data: Mapping[str, Any], key: str) -> tuple[str, ...]:
    values = get(data, key, list)
    try:
        "".join(values)  # the fastest check that all of them are strings
    except TypeError:
        raise RecordError("wrong_type", key=key, expected="texts") from None
    return tuple(values)


def get_hex(data: Mapping[str, Any], key: str, size: int, inside: str = "") -> str:
    """A string of exactly this many bytes in hexadecimal."""
    return hex_of(get(data, key, str, inside), inside + key, size, size)


def hex_of(text: str, key: str, least: int, most: int) -> str:
    """`text` if it is this many bytes in lowercase hexadecimal digits: there is one way to write a number."""
    if not is_hex(text, least, most):
        raise RecordError("not_hex", key=key, least=2 * least, most=2 * most, found=shown(text))
    return text


def is_hex(text: str, least: int, most: int) -> bool:
    return least <= len(text) / 2 <= most and re.fullmatch("(?:[0-9a-f]{2})*", text) is not None


def only(data: Mapping[str, Any], *keys: str, inside: str) -> None:
    """Reject keys that no reader checks."""
    for key in data:
        if key not in keys:
            raise RecordError("unknown_key", key=inside + key[:100])


def shown(value: object) -> str:
    return repr(value)[:100]

"""Typed and range-checked access to the values of a TOML table, with an error that says which value is wrong."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from vialibre.boards.faults import Place, name_suggestions, shorten, value_text
from vialibre.errors import BoardError

ID = re.compile(r"[a-z0-9_]{1,40}")
ROW_ID = re.compile(r"[a-z0-9_.-]{1,90}")
"""Ids of routes and tickets: two cities and the number of the track, `paris-zurich.2`."""


@dataclass(frozen=True, slots=True)
class Fields:
    """A table of the file, restricted to the keys it may have."""

    raw: dict[str, object]
    place: Place

    @classmethod
    def of(cls, raw: object, place: Place, known: tuple[str, ...]) -> Fields:
        """Wrap a raw value. Raises BoardError unless it is a table with known keys only."""
        if not isinstance(raw, dict):
            raise place.fault("wrong_type", key=place.label, expected="table", value=value_text(raw))
        fields = cls(raw, place)
        for fault in fields.unknown_keys(known):
            raise fault
        return fields

    def unknown_keys(self, known: tuple[str, ...]) -> Iterator[BoardError]:
        """Yield a fault for every key that is not in `known`."""
        for key in self.raw:
            if key not in known:
                yield self.place.fault("unknown_key", **name_suggestions(key, known))

    def at(self, key: str) -> Fields:
        """The same table, with faults reported at this key."""
        return Fields(self.raw, self.place.source.setting(key)) if key in self.raw else self

    def table(self, key: str, known: tuple[str, ...]) -> Fields:
        """The table under this key. Raises BoardError."""
        return Fields.of(self.need(key), self.place.source.setting(key), known)

    def need(self, key: str) -> object:
        """The raw value of a required key. Raises BoardError if it is missing."""
        if key not in self.raw:
            raise self.place.fault("missing_key", key=key)
        return self.raw[key]

    def integer(self, key: str, least: int, most: int, default: int | None = None) -> int:
        """A whole number within bounds. Raises BoardError."""
        if default is not None and key not in self.raw:
            return default
        return whole_number(self.need(key), key, self.place, least, most)

    def decimal(self, key: str, least: float, most: float) -> float | None:
        """A number within bounds, or None if the key is missing. Raises BoardError."""
        if key not in self.raw:
            return None
        value = self.raw[key]
        if isinstance(value, bool) or not isinstance(value, int | float):
            raise self.place.fault("wrong_type", key=key, expected="decimal", value=value_text(value))
        if not least <= value <= most:  # also true for NaN and infinity
            raise self.place.fault("out_of_range", key=key, value=value_text(value), least=least, most=most)
        return float(value)

    def flag(self, key: str) -> bool:
        """A boolean, False if the key is missing. Raises BoardError."""
        value = self.raw.get(key, False)
        if not isinstance(value, bool):
            raise self.place.fault("wrong_type", key=key, expected="flag", value=value_text(value))
        return value

    def text(self, key: str, longest: int) -> str:
        """A printable text of limited length. Raises BoardError."""
        value = self.need(key)
        if not isinstance(value, str):
            raise self.place.fault("wrong_type", key=key, expected="text", value=value_text(value))
        if not value.strip():
            raise self.place.fault("empty_text", key=key)
        if len(value) > longest:
            raise self.place.fault("text_too_long", key=key, count=len(value), most=longest)
        if not value.isprintable():
            raise self.place.fault("unprintable_text", key=key, value=value_text(value))
        return value

    def text_or_none(self, key: str, longest: int) -> str | None:
        """The same, or None if the key is missing."""
        return self.text(key, longest) if key in self.raw else None

    def identifier(self, key: str = "id", pattern: re.Pattern[str] = ID) -> str:
        """An id. Raises BoardError unless it matches the pattern."""
        value = self.need(key)
        if not isinstance(value, str):
            raise self.place.fault("wrong_type", key=key, expected="text", value=value_text(value))
        if not pattern.fullmatch(value):
            if pattern is ROW_ID:
                raise self.place.fault("bad_row_id", name=shorten(value))
            raise self.place.fault("bad_id", name=shorten(value))
        return value

    def rows(self, key: str) -> list[object]:
        """A required list. Raises BoardError."""
        value = self.need(key)
        if not isinstance(value, list):
            raise self.place.fault("wrong_type", key=key, expected="list", value=value_text(value))
        return value

    def texts(self, key: str) -> tuple[str, ...]:
        """A list of texts. Raises BoardError."""
        return tuple(a_text(item, key, self.place) for item in self.rows(key))

    def by_number(self, key: str, most_key: int, least: int, most: int) -> tuple[tuple[int, int], ...]:
        """A table from whole numbers (from 1) to whole numbers, such as `{1 = 1, 2 = 2, 3 = 4}`, sorted by key."""
        value = self.need(key)
        if not isinstance(value, dict):
            raise self.place.fault("wrong_type", key=key, expected="table", value=value_text(value))
        if not value:
            raise self.place.fault("empty_list", key=key)
        keys = {str(number): number for number in range(1, most_key + 1)}
        for name in value:
            if name not in keys:
                raise self.place.fault("bad_number_key", key=key, name=shorten(name), most=most_key)
        return tuple(
            (number, whole_number(value[name], f"{key}.{name}", self.place, least, most))
            for name, number in keys.items()
            if name in value
        )


def whole_number(value: object, key: str, place: Place, least: int, most: int) -> int:
    """The value as a whole number within bounds. Raises BoardError."""
    if isinstance(value, bool) or not isinstance(value, int):
        raise place.fault("wrong_type", key=key, expected="integer", value=value_text(value))
    if value < least:
        raise place.fault("too_small", key=key, value=value_text(value), least=least)
    if value > most:
        raise place.fault("too_large", key=key, value=value_text(value), most=most)
    return value


def a_text(value: object, key: str, place: Place) -> str:
    """The value as a text. Raises BoardError."""
    if not isinstance(value, str):
        raise place.fault("wrong_type", key=key, expected="text", value=value_text(value))
    return value

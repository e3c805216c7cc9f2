"""Locations in a board file, and the error that points to them."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import lru_cache
from typing import TypeVar, cast

from vialibre.errors import BoardError

MAX_SHOWN = 60


@dataclass(frozen=True, slots=True)
class Source:
    """A board file while it is parsed: its name for messages, and its text for finding line numbers."""

    file: str
    text: str

    def whole(self) -> Place:
        """The file as a whole."""
        return Place(self, "")

    def at_line(self, line: int) -> Place:
        """A line of the file."""
        return Place(self, "", line=line)

    def setting(self, key: str) -> Place:
        """A setting, by its key."""
        return Place(self, key, start=rf"\s*(\[\s*)?{re.escape(key)}\s*[]=.]", kind="setting")

    def rule(self, name: str) -> Place:
        """The settings of a rule, by its name."""
        return Place(self, f"rules ({name})", start=rf"[^#]*\bname\s*=\s*[\"']{re.escape(name)}[\"']", kind="rules")

    def row(self, kind: str, index: int, count: int, row_id: str = "") -> Place:
        """One of `count` rows of a kind: `route 17 (paris-zurich)`."""
        name = f" ({shorten(row_id)})" if row_id else ""
        return Place(self, f"{kind} {index + 1}{name}", kind=kind, index=index, count=count)


@dataclass(frozen=True, slots=True)
class Place:
    """A setting or a row of a board file. Its line is looked up only if there is a fault to report."""

    source: Source
    label: str
    start: str = ""
    """A regular expression for the start of a setting's line."""
    kind: str = ""
    index: int = 0
    count: int = 0
    line: int = 0
    """The line if it is known already; otherwise it is looked up."""

    def fault(self, code: str, **params: object) -> BoardError:
        """Return the error to raise. `where` combines file, line and row, and is the same in every language.

        For programs, `kind` says what is at fault (city, route, ticket, rules, setting; empty: the whole file), and
        `index` which row of that kind, from 0; -1 if it is not a row.
        """
        at = {"kind": self.kind, "index": self.index if self.count else -1}
        location = {"line": self.line_number, "row": self.label, "where": self.where}
        return BoardError(code, file=self.source.file, **location, **at, **params)

    @property
    def line_number(self) -> int:
        """The line where this starts, or 0 if it cannot be determined."""
        return self.line or self._find_line()

    @property
    def where(self) -> str:
        """my.toml:17, route 3 (paris-zurich)"""
        line = self.line_number
        file = f"{self.source.file}:{line}" if line else self.source.file
        return f"{file}, {self.label}" if self.label else file

    def _find_line(self) -> int:
        if self.start:
            return next(iter(_matching(self.source.text, self.start)), 0)
        if self.count:
            starts = _matching(self.source.text, rf"\s*\[\[\s*{self.kind}\s*\]\]") or _inline(
                self.source.text, self.kind
            )
            return starts[self.index] if len(starts) == self.count else 0
        return 0


@lru_cache(maxsize=16)  # a file with many faults is scanned once per kind of row
def _matching(text: str, start: str) -> tuple[int, ...]:
    pattern = re.compile(start)
    return tuple(number for number, line in enumerate(text.split("\n"), 1) if pattern.match(line))


@lru_cache(maxsize=16)
def _inline(text: str, kind: str) -> tuple[int, ...]:
    """The lines that start with `{` between `route = [` and its `]`."""
    lines = text.split("\n")
    opening = next(iter(_matching(text, rf"\s*{kind}\s*=\s*\[")), len(lines))
    starts: list[int] = []
    for number, line in enumerate(lines[opening:], opening + 1):
        if line.lstrip().startswith("]"):
            break
        if line.lstrip().startswith("{"):
            starts.append(number)
    return tuple(starts)


T = TypeVar("T")


class Faults:
    """Collects faults while a file is parsed. The last one allowed is raised, since a list of hundreds helps no
    author."""

    def __init__(self, most: int = 1) -> None:
        self.most = most
        self.found: list[BoardError] = []

    def note(self, fault: BoardError) -> None:
        """Collect a fault. Raises it if it is the last one allowed."""
        self.found.append(fault)
        if len(self.found) >= self.most:
            raise fault

    def attempt(self, read: Callable[[], T]) -> T:
        """Return the result of `read`. A BoardError is collected and None returned in its place: call `done` before
        using it."""
        try:
            return read()
        except BoardError as fault:
            if fault in self.found:  # the last one allowed, already collected
                raise
            self.note(fault)
            return cast(T, None)

    def done(self) -> None:
        """Raise the last fault if there was any. Must be called before parsed values are used."""
        if self.found:
            raise self.found[-1]


def shorten(text: str) -> str:
    """A text from the file, shortened and with unprintable characters replaced, for use in a message."""
    if len(text) > MAX_SHOWN:
        text = text[: MAX_SHOWN - 1] + "…"
    return text if text.isprintable() else "".join(letter if letter.isprintable() else "�" for letter in text)


def value_text(value: object) -> str:
    """A value as written in the file, short enough for a message."""
    match value:
        case bool():
            return "true" if value else "false"
        case int() if value.bit_length() > 60:
            return shorten(hex(value))  # Python limits the length of decimal conversions
        case str():
            return f'"{shorten(value)}"'
        case list():
            return "[…]" if value else "[]"
        case dict():
            return "{…}" if value else "{}"
        case _:
            return shorten(str(value))


def joined_names(names: Iterable[str], most: int = 16) -> str:
    """The names as a comma-separated list, cut after `most`."""
    names = [shorten(name) for name in names]
    return ", ".join(names[:most]) + (", …" if len(names) > most else "")


def name_suggestions(name: str, known: Iterable[str]) -> dict[str, object]:
    """Parameters of an error about an unknown name: the name, close matches and their number, and all known names."""
    from difflib import get_close_matches  # rarely needed, and not quick to import

    known = tuple(known)
    close = get_close_matches(name[:100].lower(), known, n=3, cutoff=0.6)
    return {"name": shorten(name), "close": len(close), "near": joined_names(close), "known": joined_names(known)}

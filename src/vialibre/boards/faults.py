"""Where in a board file a fault is, and the one error that says so."""

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
    """A board file while it is read: its name for messages, and its text, to find lines in."""

    file: str
    text: str

    def whole(self) -> Place:
        return Place(self, "")

    def at_line(self, line: int) -> Place:
        return Place(self, "", line=line)

    def setting(self, key: str) -> Place:
        return Place(self, key, start=rf"\s*(\[\s*)?{re.escape(key)}\s*[]=.]", kind="setting")

    def rule(self, name: str) -> Place:
        return Place(self, f"rules ({name})", start=rf"[^#]*\bname\s*=\s*[\"']{re.escape(name)}[\"']", kind="rules")

    def row(self, kind: str, index: int, count: int, row_id: str = "") -> Place:
        """One of `count` rows of a kind: `route 17 (paris-zurich)`."""
        name = f" ({shorten(row_id)})" if row_id else ""
        return Place(self, f"{kind} {index + 1}{name}", kind=kind, index=index, count=count)


@dataclass(frozen=True, slots=True)
class Place:
    """A setting or a row of a board file. Its line is looked up only when there is a fault to tell."""

    source: Source
    label: str
    start: str = ""
    """How the line of a setting starts, as a regular expression."""
    kind: str = ""
    index: int = 0
    count: int = 0
    line: int = 0
    """Known already; otherwise it is looked for."""

    def fault(self, code: str, **params: object) -> BoardError:
        """The error to raise. `where` is the file, line and row in one, the same in every language.

        For programs `kind` says what is at fault (city, route, ticket, rules, setting; empty: the whole file), and
        `index` which row of that kind, from 0; -1 if it is none.
        """
        at = {"kind": self.kind, "index": self.index if self.count else -1}
        told = {"line": self.line_number, "row": self.label, "where": self.where}
        return BoardError(code, file=self.source.file, **told, **at, **params)

    @property
    def line_number(self) -> int:
        """The line where this starts, or 0 if that cannot be told for certain."""
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


@lru_cache(maxsize=16)  # a file with many faults is looked through once for each kind of row
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
    """Faults noted while a file is read. The last that may be noted is raised: nobody reads a hundred of them."""

    def __init__(self, most: int = 1) -> None:
        self.most = most
        self.found: list[BoardError] = []

    def note(self, fault: BoardError) -> None:
        self.found.append(fault)
        if len(self.found) >= self.most:
            raise fault

    def attempt(self, read: Callable[[], T]) -> T:
        """What `read` gives. If it fails that is noted, and the None in its place reaches nobody: see `done`."""
        try:
            return read()
        except BoardError as fault:
            if fault in self.found:  # the last, on its way out
                raise
            self.note(fault)
            return cast(T, None)

    def done(self) -> None:
        """To be asked before anything that was read is used: raises if there was a fault."""
        if self.found:
            raise self.found[-1]


def shorten(text: str) -> str:
    """A text from the file, fit for a sentence: not too long, nothing in it that cannot be shown."""
    if len(text) > MAX_SHOWN:
        text = text[: MAX_SHOWN - 1] + "…"
    return text if text.isprintable() else "".join(letter if letter.isprintable() else "�" for letter in text)


def shown(value: object) -> str:
    """A value as it stands in the file, short enough for a sentence."""
    match value:
        case bool():
            return "true" if value else "false"
        case int() if value.bit_length() > 60:
            return shorten(hex(value))  # longer numbers may refuse to be written in decimal
        case str():
            return f'"{shorten(value)}"'
        case list():
            return "[…]" if value else "[]"
        case dict():
            return "{…}" if value else "{}"
        case _:
            return shorten(str(value))


def listed(names: Iterable[str], most: int = 16) -> str:
    names = [shorten(name) for name in names]
    return ", ".join(names[:most]) + (", …" if len(names) > most else "")


def near(name: str, known: Iterable[str]) -> dict[str, object]:
    """What an error says about a name nobody knows: itself, the names that come close and how many, all there are."""
    from difflib import get_close_matches  # rarely needed, and not quick to import

    known = tuple(known)
    close = get_close_matches(name[:100].lower(), known, n=3, cutoff=0.6)
    return {"name": shorten(name), "close": len(close), "near": listed(close), "known": listed(known)}

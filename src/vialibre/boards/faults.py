"""Where in a board file a fault is, and the one error that says so."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass

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
        return Place(self, key, start=rf"\s*(\[\s*)?{re.escape(key)}\s*[]=.]")

    def rule(self, name: str) -> Place:
        return Place(self, f"rules ({name})", start=rf"[^#]*\bname\s*=\s*[\"']{re.escape(name)}[\"']")

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
        """The error to raise. `where` is the file, line and row in one, the same in every language."""
        line = self.line or self._find_line()
        file = f"{self.source.file}:{line}" if line else self.source.file
        where = f"{file}, {self.label}" if self.label else file
        return BoardError(code, file=self.source.file, line=line, row=self.label, where=where, **params)

    def _find_line(self) -> int:
        """The line where this starts, or 0 if that cannot be told for certain."""
        lines = self.source.text.split("\n")
        if self.start:
            return next(iter(_matching(lines, self.start)), 0)
        if self.kind:
            starts = _matching(lines, rf"\s*\[\[\s*{self.kind}\s*\]\]") or _inline_rows(lines, self.kind)
            return starts[self.index] if len(starts) == self.count else 0
        return 0


def _matching(lines: list[str], start: str) -> list[int]:
    pattern = re.compile(start)
    return [number for number, line in enumerate(lines, 1) if pattern.match(line)]


def _inline_rows(lines: list[str], kind: str) -> list[int]:
    """The lines that start with `{` between `route = [` and its `]`."""
    opening = next(iter(_matching(lines, rf"\s*{kind}\s*=\s*\[")), len(lines))
    starts: list[int] = []
    for number, line in enumerate(lines[opening:], opening + 1):
        if line.lstrip().startswith("]"):
            break
        if line.lstrip().startswith("{"):
            starts.append(number)
    return starts


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

"""User-facing texts from the Fluent files in locale/<lang>/. Programs use error codes and parameters instead."""

from __future__ import annotations

import os
import re
import unicodedata
from collections.abc import Iterable, Sequence
from functools import lru_cache
from importlib import resources

from fluent.runtime import FluentBundle, FluentResource

from vialibre.errors import BoardError, VialibreError

DEFAULT = "en"
MAX_PARAM = 1000
"""Longer parameters of an error are cut, because Fluent rejects very long ones."""
MAX_BITS = 10_000
"""Python refuses to convert larger numbers to decimal."""


NORWEGIAN = {"no": "nb", "nn": "nb"}
"""Every variant of Norwegian is served in Bokmål."""
SEAT = "seat"
"""The parameter that holds a seat: counted from 0 in code, from 1 in texts."""
PLAYERS = frozenset(("owner", "player"))
"""Seats that stand for a player's name; without a name they read “seat 2”."""
IDENTIFIERS = frozenset(("format", "now", "number", "port", "process", "rules", "seed", "version"))
"""Numbers that identify something: they are formatted without a thousands separator."""
MAX_TAGS = 20
"""The most tags read from a list of languages."""


@lru_cache(maxsize=1)
def languages() -> tuple[str, ...]:
    """The languages that have texts, English first."""
    found = sorted(place.name for place in resources.files("vialibre.locale").iterdir() if place.is_dir())
    return (DEFAULT, *(lang for lang in found if lang != DEFAULT and not lang.startswith("_")))


def known_language(wanted: Iterable[str]) -> str | None:
    """Return the first of these languages that has texts, or None.

    A tag such as `es-MX`, `es_MX.UTF-8` or `zh-Hant-TW` is shortened from the right until a language matches.
    """
    names = {name.lower(): name for name in languages()}
    for tag in wanted:
        parts = re.split(r"[-_]", re.split(r"[.@]", tag.strip(), maxsplit=1)[0].lower())
        for length in range(len(parts), 0, -1):
            name = "-".join(parts[:length])
            if (known := names.get(NORWEGIAN.get(name, name))) is not None:
                return known
    return None


def user_language() -> str:
    """VIALIBRE_LANG, else the system's language, if there are texts in it."""
    for variable in ("VIALIBRE_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        if lang := os.environ.get(variable, ""):
            return known_language([lang]) or DEFAULT
    return DEFAULT


def accepted_languages(header: str) -> list[str]:
    """The tags of an Accept-Language header, preferred ones first; rejected ones (q=0) are left out."""
    found: list[tuple[float, str]] = []
    for part in header.split(",")[:MAX_TAGS]:
        tag, *parameters = (piece.strip() for piece in part.split(";"))
        weight = next((value[2:] for value in parameters if value.startswith("q=")), "1")
        quality = float(weight) if re.fullmatch(r"[01](\.[0-9]{0,3})?", weight, re.ASCII) else 0.0
        if quality > 0 and re.fullmatch(r"[A-Za-z0-9-]{1,35}", tag, re.ASCII):
            found.append((quality, tag))
    return [tag for _, tag in sorted(found, key=lambda one: -one[0])]


MESSAGE = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
WORD = re.compile(r"-?[a-zA-Z][\w-]*")


class _Texts:
    """The messages of one language, each parsed on first use: parsing all of them takes longer than most commands."""

    def __init__(self, lang: str) -> None:
        self._bundle = FluentBundle([lang], use_isolating=False)
        self._sources: dict[str, str] = {}
        for file in resources.files("vialibre.locale").joinpath(lang).iterdir():
            if file.name.endswith(".ftl"):
                text = file.read_text("utf-8")
                starts = list(MESSAGE.finditer(text))
                ends = [start.start() for start in starts[1:]] + [len(text)]
                for start, end in zip(starts, ends, strict=True):
                    self._sources[start[1]] = text[start.start() : end]

    def format(self, key: str, params: dict[str, object]) -> str | None:
        if key in self._sources:
            self._parse(key)
        message = self._bundle.get_message(key) if self._bundle.has_message(key) else None
        if message is None or message.value is None:
            return None
        text, _ = self._bundle.format_pattern(message.value, params)
        return str(text)

    def _parse(self, key: str) -> None:
        """Parse a message and everything it may refer to: every word in it that is itself a key.

        Sources are removed last, so that another thread finds either the source or the complete result.
        """
        wanted = [key]
        for name in wanted:
            source = self._sources.get(name, "")
            self._bundle.add_resource(FluentResource(source))
            wanted += [word for word in WORD.findall(source) if word in self._sources and word not in wanted]
        for name in wanted:
            self._sources.pop(name, None)


def _plain(name: str, value: object) -> object:
    return str(value) if name in IDENTIFIERS and type(value) is int and value.bit_length() < MAX_BITS else value


@lru_cache(maxsize=16)
def _texts(lang: str) -> _Texts:
    return _Texts(lang)


def printable(text: str) -> str:
    """The text without characters that could manipulate a terminal."""
    return "".join(sign if sign.isprintable() else " " if sign.isspace() else "\ufffd" for sign in text)


class Words:
    """The texts of one language. A regional tag (es-MX) falls back to its base language, an unknown one to English."""

    def __init__(self, lang: str = DEFAULT, **always: object) -> None:
        """`always` are parameters passed to every text, such as what a board calls its wild cards."""
        self._always = always
        self.lang = known_language([lang]) or DEFAULT
        self._texts = [_texts(name) for name in dict.fromkeys((self.lang, DEFAULT))]

    def having(self, **always: object) -> Words:
        """The same language with additional parameters for every text."""
        return Words(self.lang, **{**self._always, **always})

    def text(self, key: str, /, **params: object) -> str:
        """Return the text with this key, in English if this language does not have it.

        An unknown key is returned as it is, so that nothing is lost silently.
        """
        given = {name: _plain(name, value) for name, value in {**self._always, **params}.items()}
        for texts in self._texts:
            text = texts.format(key, given)
            if text is not None:
                return text
        return key

    def error(self, error: VialibreError, /, **better: object) -> str:
        """The message for an error. `better` replaces parameters, such as an id by a name."""
        kind = "board" if isinstance(error, BoardError) else "error"
        params = {name: self._shown(name, value) for name, value in {**error.params, **better}.items()}
        return self.text(f"{kind}-{error.code.replace('_', '-')}", **params)

    def list_and(self, parts: Sequence[str]) -> str:
        """Join several texts into one: Ana, Bea and Carl."""
        if len(parts) < 2:
            return "".join(parts)
        *before, last = parts
        initial = unicodedata.normalize("NFD", last.casefold()).removeprefix("h")[:1]
        return self.text("list-and", before=", ".join(before), last=last, initial=initial)

    def _shown(self, name: str, value: object) -> str | int | float:
        """Convert a parameter to what Fluent accepts: errors quote untrusted input of any length and with any
        characters."""
        if isinstance(value, VialibreError):
            return self.error(value)
        if isinstance(value, float) or (type(value) is int and value.bit_length() < 50):
            if name in PLAYERS:
                return self.text("seat-number", seat=value + 1)
            return value + 1 if name == SEAT else value
        text = "…" if isinstance(value, int) and value.bit_length() > MAX_BITS else str(value)
        text = text if len(text) <= MAX_PARAM else text[: MAX_PARAM - 1] + "…"
        return printable(text)

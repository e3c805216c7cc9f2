"""Errors for programs and for people: a stable code, parameters, and a sentence in the reader's language."""

from __future__ import annotations


class VialibreError(Exception):
    """Anything that is the input's fault, not the program's.

    `code` never changes and names the sentence in locale/<lang>/errors.ftl; `params` fill it in.
    """

    def __init__(self, code: str, **params: object) -> None:
        super().__init__(code, params)
        self.code = code
        self.params = params

    def __str__(self) -> str:
        return self.text("en")

    def text(self, lang: str) -> str:
        from vialibre.i18n import Words

        return Words(lang).error(self)

    def __reduce__(self) -> tuple[object, ...]:
        return (_rebuild, (type(self), self.code, self.params))


def _rebuild(kind: type[VialibreError], code: str, params: dict[str, object]) -> VialibreError:
    return kind(code, **params)


class BoardError(VialibreError):
    """A board file that cannot be played: says the file, the row and what is wrong with it."""


class BadAction(VialibreError):
    """A text or number that is no action of this board at all."""


class IllegalAction(VialibreError):
    """An action of this board that the rules do not allow now. The game is unchanged."""


class BadSetup(VialibreError):
    """A game that cannot be started or set up as asked."""


class RecordError(VialibreError):
    """A record that cannot be read or does not replay."""


class TooMuchWork(VialibreError):
    """A computation on an untrusted board that needs more steps or time than it is allowed."""


class StorageError(VialibreError):
    """A database that cannot be opened, written or saved elsewhere."""

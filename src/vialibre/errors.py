"""Error classes: each error has a stable code and parameters for programs, and a message in the user's language."""

from __future__ import annotations


class VialibreError(Exception):
    """Base class for errors caused by the input rather than by a bug.

    `code` never changes and names the message in locale/<lang>/errors.ftl; `params` are its parameters.
    """

    def __init__(self, code: str, **params: object) -> None:
        super().__init__(code, params)
        self.code = code
        self.params = params

    def __str__(self) -> str:
        return self.text("en")

    def text(self, lang: str) -> str:
        """The message in this language."""
        from vialibre.i18n import Words

        return Words(lang).error(self)

    def __reduce__(self) -> tuple[object, ...]:
        return (_rebuild, (type(self), self.code, self.params))


def _rebuild(kind: type[VialibreError], code: str, params: dict[str, object]) -> VialibreError:
    return kind(code, **params)


class BoardError(VialibreError):
    """A board file that is not playable. The message names the file, the row and the fault."""


class BadAction(VialibreError):
    """A text or number that does not denote an action of this board."""


class IllegalAction(VialibreError):
    """An action of this board that the rules do not allow now. The game is unchanged."""


class BadSetup(VialibreError):
    """A game that cannot be started or set up as requested."""


class BotFailed(BadSetup):
    """A bot raised an error. `frames` are the last lines of its own file that led there, `traceback` is all of it.

    Both are text among the parameters, so that they survive the way from another process.
    """

    @property
    def frames(self) -> str:
        return str(self.params.get("frames", ""))

    @property
    def traceback(self) -> str:
        return str(self.params.get("traceback", ""))


class RecordError(VialibreError):
    """A record that cannot be read or does not replay."""


class TooMuchWork(VialibreError):
    """A computation on an untrusted board that exceeds its limit of steps or time."""


class StorageError(VialibreError):
    """A database that cannot be opened, written or backed up."""

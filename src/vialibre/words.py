"""Texts for people, in their language, from the Fluent files in locale/<lang>/. Programs use codes and parameters instead."""

from __future__ import annotations

from functools import lru_cache
from importlib import resources

from fluent.runtime import FluentBundle, FluentResource

from vialibre.errors import BoardError, VialibreError

DEFAULT = "en"


def languages() -> tuple[str, ...]:
    """The languages there are texts for, English first."""
    found = sorted(place.name for place in resources.files("vialibre.locale").iterdir() if place.is_dir())
    return (DEFAULT, *(lang for lang in found if lang != DEFAULT and not lang.startswith("_")))


@lru_cache(maxsize=16)
def _bundle(lang: str) -> FluentBundle:
    bundle = FluentBundle([lang], use_isolating=False)
    for file in sorted(resources.files("vialibre.locale").joinpath(lang).iterdir(), key=lambda place: place.name):
        if file.name.endswith(".ftl"):
            bundle.add_resource(FluentResource(file.read_text("utf-8")))
    return bundle


class Words:
    """One language. An unknown language speaks English."""

    def __init__(self, lang: str = DEFAULT) -> None:
        self.lang = lang if lang in languages() else DEFAULT
        self._bundle = _bundle(self.lang)

    def text(self, key: str, **params: object) -> str:
        """The text with this key; a key without a text is shown as it is, so that nothing is silently lost."""
        message = self._bundle.get_message(key) if self._bundle.has_message(key) else None
        if message is None or message.value is None:
            return key
        text, _ = self._bundle.format_pattern(message.value, params)
        return str(text)

    def error(self, error: VialibreError) -> str:
        kind = "board" if isinstance(error, BoardError) else "error"
        return self.text(f"{kind}-{error.code.replace('_', '-')}", **error.params)

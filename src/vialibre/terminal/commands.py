"""Typed commands other than actions: English ones always work, and so do those of the user's language."""

from __future__ import annotations

from functools import lru_cache

from vialibre.i18n import Words
from vialibre.terminal.matching import folded

COMMANDS = ("help", "actions", "tickets", "board", "hint", "undo", "log", "score", "save", "quit")
WITH_MORE = ("actions", "board", "save")
"""Commands that accept arguments; with any other command, such a line is not a command."""


@lru_cache(maxsize=16)
def command_words(lang: str) -> dict[str, str]:
    """The words for the commands, mapped to the commands."""
    words = Words(lang)
    own = {folded(words.text("play-command-word", command=command)): command for command in COMMANDS}
    return {**own, **{command: command for command in COMMANDS}}


def command_in(line: str, lang: str) -> tuple[str, str] | None:
    """The command in a line and its arguments; None if it is not a command."""
    first, _, rest = line.strip().partition(" ")
    command = command_words(lang).get(folded(first))
    if command is None or (rest.strip() and command not in WITH_MORE):
        return None
    return command, rest.strip()

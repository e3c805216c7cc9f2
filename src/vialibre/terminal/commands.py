"""The words that are no actions: English ones always work, those of the reader's language too."""

from __future__ import annotations

from functools import lru_cache

from vialibre.i18n import Words
from vialibre.terminal.matching import folded

COMMANDS = ("help", "actions", "tickets", "board", "hint", "undo", "log", "score", "save", "quit")
WITH_MORE = ("actions", "board", "save")
"""Those that more words may follow; otherwise such a line is no command."""


@lru_cache(maxsize=16)
def command_words(lang: str) -> dict[str, str]:
    """Each command by the words for it."""
    words = Words(lang)
    own = {folded(words.text("play-command-word", command=command)): command for command in COMMANDS}
    return {**own, **{command: command for command in COMMANDS}}


def command_in(line: str, lang: str) -> tuple[str, str] | None:
    """The command that a line gives and what follows it; None if it is something else."""
    first, _, rest = line.strip().partition(" ")
    command = command_words(lang).get(folded(first))
    if command is None or (rest.strip() and command not in WITH_MORE):
        return None
    return command, rest.strip()

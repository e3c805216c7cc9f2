"""The language of the command line, and printing."""

from __future__ import annotations

import os
import sys

from rich.console import Console

from vialibre.i18n import DEFAULT, Words, known_language


def user_language() -> str:
    """VIALIBRE_LANG, else the system's language, if there are texts in it."""
    for variable in ("VIALIBRE_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        if lang := os.environ.get(variable, ""):
            return known_language([lang]) or DEFAULT
    return DEFAULT


words = Words(user_language())
say = words.text

out = Console(highlight=False, markup=False, soft_wrap=True)
err = Console(stderr=True, highlight=False, markup=False, soft_wrap=True)


def examples(command: str) -> str:
    """A command's examples, one a line; the mark keeps the help from running them together."""
    return "\b\n" + say(f"cli-{command}examples")


def complain(text: str) -> None:
    """One line on stderr."""
    print(f"vialibre: {' '.join(text.split())}", file=sys.stderr)

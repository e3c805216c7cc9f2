"""The language of the command line, and its output streams."""

from __future__ import annotations

import os
import sys

from rich.console import Console

from vialibre.i18n import DEFAULT, Words, known_language


def user_language() -> str:
    """The language of VIALIBRE_LANG, else that of the system, if there are texts in it."""
    for variable in ("VIALIBRE_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        if lang := os.environ.get(variable, ""):
            return known_language([lang]) or DEFAULT
    return DEFAULT


words = Words(user_language())
say = words.text

out = Console(highlight=False, markup=False, soft_wrap=True)
err = Console(stderr=True, highlight=False, markup=False, soft_wrap=True)


def examples(command: str) -> str:
    """The examples of a command, one per line; the marker keeps the help from wrapping them."""
    return "\b\n" + say(f"cli-{command}examples")


def complain(text: str) -> None:
    """Print one line on stderr."""
    print(f"vialibre: {' '.join(text.split())}", file=sys.stderr)

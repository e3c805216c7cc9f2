"""The language of the command line, and its output streams."""

from __future__ import annotations

import sys

from rich.console import Console

from vialibre.i18n import Words, user_language

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

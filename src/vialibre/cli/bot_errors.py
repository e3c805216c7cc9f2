"""What a command shows when a bot raised an error: where in the bot's own file, or with `--traceback` everything."""

from __future__ import annotations

import sys
from typing import Annotated

import typer

from vialibre.cli.text import complain, say, words
from vialibre.errors import BotFailed

_show_all = False


def _set(asked: bool) -> bool:
    global _show_all
    _show_all = asked
    return asked


Traceback = Annotated[bool, typer.Option("--traceback", help=say("cli-traceback-help"), callback=_set)]
"""For commands that run bots. Its callback notes it for `complain_of_bot`, since commands let errors pass."""


def complain_of_bot(error: BotFailed) -> None:
    """One line that names the bot and the error, then the frames."""
    complain(words.error(error))
    print((error.traceback if _show_all else error.frames).rstrip(), file=sys.stderr)
    if not _show_all and error.traceback:
        print(say("cli-traceback-hint"), file=sys.stderr)

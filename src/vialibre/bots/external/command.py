"""The text that names an external bot: `cmd:./mybot --fast`, or `cmd@2.5:./mybot` with seconds for each decision."""

from __future__ import annotations

import os
import re
import shlex
import shutil
from dataclasses import dataclass

from vialibre.errors import BadSetup

SECONDS = 10.0
"""For each decision, unless the text says otherwise."""
MOST_SECONDS = 3600.0
_SPEC = re.compile(r"cmd(?:@(?P<seconds>[^:]*))?:(?P<line>.*)", re.DOTALL)


@dataclass(frozen=True, slots=True)
class Command:
    text: str
    """As the operator wrote it: the bot's name in results and messages."""
    arguments: tuple[str, ...]
    """The program as a path or a name that the system finds, and its arguments."""
    seconds: float
    """For each decision, by the clock on the wall."""


def read_command(text: str) -> Command:
    """Raises BadSetup if it cannot be read, or if there is no such program."""
    found = _SPEC.fullmatch(text)
    if found is None:  # cmd@ without a colon
        raise BadSetup("command_bot_empty", bot=text)
    if os.name != "posix":
        raise BadSetup("command_bot_posix", bot=text)
    try:
        arguments = tuple(shlex.split(found["line"]))
    except ValueError:
        raise BadSetup("command_bot_quotes", bot=text) from None
    if not arguments or "\0" in text:
        raise BadSetup("command_bot_empty", bot=text)
    seconds = _seconds(text, found["seconds"])
    if shutil.which(arguments[0]) is None:
        raise BadSetup("command_bot_missing", bot=text, program=arguments[0])
    return Command(text, arguments, seconds)


def _seconds(text: str, written: str | None) -> float:
    if written is None:
        return SECONDS
    if re.fullmatch(r"\d{1,4}(\.\d{1,3})?", written, re.ASCII) and 0 < float(written) <= MOST_SECONDS:
        return float(written)
    raise BadSetup("command_bot_seconds", bot=text, most=int(MOST_SECONDS))

"""Display names of players: people by name, bots by a first name and their level."""

from __future__ import annotations

from collections.abc import Sequence

from vialibre.bots.levels import LEVELS
from vialibre.bots.names import split_bots
from vialibre.engine.record import BOT_PREFIX
from vialibre.errors import BadSetup
from vialibre.i18n import DEFAULT, Words, printable

BOT_NAMES = ("Ada", "Bruno", "Carmen", "Dora", "Emil", "Flora")
MAX_NAME = 40


def shown_names(seats: Sequence[str], lang: str = DEFAULT) -> tuple[str, ...]:
    """A name for each seat of a record; several bots of one kind get different names."""
    words = Words(lang)
    people = {name for name in seats if not name.startswith(BOT_PREFIX)}
    free = [name for name in BOT_NAMES if name not in people] + list(BOT_NAMES)
    return tuple(
        f"{free[seat]} ({words.text('bot-name', bot=printable(name.removeprefix(BOT_PREFIX)))})"
        if name.startswith(BOT_PREFIX)
        else printable(name)
        for seat, name in enumerate(seats)
    )


def person_name(text: str) -> str:
    """A player name on one line. Raises BadSetup for an unusable one."""
    name = " ".join(printable(text).split())
    if not name or len(name) > MAX_NAME or name.casefold().startswith(BOT_PREFIX):
        raise BadSetup("bad_name", name=name[:MAX_NAME])
    return name


def person_names(text: str) -> tuple[str, ...]:
    """Distinct names separated by commas. Raises BadSetup."""
    names = tuple(map(person_name, text.split(",")))
    for name in names:
        if names.count(name) > 1:
            raise BadSetup("name_twice", name=name)
    return names


def bot_levels(text: str) -> tuple[str, ...]:
    """The bots in a comma-separated list, by level or bot name."""
    return tuple(LEVELS.get(name, name) for name in split_bots(text))


def level_lines(words: Words) -> tuple[str, ...]:
    """A description of each level, one line each."""
    return tuple(f"{level}: {words.text('home-level-hint', level=level)}" for level in LEVELS)

"""`--bot NAME=module:Class` or `--bot NAME=cmd:./program` of `vialibre serve`: bots of your own at its tables."""

from __future__ import annotations

import re
from collections.abc import Sequence

from vialibre.bots.levels import LEVELS
from vialibre.bots.registry import BASELINES, LADDER, check_bot
from vialibre.errors import BadSetup

MOST = 20
"""Characters of a name, as in the protocol's command `seat_bot`."""
_NAME = re.compile(rf"[^\W\d_][\w -]{{0,{MOST - 1}}}")


def read_served_bots(texts: Sequence[str]) -> dict[str, str]:
    """What each name stands for. Raises BadSetup for a name that would not do, and for a bot that cannot be made."""
    found: dict[str, str] = {}
    for text in texts:
        name, equals, source = (part.strip() for part in text.partition("="))
        taken = name.casefold() in {*LADDER, *BASELINES, *LEVELS} or name in found
        if not equals or not _NAME.fullmatch(name) or taken:
            raise BadSetup("bad_served_bot", text=text[:80], most=MOST)
        check_bot(source)
        found[name] = source
    return found

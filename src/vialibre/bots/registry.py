"""Bots by name: those of the ladder, and anybody's own as `module:Class`."""

from __future__ import annotations

import importlib
from collections.abc import Callable

from vialibre.bots.base import Bot
from vialibre.bots.baselines.hungry import Hungry
from vialibre.bots.baselines.long_route import LongRoute
from vialibre.bots.baselines.one_step import OneStep
from vialibre.bots.baselines.path import Path
from vialibre.bots.conductor import Conductor
from vialibre.bots.porter import Porter
from vialibre.bots.stoker import Stoker
from vialibre.bots.surveyor import Surveyor
from vialibre.errors import BadSetup

LADDER: dict[str, Callable[[], Bot]] = {
    "porter": Porter,
    "stoker": Stoker,
    "conductor": Conductor,
    "surveyor": Surveyor,
}
BASELINES: dict[str, Callable[[], Bot]] = {
    "hungry": Hungry,
    "path": Path,
    "one-step": OneStep,
    "long-route": LongRoute,
}


def bot_names() -> tuple[str, ...]:
    """The bots of the ladder, weakest first."""
    return tuple(LADDER)


def baseline_names() -> tuple[str, ...]:
    """The published agents."""
    return tuple(BASELINES)


def make_bot(name: str) -> Bot:
    """A new bot for one game; raises BadSetup for a name that leads nowhere."""
    maker = LADDER.get(name) or BASELINES.get(name)
    if maker is not None:
        return maker()
    module, colon, attribute = name.partition(":")
    if not colon:
        raise BadSetup("unknown_bot", bot=name, known=", ".join([*LADDER, *BASELINES]))
    try:
        found = getattr(importlib.import_module(module), attribute)
        bot: Bot = found()
    except Exception as error:  # anything may happen in somebody's module; say what it was
        raise BadSetup("bad_bot", bot=name, detail=f"{type(error).__name__}: {error}") from None
    if not callable(getattr(bot, "choose", None)):
        raise BadSetup("bad_bot", bot=name, detail="it has no method choose(view, legal, random)")
    return bot

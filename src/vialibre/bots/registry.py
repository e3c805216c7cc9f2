"""Bots by name: the ladder, baselines to measure against, and your own as `module:Class`.

Bots that search take a budget after the name: `baron@0.4` thinks for 0.4 seconds, `baron@200w` in 200 worlds.
"""

from __future__ import annotations

import importlib
import os
import sys
from collections.abc import Callable

from vialibre.bots.adapter import as_bot, is_bot, maker_of
from vialibre.bots.base import Bot
from vialibre.bots.baselines.hungry import Hungry
from vialibre.bots.baselines.long_route import LongRoute
from vialibre.bots.baselines.mcts import Mcts
from vialibre.bots.baselines.one_step import OneStep
from vialibre.bots.baselines.path import Path
from vialibre.bots.search import Baron, Dispatcher
from vialibre.bots.search.budget import Budget, read_budget
from vialibre.bots.simple.conductor import Conductor
from vialibre.bots.simple.porter import Porter
from vialibre.bots.simple.stoker import Stoker
from vialibre.bots.surveyor import Surveyor
from vialibre.errors import BadSetup

LADDER: dict[str, Callable[[], Bot]] = {
    "porter": Porter,
    "stoker": Stoker,
    "conductor": Conductor,
    "surveyor": Surveyor,
    "dispatcher": Dispatcher,
    "baron": Baron,
}
BASELINES: dict[str, Callable[[], Bot]] = {
    "hungry": Hungry,
    "path": Path,
    "one-step": OneStep,
    "long-route": LongRoute,
    "mcts": Mcts,
}
SEARCHERS: dict[str, Callable[[Budget], Bot]] = {"dispatcher": Dispatcher, "baron": Baron, "mcts": Mcts}


def bot_names() -> tuple[str, ...]:
    """The bots of the ladder, weakest first."""
    return tuple(LADDER)


def baseline_names() -> tuple[str, ...]:
    """Bots to measure against: published agents, and plain tree search."""
    return tuple(BASELINES)


def make_bot(name: str) -> Bot:
    """A new bot for one game; raises BadSetup for an unknown name."""
    maker = LADDER.get(name) or BASELINES.get(name)
    if maker is not None:
        return maker()
    plain, at, budget = name.partition("@")
    if at and plain in SEARCHERS:
        return SEARCHERS[plain](read_budget(name, budget))
    if at and (plain in LADDER or plain in BASELINES):
        raise BadSetup("bot_without_budget", bot=name, known=", ".join(SEARCHERS))
    module, colon, attribute = name.partition(":")
    if not colon:
        raise BadSetup("unknown_bot", bot=name, known=", ".join([*LADDER, *BASELINES]))
    found = _find(name, module, attribute)
    maker = found if isinstance(found, type) else maker_of(found, name)
    try:
        return as_bot(maker(), name)
    except BadSetup:
        raise
    except Exception as error:  # a class of the user's may raise anything; say what it was
        raise BadSetup("bad_bot", bot=name, detail=f"{type(error).__name__}: {error}") from None


def _find(name: str, module: str, attribute: str) -> object:
    """What `module:attribute` names. Modules in the current folder are found, as with `python -m`."""
    here = os.getcwd()
    if here not in sys.path:
        sys.path.append(here)  # last, so that a file in the folder cannot shadow a library
    try:
        found = importlib.import_module(module)
    except ModuleNotFoundError as error:
        if error.name is not None and f"{module}.".startswith(f"{error.name}."):
            raise BadSetup("no_bot_module", bot=name, module=module) from None
        raise BadSetup("bad_bot", bot=name, detail=f"{type(error).__name__}: {error}") from None
    except (Exception, SystemExit) as error:
        raise BadSetup("bad_bot", bot=name, detail=f"{type(error).__name__}: {error}") from None
    if not hasattr(found, attribute):
        known = [word for word, value in vars(found).items() if isinstance(value, type) and is_bot(value)]
        raise BadSetup("no_bot_class", bot=name, module=module, name=attribute, known=", ".join(known) or "–")
    return getattr(found, attribute)

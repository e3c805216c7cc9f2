"""Bots by name: those of the ladder, those to measure against, and anybody's own as `module:Class`.

Those that search take their budget behind the name: `baron@0.4` thinks for 0.4 seconds, `baron@200w` in 200 worlds.
"""

from __future__ import annotations

import importlib
import os
import sys
from collections.abc import Callable

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
    """Those to measure against: the published agents, and plain tree search."""
    return tuple(BASELINES)


def make_bot(name: str) -> Bot:
    """A new bot for one game; raises BadSetup for a name that leads nowhere."""
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
    maker = _find(name, module, attribute)
    try:
        bot = maker()
    except Exception as error:  # anything may happen in somebody's class; say what it was
        raise BadSetup("bad_bot", bot=name, detail=f"{type(error).__name__}: {error}") from None
    if not callable(getattr(bot, "choose", None)):
        raise BadSetup("bot_without_choose", bot=name)
    return bot


def _find(name: str, module: str, attribute: str) -> Callable[[], Bot]:
    """What `module:attribute` names. A module in the current folder is found, as `python -m` finds it."""
    here = os.getcwd()
    if here not in sys.path:
        sys.path.append(here)  # at the end, so that nothing in the folder stands in for a library
    try:
        found = importlib.import_module(module)
    except ModuleNotFoundError as error:
        if error.name is not None and f"{module}.".startswith(f"{error.name}."):
            raise BadSetup("no_bot_module", bot=name, module=module) from None
        raise BadSetup("bad_bot", bot=name, detail=f"{type(error).__name__}: {error}") from None
    except (Exception, SystemExit) as error:
        raise BadSetup("bad_bot", bot=name, detail=f"{type(error).__name__}: {error}") from None
    if not hasattr(found, attribute):
        known = [word for word, value in vars(found).items() if isinstance(value, type) and hasattr(value, "choose")]
        raise BadSetup("no_bot_class", bot=name, module=module, name=attribute, known=", ".join(known) or "–")
    maker: Callable[[], Bot] = getattr(found, attribute)
    return maker

"""Bots by name: the ladder, baselines to measure against, and your own as `module:Class` or `cmd:./program`.

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
from vialibre.bots.names import is_command
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


def make_bot(name: str, *, commands: bool = False) -> Bot:
    """A new bot for one game; raises BadSetup for an unknown name.

    `commands` allows `cmd:…`, which starts a program. Pass it only for names that come from the operator's own command
    line or code: a record or a message must never be able to start anything.
    """
    if is_command(name):
        if not commands:
            raise BadSetup("command_bot_refused", bot=name)
        from vialibre.bots.external.bot import CommandBot  # here: what only this needs keeps no other game waiting
        from vialibre.bots.external.command import read_command

        return CommandBot(read_command(name))
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


def check_bot(name: str) -> None:
    """Raise BadSetup or ProgramFailed if the operator's command line names a bot that cannot play.

    A program is started once: a mistake in its arguments should end the command at the beginning, not lose every game.
    """
    bot = make_bot(name, commands=True)
    check = getattr(bot, "check", None) if is_command(name) else None
    if check is not None:
        check()


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

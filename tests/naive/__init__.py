"""A deliberately naive engine: plain lists and strings, to be compared in lockstep with the real one."""

from .game import NaiveGame
from .perft import perft

__all__ = ["NaiveGame", "perft"]

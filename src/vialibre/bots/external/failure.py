"""The one error for everything that an external bot does wrong."""

from __future__ import annotations

from vialibre.bots.base import Forfeit
from vialibre.errors import VialibreError


class ProgramFailed(VialibreError, Forfeit):
    """A program that did not keep to docs/bot-protocol.md. It has been stopped, and forfeits its game."""

"""The game as an app that fills the terminal: map, cards, tickets, log, and all that may be done, by keys."""

from __future__ import annotations

from vialibre.terminal.app.run import run_app

__all__ = ["run_app"]

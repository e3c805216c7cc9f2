"""The full-screen terminal app: map, cards, tickets, log and the list of actions, operated by keys."""

from __future__ import annotations

from vialibre.terminal.app.run import run_app

__all__ = ["run_app"]

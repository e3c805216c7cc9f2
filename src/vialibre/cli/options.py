"""Options shared by several commands."""

from __future__ import annotations

from typing import Annotated

import typer

from vialibre.cli.text import say

Ray = Annotated[str | None, typer.Option("--ray", metavar="local|ADDRESS", help=say("cli-ray-help"))]
"""Where a Ray cluster is that shares the work; None: processes of this machine do it."""

MoveTime = Annotated[
    float | None, typer.Option("--move-time", metavar="SECONDS", min=0.001, max=3600.0, help=say("cli-move-time-help"))
]
"""Real time for one decision of a bot; a bot that needs more forfeits that game."""
